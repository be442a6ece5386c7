/** On paper: no navigation, nothing folded, nothing cut in the middle. */
export const print = `
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
