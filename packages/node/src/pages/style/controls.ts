/** Forms and buttons. */
export const controls = `
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
