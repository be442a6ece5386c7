/** The panel's style sheet. It is adopted into a shadow tree: nothing of it reaches the page, and nothing of the page it. */
export const panelStyle = `
:host{all:initial;color-scheme:light dark;
--page:#fff;--line:#c9d0d8;--ink:#181c21;--muted:#57606b;--accent:#0b57c2;--on-accent:#fff;--good:#0d6b44;--fair:#7d5200;--poor:#b3261a}
@media (prefers-color-scheme:dark){:host{
--page:#171b21;--line:#454e59;--ink:#e8ebef;--muted:#a0aab6;--accent:#86b4ff;--on-accent:#0b1526;--good:#63cf9b;--fair:#e6b655;--poor:#ff938a}}
*{box-sizing:border-box;font:inherit}
[hidden]{display:none!important}
.opener,section{position:fixed;right:16px;bottom:16px;z-index:2147483000;font:16px/1.5 system-ui,sans-serif;color:var(--ink)}
section{width:min(400px,calc(100vw - 32px));max-height:min(640px,calc(100vh - 32px));overflow:auto;overscroll-behavior:contain;
background:var(--page);border:1px solid var(--line);border-radius:12px;padding:16px;box-shadow:0 8px 32px #0004;overflow-wrap:anywhere}
header{display:flex;align-items:center;justify-content:space-between;gap:12px;margin-bottom:8px}
h2{font-size:1.125em;font-weight:650;margin:0}
button{min-height:44px;padding:8px 16px;border-radius:8px;border:1px solid var(--line);background:var(--page);color:var(--ink);cursor:pointer}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}
.opener{border-radius:999px;box-shadow:0 4px 16px #0003}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
details{border-top:1px solid var(--line);padding:4px 0}
summary{cursor:pointer;padding:8px 0;font-weight:600}
p{margin:0 0 8px;color:var(--muted)}
label,legend{display:block;font-weight:550;margin:8px 0 4px;padding:0}
fieldset{border:0;padding:0;margin:0}
fieldset label,label.check{display:flex;gap:8px;align-items:center;font-weight:400;min-height:32px}
input:not([type=checkbox]),select,textarea{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--muted);border-radius:8px;background:var(--page);color:var(--ink)}
input[type=checkbox]{width:20px;height:20px;margin:0}
.actions{display:flex;gap:8px;margin:12px 0}
.outcome{font-weight:650;margin:0;color:var(--ink)}
.confirmed{color:var(--good)}.submitted_unverified,.needs_person{color:var(--fair)}.rejected,.failed{color:var(--poor)}
ul,ol{margin:4px 0 8px;padding-left:20px;color:var(--muted);font-size:.875em}
@media (prefers-reduced-motion:no-preference){section{animation:rise .16s ease-out}@keyframes rise{from{opacity:0;transform:translateY(8px)}}}
:host(.running) section{pointer-events:none}
:host(.running) .stop{pointer-events:auto}
@media print{:host{display:none}}`
