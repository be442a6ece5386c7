import { plain } from '@operable/core/fingerprint'
import { isSubmit, partsOf } from '../dom/parts.ts'
import { nameOf } from '../dom/text.ts'
import { closestAround } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { BUTTONS, OPENS } from '../fields/involved.ts'
import { attributesOf, matches } from '../natives.ts'
import { words } from '../words/words.ts'
import type { Waiting } from './tool-run.ts'

/** What buttons are called in code, which is in English whatever the page's language, and by the classes of design systems. */
const GOES = /\b(yes|ok|okay|confirm|accept|agree|submit|send|save|proceed|continue|next|primary|success)\b/
const LEAVES =
  /\b(no|not|cancel|close|dismiss|back|prev|previous|edit|change|modify|abort|decline|deny|secondary|outlined?|ghost|link)\b/
const MARKS = /^(id|name|value|class|onclick|data-.*)$/

/**
 * Of the buttons of a question those that go on, as far as anything tells them from the others: what they are called, how they are drawn,
 * and whether the button that was pressed before is called or drawn so.
 * @returns several where nothing tells
 */
export function goingOn({ part, form }: Waiting): HTMLElement[] {
  const buttons = buttonsIn(part)
  const [own] = partsOf(form, BUTTONS).filter((button) => isSubmit(button) && !buttons.includes(button))
  const isAlike = new Set(buttons.map(groundOf)).size < 2
  const ranked = Map.groupBy(buttons, (button) => {
    const name = nameOf(button)
    const marks = [...attributesOf(button)].filter(({ name }) => MARKS.test(name))
    const called = [
      name,
      ...marks.flatMap(({ name, value }) => [name, name === 'class' ? value.replaceAll('no-', '') : value]),
    ]
      .join(' ')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/[\W_]+/g, ' ')
      .toLowerCase()
    const text = plain(name)
    const { known, leaves, minor } = words()
    const signs = [
      GOES.test(called),
      known.test(text),
      isSubmit(button) && !closestAround(button, '[method=dialog i]'),
      !!own && nameOf(own) === name,
      !!own && !isAlike && groundOf(own) === groundOf(button),
    ]
    const against = [LEAVES.test(called), leaves.test(text || name), minor.test(text)]
    return signs.filter(Boolean).length - against.filter(Boolean).length
  })
  return ranked.get(Math.max(...ranked.keys())) ?? []
}

function groundOf(button: Element): string {
  return getComputedStyle(button).backgroundColor
}

/** What can be pressed there by its name. */
export function buttonsIn(part: Element): HTMLElement[] {
  return partsOf(part, BUTTONS).filter(
    (button) => isVisible(button) && !matches(button, OPENS) && /\p{L}/u.test(nameOf(button)),
  )
}
