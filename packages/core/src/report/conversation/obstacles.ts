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

/** Forms named one by one. */
const MAX_FORMS = 3

/** What an agent cannot do on the site, and why: what keeps it out, then forms, then pages. */
export function obstacleTurns(site: SiteEvidence, first: ReadPage, { forms }: SiteOperability): ConversationTurn[] {
  const lines = [...robotsLines(site), ...formLines(formTasks(forms)), ...pageLines(site.pages), ...shellLines(site)]
  if (lines.length === 0) {
    lines.push(agentLine('I met nothing that stops me on the pages that I read.', first.url, 'body'))
  }
  return [visitorLine('What can you not do here?'), ...lines]
}

/** An agent comes under one name or another; some may not come at all. */
function robotsLines({ robots }: SiteEvidence): ConversationTurn[] {
  const rules = robotsOf(robots)
  if (rules.state === 'unknown')
    return [agentLine(`I cannot tell who may read the site: ${rules.detail}`, robots.url, 'response')]
  const blocked = rules.state === 'present' ? blockedAiCrawlers(rules.rules) : []
  const [example] = blocked
  if (example === undefined) return []
  const names = listOf(
    blocked.map(({ token }) => token),
    3,
  )
  const element = example.line === undefined ? 'robots.txt' : `line ${example.line}`
  return [agentLine(`When I come as ${names}, robots.txt does not let me in.`, robots.url, element)]
}

function formLines(tasks: readonly TaskVerdict[]): ConversationTurn[] {
  const blocked = tasks.filter(({ verdict }) => verdict !== 'yes')
  return blocked.slice(0, MAX_FORMS).flatMap(({ name, verdict, pages, form }) => {
    if (form === undefined) return []
    const verdicts = [form.fillable, form.safe, form.submittable]
    const reasons = [...new Set(verdicts.flatMap(({ verdict, reasons }) => (verdict === 'yes' ? [] : reasons)))]
    const opening = verdict === 'no' ? 'I cannot do all of the form' : 'I cannot tell about the form'
    const where = pages.length > 1 ? `, which stands on ${pages.length} pages` : ''
    return agentLine(`${opening} ${quote(name)}${where}: ${reasons.slice(0, 3).join(' ')}`, form.page, form.selector)
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
  const text = `Without running scripts I see almost nothing of ${count(empty.length, 'page')}.`
  return [agentLine(text, example.url, 'body')]
}
