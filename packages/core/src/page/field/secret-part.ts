import { attribute, closest, following, type HtmlNode } from '../../html/node.ts'
import { textOf } from '../../html/text.ts'
import { sensitivePurposes } from '../../standards/sensitive-fields.ts'
import type { PageContext } from '../collect/context.ts'
import { firstFrom } from '../collect/first-from.ts'
import { ariaName } from '../label/label.ts'
import { fieldPurpose, type PurposeClues } from './field-purpose.ts'

/** Most characters of a box that takes part of a code. */
const MAX_PART = 6
/** This many boxes of one character in a row are a code. */
const MIN_BOXES = 4

const NAMELESS = { type: 'text', tag: 'input', autocomplete: undefined, name: undefined, id: undefined } as const

type Purpose = ReturnType<typeof fieldPurpose>

/**
 * The secret behind an input whose own names say nothing: by the legend of a group of boxes, by their number, or by the
 * style that masks what is typed.
 */
export function secretPart(control: HtmlNode, clues: PurposeClues, page: PageContext): Purpose | undefined {
  if (clues.tag !== 'input' || !/^(?:text|tel|number)$/.test(clues.type)) return undefined
  const length = Number.parseInt(attribute(control, 'maxlength') ?? '', 10)
  const isPart = length > 0 ? length <= MAX_PART : clues.label === ''
  const group = isPart && closest(control, isGroup)
  if (group) {
    const named = fieldPurpose({ ...NAMELESS, placeholder: undefined, label: groupName(group, page) })
    if (named.purpose === 'one-time-code' || sensitivePurposes[named.purpose]) return named
  }
  if (length === 1 && isAmongBoxes(control, page)) return { purpose: 'one-time-code', from: 'type' }
  const isDotted = /-webkit-text-security\s*:\s*(?:disc|circle|square)/i.test(attribute(control, 'style') ?? '')
  return isDotted ? { purpose: 'password', from: 'type' } : undefined
}

function isGroup(node: HtmlNode): boolean {
  return node.tag === 'fieldset' || attribute(node, 'role') === 'group'
}

function groupName(group: HtmlNode, page: PageContext): string {
  let left = 50
  let legend = following(group, group)
  while (legend && legend.tag !== 'legend' && left-- > 0) legend = following(legend, group)
  return (legend?.tag === 'legend' && textOf(legend, { limit: 100 })) || ariaName(group, page)
}

/** Whether it is one of several inputs in a row that take one character each. */
function isAmongBoxes(control: HtmlNode, page: PageContext): boolean {
  const { controls } = page.found
  const isBox = (at: number): boolean => !!controls[at] && attribute(controls[at], 'maxlength') === '1'
  const own = firstFrom(controls, control.order, ({ order }) => order)
  let count = 1
  for (let at = own - 1; count < MIN_BOXES && isBox(at); at--) count++
  for (let at = own + 1; count < MIN_BOXES && isBox(at); at++) count++
  return count === MIN_BOXES
}
