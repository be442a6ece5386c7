import { boxOf, select } from '../natives.ts'
import { shadowHost } from '../ui/element.ts'
import { keepEvents } from '../ui/own-events.ts'
import { stay } from '../ui/stay.ts'
import { askedTool, type Console } from './draft-link.ts'
import type { Finding } from './finding.ts'
import { drawFindings, drawPanel, openEntry } from './inspector-panel.ts'
import { inspectorStyle } from './inspector-style.ts'
import { lookAtPage } from './look-at-page.ts'
import { createOutlines } from './outlines.ts'
import { createPicking, HOW_TO_PICK } from './pick.ts'

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
  const toolId = askedTool(location.hash)
  const console: Console | undefined = server && websiteId ? { server, websiteId, toolId } : undefined
  /** Whoever comes for an element picks it with the first click. */
  let isAsked = !!toolId
  const point = (finding: Finding): boolean => {
    if (!outlines.point(finding)) return false
    panel.makeRoom(boxOf(finding.element!), `${finding.label} is now in the middle of the page.`)
    return true
  }
  const picking = createPicking({
    layer: outlines.layer,
    button: panel.pick,
    tell: panel.tell,
    begin: () => panel.makeRoom(new DOMRect(0, 0, innerWidth, innerHeight), HOW_TO_PICK),
    mark: outlines.mark,
    picked: (finding) => panel.unfold(() => openEntry(panel.list, finding)),
  })
  const looking = lookAtPage({
    tell: (text) => picking.isOn() || panel.tell(text),
    async show(findings, isLast) {
      if (!(await drawFindings(panel.list, findings, { point, console, isLast }))) return
      outlines.show(findings)
      picking.among(findings)
      if (isAsked) picking.turn(true)
      isAsked = false
    },
  })
  const onKey = (): void => (picking.isOn() ? picking.turn(false) : close())
  const ends = [looking.close, outlines.close, stay(host), keepEvents(host), onEscape(root, onKey)]
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
