import { add, shadowHost } from '../ui/element.ts'
import type { Console } from './draft-link.ts'
import { addFinding } from './finding-view.ts'
import { inspectorStyle } from './inspector-style.ts'
import { createOutlines } from './outlines.ts'
import { readFindings } from './read-findings.ts'

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
  const panel = add(root, 'section', '', { 'aria-labelledby': 'title' })
  const header = add(panel, 'header')
  add(header, 'h2', 'Operable inspector', { id: 'title', tabindex: '-1' })
  const count = add(header, 'p', '', { role: 'status' })
  const again = add(header, 'button', 'Look again')
  const closer = add(header, 'button', 'Close')
  const list = add(panel, 'ol', '', { tabindex: '0', 'aria-labelledby': 'title' })
  const target: Console | undefined = server && websiteId ? { server, websiteId } : undefined

  const look = (): void => {
    const findings = readFindings()
    const forms = findings.filter(({ kind }) => kind === 'form').length
    count.textContent = `${counted(forms, 'form')}, ${counted(findings.length - forms, 'other button')}.`
    list.replaceChildren()
    for (const [index, finding] of findings.entries()) {
      addFinding(list, finding, index, { point: outlines.point, console: target })
    }
    outlines.show(findings)
  }
  const close = (): void => {
    opened = undefined
    removeEventListener('load', look)
    outlines.close()
    host.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  again.addEventListener('click', look)
  closer.addEventListener('click', close)
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
  })
  // Until its scripts ran, the page is not what a visitor meets.
  if (document.readyState === 'complete') look()
  else addEventListener('load', look, { once: true })
  closer.focus({ preventScroll: true })
  opened = close
  return close
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
