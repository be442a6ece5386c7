import { isDisabled } from '../act/actionable.ts'
import { describe } from '../dom/text.ts'
import { isVisible } from '../dom/visible.ts'
import { isConnected, select } from '../natives.ts'

const AT_WORK = '[aria-busy=true],[role=progressbar],progress'
/** Of no role, but of a name that says what it is. */
const SPINNERS = `${AT_WORK},:is([class*=spinner i],[class*=loader i],[class*=loading i]):not([class*=lazy i])`

export interface AtWork {
  /** In words what the page is at, as far as it looks. */
  shown(): string | undefined
  /** The same, by what it says to everybody: roles, states, and the button that cannot be clicked. */
  told(): string | undefined
}

/** Follows what a page shows of its work since now. */
export function watchWork(button: Element): AtWork {
  const wasDisabled = isDisabled(button)
  const spun = new Set(select(document, SPINNERS).filter(isVisible))
  const within = (selector: string): string | undefined => {
    const part = select(document, selector).find((element) => !spun.has(element) && isVisible(element))
    return part && `${describe(part)} is at work`
  }
  return {
    shown: () => within(SPINNERS),
    told() {
      const isWaiting = !wasDisabled && isConnected(button) && isDisabled(button)
      return isWaiting ? `${describe(button)} is disabled` : within(AT_WORK)
    },
  }
}
