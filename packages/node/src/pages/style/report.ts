/** The share page. */
export const report = `
.hero{display:grid;grid-template-columns:auto minmax(0,1fr);gap:1.5rem 2.25rem;align-items:center}
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
.buckets{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:1rem}
.bar{width:100%;height:8px;border-radius:4px;margin-top:.5rem;background:var(--sunken)}
.bar rect{fill:currentColor}
.contents ul{display:flex;flex-wrap:wrap;gap:.25rem 1.1rem;font-size:.925rem}
.contents a{display:inline-block;padding:.25rem 0}
.advice{counter-reset:advice}
.advice>li{counter-increment:advice}
.advice h3::before{content:counter(advice) ". ";color:var(--muted)}
.checks>li{display:grid;grid-template-columns:1.5rem minmax(0,1fr) auto;gap:0 .75rem;padding:.8rem 0;border-top:1px solid var(--line)}
.checks>li:first-child{border-top:0;padding-top:.25rem}
.checks .observed{grid-column:2/-1;color:var(--muted);font-size:.9rem;margin-top:.2rem}
.checks .points{font-variant-numeric:tabular-nums;white-space:nowrap;font-size:.9rem}
.mark{width:1.25rem;height:1.25rem;margin-top:.15rem}
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
  .hero{grid-template-columns:minmax(0,1fr);justify-items:start}
  .hero .gauge{width:11rem}
  .verdicts{grid-template-columns:repeat(2,1fr)}
}
`
