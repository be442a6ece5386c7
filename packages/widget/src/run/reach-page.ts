import { lazyPart } from '../flow/lazy-part.ts'
import { isSamePage } from '../target/same-page.ts'
import type { ApprovalRequest, Navigate } from '../types.ts'
import { waitingAt } from './next-step.ts'
import type { ToolRun } from './tool-run.ts'

/** Asks a person, who has so many milliseconds. */
export type Decide = (request: ApprovalRequest, limitMs: number) => Promise<boolean>

/** For runs that begin on another page than that of their tool. */
export const otherPages = lazyPart<{
  goThere(run: ToolRun): Promise<boolean>
  takeChoice(run: ToolRun): void
  makeChoice(run: ToolRun): Promise<void>
  navigator(decide: Decide, owner: { websiteId: string | undefined }): Navigate
}>('elsewhere')

/**
 * Sees to it that the tool's page is the one that is open.
 * @returns whether the run goes on here; false: this page was left, and what became of the run is told at the other
 */
export async function reachPage(run: ToolRun): Promise<boolean> {
  if (run.deps.isThere || waitingAt(run) || isSamePage(run.tool.pageUrl, location.href)) return true
  return (await otherPages.needed(run)).goThere(run)
}
