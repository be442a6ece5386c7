// @ts-nocheck: plain data and pages
/** What the rows of `questions` share: a bare document, pages that record the question, and `add`. */
import { count, esc, f, html, row } from '../kit.mjs'

const getter = (request) => (name) => request.query.get(name) ?? request.field(name) ?? ''

/** An address that is both the form's page and its answer: asked when the query (or a POST) has `key`. */
export const own = (key, answer, blank) => (request, state) => {
  if (request.method !== 'POST' && !request.query.has(key)) return blank(getter(request), request, state)
  count(request, state)
  return answer(getter(request), request, state)
}
/** An address that only answers. */
export const asked = (answer) => (request, state) => {
  count(request, state)
  return answer(getter(request), request, state)
}

const CSS = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 "Segoe UI",Arial,sans-serif;color:#1d1d1f}header,main,footer,.wrap{max-width:66rem;margin:0 auto;padding:.7rem 1rem}
input,select,button{font:inherit;padding:.35rem .6rem}label{margin-right:.4rem}.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}[hidden],.d-none{display:none!important}
nav a{margin-right:1rem}table{border-collapse:collapse}td,th{padding:.25rem .6rem;text-align:start}.invalid-feedback{display:none;color:#b02a37}.is-invalid~.invalid-feedback{display:block}.icon{width:1em;height:1em}`
const RTL = ['ar', 'he', 'fa']
/** A document whose body is written by the row. */
export const doc = (
  lang,
  title,
  body,
  { css = '', head = '', script = '', cls = '', status = 200, headers = {} } = {},
) =>
  html(
    `<!DOCTYPE html>\n<html lang="${lang}"${RTL.includes(lang) ? ' dir="rtl"' : ''}>\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${esc(title)}</title>\n<style>${CSS}${css}</style>${head}\n</head>\n<body${cls ? ` class="${cls}"` : ''}>\n${body}${script ? `\n<script>${script}</script>` : ''}\n</body>\n</html>`,
    status,
    headers,
  )
/** A magnifying glass, without words. */
export const GLASS = `<svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M11 11l4 4" stroke="currentColor" stroke-width="2"/></svg>`
/** Options of a select. */
export const opts = (choices, given) =>
  choices.map(([v, l]) => `<option value="${esc(v)}"${v === given ? ' selected' : ''}>${esc(l)}</option>`).join('')

/** A field whose id is not its key. */
export const F = (key, type, label, value, id = key, more = {}) => f(key, type, label, value, { id, ...more })

export function set(kind) {
  const rows = []
  const add = (taken) => (slug, language, family, title, rest) =>
    rows.push(
      row({
        id: `questions-${kind}-${slug}-${language}`,
        language,
        family,
        title,
        taken,
        wanted: taken ? 'confirmed' : 'submitted_unverified',
        status: taken ? undefined : ['submitted_unverified', 'rejected'],
        ...rest,
        ...(taken && !rest.status
          ? {
              status:
                rest.wanted === 'submitted_unverified'
                  ? ['submitted_unverified', 'confirmed']
                  : ['confirmed', 'submitted_unverified'],
            }
          : {}),
      }),
    )
  return { rows, yes: add(true), no: add(false) }
}
