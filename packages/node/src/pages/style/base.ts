/** Elements as they are everywhere. */
export const base = `
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
