/** The homepage, texts to read, and pages with little on them. */
export const prose = `
.narrow{max-width:40rem}
.lead{font-size:1.15rem;max-width:44rem}
.landing{padding:1.5rem 0 .5rem}
.landing>*+*{margin-top:1.1rem}
.landing h1{font-size:clamp(1.9rem,1.2rem + 3.4vw,3rem);max-width:22ch;letter-spacing:-.025em}
.landing .inline-form{margin-top:1.75rem;max-width:44rem}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:1rem}
.columns.wide{grid-template-columns:repeat(auto-fit,minmax(min(100%,25rem),1fr));gap:1.75rem 1.5rem}
.columns>*{min-width:0}
.section-about.after{margin:1rem 0 0}
.list{padding-top:.35rem;padding-bottom:.35rem}
.list>li{padding:.6rem 0;border-top:1px solid var(--line)}
.list>li:first-child{border-top:0}
.prose{max-width:44rem}
.prose h2{margin-top:2.4rem}
.prose h3{margin-top:1.8rem}
.prose p,.prose ul,.prose .table-wrap{margin-top:.75rem}
.prose ul{list-style:disc;padding-left:1.15rem}
.prose li+li{margin-top:.25rem}
.prose li::marker{color:var(--muted)}
.prose td:not(:last-child){white-space:nowrap}
.prose code{background:var(--sunken);border-radius:4px;padding:.1em .35em}
progress{width:100%;height:.75rem;accent-color:var(--accent)}
`
