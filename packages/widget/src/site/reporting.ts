import type { Tool } from '@operable/core/schema'
import type { Outcome } from '../types.ts'
import type { Owner } from './left.ts'

/** Which run it is, and whom it is told. */
export interface Reporting extends Owner {
  /** Address of the service; absent: the page's origin. */
  server: string | undefined
  tool: Tool
  /** When the run began, as `time` counts. */
  began: number
}

/** Sends it to the service. */
export type Tell = (run: Reporting, outcome: Outcome, final: boolean) => void

/** Tells what became of the run, and answers it. Nobody waits for that. */
export type Report = (outcome: Outcome, final: boolean) => Outcome

/**
 * Where the owner of the website wants to know what agents do, the service's list says so of each tool.
 * @param load what tells it; it is loaded when the run begins, since a page that goes away has no time for that
 */
export function reporting(run: Reporting, load: () => Promise<Tell>): Report {
  let tell: Tell | undefined
  const loading = run.tool.metadata.recordRuns
    ? load().then(
        (loaded) => {
          tell = loaded
        },
        () => {},
      )
    : undefined
  return (outcome, final) => {
    const now = (): void => tell?.(run, outcome, final)
    if (tell) now()
    else void loading?.then(now)
    return outcome
  }
}
