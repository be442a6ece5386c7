/** Colours, measures and type. Every pair of text and ground has a contrast of 4.5 to 1 or more, in both schemes. */
export const tokens = `
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
