import { enter, key, press } from '../act/hand.ts'
import { line, nameOf } from '../dom/text.ts'
import { selectDeep } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { failure, frame, now, type Run, until } from '../flow/run.ts'
import { attribute, documentOf, innerText, tagOf } from '../natives.ts'
import type { Control } from './control.ts'
import { same } from './same.ts'
import { replace, text } from './text.ts'

/** How long an input that also takes free text may need to suggest something, in ms. */
const SUGGEST_MS = 800

/**
 * A list made by script: it is opened, its options are waited for wherever they are drawn (often at the end of the
 * body), and the one that has the value or the label is clicked.
 */
export const combobox: Control = {
  async set(run, [control], value) {
    const input = isInput(control!)
    if (input) enter(control!)
    if (attribute(control!, 'aria-expanded') !== 'true') press(control!)
    if (input) replace(control as HTMLInputElement, String(value))
    const option = await findOption(run, control!, String(value), input)
    if (option) press(option)
    else text.set(run, [control!], value)
    // The list is drawn by the page's next render.
    await frame()
    if (attribute(control!, 'aria-expanded') === 'true') key(control!, 'keydown', 'Escape')
  },
  has([control], value) {
    const shown = isInput(control!) ? (control as HTMLInputElement).value : innerText(control!)
    return same(shown, chosenLabels.get(control!)?.get(String(value)) ?? value) || same(shown, value)
  },
  restore(run, [control]) {
    if (isInput(control!)) return text.restore(run, [control!])
    const before = line(innerText(control!))
    return () =>
      Promise.resolve(combobox.set({ ...run, stepMs: 300 }, [control!], before)).catch(() =>
        key(control!, 'keydown', 'Escape'),
      )
  },
}

/** What the list shows for a value that it was given. */
const chosenLabels = new WeakMap<Element, Map<string, string>>()

function isInput(control: HTMLElement): boolean {
  return tagOf(control) === 'input'
}

async function findOption(
  run: Run,
  control: HTMLElement,
  value: string,
  takesText: boolean,
): Promise<HTMLElement | undefined> {
  const end = now() + SUGGEST_MS
  let seen: Element[] = []
  const look = (): HTMLElement | 'none' | undefined => {
    seen = optionsOf(control)
    const usable = seen.filter((option) => attribute(option, 'aria-disabled') !== 'true')
    const found =
      usable.find((option) => valueFor(option) === value) ?? usable.find((option) => same(nameOf(option), value))
    if (found) return found as HTMLElement
    return takesText && now() > end ? 'none' : undefined
  }
  const found = await until(run, look, () => {
    key(control, 'keydown', 'Escape')
    return failure('option_not_found', value, { elements: seen.map(nameOf).slice(0, 50) })
  })
  if (found === 'none') return undefined
  chosenLabels.set(control, new Map([[value, nameOf(found)]]))
  return found
}

/** Options of the list that the control names as its own, else all that are shown. */
function optionsOf(control: HTMLElement): Element[] {
  const all = selectDeep(documentOf(control)!, '[role=option]').filter(isVisible)
  const ids = `${attribute(control, 'aria-controls') ?? ''} ${attribute(control, 'aria-owns') ?? ''}`
    .split(' ')
    .filter(Boolean)
  const own = all.filter((option) => ids.some((id) => option.closest(`[id="${CSS.escape(id)}"]`)))
  return own.length > 0 ? own : all
}

function valueFor(option: Element): string | null {
  return attribute(option, 'data-value') ?? attribute(option, 'value')
}
