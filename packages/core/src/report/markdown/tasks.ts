import type { Report } from '../../schema/report-types.ts'
import { proofVerdictWords } from '../../standards/proof-reasons.ts'
import { type TaskVerdict, taskVerdicts } from '../task-verdicts.ts'
import { blocks, list } from './blocks.ts'
import { markdownCode, markdownText } from './text.ts'

/** Pages named of one form. */
const MAX_PAGES = 3

const words: Record<TaskVerdict['verdict'], string> = { yes: 'yes', no: 'no', unknown: 'not known' }

/** What was tried says so, and beside it what was not. */
function verdictWords({ kind, verdict, proof }: TaskVerdict, isTried: boolean): string {
  if (proof !== undefined && proof !== 'not_measured') return proofVerdictWords[proof]
  return kind === 'form' && isTried ? `${words[verdict]}, from its markup` : words[verdict]
}

/** What an agent can do, each form once, with the one thing that blocks it. */
export function taskSection(report: Report): string {
  const tasks = taskVerdicts(report)
  if (tasks.length === 0) return ''
  return blocks('## What an agent can do here', list(tasks.map((task) => line(task, report.proofs !== undefined))))
}

function line(task: TaskVerdict, isTried: boolean): string {
  const { name, blockedBy, pages } = task
  const why = blockedBy === undefined ? '' : `. ${markdownText(blockedBy)}`
  return `${markdownText(name, 80)}: ${verdictWords(task, isTried)}${where(pages)}${why}`
}

function where(pages: readonly string[]): string {
  if (pages.length < 2) return ''
  const more = pages.length - MAX_PAGES
  const shown = pages.slice(0, MAX_PAGES).map((page) => markdownCode(page))
  return ` (one form on ${pages.length} pages: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''})`
}
