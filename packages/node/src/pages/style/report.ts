/** The share page. */
export const report = `
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
