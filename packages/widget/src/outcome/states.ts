import { nameOf } from '../dom/text.ts'
import { attribute, isConnected } from '../natives.ts'
import { readingOf } from './reading.ts'
import { failed, neutral, type Sign, success } from './sign.ts'

/** What a page shows and hides by itself; that is done once it is seen. */
const SHOWN = ['aria-expanded', 'aria-selected', 'open']
/** What a server is told, often ahead of its answer. */
const TOLD = ['aria-pressed', 'aria-checked']

/** What a button says of itself, each with its own time to stay: a menu opens for good, "Following" may be taken back. */
export function statesOf(button: Element): Sign[] {
  if (!isConnected(button)) return [success('state', 0, 'removed')]
  const name = nameOf(button)
  const sign = success('state', 0, stateIn(button, TOLD, name))
  const reading = readingOf(name)
  const told =
    reading === 'work' ? { ...neutral(sign), isBusy: true } : reading === 'failure' ? failed('state', 0, name) : sign
  return [success('state', 100, stateIn(button, SHOWN)), told]
}

function stateIn(button: Element, names: string[], text = ''): string {
  const states = names.map((name) => attribute(button, name) !== null && `${name}=${attribute(button, name)}`)
  return [...states, text].filter(Boolean).join(' ')
}
