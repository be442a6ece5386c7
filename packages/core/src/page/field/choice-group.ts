import { isDurable } from '../../html/durable-name.ts'
import { attribute, closest, following, type HtmlNode, TEXT } from '../../html/node.ts'
import { textOf } from '../../html/text.ts'
import type { Collected } from '../collect/collected.ts'
import type { PageContext } from '../collect/context.ts'
import { elementBeside, isEditingHost, opensList, roleOf } from '../element/drawn-control.ts'
import { ariaName } from '../label/label.ts'
import { nearbyText } from '../label/nearby-text.ts'
import type { ChoiceGroup } from '../model/form-model.ts'

/**
 * Ancestors in which the next button of a group is looked for; nodes looked at inside one, inside what may be an editor, and around an
 * open list; and options of one.
 */
const MOST = { levels: 6, inside: 400, editor: 30, options: 100, around: 60 }
const LIMIT = 100
const FILLED = new Set(['input', 'select', 'textarea'])

/**
 * The group of radio buttons that no shared name groups: custom ones, and native ones without a stable name. It is the
 * `radiogroup` (https://www.w3.org/WAI/ARIA/apg/patterns/radio/), else a fieldset or group that holds nothing else, else
 * the nearest element around two of them. Of check boxes without a name it is a fieldset or group that has one and holds
 * nothing else: elsewhere each has a question of its own. Of toggle buttons it is what `toggledChoices` found.
 */
export function choiceGroup(control: HtmlNode, page: PageContext): ChoiceGroup | undefined {
  const toggled = page.choices.get(control)
  const isBox = !toggled && isUnnamedCheckbox(control)
  const isOne: IsOne = toggled ? (node) => page.choices.has(node) : isBox ? isUnnamedCheckbox : isUnnamedRadio
  const found = toggled ?? (isOne(control) ? groupOf(control, isOne) : undefined)
  const box = found && isBox && !(isMarked(found) && isWhole(found, isOne, page)) ? undefined : found
  if (!box) return undefined
  const group: ChoiceGroup = { node: box.order, label: nameOf(box, isOne, page) }
  const id = attribute(box, 'id')
  if (id && isDurable(id)) group.id = id
  if (attribute(box, 'aria-required') === 'true') group.required = true
  if (isOption(control)) group.list = true
  return group
}

/**
 * The common label of radio buttons or check boxes that share a name, such as the legend of their fieldset or the text
 * before them. Empty for one that stands alone.
 */
export function choiceLegend(control: HtmlNode, page: PageContext): string {
  const [name, type] = [attribute(control, 'name'), attribute(control, 'type')?.toLowerCase()]
  if (!name || control.tag !== 'input' || (type !== 'radio' && type !== 'checkbox')) return ''
  const isOne = (node: HtmlNode): boolean =>
    node.tag === 'input' && attribute(node, 'name') === name && attribute(node, 'type')?.toLowerCase() === type
  const box = groupOf(control, isOne)
  return box && choicesIn(box, isOne).count > 1 ? nameOf(box, isOne, page) : ''
}

/**
 * The toggle buttons and open lists of forms that are choices: several in one group that has a name and holds nothing else.
 * Whether one or more buttons may be pressed at a time the markup does not say. Those over an editor, or in a toolbar of a
 * page on which a text is written, format that.
 * @returns each button or option with its group; empty on most pages
 */
export function toggledChoices(found: Collected, page: PageContext): Map<HtmlNode, HtmlNode> {
  const choices = new Map<HtmlNode, HtmlNode>()
  const able = new Set(found.toggles.filter((node) => isOption(node) || isToggledChoice(node, found)))
  const isOne: IsOne = (node) => able.has(node)
  const lists = new Map<HtmlNode, boolean>()
  for (const toggle of able) {
    const list = isOption(toggle) ? listOf(toggle) : undefined
    const box = list ?? groupOf(toggle, isOne)
    if (!box) continue
    const isChoice =
      lists.get(box) ?? (isWhole(box, isOne, page) && (list ? isOpenList(box, page) : !isOverEditor(box)))
    lists.set(box, isChoice)
    if (isChoice) choices.set(toggle, box)
  }
  return choices
}

/** Whether several of one kind, and nothing else, stand in what has a name. */
function isWhole(box: HtmlNode, isOne: IsOne, page: PageContext): boolean {
  const { count, others } = choicesIn(box, isOne)
  return count > 1 && count <= MOST.options && others === 0 && nameOf(box, isOne, page) !== ''
}

/** Whether one of a list has a state of its own: https://www.w3.org/TR/wai-aria-1.2/#aria-selected */
export function isOption(node: HtmlNode): boolean {
  return attribute(node, 'aria-selected') !== undefined
}

