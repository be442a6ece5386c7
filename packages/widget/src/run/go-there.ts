import { check, failure, frame, isFailure, step, until } from '../flow/run.ts'
import { matches } from '../natives.ts'
import { findTarget } from '../target/find-target.ts'
import { kindOf, looksOf } from '../target/looks.ts'
import { isSameDocument, isSamePage } from '../target/same-page.ts'
import { questionsFor } from './approval.ts'
import { handOver, type ToolRun } from './tool-run.ts'

/**
 * Draws the tool's route where that is all it takes, else leaves for its page. Where the site leads on from there to the same
 * form, that page does.
 * Throws the failure `wrong_page`, or the one that navigation answers, when neither can be done.
 * @returns whether the run goes on here; false: this page was left, and what became of the run is told at the other
 */
export async function goThere(run: ToolRun): Promise<boolean> {
  const { tool, deps } = run
  const { pageUrl } = tool
  const isHere = (): boolean => isSamePage(pageUrl, location.href)
  if (isSameDocument(pageUrl, location.href)) await step(run, 'navigate', () => drawRoute(pageUrl))
  if (isHere()) return true
  const { signal = new AbortController().signal } = run
  const lead = async () => {
    if (deps.navigate && new URL(pageUrl, location.href).origin !== location.origin) await questionsFor(run)
    run.isLedOn = !!deps.navigate
    return deps.navigate?.({ ...handOver(run), signal })
  }
  const error = await step(run, 'navigate', lead).finally(() => {
    run.isLedOn = false
  })
  if (deps.navigate && !error) return isHere()
  if (!deps.navigate && (await isMoved(run))) return true
  const about = `${location.origin}${location.pathname} is open, but the tool belongs to ${pageUrl}`
  throw failure('wrong_page', about, undefined, error && { error })
}

/**
 * Whether the site has led on to where the tool's element stands now, as to the same page in a visitor's language: it has
 * the very fields, or the name where it has none. A log-in page in its place has not.
 */
async function isMoved(run: ToolRun): Promise<boolean> {
  const { selector, metadata } = run.tool
  const { fingerprint } = metadata
  if (fingerprint?.selector !== selector) return false
  const isThere = (): boolean => {
    const found = findTarget(run.tool)
    if (isFailure(found) || !matches(found, kindOf(fingerprint.role))) return false
    const { fields, name } = looksOf(found, fingerprint.role)
    return fingerprint.fields[0] ? fields.join() === fingerprint.fields.join() : name === fingerprint.name
  }
  return until(run, () => isThere() || failure('wrong_page')).catch(() => {
    check(run)
    return false
  })
}

/** To a route of the same document, which its script draws when it hears of it. */
async function drawRoute(pageUrl: string): Promise<void> {
  location.hash = new URL(pageUrl).hash
  for (let frames = 0; frames < 3; frames++) await frame()
}
