import { enter, key, press } from '../act/hand.ts'
import { nameOf, shownText } from '../dom/text.ts'
import { closestAround, selectDeep } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { failure, frame, now, until } from '../flow/run.ts'
import { attribute, documentOf, matches, tagOf } from '../natives.ts'
import type { Control } from './control.ts'
import { sameText } from './same.ts'
import { replace, text } from './text.ts'

/** How long an input that also takes free text may need to suggest something, in ms. */
const SUGGEST_MS = 800

/** What a list shows for the value that it was given last. */
const labels = new WeakMap<Element, string>()

/**
 * A list made by script: it is opened, its options are waited for wherever they are drawn (often at the end of the
 * body), and the one that has the value or the label is clicked.
 */
export const combobox: Control = {
  async set(run, [given], value) {
    const control = given!
    run.undo.push(() => isOpen(control) && key(control, 'keydown', 'Escape'))
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
    })
    if (option === 'none') text.set(run, [control], value)
    else {
      labels.set(control, nameOf(option))
      press(option as HTMLElement)
    }
    // The list is drawn by the page's next render.
    await frame()
    if (isOpen(control)) key(control, 'keydown', 'Escape')
  },
  has: ([control], value) =>
    sameText(shown(control!), value) || (labels.has(control!) && sameText(shown(control!), labels.get(control!))),
  restore(run, [control]) {
    if (tagOf(control!) === 'input') return text.restore(run, [control!])
    const before = shown(control!)
    // What was shown may have been no option but a prompt; then there is no way back.
    return () => combobox.set({ ...run, stepMs: 300, end: now() + 1000, signal: undefined }, [control!], before)
  },
}

function isOpen(control: HTMLElement): boolean {
  return matches(control, '[aria-expanded=true]')
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
