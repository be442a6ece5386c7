/** Frame of a page: header, sections, cards, footer. */
export const layout = `
.bar-inner,main{width:100%;max-width:62rem;margin:0 auto;padding:0 1.25rem}
main{flex:1;padding-top:2rem;padding-bottom:4rem}
.site-header{background:var(--surface);border-bottom:1px solid var(--line)}
.site-header .bar-inner{display:flex;align-items:center;justify-content:space-between;gap:.25rem 1.5rem;min-height:3.75rem;flex-wrap:wrap;padding-top:.35rem;padding-bottom:.35rem}
.brand{display:flex;align-items:center;gap:.55rem;color:var(--ink);font-weight:680;letter-spacing:-.01em;text-decoration:none;min-height:2.75rem}
.brand .logo{color:var(--accent)}
.site-header ul,.site-footer ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
.site-header li a{color:var(--muted);text-decoration:none;font-size:.95rem;display:inline-block;padding:.55rem 0}
.site-header li a:hover,.site-header [aria-current]{color:var(--ink);text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:2px;text-underline-offset:.45em}
.site-footer{border-top:1px solid var(--line);color:var(--muted);font-size:.875rem;padding:1.5rem 0}
.site-footer .bar-inner{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.75rem 2rem}
.site-footer a{color:var(--muted);display:inline-block;padding:.25rem 0}
section{margin-top:3rem}
section>h2,section>.section-head{margin-bottom:.9rem}
.card>.section-head{margin-bottom:.35rem}
h2+.section-about,.section-head+.section-about{margin-top:-.5rem}
section>details,section>form+.notice,section>figure+.actions{margin-top:.75rem}
main>.notice+form{margin-top:1rem}
h1+form,h1+.card,h1+.list,h1+.notice{margin-top:1.25rem}
.stack>h2{margin-top:2rem}
.section-about{color:var(--muted);max-width:46rem;margin-bottom:1.1rem}
.card{background:var(--surface);border:1px solid var(--line);border-radius:var(--radius);padding:1.15rem 1.25rem}
.stack>*+*{margin-top:.85rem}
.stack-tight>*+*{margin-top:.45rem}
.row{display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:center}
.between{display:flex;flex-wrap:wrap;gap:.35rem 1rem;align-items:baseline;justify-content:space-between}
.pill{display:inline-block;border-radius:99px;padding:.1rem .65rem;font-size:.8125rem;font-weight:600;background:var(--sunken);color:var(--muted);white-space:nowrap}
.good{color:var(--good)}.fair{color:var(--fair)}.poor{color:var(--poor)}
.pill.good{background:var(--good-soft)}.pill.fair{background:var(--fair-soft)}.pill.poor{background:var(--poor-soft)}
.pill.accent{background:var(--accent-soft);color:var(--accent)}
.table-wrap{overflow-x:auto;border:1px solid var(--line);border-radius:var(--radius);background:var(--surface)}
table{border-collapse:collapse;width:100%;font-size:.9rem;overflow-wrap:break-word}
td .address,td.seen{overflow-wrap:anywhere}
td.seen{min-width:16rem}
th,td{text-align:left;vertical-align:top;padding:.6rem .85rem;border-top:1px solid var(--line)}
thead th{border-top:0;color:var(--muted);font-weight:600;font-size:.8125rem;white-space:nowrap}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
summary{cursor:pointer;padding:.35rem 0;font-weight:600}
.snippet{position:relative;background:var(--sunken);border:1px solid var(--line);border-radius:8px}
.snippet figcaption{padding:.5rem .85rem 0;font-size:.8125rem;color:var(--muted)}
.snippet pre{padding:.65rem .85rem;max-height:22rem;overflow:auto}
.snippet code{user-select:all;-webkit-user-select:all}
.snippet.with-copy pre{padding-right:5.5rem}
.snippet.with-copy figcaption{padding-right:6rem}
.copy{position:absolute;right:.4rem;top:.4rem}
@media (max-width:44rem){
  .site-header .bar-inner{gap:.25rem .75rem}
  .site-header ul{gap:.25rem .85rem}
  .site-header li a{font-size:.875rem}
}
`
