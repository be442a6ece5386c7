import { select } from '../natives.ts'
import { nextTask } from '../site/next-task.ts'
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

/** Entries that are drawn before the page has its turn. */
const SLICE = 20

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

  let looks = 0
  const look = async (): Promise<void> => {
    const turn = ++looks
    count.textContent = 'Looking…'
    const findings = await readFindings()
    if (turn !== looks) return // somebody closed it, or had it look again
    list.replaceChildren()
    for (const [index, finding] of findings.entries()) {
      addFinding(list, finding, index, { point: outlines.point, console: target })
      if (index % SLICE === 0) await nextTask()
      if (turn !== looks) return
    }
    outlines.show(findings)
    const forms = findings.filter(({ kind }) => kind === 'form').length
    count.textContent = `${counted(forms, 'form')}, ${counted(findings.length - forms, 'other button')}.`
  }
  const close = (): void => {
    opened = undefined
    looks++
    removeEventListener('load', look)
    removeEventListener('keydown', onKey)
    outlines.close()
    host.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  /** Wherever the focus is, unless the page itself has something that Escape is for. */
  const onKey = (event: KeyboardEvent): void => {
    const isOurs = event.composedPath().includes(panel)
    const isForPage = event.defaultPrevented || select(document, ':modal,:popover-open')[0]
    if (event.key === 'Escape' && (isOurs || !isForPage)) close()
  }
  again.addEventListener('click', look)
  closer.addEventListener('click', close)
  addEventListener('keydown', onKey)
  // Until its scripts ran, the page is not what a visitor meets.
  if (document.readyState === 'complete') void look()
  else addEventListener('load', look, { once: true })
  closer.focus({ preventScroll: true })
  opened = close
  return close
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
