import { enter, focused, key, press } from '../act/hand.ts'
import { describe, nameOf, shownText } from '../dom/text.ts'
import { closestAround, isWithin, selectDeep } from '../dom/tree.ts'
import { CONTROLS, isVisible } from '../dom/visible.ts'
import { failure, frame, now, type Run, until } from '../flow/run.ts'
import {
  attribute,
  boxOf,
  closest,
  documentOf,
  elementAt,
  hostOf,
  isFragment,
  matches,
  parentOf,
  rootOf,
  select,
  tagOf,
} from '../natives.ts'
import type { Control } from './drawn.ts'
import { involved } from './involved.ts'
import { keyOf } from './key-of.ts'
import { isMadeOf } from './made-of.ts'
import { sameText, toldAs } from './same.ts'
import { itemsOf, settled, strike } from './tags.ts'
import { replace, text } from './text.ts'

/** The value that a list was given last, and what it shows for each item of it. */
const chosen = new WeakMap<Element, { value: unknown; labels: string[] }>()

/** What was seen to take several. */
const several = new WeakSet<Element>()

/**
 * A list made by script: it is opened, its options are waited for wherever they are drawn (often at the end of the
 * body), and the one that has the value or the label is clicked; of an array each.
 */
export const combobox: Control = {
  async set(run, [control], value) {
    const isList = Array.isArray(value)
    let labels: string[] = []
    enter(control!)
    try {
      for (const items of [await itemsFor(control!, value), [value]]) {
        labels = []
        const areMany = isList || !!items[1] || several.has(control!) || isForText(control!)
        for (const each of items) {
          const label = await choose(run, control!, each)
          // A field for several tells its texts apart by this key.
          if (!label && areMany) strike(control!, 'Enter')
          labels.push(label || (areMany ? String(each) : ''))
        }
        // What is listed in the field itself is not chosen.
        if (items[1]) close(control!)
        if (items[1]) await settled()
        // A list of one has kept the last of them, and takes the whole.
        if (isList || !items[1] || shows(control!, labels)) break
      }
    } finally {
      close(control!)
    }
    if (labels.some(Boolean)) chosen.set(control!, { value, labels })
  },
  has([control], value) {
    const last = chosen.get(control!)
    // What still stands in the field is none of several.
    if (several.has(control!) && takesText(control!) && (control as HTMLInputElement).value) return false
    return shows(control!, [value].flat()) || (!!last && last.value === value && shows(control!, last.labels))
  },
  restore([control], current) {
    const before = shown(control!)
    const last = chosen.get(control!)
    const putText = tagOf(control!) === 'input' && text.restore([control!], current)
    return async (run) => {
      const live = current()[0]!
      close(live)
      if (putText) putText(run)
      const wanted = putText ? (last?.labels ?? []) : [before].filter(Boolean)
      if (wanted[0] && !shows(live, wanted)) await combobox.set({ ...run, stepMs: 300 }, [live], wanted)
      // What was shown may have been no option but a prompt: some take a choice back by this key, others by nothing.
      else if (putText && before === '' && chosen.get(live) !== last) {
        chosen.delete(live)
        key(live, 'keydown', 'Backspace')
      }
    }
  },
}

/** What to choose one by one: of a text that is no option its parts, where the list takes several, or has the first of them. */
async function itemsFor(control: HTMLElement, value: unknown): Promise<unknown[]> {
  await open(control)
  const parts = itemsOf(value)
  const has = (item: unknown): boolean => !!meantBy(item, optionsOf(control))[0]
  const near = [control, ...select(documentOf(control)!, listsOf(control)), ...optionsOf(control)]
  if (near.some((each) => matches(each, SEVERAL))) several.add(control)
  if (Array.isArray(value) || has(value) || !parts[1]) return [value].flat()
  if (several.has(control) || isForText(control)) return parts
  if (takesText(control) && !has(parts[0])) replace(control, parts[0]!)
  for (const end = now() + SUGGEST_MS; now() < end; await frame()) if (has(parts[0])) return parts
  return [value]
}