function listOf(option: HtmlNode): HtmlNode | undefined {
  return closest(option, (at) => /^(?:listbox|grid)$/.test(roleOf(at) ?? ''))
}

/** Whether a list of a form is always there: nothing opens it, or is typed into to find what it has. */
function isOpenList(list: HtmlNode, { found }: PageContext): boolean {
  if (found.hidden.isOutOfSight(list) || !closest(list, ({ tag }) => tag === 'form')) return false
  const id = attribute(list, 'id')
  const names = (node: HtmlNode): boolean =>
    ['aria-controls', 'aria-owns'].some((name) => !!id && attribute(node, name)?.split(/\s+/).includes(id))
  let left = MOST.around
  const box = list.parent!
  for (let node = following(box, box); node && left-- > 0; node = following(node, box))
    if (opensList(node)) return false
  return ![found.controls, found.triggers].some((nodes) => nodes.some(names))
}

/** Whether the buttons stand over a text that they format. */
function isOverEditor(box: HtmlNode): boolean {
  const next = elementBeside(box, 'next')
  if (!next) return false
  let left = MOST.editor
  for (let node: HtmlNode | undefined = next; node && left-- > 0; node = following(node, next))
    if (isEditingHost(node)) return true
  return false
}

/** One that cannot send its form, or open anything, or format what is written there. */
function isToggledChoice(node: HtmlNode, { controls }: Collected): boolean {
  const isButton =
    node.tag === 'button' ? attribute(node, 'type')?.toLowerCase() === 'button' : roleOf(node) === 'button'
  const opens = ['aria-haspopup', 'aria-expanded', 'aria-controls'].some((name) => attribute(node, name) !== undefined)
  if (!isButton || opens || !closest(node, ({ tag }) => tag === 'form')) return false
  const toolbar = closest(node, (at) => roleOf(at) === 'toolbar')
  return !toolbar || !controls.some((each) => each.tag === 'textarea' || isEditingHost(each))
}

/** Whether a control is one of a choice. */
type IsOne = (node: HtmlNode) => boolean

function isUnnamedCheckbox(node: HtmlNode): boolean {
  return node.tag === 'input' && attribute(node, 'type')?.toLowerCase() === 'checkbox' && !attribute(node, 'name')
}

function isMarked(box: HtmlNode): boolean {
  return /^(?:fieldset|group)$/.test(roleOf(box) ?? box.tag)
}

function isUnnamedRadio(node: HtmlNode): boolean {
  if (node.tag !== 'input') return roleOf(node) === 'radio'
  return attribute(node, 'type')?.toLowerCase() === 'radio' && !isDurable(attribute(node, 'name') || '_r_0_')
}

function groupOf(control: HtmlNode, isOne: IsOne): HtmlNode | undefined {
  const marked = closest(control, (at) => roleOf(at) === 'radiogroup')
  if (marked) return marked
  const around = closest(control, (at) => at.tag === 'fieldset' || at.tag === 'form' || roleOf(at) === 'group')
  if (around && isMarked(around) && choicesIn(around, isOne).others === 0) return around
  let at = control.parent
  for (let level = 0; at && at.tag !== 'form' && level < MOST.levels; level++, at = at.parent)
    if (choicesIn(at, isOne).count > 1) return at
  return undefined
}

/** How many of them are inside, and how many other controls. */
function choicesIn(box: HtmlNode, isOne: IsOne): { count: number; others: number } {
  let [count, others, left] = [0, 0, MOST.inside]
  for (let node = following(box, box); node && left-- > 0; node = following(node, box)) {
    if (isOne(node)) count++
    else if (FILLED.has(node.tag) && !/^(?:hidden|radio)$/i.test(attribute(node, 'type') ?? '')) others++
  }
  return { count, others }
}

/** By ARIA or its legend, else by the text or the heading right before it. */
function nameOf(box: HtmlNode, isOne: IsOne, page: PageContext): string {
  const aria = ariaName(box, page, LIMIT)
  if (aria) return aria
  let first: HtmlNode = box
  for (let node = following(box, box); node && !isOne(node); node = following(node, box)) {
    if (node.tag === 'legend') return textOf(node, { limit: LIMIT })
    first = node
  }
  const inside = following(first, box) ?? box
  return nearbyText(box, '') || headingBefore(box) || nearbyText(inside, '')
}

function headingBefore(box: HtmlNode): string {
  const beside = box.prev?.tag === TEXT ? box.prev.prev : box.prev
  return beside && /^h[1-6]$/.test(beside.tag) ? textOf(beside, { limit: LIMIT }) : ''
}
