/** What the widget's own surfaces share: colours of both schemes, buttons, focus. For a shadow tree: nothing of the page reaches it. */
export const baseStyle = `
:host{
--page:#fff;--line:#c9d0d8;--ink:#181c21;--muted:#57606b;--accent:#0b57c2;--on-accent:#fff;--good:#0d6b44;--fair:#7d5200;--poor:#b3261a}
@media (prefers-color-scheme:dark){:host{
--page:#171b21;--line:#454e59;--ink:#e8ebef;--muted:#a0aab6;--accent:#86b4ff;--on-accent:#0b1526;--good:#63cf9b;--fair:#e6b655;--poor:#ff938a}}
*{box-sizing:border-box;font:inherit}
[hidden]{display:none!important}
button{min-height:44px;padding:8px 16px;border-radius:8px;border:1px solid var(--line);background:var(--page);color:var(--ink);cursor:pointer;overflow-wrap:normal}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`