/** Whether it is drawn for a text field of the form, which keeps what is added here. */
function isForText(control: Element): boolean {
  const type = involved.loaded()!.keeperOf(control)?.type
  return !!type && type !== 'hidden' && !attribute(control, 'name')
}

function takesText(control: Element): boolean {
  return matches(control, 'input:not([readonly],[inputmode=none])')
}

async function open(control: HTMLElement): Promise<void> {
  if (!isOpen(control)) press(control)
  // Lists fade in.
  const isFading = (): boolean => isOpen(control) && !optionsOf(control)[0]
  for (let frames = 0; frames < 2 || (frames < 20 && isFading()); frames++) await frame()
  // An input for screen readers opens its list by this key, and does not hear of a pointer.
  if (!takesText(control) && !isOpen(control) && !optionsOf(control)[0]) key(control, 'keydown', 'ArrowDown')
}

/** @returns what the list shows for it; nothing where it stays as free text, which is not in the list */
async function choose(run: Run, control: HTMLElement, value: unknown): Promise<string> {
  const isTyped = takesText(control)
  await open(control)
  // Some search in values that nobody sees.
  if (isTyped && !meantBy(value, optionsOf(control))[0]) replace(control, String(value))
  let since = now()
  let seen = ''
  let isSearched = false
  const option = await until(run, () => {
    const options = optionsOf(control)
    const names = options.map(calledBy)
    if (String(names) !== seen) since = now()
    seen = String(names)
    const meant = meantBy(value, options)
    if (meant.length === 1) return meant[0]
    const isFree = isTyped && !meant[0] && !hasHiddenValue(control)
    if (isFree) return now() - since > patience(control, !!seen, run.stepMs) && 'none'
    // What opens with a field to search in has the focus there, and may list nothing before.
    const field = focused(control)
    const isSearch = field !== control && !!field && matches(field, 'input:not([type=checkbox],[type=radio])')
    if (isSearch && !isTyped && !isSearched) {
      replace(field, String(value))
      isSearched = true
    } else if (!isTyped) scrollOn(options[0])
    const known = meant[0] ? meant.map(told) : names
    return failure('option_not_found', String(value), known.slice(0, 50))
  })
  if (option === 'none') text.set(run, [control], value)
  // A click on what is chosen among several would take it back.
  else if (!matches(option!, '[aria-multiselectable=true] [aria-selected=true],[aria-checked=true]'))
    press(hitIn(option!))
  // The list is drawn by the page's next render.
  await frame()
  return option === 'none' ? '' : calledBy(option!)
}

/** What a pointer meets in the middle of an option: some pages listen there alone. */
function hitIn(option: HTMLElement): HTMLElement {
  const { left, top, width, height } = boxOf(option)
  const hit = elementAt(documentOf(option)!, left + width / 2, top + height / 2)
  return hit && isWithin(hit, option) ? (hit as HTMLElement) : option
}

function told(option: HTMLElement): string {
  const value = valueFor(option)
  return value ? toldAs(value, calledBy(option)) : describe(option)
}

/** By the key, which goes to the list where that has taken the focus. */
function close(control: HTMLElement): void {
  for (const event of ['keydown', 'keyup'] as const)
    if (isOpen(control)) key(focused(control) ?? control, event, 'Escape')
}

/** In the control, or in the box that a library draws around it: there the chosen value stands beside the input, or around it. */
function shows(control: HTMLElement, values: readonly unknown[]): boolean {
  const picked = pickedIn(control)
  if (isMadeOf(shown(control), values) || (picked[0] && isMadeOf(picked.join(), values))) return true
  const name = nameOf(select(control, 'input')[0] ?? control)
  let box: Node | null = control
  for (let level = 0; box && level < 4 && select(box, CONTROLS).filter(isVisible).length < 2; level++) {
    const text = textIn(box as HTMLElement, control)
    // The label may stand in the box, and once more where it makes way for the value.
    if ([text, text.replaceAll(name, '')].some((each) => isMadeOf(each, values))) return true
    box = parentOf(box)
  }
  return false
}

