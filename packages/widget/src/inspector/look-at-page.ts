import { readyState } from '../natives.ts'
import type { Finding } from './finding.ts'
import { changeSince, type PageState, pageNow } from './page-state.ts'
import { readFindings } from './read-findings.ts'

// As they were at load: a page may replace them.
const { addEventListener, removeEventListener, setInterval, clearInterval, setTimeout, clearTimeout } = globalThis

/** `load` does not come while an image or a frame of the page does not answer. */
const PATIENCE_MS = 3_000
const WATCH_MS = 500
/** So many times after another route or `load`, what is drawn late is looked at without being asked. */
const LATE = 10

interface View {
  tell(text: string): void
  /** @param isLast false as soon as it has been looked again, or is over */
  show(findings: readonly Finding[], isLast: () => boolean): Promise<void>
}

/**
 * Looks at the page when it has loaded, and again when its scripts have gone to another route; of other changes it only
 * tells, so that a list which somebody reads stays.
 */
export function lookAtPage({ tell, show }: View): { again(): void; close(): void } {
  let looks = 0
  let seen: PageState | undefined
  /** Empty while it looks. */
  let counts = ''
  let late = 0

  const look = async (): Promise<void> => {
    const own = ++looks
    const isLast = (): boolean => own === looks
    seen = pageNow()
    counts = ''
    tell('Looking…')
    try {
      const findings = await readFindings()
      if (isLast()) await show(findings, isLast)
      if (!isLast()) return // somebody closed it, or had it look again
      counts = inNumbers(findings)
      watch()
    } catch (error) {
      console.warn(error)
      if (isLast()) tell('This page could not be read.')
    }
  }
  const watch = (): void => {
    const change = seen && changeSince(seen)
    late = change === 'route' ? LATE : Math.max(0, late - 1)
    if (change === 'route' || (change && counts && late > 0)) void look()
    else if (counts) tell([counts, ...remarks(change)].join(' '))
  }
  const onLoad = (): void => {
    late = LATE
    if (!seen) void look()
  }
  // Until its scripts ran, the page is not what a visitor meets.
  addEventListener('load', onLoad)
  if (isLoaded()) void look()
  else tell('Waiting for the page to load…')
  const waiting = setTimeout(() => seen ?? look(), PATIENCE_MS)
  const watching = setInterval(() => document.hidden || watch(), WATCH_MS)
  return {
    again: () => void look(),
    close() {
      looks++
      clearInterval(watching)
      clearTimeout(waiting)
      removeEventListener('load', onLoad)
    },
  }
}

function remarks(change: 'parts' | undefined): string[] {
  return [
    ...(isLoaded() ? [] : ['The page is still loading.']),
    ...(change ? ['The page has changed since then.'] : []),
  ]
}

function isLoaded(): boolean {
  return readyState(document) === 'complete'
}

function inNumbers(findings: readonly Finding[]): string {
  const forms = findings.filter(({ kind }) => kind === 'form').length
  return `${counted(forms, 'form')}, ${counted(findings.length - forms, 'other button')}.`
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
