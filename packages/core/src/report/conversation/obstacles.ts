import type { PageEvidence } from '../../audit/evidence.ts'
import { isMissed } from '../../audit/missed-pages.ts'
import type { ReadPage } from '../../audit/read-pages.ts'
import { quote } from '../../html/clean-text.ts'
import type { FormOperability, SiteOperability } from '../../schema/operability.ts'
import type { ConversationTurn } from '../../schema/report.ts'
import { unreadReason } from '../unread-reason.ts'
import { agentLine, visitorLine } from './agent-line.ts'

/** Forms named one by one. */
const MAX_FORMS = 3

/** What an agent cannot do on the site, and why: forms first, then pages. */
export function obstacleTurns(
  pages: readonly PageEvidence[],
  first: ReadPage,
  { forms }: SiteOperability,
): ConversationTurn[] {
  const lines = [...formLines(forms), ...pageLines(pages), ...shellLines(pages)]
  if (lines.length === 0) {
    lines.push(agentLine('I met nothing that stops me on the pages that I read.', first.url, 'body'))
  }
  return [visitorLine('What can you not do here?'), ...lines]
}

function formLines(forms: readonly FormOperability[]): ConversationTurn[] {
  const blocked = forms.filter((form) => !form.assessed || verdicts(form).some(({ verdict }) => verdict === 'no'))
  return blocked.slice(0, MAX_FORMS).map((form) => {
    const reasons = [...new Set(verdicts(form).flatMap(({ verdict, reasons }) => (verdict === 'yes' ? [] : reasons)))]
    const opening = form.assessed ? 'I cannot do all of the form' : 'I cannot tell about the form'
    return agentLine(`${opening} ${quote(form.label)}: ${reasons.slice(0, 3).join(' ')}`, form.page, form.selector)
  })
}

function verdicts({ fillable, safe, submittable }: FormOperability) {
  return [fillable, safe, submittable]
}

function pageLines(pages: readonly PageEvidence[]): ConversationTurn[] {
  const missed = pages.filter(isMissed)
  const [example] = missed
  if (example === undefined) return []
  const count = missed.length === 1 ? 'one page' : `${missed.length} pages`
  return [agentLine(`I could not read ${count}: ${unreadReason(example)}.`, example.url, 'response')]
}

function shellLines(pages: readonly PageEvidence[]): ConversationTurn[] {
  const empty = pages.find(({ rendering }) => rendering.mode === 'not_rendered')
  if (empty === undefined) return []
  return [agentLine('I see almost nothing without running scripts.', empty.finalUrl, 'body')]
}
