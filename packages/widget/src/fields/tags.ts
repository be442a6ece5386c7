import { committed, enter, key, leave, typed } from '../act/hand.ts'
import { shownText } from '../dom/text.ts'
import { windowOf } from '../dom/tree.ts'
import { check, frame, type Run } from '../flow/run.ts'
import { isElement, matches, parentOf, select } from '../natives.ts'
import type { Control } from './drawn.ts'
import { editable } from './editable.ts'
import { involved } from './involved.ts'
import { isMadeOf } from './made-of.ts'
import { sameText } from './same.ts'
import { replace, text } from './text.ts'

/** Elements around the field where what has been added may be shown. */
const LEVELS = 4

/** What this has added, to be taken away again. */
const added = new WeakMap<Element, string[]>()
/** Fields that were seen to take over what was typed: a text that still stands in one is not kept. */
const takers = new WeakSet<Element>()

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
    // What it does with a whole text is not known of every field: only Enter is tried there, which does nothing to a plain one.
    for (const item of itemsOf(value)) {
      if (has(control!, item) || (await add(run, control!, item, involved.loaded()!.isTagField(control!, value))))
        continue
      // It is no field for tags, or takes them in a way that is not known.
      write(control!, String(value))
      return committed(control!)
    }
  },
  has([control], value) {
    const isPlain = !Array.isArray(value) && plain(control!).has([control!], value)
    if (takers.has(control!)) return !isPlain && itemsOf(value).every((item) => isTaken(control!, item))
    return isPlain || has(control!, String(value)) || itemsOf(value).every((item) => has(control!, item))
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

/** The texts that one text stands for where several are taken. */
export function itemsOf(value: unknown): string[] {
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
  const keeper = involved.loaded()!.keeperOf(control)
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

/** Presses a key and lets go of it: pages listen to any of its events. */
export function strike(control: Element, name: string): void {
  for (const event of ['keydown', 'keypress', 'keyup'] as const) key(control, event, name)
}

/** Whether an item is there, or the field has let go of it for a place that is not known. */
function isTaken(control: Element, item: string): boolean {
  return has(control, item) || (!written(control) && !!added.get(control)?.includes(item))
}

/** Adds one, in the way that can do the least harm first. What a key would send is not sent: not all is filled in yet. */
async function add(run: Run, control: HTMLElement, item: string, isSure: boolean): Promise<boolean> {
  const ways = [
    () => strike(control, ','),
    () => write(control, `${item},`),
    () => strike(control, 'Enter'),
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
    for (const way of isSure ? ways.slice(item.includes(',') ? 2 : 0) : [ways[2]!]) {
      check(run)
      enter(control)
      if (!sameText(written(control), item)) write(control, item)
      way()
      await settled()
      if (!isSure && !written(control)) takers.add(control)
      if (!has(control, item) && (written(control) || !takers.has(control))) continue
      added.set(control, [...(added.get(control) ?? []), item])
      return true
    }
  } finally {
    view.removeEventListener('submit', stop, true)
  }
  return false
}

/** Gives the page time to draw what it has taken. */
export async function settled(): Promise<void> {
  for (let frames = 0; frames < 3; frames++) await frame()
}
