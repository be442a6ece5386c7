import { html, type Markup } from './html.ts'

export interface FieldView {
  /** Of the control, and the id that label, hint and error refer to. */
  name: string
  label: string
  value?: string | undefined
  hint?: string
  /** What was wrong with the value that was sent. */
  error?: string | undefined
  type?: 'text' | 'url' | 'password'
  /** `text` turns off what phones do to words: addresses, selectors, keys. */
  code?: boolean
  required?: boolean
  rows?: number
  autocomplete?: string
  maxLength?: number
  placeholder?: string
}

/** A labelled control with its hint and its error, each tied to it for those who cannot see them side by side. */
export function field(view: FieldView): Markup {
  const { name, label, hint, error } = view
  return html`<div class="field"><label for="${name}">${label}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${view.rows === undefined ? input(view) : area(view, view.rows)}
${error && html`<p class="field-error" id="${name}-error">${error}</p>`}</div>`
}

function input(view: FieldView): Markup {
  const { type = 'text', value = '' } = view
  return html`<input type="${type}" value="${value}"${common(view)}>`
}

/** A browser drops one line break at the start of a text area, so one is put there for it. */
function area(view: FieldView, rows: number): Markup {
  return html`<textarea rows="${rows}"${common(view)}>
${view.value ?? ''}</textarea>`
}

function common({
  name,
  hint,
  error,
  code,
  required,
  autocomplete = 'off',
  maxLength,
  placeholder,
}: FieldView): Markup {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return html` id="${name}" name="${name}" autocomplete="${autocomplete}"${required && html` required`}${code && html` class="mono" spellcheck="false" autocapitalize="none"`}${maxLength !== undefined && html` maxlength="${maxLength}"`}${placeholder !== undefined && html` placeholder="${placeholder}"`}${described !== '' && html` aria-describedby="${described}"`}${error && html` aria-invalid="true"`}`
}
