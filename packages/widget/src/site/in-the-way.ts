import { boxOf, checkVisibility, elementAt, select } from '../natives.ts'

// As it was at load: a page may replace it.
const { IntersectionObserver } = globalThis

/** What keeps the buttons of a dialog of ours from being seen and clicked. */
export interface Sight {
  /** The element, null for no place in the window, undefined when nothing does. */
  inTheWay(): Element | null | undefined
  /** Whether the browser has looked since. */
  isTold(): boolean
  /** The dialog has come up now: whatever is open already lies below it. */
  reset(): void
  close(): void
}

/**
 * Watches what lies over a dialog: what a click in the middle of a button would meet, what came up over the page since,
 * and, where the browser can tell what is painted over an element (IntersectionObserver v2), what clicks go through.
 */
export function sightOf(host: HTMLElement, root: ShadowRoot, buttons: HTMLElement[], delay: number): Sight {
  let below: Element[] = []
  let watching: IntersectionObserver | undefined
  let isTold = false
  let isClear = false
  let isPaintedOver = false
  const onTop = (): Element[] => select(document, ':modal,:popover-open')
  return {
    inTheWay() {
      for (const button of buttons) {
        if (!checkVisibility(button, { visibilityProperty: true })) return host
        const { left, top, width, height } = boxOf(button)
        const [x, y] = [left + width / 2, top + height / 2]
        const hit = elementAt(document, x, y)
        if (hit !== host) return hit
        if (elementAt(root, x, y) !== button) return null
      }
      return onTop().find((element) => !below.includes(element)) ?? (isPaintedOver ? host : undefined)
    },
    isTold: () => isTold,
    reset() {
      below = onTop()
      isTold = isPaintedOver = false
      watching?.disconnect()
      // It tells changes only, and its first look.
      const watch = new IntersectionObserver(
        (entries) => {
          if (watch !== watching) return
          const isVisible = entries.every((entry) => (entry as { isVisible?: boolean }).isVisible !== false)
          isTold = true
          isPaintedOver = isClear && !isVisible
          isClear ||= isVisible
        },
        { trackVisibility: true, delay } as IntersectionObserverInit,
      )
      watching = watch
      for (const button of buttons) watch.observe(button)
    },
    close: () => watching?.disconnect(),
  }
}
