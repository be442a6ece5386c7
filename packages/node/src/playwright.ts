// The public edge for whoever drives a browser with Playwright. Only this entry names Playwright's types.

export type { AgentTool } from '@operable/core/describe'
export type { AskPerson, RunEvidence, RunNextField, RunOutcome, RunQuestion } from './contracts/run-outcome.ts'
export {
  type OpenToolsOptions,
  openTools,
  type PageTools,
  type RunToolOptions,
  runTool,
} from './run/page-session.ts'
