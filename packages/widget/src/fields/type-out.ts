import { enter, key, leave } from '../act/hand.ts'
import { frame } from '../flow/run.ts'
import { attribute, matches } from '../natives.ts'
import { replace } from './text.ts'
import { isWritten } from './written-as.ts'

/** Presses after which a number field is left where it is. */
const MOST = 300

/** Types a text that was not kept as a whole: a mask that follows the keys wants them one by one, and some numbers the arrows. */
export async function typeOut(input: HTMLInputElement, wanted: string): Promise<void> {
  if (!isWritten(input, wanted) && matches(input, '[type=text],[type=tel],:not([type])')) {
    replace(input, '')
    for (const letter of wanted) replace(input, input.value + letter, letter)
  }
  if (!matches(input, '[role=spinbutton]')) return
  // What it makes of a text it tells once it is left.
  leave(input)
  for (let frames = 0; frames < 3; frames++) await frame()
  if (!isWritten(input, wanted)) await stepTo(input, Number(wanted))
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/ */
async function stepTo(input: HTMLInputElement, wanted: number): Promise<void> {
  enter(input)
  const missing = (): number => wanted - Number(attribute(input, 'aria-valuenow') || input.value)
  for (let left = MOST, before = 0; left && missing() && missing() !== before; left--) {
    before = missing()
    const name = before > 0 ? 'ArrowUp' : 'ArrowDown'
    key(input, 'keydown', name)
    key(input, 'keyup', name)
    await frame()
    if (missing() * before < 0) return
  }
}
