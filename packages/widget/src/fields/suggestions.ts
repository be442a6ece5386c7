import { nameOf, shownText } from '../dom/text.ts'
import { closestAround, isWithin, selectDeep } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { attribute, closest, documentOf, matches, parentOf, rootOf, select, tagOf } from '../natives.ts'
import { keyOf } from './key-of.ts'
import { sameText } from './same.ts'

/** How long an input that also takes free text may need to suggest something more, in ms. */
const SUGGEST_MS = 800
/** The same where it names a list that was not seen yet, in ms: most servers have answered by then. */
const FIRST_MS = 2500

const ITEMS = '[title],[aria-selected],[aria-disabled]'
/** Some call the options of a list of several like that; elsewhere it is what menus have. */
const TICKED = '[role=menuitemcheckbox]:not([aria-disabled=true])'

export function isOpen(control: Element): boolean {
  return matches(control, '[aria-expanded=true]')
}

/** Options of the list that the control names as its own, or what is drawn for them, else all that are shown. */
export function optionsOf(control: Element): HTMLElement[] {
  const page = documentOf(control)!
  const there = selectDeep(page, '[role=option]:not([aria-disabled=true])')
  const all = there.filter(isVisible)
  const lists = listsOf(control)
  const own = lists ? [...there, ...selectDeep(page, TICKED)].filter((option) => closestAround(option, lists)) : []
  const shown = own.filter(isVisible)
  const drawn = own[0] && !shown[0] ? drawnFor(closestAround(own[0], lists)!) : []
  return ([shown, drawn, all].find((found) => found[0]) as HTMLElement[] | undefined) ?? []
}

/** What is pressed beside a list that has no size, since it is for screen readers alone. */
function drawnFor(list: Element): Element[] {
  const box = parentOf(list) as Element
  if (tagOf(box) === 'body') return []
  return select(box, ITEMS).filter((item) => {
    const outer = closest(parentOf(item) as Element, ITEMS)
    return (
      isVisible(item) &&
      !(outer && outer !== box && isWithin(outer, box)) &&
      !matches(item, '[role=option],[aria-disabled=true]')
    )
  })
}

/** What a value means: the option of that value, else of that name; several where the name stands for several values. */
export function meantBy(value: unknown, options: HTMLElement[]): HTMLElement[] {
  const exact = options.find((option) => valueFor(option) === String(value))
  const named = options.filter((option) => sameText(nameOf(option), value))
  const isUnclear = new Set(named.map((option) => valueFor(option) ?? option)).size > 1
  return exact ? [exact] : isUnclear ? named : named.slice(0, 1)
}

export function valueFor(option: Element): string | null {
  return attribute(option, 'data-value') ?? attribute(option, 'value')
}

/** How long nothing new may come before a text is free text, in ms: a whole step while the page is at work on the list. */
export function patience(control: Element, hasOffered: boolean, stepMs: number): number {
  const lists = select(rootOf(control), listsOf(control))
  const texts = lists.map((list) => shownText(list).trim())
  const isBusy = [control, ...lists].some((element) => matches(element, '[aria-busy=true]'))
  const isFilling = isOpen(control) && texts.some((text) => !text || /(…|\.\.\.)$/.test(text))
  if (isBusy || isFilling) return stepMs
  return lists[0] && !hasOffered ? FIRST_MS : SUGGEST_MS
}

/** Whether a hidden field takes what is chosen: `town_id` beside `town`. A text without a choice leaves it as it was. */
export function hasHiddenValue(control: Element): boolean {
  const key = keyOf(control)
  const { form } = control as HTMLInputElement
  const hidden = form ? select(form, 'input[type=hidden]').map(keyOf) : []
  return !!key && hidden.some((other) => other.startsWith(key) || (!!other && key.startsWith(other)))
}

/** Scrolls the list on by half of what it shows: long ones draw no more than that. */
export function scrollOn(option: Element | undefined): void {
  for (let at = option && parentOf(option); at; at = parentOf(at)) {
    const box = at as Element
    const before = box.scrollTop
    box.scrollTop += box.clientHeight / 2
    if (box.scrollTop !== before || matches(box, '[role=listbox],:has([role=listbox])')) return
  }
}

/** A selector of the lists that the control names as its own; empty without any. */
function listsOf(control: Element): string {
  const ids =
    `${attribute(control, 'aria-controls') ?? ''} ${attribute(control, 'aria-owns') ?? ''}`.match(/\S+/g) ?? []
  return ids.map((id) => `#${CSS.escape(id)}`).join()
}
