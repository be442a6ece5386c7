// @ts-nocheck: plain data and pages
/** What the later rows have in common: a page, a form, a submit by script, the rows themselves. */
import { controls, f, form, html, row } from '../kit.mjs'

const CSS = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif}header,main,footer{max-width:60rem;margin:auto;padding:1rem}
input,textarea,button,select{font:inherit;padding:.4rem}input[type=text],input[type=email],textarea{width:100%;max-width:28rem;display:block}[hidden],.hide{display:none!important}
.invalid-feedback{color:#b00}.snack{position:fixed;left:1rem;bottom:1rem;background:#222;color:#fff;padding:.8rem}.overlay{position:fixed;inset:0;background:#0007;display:flex;align-items:center;justify-content:center}.overlay>div{background:#fff;padding:2rem}`

/** A page with a header, a main part and a footer. */
export const page = (
  lang,
  name,
  main,
  { title = name, script = '', head = '', status = 200, headers = {}, top = '', tail = '' } = {},
) =>
  html(
    `<!doctype html><html lang="${lang}"${['ar', 'he', 'fa'].includes(lang) ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"><style>${CSS}</style>${head}</head><body>${top}<header><a href="/">${name}</a></header><main id="main">${main}</main><footer><small>© 2026 ${name}</small></footer>${tail}${script ? `<script>${script}</script>` : ''}</body></html>`,
    status,
    headers,
  )

export const N = (label, value, more) => f('name', 'text', label, value, { id: 'name', ...more })
export const E = (label, value = 'kim@example.org', more) => f('email', 'email', label, value, { id: 'email', ...more })
export const M = (label, value, more) => f('message', 'textarea', label, value, { id: 'msg', ...more })
export const T = (key, label, value, more) => f(key, 'text', label, value, { id: key, ...more })

/** The form of a row with its submit button. */
export const theForm = (
  fields,
  submit,
  { look = 'bs', action = '', attrs = '', before = '', after = '', id = 'f', values, errors, btn = '' } = {},
) =>
  `<form id="${id}"${action ? ` action="${action}" method="post"` : ''} ${attrs}>${before}${controls(fields, look, { values, errors })}<button type="submit" ${btn}>${submit}</button>${after}</form>`

/** Sends by fetch; `then` sees form, r (response), t (text), j (parsed or undefined). */
export const onSubmit = (then, { url = '/api', as = 'form', first = '', headers = '{}', id = 'f' } = {}) =>
  `document.getElementById('${id}').addEventListener('submit',async e=>{e.preventDefault();const form=e.target;const $=s=>document.querySelector(s);const d=new FormData(form);${first}
const r=await fetch('${url}',{method:'POST',headers:{...${as === 'json' ? `{'content-type':'application/json'}` : as === 'url' ? `{'content-type':'application/x-www-form-urlencoded'}` : '{}'},...${headers}},body:${as === 'json' ? 'JSON.stringify(Object.fromEntries(d))' : as === 'url' ? 'new URLSearchParams(d).toString()' : 'd'}});
const t=await r.text();let j;try{j=JSON.parse(t)}catch{};${then}})`

/** Rows of a family. */
export function family(name) {
  const rows = []
  /** no: refused or not taken; yes: taken. */
  const put = (taken) => (id, language, title, spec) =>
    rows.push(
      row({
        family: name,
        id: `later-${name}-${language}-${id}`,
        language,
        title,
        taken,
        wanted: taken ? 'confirmed' : 'submitted_unverified',
        why: spec.why ?? title,
        ...spec,
        tool: spec.tool ?? form('sendForm', spec.does ?? title, '#f'),
      }),
    )
  return { rows, no: put(false), yes: put(true) }
}
