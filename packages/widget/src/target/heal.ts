import { keyOf, type Looks, matchFingerprint } from '@operable/core/fingerprint'
import type { Fingerprint } from '@operable/core/schema'
import { isSubmit } from '../dom/parts.ts'
import { isVisible } from '../dom/visible.ts'
import { attribute, attributesOf, select, tagOf } from '../natives.ts'
import { kindOf, looksOf, nameOfLooks } from './looks.ts'

/** Elements of one kind in document order, and what each looks like. */
export function candidates(root: Node, role: Looks['role']): { element: Element; looks: Looks }[] {
  const elements = select(root, kindOf(role))
  const names = elements.map((element) => nameOfLooks(element, role === 'form'))
  return elements.map((element, index) => {
    const looks = looksOf(element, role)
    const [before, after] = [names[index - 1], names[index + 1]]
    const neighbours = { ...looks.neighbours, ...(before && { before }), ...(after && { after }) }
    return { element, looks: { ...looks, neighbours, marks: marksOf(element), sends: sendsOf(element) } }
  })
}

/** Everything that is written on it, of which a fingerprint has kept a part. */
function marksOf(element: Element): string[] {
  const attributes = [...attributesOf(element)].map(({ name, value }) => `${name}=${value}`)
  const classes = attribute(element, 'class')?.match(/\S+/g) ?? []
  return [tagOf(element), ...attributes, ...classes.map((name) => `.${name}`)]
}

/** As `fingerprintSchema` says; '' of what sends nothing. */
function sendsOf(element: Element): string {
  const { form } = element as HTMLButtonElement
  if (!form || !isSubmit(element)) return ''
  const { fields, action } = looksOf(form, 'form')
  return fields.some((field) => /:./.test(field)) ? action || fields.join('\n') : ''
}

/**
 * The element that a fingerprint was taken of, where its selector finds something else, several or nothing. Of two that look
 * the same, one for small windows and one for large ones, the visible one is meant.
 * @param target what the selector means, if that is one element
 * @param among of these alone
 * @param isBehind it is shown once something was pressed
 */
export function heal(
  root: Node,
  fingerprint: Fingerprint,
  target: Element | undefined,
  among: readonly Element[] | undefined,
  isBehind: boolean,
): Element | undefined {
  const all = candidates(root, fingerprint.role).filter(({ element }) => !among || among.includes(element))
  const hit = all.findIndex(({ element }) => element === target)
  const looks = all.map(({ looks }) => looks)
  const known = all[matchFingerprint(fingerprint, looks, hit).index]
  if (known && !isBehind && !isVisible(known.element)) {
    const shown = all.filter((each) => isVisible(each.element) && keyOf(each.looks) === keyOf(known.looks))
    if (shown.length === 1) return shown[0]!.element
  }
  return known?.element
}
