import type { Button } from '../../page/model/form-model.ts'
import { buttonPlaceholder } from '../../standards/placeholders.ts'
import { escapeHtml } from './html.ts'

/**
 * The button as it should be. Its own tag is kept as it is written, where that is known.
 *
 * @param text what the button does; a placeholder where nothing tells
 */
export function buttonHtml(button: Button, text = buttonPlaceholder): string {
  const { tag, type } = button
  const isNamedByAria = hasAttribute(button, 'aria-label')
  if (tag === 'input' && !isNamedByAria) return openTag(button, type === 'image' ? 'alt' : 'value', text)
  // An icon or a symbol stays what people see; the name is for those who cannot.
  const showsText = /\p{L}{2}/u.test(button.text) && !isNamedByAria
  if (!showsText || tag === 'role') return named(button, text)
  if (tag === 'summary') return `<summary>${escapeHtml(text)}</summary>`
  return `${openTag(button)}${escapeHtml(text)}</button>`
}

function named(button: Button, text: string): string {
  if (button.hint?.attributes || button.tag === 'button' || button.tag === 'input')
    return openTag(button, 'aria-label', text)
  return `<!-- on the element itself -->\naria-label="${escapeHtml(text)}"`
}

/** The opening tag, with one attribute set. */
function openTag(button: Button, name?: string, value = ''): string {
  const { tag, type, hint } = button
  const own = hint?.attributes ?? (tag === 'role' ? [] : [['type', type] as const])
  // An aria-labelledby would win over every other name.
  const kept = own.filter(([known]) => known !== name && known !== 'aria-labelledby')
  const attributes = kept.map(([known, given]) => attributeHtml(known, given))
  if (name !== undefined) attributes.push(`${name}="${escapeHtml(value)}"`)
  return `<${[hint?.element ?? tag, ...attributes].join(' ')}>`
}

function attributeHtml(name: string, value: string): string {
  return value === '' ? name : `${name}="${escapeHtml(value, 1000)}"`
}

function hasAttribute({ hint }: Button, name: string): boolean {
  return hint?.attributes?.some(([known]) => known === name) ?? false
}
