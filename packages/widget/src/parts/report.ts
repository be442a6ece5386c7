import { reportRun } from '../site/report-run.ts'
import type { Tell } from '../site/reporting.ts'

/** What tells the service of runs: most websites do not want to know. */
export const report: Tell = reportRun
