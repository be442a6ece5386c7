import { boxOf } from '../natives.ts'
import { nextTask } from '../site/next-task.ts'
import { add } from '../ui/element.ts'
import type { Finding } from './finding.ts'
import { addFinding, type FindingActions } from './finding-view.ts'

/** The list beside the page, which makes room for the page when it is folded. */
interface InspectorPanel {
  list: HTMLElement
  again: HTMLButtonElement
  pick: HTMLButtonElement
  closer: HTMLButtonElement
  /** What is the matter now; read aloud. */
  tell(text: string): void
  /** Shows the whole list again, and then what is in it. */
  unfold(then: () => void): void
  /** Leaves no more than its header, with a text, where it hides what stands there. */
  makeRoom(place: DOMRect, text: string): void
}

/** Draws it. */
export function drawPanel(root: ShadowRoot): InspectorPanel {
  const panel = add(root, 'section', '', { 'aria-labelledby': 'title' })
  const header = add(panel, 'header')
  const heading = add(header, 'div')
  add(heading, 'h2', 'Operable inspector', { id: 'title' })
  const status = add(heading, 'p', '', { role: 'status' })
  const folder = add(header, 'button', 'Fold')
  const closer = add(header, 'button', 'Close')
  const body = add(panel, 'div', '', { class: 'body' })
  const tools = add(body, 'div', '', { class: 'actions' })
  const pick = add(tools, 'button', 'Pick on the page', { 'aria-pressed': 'false' })
  const again = add(tools, 'button', 'Refresh')
  const list = add(body, 'ol')

  let told = ''
  let focused: Element | null = null
  const fold = (isFolded: boolean, text = told): void => {
    if (isFolded) focused = root.activeElement
    body.hidden = isFolded
    folder.textContent = isFolded ? 'Unfold' : 'Fold'
    status.textContent = text
    // What is hidden loses the focus; it gets it back.
    const next = isFolded || !focused?.isConnected ? folder : focused
    if (root.activeElement !== closer) (next as HTMLElement).focus({ preventScroll: true })
  }
  folder.addEventListener('click', () => fold(!body.hidden))
  return {
    list,
    again,
    pick,
    closer,
    tell(text) {
      if (text === told) return
      told = status.textContent = text
    },
    unfold(then) {
      if (body.hidden) fold(false)
      then()
    },
    makeRoom(place, text) {
      const box = boxOf(panel)
      // Beside the page it hides the end of many forms; below it, what a person wants to see.
      if (hiddenShare(place, box) > (box.left > 0 ? 0.5 : 0)) fold(true, text)
    },
  }
}

/** How much of what is in the window lies below a box, from 0 to 1. */
function hiddenShare(place: DOMRect, box: DOMRect): number {
  const shared = ({ left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>): number =>
    Math.max(0, Math.min(place.right, right) - Math.max(place.left, left)) *
    Math.max(0, Math.min(place.bottom, bottom) - Math.max(place.top, top))
  const seen = shared({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  return seen > 0 ? shared(box) / seen : 0
}

/** Opens the entry of a finding, and goes to what can be done with it. */
export function openEntry(list: HTMLElement, { kind, selector }: Finding): void {
  const entry = [...list.querySelectorAll('details')].find(
    ({ dataset }) => dataset['key'] === keyOf({ kind, selector }),
  )
  if (!entry) return
  entry.open = true
  const next = entry.querySelector<HTMLElement>('a.button') ?? entry.querySelector('summary')!
  next.focus({ preventScroll: true })
  entry.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

function keyOf({ kind, selector }: Pick<Finding, 'kind' | 'selector'>): string {
  return `${kind} ${selector}`
}

/** Entries that are drawn before the page has its turn. */
const SLICE = 20

/**
 * Draws the entries anew. One that was open is open again, and has the focus again.
 * @param isLast false as soon as this is out of date
 * @returns whether they are all there
 */
export async function drawFindings(
  list: HTMLElement,
  findings: readonly Finding[],
  { isLast, ...actions }: FindingActions & { isLast(): boolean },
): Promise<boolean> {
  const entries = (): HTMLDetailsElement[] => [...list.querySelectorAll('details')]
  const before = new Set(
    entries()
      .filter(({ open }) => open)
      .map(({ dataset }) => dataset['key']),
  )
  const focused = entries().find((entry) => entry.matches(':focus-within'))?.dataset['key']
  list.replaceChildren()
  for (const [index, finding] of findings.entries()) {
    const entry = addFinding(list, finding, index, actions)
    const key = keyOf(finding)
    entry.dataset['key'] = key
    entry.open = before.has(key)
    if (key === focused) entry.querySelector('summary')?.focus({ preventScroll: true })
    if (index % SLICE === 0) await nextTask()
    if (!isLast()) return false
  }
  return true
}
