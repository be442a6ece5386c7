/** Colours, measures and type. Every pair of text and ground has a contrast of 4.5 to 1 or more, in both schemes. */
const tokens = `
:root{
  color-scheme:light dark;
  --page:#f6f7f9;--surface:#fff;--sunken:#f1f3f5;--line:#dfe3e8;--ink:#181c21;--muted:#57606b;
  --accent:#0b57c2;--accent-soft:#e7effc;--on-accent:#fff;
  --good:#0d6b44;--good-soft:#e3f3ea;--fair:#7d5200;--fair-soft:#fcf0d6;--poor:#b3261a;--poor-soft:#fdebe9;
  --sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;
  --mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;
  --radius:10px;--gap:1rem
}
@media screen and (prefers-color-scheme:dark){:root{
  --page:#0f1216;--surface:#171b21;--sunken:#1e242b;--line:#2c333c;--ink:#e8ebef;--muted:#a0aab6;
  --accent:#86b4ff;--accent-soft:#17263f;--on-accent:#0b1526;
  --good:#63cf9b;--good-soft:#12291f;--fair:#e6b655;--fair-soft:#2c2412;--poor:#ff938a;--poor-soft:#351b19
}}
`

/** Elements as they are everywhere. */
const base = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1.5rem}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.55 var(--sans);overflow-wrap:anywhere;display:flex;flex-direction:column;min-height:100vh}
h1,h2,h3,h4{line-height:1.25;letter-spacing:-.012em;text-wrap:balance;margin:0}
h1{font-size:clamp(1.6rem,1.2rem + 2vw,2.25rem);font-weight:680}
h1 a{color:inherit;text-decoration-color:var(--line)}
h2{font-size:1.35rem;font-weight:650}
h3{font-size:1.05rem;font-weight:620}
p,ul,ol,dl,figure,pre{margin:0}
ul,ol{padding:0;list-style:none}
a{color:var(--accent);text-underline-offset:.18em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
main:focus{outline:none}
code,kbd,pre{font-family:var(--mono);font-size:.875em}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
svg{display:block}
time{white-space:nowrap}
.muted{color:var(--muted)}
.small{font-size:.875rem}
.hidden{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:1rem;top:-4rem;padding:.6rem 1rem;background:var(--accent);color:var(--on-accent);border-radius:0 0 8px 8px;z-index:2}
.skip:focus{top:0}
.bullets{list-style:disc;padding-left:1.15rem}
.bullets>li+li{margin-top:.3rem}
.bullets>li::marker{color:var(--muted)}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
`

/** Frame of a page: header, sections, cards, footer. */
const layout = `
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

/** Forms and buttons. */
const controls = `
button,.button{font:600 .95rem/1.2 var(--sans);display:inline-block;border-radius:8px;border:1px solid transparent;padding:.7rem 1.1rem;min-height:2.75rem;background:var(--accent);color:var(--on-accent);cursor:pointer;text-decoration:none}
button:hover,.button:hover{filter:brightness(1.08)}
button.quiet,.button.quiet,.copy{background:var(--surface);color:var(--ink);border-color:var(--line)}
button.danger{background:var(--surface);color:var(--poor);border-color:currentColor}
.small-button,button.small-button{padding:.45rem .8rem;min-height:2.25rem;font-size:.875rem}
.console-bar{margin-bottom:1.5rem;align-items:center}
.console-bar+.notice{margin-bottom:1.5rem}
.row+.notice{margin-top:1rem}
.after-list{margin-top:1rem}
.copy{padding:.3rem .6rem;min-height:0;font-size:.8125rem}
label{font-weight:600;font-size:.9rem;display:block}
.hint{color:var(--muted);font-size:.875rem}
.field>*+*{margin-top:.3rem}
input,select,textarea{font:1rem/1.4 var(--sans);width:100%;padding:.65rem .8rem;min-height:2.75rem;border:1px solid color-mix(in srgb,var(--muted) 70%,transparent);border-radius:8px;background:var(--surface);color:var(--ink)}
input[type=checkbox]{width:1.2rem;min-height:1.2rem;height:1.2rem;accent-color:var(--accent);vertical-align:-.2rem;margin-right:.5rem}
fieldset{min-width:0;margin:0;padding:.35rem 0 0;border:0;border-top:1px solid var(--line)}
legend{font-weight:650;padding:0 .6rem 0 0}
textarea{min-height:6rem;resize:vertical}
.mono{font-family:var(--mono);font-size:.9rem}
[aria-invalid=true]{border-color:var(--poor);border-width:2px}
.field-error{color:var(--poor);font-size:.9rem;font-weight:600}
.notice{border:1px solid var(--line);border-left:4px solid var(--accent);border-radius:8px;background:var(--surface);padding:.8rem 1rem}
.notice.good{border-left-color:var(--good);color:inherit}
.notice.poor{border-left-color:var(--poor);color:inherit}
.inline-form{display:flex;gap:.6rem;align-items:end;flex-wrap:wrap}
.inline-form .field{flex:1 1 16rem}
`

/** The homepage, texts to read, and pages with little on them. */
const prose = `
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

/** The share page. */
const report = `
.hero{display:grid;grid-template-columns:auto minmax(0,1fr);grid-template-rows:auto 1fr;gap:.6rem 2.25rem;align-items:center}
.hero .gauge{grid-row:span 2}
.hero-text{align-self:start}
.notice+.hero{margin-top:1.5rem}
.hero .gauge{width:13.5rem;height:auto}
.gauge-track{stroke:var(--line)}
.gauge-range{stroke:currentColor;opacity:.45}
.gauge-value{stroke:currentColor}
.gauge-number{font:680 46px/1 var(--sans);fill:var(--ink);letter-spacing:-.03em}
.gauge-number.gauge-between{font-size:22px}
.gauge-of{font:500 11px/1 var(--sans);fill:var(--muted)}
.gauge-grade{font:680 14px/1 var(--sans);fill:currentColor}
.hero .lead{font-size:1.05rem;max-width:40rem}
.hero .pill{white-space:normal}
.bar{width:100%;height:8px;border-radius:4px;margin-top:.5rem;background:var(--sunken)}
.bar rect{fill:currentColor}
.folds.card,.card:has(>.folds){padding:0}
.folds>li+li,.folds+.more,.more+.more{border-top:1px solid var(--line)}
.fold>summary{display:grid;grid-template-columns:auto minmax(0,1fr) auto auto;align-items:start;padding:.7rem 1.1rem;list-style:none}
.fold>summary::-webkit-details-marker{display:none}
.fold>summary::after{content:"";grid-area:1/4;width:.5rem;height:.5rem;margin:.4rem .15rem 0 .85rem;border:solid var(--muted);border-width:0 2px 2px 0;transform:rotate(45deg)}
.fold[open]>summary::after{transform:rotate(-135deg);margin-top:.65rem}
.fold>summary:hover{background:var(--sunken)}
.fold .mark{margin:.1rem .7rem 0 0}
.fold>summary>:is(h2,h3,h4){grid-area:1/2;font-size:1rem;font-weight:600;letter-spacing:0;line-height:1.45;text-wrap:wrap}
.fold>summary>h4{font-size:.95rem;font-weight:500}
.fold-end{grid-area:1/3;margin-left:.75rem;font-size:.9rem;font-weight:400;font-variant-numeric:tabular-nums;text-align:right;line-height:1.6}
.fold-about{grid-area:2/2/auto/-1;color:var(--muted);font-size:.875rem;font-weight:400;line-height:1.4}
.fold-body{padding:.35rem 1.1rem 1.1rem;scroll-margin-top:5rem}
.fold .fold>summary{padding-left:0;padding-right:0}
.fold .fold .fold-body{padding-left:1.95rem;padding-right:0}
.fold .fold>summary:hover{background:none}
.more>summary{padding:.65rem 1.1rem;color:var(--accent);font-weight:500;font-size:.925rem}
.advice{counter-reset:advice}
.advice li:has(>.fold){counter-increment:advice}
.advice .fold h3::before{content:counter(advice) ". ";color:var(--muted)}
.request{border:1px solid var(--line);border-radius:8px;overflow:hidden}
.request figcaption{display:grid;gap:.2rem;padding:.6rem .85rem;background:var(--sunken)}
.request-fields{overflow-x:auto}
.request table{font-size:.875rem}
.request th{font-weight:500;width:26%}
.request td{min-width:8rem}
.request td,.request th{overflow-wrap:anywhere;padding:.45rem .85rem}
.run summary{font-weight:400;color:var(--muted)}
.run ol{max-width:30rem}
.run>*+*{margin-top:.4rem}
img.form-picture{display:block;max-width:100%;height:auto;border:1px solid var(--line);border-radius:8px;background:#fff}
.compared .figure{display:block;font-size:2rem;line-height:1.2}
.compared .row{gap:1rem 2rem}
.compared{margin-top:1.25rem}
section+.actions{margin-top:1.25rem}
.observed{color:var(--muted);font-size:.9rem}
.mark{flex:none;width:1.25rem;height:1.25rem;margin-top:.1rem}
.verdicts{display:grid;grid-template-columns:repeat(4,1fr);gap:.5rem}
.verdicts>div{background:var(--sunken);border-radius:8px;padding:.5rem .7rem}
.verdicts dt{font-size:.8125rem;color:var(--muted)}
.verdicts dd{margin:0;font-weight:650}
.talk{max-width:50rem}
.talk>li{max-width:44rem;display:flex;flex-direction:column;align-items:flex-start}
.talk>li+li{margin-top:.6rem}
.talk p{background:var(--surface);border:1px solid var(--line);border-radius:14px 14px 14px 4px;padding:.6rem .95rem}
.talk .visitor{margin-left:auto;align-items:flex-end;margin-top:1.4rem}
.talk .visitor:first-child{margin-top:0}
.talk .visitor p{background:var(--accent-soft);border-color:transparent;border-radius:14px 14px 4px 14px}
.talk .source{font-size:.8125rem;color:var(--muted);padding:.2rem .3rem 0;max-width:100%}
.chart{display:block;overflow:visible;height:8rem;width:calc(100% - 4.75rem);margin:1.4rem 1.5rem 2.25rem 3.25rem;font-size:.8125rem}
.chart-line{stroke:var(--accent);stroke-width:2;stroke-linecap:round}
.chart-dot{fill:var(--surface);stroke:var(--accent);stroke-width:2}
.chart-grid{stroke:var(--line);stroke-width:1}
.chart text{fill:var(--muted)}
.chart .chart-score{font-weight:650;fill:var(--ink);stroke:var(--surface);stroke-width:4px;paint-order:stroke}
@media (max-width:44rem){
  .hero{gap:.75rem 1.1rem}
  .hero .gauge{width:6.75rem;grid-row:auto}
  .hero-text{grid-column:1/-1}
  .compared .row>[aria-hidden]{display:none}
  .hero .lead{font-size:1rem;line-height:1.45;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:7;overflow:hidden}
  main:has(.hero){padding-top:1.25rem;padding-bottom:2rem}
  section:has(.folds){margin-top:1.5rem}
  section:has(.folds)>h2{margin-bottom:.5rem;font-size:1.25rem}
  section:has(.folds)>.section-about{margin:-.35rem 0 .5rem;font-size:.9rem}
  .fold>summary,.more>summary{padding:.55rem .8rem}
  .fold>summary>:is(h2,h3){font-size:.95rem}
  .fold-body{padding:.25rem .8rem .9rem}
  .fold:not([open])>summary>.fold-about{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
  .verdicts{grid-template-columns:repeat(2,1fr)}
}
`

/** On paper: no navigation, nothing folded, nothing cut in the middle. */
const print = `
@media print{
  @page{margin:14mm}
  :root{--page:#fff;--surface:#fff;--sunken:#f1f3f5;--line:#c9cfd6;--ink:#000;--muted:#444}
  body{font-size:10.5pt;display:block}
  .site-header nav,.site-footer,.actions,.copy,.skip,.fold>summary::after,.more>summary{display:none}
  main{max-width:none;padding:1rem 0 0}
  .site-header .bar-inner{padding:0}
  section{margin-top:1.6rem}
  h2,h3{break-after:avoid}
  .card:not(:has(.folds)),summary,.talk>li,.snippet,tr{break-inside:avoid}
  summary{break-after:avoid}
  .fold>summary{padding:.3rem .6rem}
  details::details-content{content-visibility:visible;block-size:auto}
  .table-wrap,.snippet pre{overflow:visible;max-height:none}
  a{color:inherit}
}
`

/**
 * The style sheet of every page. It stands in the page itself, so that the first paint waits for nothing, and in one
 * piece, so that one hash in the policy allows it.
 */
export const styleSheet: string = [tokens, base, layout, controls, prose, report, print]
  .join('')
  .replace(/\s*\n\s*/g, '')
  .trim()
