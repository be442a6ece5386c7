import { enter, key, press } from '../act/hand.ts'
import { nameOf, shownText } from '../dom/text.ts'
import { closestAround, selectDeep } from '../dom/tree.ts'
import { CONTROLS, isVisible } from '../dom/visible.ts'
import { failure, frame, now, until } from '../flow/run.ts'
import { attribute, documentOf, matches, parentOf, select, tagOf } from '../natives.ts'
import type { Control } from './control.ts'
import { sameText } from './same.ts'
import { replace, text } from './text.ts'

/** How long an input that also takes free text may need to suggest something, in ms. */
const SUGGEST_MS = 800

/** The value that a list was given last, and what it shows for it. */
const chosen = new WeakMap<Element, { value: unknown; label: string }>()

/**
 * A list made by script: it is opened, its options are waited for wherever they are drawn (often at the end of the
 * body), and the one that has the value or the label is clicked.
 */
export const combobox: Control = {
  async set(run, [given], value) {
    const control = given!
    const takesText = tagOf(control) === 'input'
    const start = now()
    enter(control)
    if (!isOpen(control)) press(control)
    if (takesText) replace(control, String(value))
    const option = await until(run, () => {
      const options = optionsOf(control)
      const found =
        options.find((each) => valueFor(each) === String(value)) ??
        options.find((each) => sameText(nameOf(each), value))
      if (found) return found
      if (takesText) return now() - start > SUGGEST_MS && 'none'
      return failure('option_not_found', String(value), options.map(nameOf).slice(0, 50))
    }).catch((thrown) => {
      close(control)
      throw thrown
    })
    if (option === 'none') text.set(run, [control], value)
    else {
      chosen.set(control, { value, label: nameOf(option) })
      press(option as HTMLElement)
    }
    // The list is drawn by the page's next render.
    await frame()
    close(control)
  },
  has([control], value) {
    const last = chosen.get(control!)
    return shows(control!, value) || (!!last && last.value === value && shows(control!, last.label))
  },
  restore([control], current) {
    const before = shown(control!)
    const last = chosen.get(control!)
    const putText = tagOf(control!) === 'input' && text.restore([control!], current)
    return async (run) => {
      const live = current()[0]!
      close(live)
      if (putText) putText(run)
      const wanted = putText ? last?.label : before
      if (wanted && !shows(live, wanted)) await combobox.set({ ...run, stepMs: 300 }, [live], wanted)
      // What was shown may have been no option but a prompt: some take a choice back by this key, others by nothing.
      else if (putText && before === '' && chosen.get(live) !== last) {
        chosen.delete(live)
        key(live, 'keydown', 'Backspace')
      }
    }
  },
}

function close(control: HTMLElement): void {
  if (isOpen(control)) key(control, 'keydown', 'Escape')
}

function isOpen(control: HTMLElement): boolean {
  return matches(control, '[aria-expanded=true]')
}

/** In the control, or in the box that a library draws around it: there the chosen value stands beside the input. */
function shows(control: HTMLElement, value: unknown): boolean {
  if (sameText(shown(control), value)) return true
  let box = parentOf(control)
  for (let level = 0; box && level < 4 && select(box, CONTROLS).filter(isVisible).length < 2; level++) {
    if (sameText(shownText(box as HTMLElement), value)) return true
    box = parentOf(box)
  }
  return false
}

function shown(control: HTMLElement): string {
  return (control as HTMLInputElement).value || shownText(control)
}

/** Options of the list that the control names as its own, else all that are shown. */
function optionsOf(control: HTMLElement): Element[] {
  const all = selectDeep(documentOf(control)!, '[role=option]:not([aria-disabled=true])').filter(isVisible)
  const ids = `${attribute(control, 'aria-controls')} ${attribute(control, 'aria-owns')}`.match(/\S+/g) ?? []
  const own = all.filter((option) => ids.some((id) => closestAround(option, `#${CSS.escape(id)}`)))
  return own.length > 0 ? own : all
}

function valueFor(option: Element): string | null {
  return attribute(option, 'data-value') ?? attribute(option, 'value')
}
