import { failure, frame, step } from '../flow/run.ts'
import { isSameDocument, isSamePage } from './same-page.ts'
import { handOver, type ToolRun } from './tool-run.ts'

/**
 * Sees to it that the tool's page is the one that is open: draws its route where that is all it takes, else leaves for it.
 * Throws the failure `wrong_page`, or the one that navigation answers, when neither can be done.
 * @returns whether the run goes on here; false: this page was left, and what became of the run is told at the other
 */
export async function reachPage(run: ToolRun): Promise<boolean> {
  const { tool, deps } = run
  const { pageUrl } = tool
  const isHere = (): boolean => deps.isThere || isSamePage(pageUrl, location.href)
  if (!isHere() && isSameDocument(pageUrl, location.href)) await step(run, 'navigate', () => drawRoute(pageUrl))
  if (isHere()) return true
  const { signal = new AbortController().signal } = run
  const error = await step(run, 'navigate', () => deps.navigate?.({ ...handOver(run), signal }))
  if (deps.navigate && !error) return false
  throw failure('wrong_page', pageUrl, undefined, error && { error })
}

/** To a route of the same document, which its script draws when it hears of it. */
async function drawRoute(pageUrl: string): Promise<void> {
  location.hash = new URL(pageUrl).hash
  for (let frames = 0; frames < 3; frames++) await frame()
}
