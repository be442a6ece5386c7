import { blockedAiCrawlers } from '../../audit/crawler-verdicts.ts'
import type { PageEvidence, SiteEvidence } from '../../audit/evidence.ts'
import { isMissed } from '../../audit/missed-pages.ts'
import { isBlank, isShell, type ReadPage, readDocuments } from '../../audit/read-pages.ts'
import { robotsOf } from '../../audit/robots-of.ts'
import { count, listOf } from '../../audit/sentence.ts'
import { quote } from '../../html/clean-text.ts'
import type { ConversationTurn, SiteOperability } from '../../schema/report-types.ts'
import { formTasks, type TaskVerdict } from '../task-verdicts.ts'
import { unreadReason } from '../unread-reason.ts'
import { agentLine, visitorLine } from './agent-line.ts'

/** Forms listed one by one. */
const MAX_FORMS = 3

/** What an agent cannot do on the site, and why: what blocks it, then forms, then pages. */
export function obstacleTurns(site: SiteEvidence, first: ReadPage, { forms }: SiteOperability): ConversationTurn[] {
  const lines = [...robotsLines(site), ...formLines(formTasks(forms)), ...pageLines(site.pages), ...shellLines(site)]
  if (lines.length === 0) {
    lines.push(agentLine('Nothing on the pages I read stops me.', first.url, 'body'))
  }
  return [visitorLine('What can you not do on this site?'), ...lines]
}

/** Agents visit under different names, and robots.txt may block some of them. */
function robotsLines({ robots }: SiteEvidence): ConversationTurn[] {
  const rules = robotsOf(robots)
  if (rules.state === 'unknown')
    return [agentLine(`I cannot tell who is allowed to read the site. ${rules.detail}`, robots.url, 'response')]
  const blocked = rules.state === 'present' ? blockedAiCrawlers(rules.rules) : []
  const [example] = blocked
  if (example === undefined) return []
  const names = listOf(
    blocked.map(({ token }) => token),
    3,
  )
  const element = example.line === undefined ? 'robots.txt' : `line ${example.line}`
  return [agentLine(`robots.txt blocks me when I visit as ${names}.`, robots.url, element)]
}

function formLines(tasks: readonly TaskVerdict[]): ConversationTurn[] {
  const blocked = tasks.filter(({ verdict }) => verdict !== 'yes')
  return blocked.slice(0, MAX_FORMS).flatMap(({ name, verdict, pages, form }) => {
    if (form === undefined) return []
    const verdicts = [form.fillable, form.safe, form.submittable]
    const reasons = [...new Set(verdicts.flatMap(({ verdict, reasons }) => (verdict === 'yes' ? [] : reasons)))]
    const opening = verdict === 'no' ? 'I cannot complete the form' : 'I cannot tell whether I can complete the form'
    const where = pages.length > 1 ? `, which is on ${pages.length} pages` : ''
    return agentLine(`${opening} ${quote(name)}${where}. ${reasons.slice(0, 3).join(' ')}`, form.page, form.selector)
  })
}

function pageLines(pages: readonly PageEvidence[]): ConversationTurn[] {
  const missed = pages.filter(isMissed)
  const [example] = missed
  if (example === undefined) return []
  const amount = missed.length === 1 ? 'one page' : `${missed.length} pages`
  return [agentLine(`I could not read ${amount}: ${unreadReason(example)}.`, example.url, 'response')]
}

function shellLines(site: SiteEvidence): ConversationTurn[] {
  const empty = readDocuments(site).filter((page) => isShell(page) || isBlank(page))
  const [example] = empty
  if (example === undefined) return []
  const text = `Without running scripts, I see almost nothing on ${count(empty.length, 'page')}.`
  return [agentLine(text, example.url, 'body')]
}