/** What is shown there, but for what its own list offers. */
function textIn(box: HTMLElement, control: Element): string {
  const lists = listsOf(control)
  const offered = (lists ? select(box, lists) : []).map(shownText)
  return offered.reduce((text, each) => text.replace(each, ''), shownText(box))
}

/** What its own list of several has as chosen. */
function pickedIn(control: Element): string[] {
  const lists = listsOf(control)
  const picked = lists ? selectDeep(documentOf(control)!, '[aria-multiselectable=true] [aria-selected=true]') : []
  return picked.filter((option) => closestAround(option, lists)).map(calledBy)
}

function shown(control: HTMLElement): string {
  return (control as HTMLInputElement).value || textIn(control, control)
}

/** How long an input that also takes free text may need to suggest something more, in ms. */
const SUGGEST_MS = 800
/** The same where it names a list that was not seen yet, in ms: most servers have answered by then. */
const FIRST_MS = 2500

const ITEMS = '[title],[aria-selected],[aria-disabled]'
/** Some call the options of a list of several like that; elsewhere it is what menus have. */
const TICKED = '[role=menuitemcheckbox]:not([aria-disabled=true])'

/** What is or stands in a list of several; a field among what such a list shows as chosen adds the next. */
const SEVERAL = '[aria-multiselectable=true],[aria-multiselectable=true] *,[role=listbox] input'

function isOpen(control: Element): boolean {
  return matches(control, '[aria-expanded=true]')
}

/** Options of the list that the control names as its own, or what is drawn for them, else all that are shown. */
function optionsOf(control: Element): HTMLElement[] {
  const page = documentOf(control)!
  // Before a field there are those that were chosen.
  const there = selectDeep(page, '[role=option]:not([aria-disabled=true],:has(~*>[type=text]))')
  const all = there.filter(isVisible)
  const lists = listsOf(control)
  const own = lists ? [...there, ...selectDeep(page, TICKED)].filter((option) => closestAround(option, lists)) : []
  const shown = own.filter(isVisible)
  const list = own[0] ? closestAround(own[0], lists) : lists ? select(page, lists)[0] : undefined
  const drawn = list && !shown[0] ? drawnFor(list) : []
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
function meantBy(value: unknown, options: HTMLElement[]): HTMLElement[] {
  const exact = options.find((option) => valueFor(option) === String(value))
  const named = options.filter((option) => sameText(calledBy(option), value))
  const isUnclear = new Set(named.map((option) => valueFor(option) ?? option)).size > 1
  return exact ? [exact] : isUnclear ? named : named.slice(0, 1)
}

/** What an option in a tree of its own shows is in the element around that. */
function calledBy(option: Element): string {
  const root = rootOf(option)
  return nameOf(option) || (isFragment(root) ? nameOf(hostOf(root as ShadowRoot)) : '')
}

function valueFor(option: Element): string | null {
  return attribute(option, 'data-value') ?? attribute(option, 'value')
}

/** How long nothing new may come before a text is free text, in ms: a whole step while the page is at work on the list. */
function patience(control: Element, hasOffered: boolean, stepMs: number): number {
  const lists = select(rootOf(control), listsOf(control))
  const texts = lists.map((list) => shownText(list).trim())
  const isBusy = [control, ...lists].some((element) => matches(element, '[aria-busy=true]'))
  const isFilling = isOpen(control) && texts.some((text) => !text || /(…|\.\.\.)$/.test(text))
  if (isBusy || isFilling) return stepMs
  return lists[0] && !hasOffered ? FIRST_MS : SUGGEST_MS
}

/** Whether a hidden field takes what is chosen: `town_id` beside `town`. A text without a choice leaves it as it was. */
function hasHiddenValue(control: Element): boolean {
  const key = keyOf(control)
  const { form } = control as HTMLInputElement
  const hidden = form ? select(form, 'input[type=hidden]').map(keyOf) : []
  return !!key && hidden.some((other) => other.startsWith(key) || (!!other && key.startsWith(other)))
}

/** Scrolls the list on by half of what it shows: long ones draw no more than that. */
function scrollOn(option: Element | undefined): void {
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
