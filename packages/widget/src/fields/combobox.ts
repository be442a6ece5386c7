import { enter, focused, key, press } from '../act/hand.ts'
import { describe, nameOf, shownText } from '../dom/text.ts'
import { CONTROLS, isVisible } from '../dom/visible.ts'
import { failure, frame, now, type Run, until } from '../flow/run.ts'
import { matches, parentOf, select, tagOf } from '../natives.ts'
import type { Control } from './control.ts'
import { isMadeOf } from './made-of.ts'
import { toldAs } from './same.ts'
import { hasHiddenValue, isOpen, meantBy, optionsOf, patience, scrollOn, valueFor } from './suggestions.ts'
import { replace, text } from './text.ts'

/** The value that a list was given last, and what it shows for each item of it. */
const chosen = new WeakMap<Element, { value: unknown; labels: string[] }>()

/**
 * A list made by script: it is opened, its options are waited for wherever they are drawn (often at the end of the
 * body), and the one that has the value or the label is clicked; of an array each.
 */
export const combobox: Control = {
  async set(run, [control], value) {
    const labels: string[] = []
    enter(control!)
    try {
      for (const each of [value].flat()) {
        const label = await choose(run, control!, each)
        // A field for several tells its texts apart by this key.
        if (!label && Array.isArray(value)) key(control!, 'keydown', 'Enter')
        labels.push(label)
      }
    } finally {
      close(control!)
    }
    if (labels.some(Boolean)) chosen.set(control!, { value, labels })
  },
  has([control], value) {
    const last = chosen.get(control!)
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

/** @returns what the list shows for it; nothing where it stays as free text, which is not in the list */
async function choose(run: Run, control: HTMLElement, value: unknown): Promise<string> {
  const takesText = tagOf(control) === 'input' && !(control as HTMLInputElement).readOnly
  if (!isOpen(control)) press(control)
  await frame()
  // An input for screen readers opens its list by this key, and does not hear of a pointer.
  if (!takesText && !isOpen(control) && !optionsOf(control)[0]) key(control, 'keydown', 'ArrowDown')
  if (takesText) replace(control, String(value))
  let since = now()
  let seen = ''
  const option = await until(run, () => {
    const options = optionsOf(control)
    const names = options.map(nameOf)
    if (String(names) !== seen) since = now()
    seen = String(names)
    const meant = meantBy(value, options)
    if (meant.length === 1) return meant[0]
    const isFree = takesText && !meant[0] && !hasHiddenValue(control)
    if (isFree) return now() - since > patience(control, !!seen, run.stepMs) && 'none'
    if (!takesText) scrollOn(options[0])
    const known = meant[0] ? meant.map(told) : names
    return failure('option_not_found', String(value), known.slice(0, 50))
  })
  if (option === 'none') text.set(run, [control], value)
  // A click on what is chosen among several would take it back.
  else if (!matches(option!, '[aria-multiselectable=true] [aria-selected=true],[aria-checked=true]')) press(option!)
  // The list is drawn by the page's next render.
  await frame()
  return option === 'none' ? '' : nameOf(option!)
}

function told(option: HTMLElement): string {
  const value = valueFor(option)
  return value ? toldAs(value, nameOf(option)) : describe(option)
}

/** By the key, which goes to the list where that has taken the focus. */
function close(control: HTMLElement): void {
  if (isOpen(control)) key(focused(control) ?? control, 'keydown', 'Escape')
}

/** In the control, or in the box that a library draws around it: there the chosen value stands beside the input. */
function shows(control: HTMLElement, values: readonly unknown[]): boolean {
  if (isMadeOf(shown(control), values)) return true
  const name = nameOf(control)
  let box = parentOf(control)
  for (let level = 0; box && level < 4 && select(box, CONTROLS).filter(isVisible).length < 2; level++) {
    const text = shownText(box as HTMLElement)
    // The label may stand in the box, and once more where it makes way for the value.
    if ([text, text.replaceAll(name, '')].some((each) => isMadeOf(each, values))) return true
    box = parentOf(box)
  }
  return false
}

function shown(control: HTMLElement): string {
  return (control as HTMLInputElement).value || shownText(control)
}
