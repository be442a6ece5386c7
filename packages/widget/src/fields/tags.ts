import { committed, enter, key, leave, typed } from '../act/hand.ts'
import { nameOf, shownText } from '../dom/text.ts'
import { windowOf } from '../dom/tree.ts'
import { CONTROLS, isVisible } from '../dom/visible.ts'
import { check, frame, type Run } from '../flow/run.ts'
import { attribute, boxOf, isElement, matches, parentOf, select } from '../natives.ts'
import { besides } from './carrier.ts'
import type { Control } from './control.ts'
import { editable } from './editable.ts'
import { keyOf, keyOfLabel } from './key-of.ts'
import { isMadeOf, sameText } from './same.ts'
import { replace, text } from './text.ts'

const TYPED =
  ':is(input:is([type=text],[type=search],:not([type])),[contenteditable]:not([contenteditable=false])):not([name],[role=combobox],[aria-haspopup])'
const KEEPS = 'input[name]:not([type=checkbox],[type=radio]),select[name][multiple],textarea[name]'
/** Elements around the field where the next one may be what keeps its tags. */
const LEVELS = 4

/** What this has added, to be taken away again. */
const added = new WeakMap<Element, string[]>()

/**
 * A field for tags: what is typed becomes one when a key, a comma or leaving the field says so, and is kept in another
 * input, or in the page's own state. The field itself is empty again.
 */
export const tags: Control = {
  async set(run, [control], value) {
    enter(control!)
    write(control!, itemsOf([value])[0]!)
    await settled()
    // Some inputs are only copied into another one, as they are.
    if (has(control!, String(value))) return committed(control!)
    for (const item of itemsOf(value)) {
      if (has(control!, item) || (await add(run, control!, item))) continue
      // It is no field for tags, or takes them in a way that is not known.
      write(control!, String(value))
      return committed(control!)
    }
  },
  has([control], value) {
    const items = itemsOf(value)
    const isPlain = !Array.isArray(value) && plain(control!).has([control!], value)
    return isPlain || has(control!, String(value)) || items.every((item) => has(control!, item))
  },
  restore([control], current) {
    const putText = plain(control!).restore([control!], current)
    const known = added.get(control!) ?? []
    return async (run) => {
      const [live] = current()
      for (const item of added.get(control!)?.slice(known.length) ?? []) {
        if (!has(live!, item)) continue
        enter(live!)
        key(live!, 'keydown', 'Backspace')
        await settled()
      }
      added.set(control!, known)
      await putText(run)
    }
  },
}

/** Whether a control is such a field: nobody sends what is typed into it, and something beside it is sent in its place. */
export function isTagField(control: Element, value?: unknown): boolean {
  return matches(control, TYPED) && (Array.isArray(value) || isRelated(control, keeperOf(control)))
}

/** Not to any hidden input that stands beside it: to one of its name, or of which it is all that is drawn. */
function isRelated(control: Element, keeper: Element | undefined): boolean {
  if (!keeper) return false
  const kept = keyOf(keeper).toLowerCase()
  const names = [attribute(control, 'id') ?? '', nameOf(control)].map(keyOfLabel).filter(Boolean)
  return names.some((name) => name.startsWith(kept) || kept.startsWith(name)) || drawnFor(keeper) === control
}

/** The field that is drawn for an input that nobody sees. */
export function drawnFor(control: Element): HTMLElement | undefined {
  // A hidden input may belong to anything.
  if (!matches(control, KEEPS) || matches(control, '[type=hidden]') || isSeen(control)) return undefined
  const drawn = besides(control).flatMap((box) => [box, ...select(box, TYPED)])
  const fields = drawn.filter((each) => matches(each, TYPED) && isVisible(each))
  return fields[1] ? undefined : (fields[0] as HTMLElement | undefined)
}

function keeperOf(control: Element): HTMLInputElement | undefined {
  let at = control
  for (let level = 0; level < LEVELS; level++) {
    const keeper = besides(at).find((each) => matches(each, KEEPS) && !isSeen(each) && !isToken(each))
    if (keeper) return keeper as HTMLInputElement
    const box = parentOf(at)
    if (!box || !isElement(box) || matches(box, 'form,body') || select(box, CONTROLS).filter(isVisible)[1]) break
    at = box
  }
  return undefined
}

function isToken(input: Element): boolean {
  return /csrf|token/i.test(attribute(input, 'name')!)
}

function isSeen(control: Element): boolean {
  const { width, right, bottom } = boxOf(control)
  const { scrollX, scrollY } = windowOf(control)
  return isVisible(control) && width > 1 && right + scrollX > 0 && bottom + scrollY > 0
}

function itemsOf(value: unknown): string[] {
  const items = Array.isArray(value) ? value.map(String) : String(value).split(/[,;\n]/)
  return items.map((item) => item.trim()).filter(Boolean)
}

function plain(control: Element): Control {
  return matches(control, 'input') ? text : editable
}

function written(control: Element): string {
  return (control as HTMLInputElement).value ?? shownText(control)
}

function write(control: HTMLElement, item: string): void {
  if (matches(control, 'input')) return replace(control, item)
  control.textContent = item
  typed(control, item)
}

/** Whether an item is there: in the input that keeps the tags, else beside the field, which has let go of it. */
function has(control: Element, item: string): boolean {
  const keeper = keeperOf(control)
  if (!keeper) return !sameText(written(control), item) && isBeside(control, item)
  const kept = [keeper.value, ...keeper.value.split(/[,;|"[\]{}:\n]+/), ...optionsOf(keeper)]
  return kept.some((each) => sameText(each, item))
}

function optionsOf(keeper: Element): string[] {
  return [...((keeper as HTMLSelectElement).selectedOptions ?? [])].flatMap(({ text, value }) => [text, value])
}

function isBeside(control: Element, item: string): boolean {
  let box: Node | null = control
  for (let level = 0; box && level < LEVELS && !(isElement(box) && matches(box, 'form,body')); level++) {
    if (select(box, '*').some((each) => isMadeOf(shownText(each), [item]))) return true
    box = parentOf(box)
  }
  return false
}

/** Adds one, in the way that can do the least harm first. What a key would send is not sent: not all is filled in yet. */
async function add(run: Run, control: HTMLElement, item: string): Promise<boolean> {
  const press = (name: string): void => {
    for (const event of ['keydown', 'keypress', 'keyup'] as const) key(control, event, name)
  }
  const ways = [
    () => press(','),
    () => write(control, `${item},`),
    () => press('Enter'),
    () => {
      committed(control)
      leave(control)
    },
  ]
  const stop = (event: Event): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const view = windowOf(control)
  view.addEventListener('submit', stop, true)
  try {
    // A comma that is part of it would cut it in two.
    for (const way of item.includes(',') ? ways.slice(2) : ways) {
      check(run)
      enter(control)
      if (!sameText(written(control), item)) write(control, item)
      way()
      await settled()
      if (!has(control, item)) continue
      added.set(control, [...(added.get(control) ?? []), item])
      return true
    }
  } finally {
    view.removeEventListener('submit', stop, true)
  }
  return false
}

async function settled(): Promise<void> {
  for (let frames = 0; frames < 3; frames++) await frame()
}
