import { nextTask } from '../site/next-task.ts'
import type { Finding } from './finding.ts'
import { addFinding, type FindingActions } from './finding-view.ts'

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
