import { boxOf, select } from '../natives.ts'
import { shadowHost } from '../ui/element.ts'
import { keepEvents } from '../ui/own-events.ts'
import { stay } from '../ui/stay.ts'
import type { Console } from './draft-link.ts'
import type { Finding } from './finding.ts'
import { drawFindings } from './finding-list.ts'
import { drawPanel } from './inspector-panel.ts'
import { inspectorStyle } from './inspector-style.ts'
import { lookAtPage } from './look-at-page.ts'
import { createOutlines } from './outlines.ts'

export interface InspectorOptions {
  /** Address of the service. */
  server?: string
  /** Of the website there; absent: nothing can be handed over. */
  websiteId?: string
}

/** A second one is not opened over the first. */
let opened: (() => void) | undefined

/**
 * Shows over the live page what the audit and the tools make of it: every form and button outlined, and a list with the
 * reasons. It reads the page and changes nothing of it.
 * @returns takes it away again
 */
export function mountInspector({ server, websiteId }: InspectorOptions = {}): () => void {
  opened?.()
  const before = document.activeElement
  const { host, root } = shadowHost(inspectorStyle)
  const outlines = createOutlines(root)
  const panel = drawPanel(root)
  const console: Console | undefined = server && websiteId ? { server, websiteId } : undefined
  const point = (finding: Finding): boolean => {
    if (!outlines.point(finding)) return false
    panel.makeRoom(boxOf(finding.element!), `${finding.label} is in the middle of the page now.`)
    return true
  }
  const looking = lookAtPage({
    tell: panel.tell,
    async show(findings, isLast) {
      if (await drawFindings(panel.list, findings, { point, console, isLast })) outlines.show(findings)
    },
  })
  const ends = [looking.close, outlines.close, stay(host), keepEvents(host), onEscape(root, () => close())]
  const close = (): void => {
    opened = undefined
    for (const end of ends) end()
    host.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  panel.again.addEventListener('click', looking.again)
  panel.closer.addEventListener('click', close)
  panel.closer.focus({ preventScroll: true })
  opened = close
  return close
}

/** Wherever the focus is, unless the page itself has something that Escape is for. */
function onEscape(root: ShadowRoot, close: () => void): () => void {
  const inside = (event: Event): void => {
    if ((event as KeyboardEvent).key === 'Escape') close()
  }
  const outside = (event: KeyboardEvent): void => {
    if (!event.defaultPrevented && !select(document, ':modal,:popover-open')[0]) inside(event)
  }
  root.addEventListener('keydown', inside)
  addEventListener('keydown', outside)
  return () => removeEventListener('keydown', outside)
}
