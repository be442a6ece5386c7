import type { Report } from '../../schema/report-types.ts'
import { type TaskVerdict, taskVerdicts } from '../task-verdicts.ts'
import { blocks, list } from './blocks.ts'
import { markdownCode, markdownText } from './text.ts'

/** Pages named of one form. */
const MAX_PAGES = 3

const words: Record<TaskVerdict['verdict'], string> = { yes: 'yes', no: 'no', unknown: 'not known' }

/** What an agent can do, each form once, with the one thing that blocks it. */
export function taskSection(report: Report): string {
  const tasks = taskVerdicts(report)
  if (tasks.length === 0) return ''
  return blocks('## What an agent can do here', list(tasks.map(line)))
}

function line({ name, verdict, blockedBy, pages }: TaskVerdict): string {
  const why = blockedBy === undefined ? '' : `. ${markdownText(blockedBy)}`
  return `${markdownText(name, 80)}: ${words[verdict]}${where(pages)}${why}`
}

function where(pages: readonly string[]): string {
  if (pages.length < 2) return ''
  const more = pages.length - MAX_PAGES
  const shown = pages.slice(0, MAX_PAGES).map((page) => markdownCode(page))
  return ` (one form on ${pages.length} pages: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''})`
}
