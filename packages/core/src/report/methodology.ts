import type { Check } from '../audit/check.ts'
import { checks } from '../audit/registry.ts'
import { signals } from '../audit/signals/registry.ts'
import { verdictRules } from '../operability/registry.ts'
import type { Bucket } from '../schema/report-types.ts'
import { auditLimits } from '../standards/audit-limits.ts'
import { gradeBands } from '../standards/grade-bands.ts'
import { bandWords } from '../standards/outcome-words.ts'
import { OPERABILITY_VERSION, RULES_VERSION, SCORING_VERSION } from '../standards/versions.ts'
import { WIDEST_RANGE } from '../standards/widest-range.ts'
import { blocks, capital, formatPoints, list, table } from './markdown/blocks.ts'
import { markdownText } from './markdown/text.ts'

/**
 * How the score is made, as Markdown: the formula, the grades, every check with its rule, points, gate and reason, the
 * verdicts on forms, the versions and the limits. Made from the same records that score a site.
 */
export function renderMethodology(): string {
  return `${blocks(
    '# How Operable scores a site',
    `Scoring version \`${SCORING_VERSION}\`, operability version \`${OPERABILITY_VERSION}\`, rules of \`${RULES_VERSION}\`. The same evidence and the same versions always give the same report.`,
    formula(),
    grades(),
    ...(['essential', 'recommended', 'bonus'] as const).map(bucketSection),
    formSection(),
    signalSection(),
    blocks('## Limits', list(auditLimits.map((limit) => markdownText(limit)))),
  )}\n`
}

function formula(): string {
  return blocks(
    '## Formula',
    '`score = round(earned / applicable × 100) + min(bonus, 5)`, at least 0 and at most 100.',
    'Earned and applicable points are the sums over the essential and recommended checks that apply and could be measured. ' +
      'A check that does not apply or could not be measured counts neither for nor against the site. If no check is left, the first part is 0. ' +
      'The score range of a report gives the scores that are possible once everything is measured.',
    'A site has no score if none of its pages could be read. A report is incomplete if the submitted page could not be ' +
      `read, or if its score range is wider than ${WIDEST_RANGE} points.`,
  )
}

function grades(): string {
  const rows = gradeBands.map(({ from, band, grade }, index) => {
    const above = gradeBands[index - 1]
    return [`${from} to ${above === undefined ? 100 : above.from - 1}`, grade, band, bandWords[band]]
  })
  return blocks('## Grades', table(['Score', 'Grade', 'Band', 'Meaning'], rows))
}

const bucketIntro: Record<Bucket, string> = {
  essential: 'Always graded, unless the check says when it does not apply.',
  recommended: 'Graded only if there is something to judge.',
  bonus: 'Added on top. At most 5 bonus points count in total.',
}

function bucketSection(bucket: Bucket): string {
  const members = checks.filter((check) => check.bucket === bucket)
  const sum = members.reduce((total, { maxPoints }) => total + maxPoints, 0)
  return blocks(
    `## ${capital(bucket)} checks: ${formatPoints(sum)} points`,
    bucketIntro[bucket],
    ...members.map(checkSection),
  )
}

function checkSection({ id, title, maxPoints, rule, reading, gate, why }: Check): string {
  return blocks(
    `### ${markdownText(title)}`,
    list([
      `Id: \`${id}\``,
      `Points: ${formatPoints(maxPoints)}`,
      `Earned when: ${markdownText(rule)}`,
      ...(reading === undefined ? [] : [`Notes: ${markdownText(reading)}`]),
      ...(gate === undefined ? [] : [`Does not apply when: ${markdownText(gate)}`]),
      `Why it matters: ${markdownText(why)}`,
    ]),
  )
}

function formSection(): string {
  return blocks(
    '## Form operability',
    'Each form gets four verdicts, each of them yes, no or unknown. The scan judges the markup and never submits a form.',
    list(verdictRules.map(({ id, rule }) => `${id}: ${markdownText(rule)}`)),
    'A form that goes to another origin (another host, port or scheme) is unknown and does not count. Neither does a form that sends nothing: one that only closes its dialog, or has nothing to fill in and no submit button. Honeypots (spam traps) and CSRF tokens (hidden security tokens) are skipped. ' +
      'The operability score of a site is the share of known verdicts that hold, averaged over its assessed forms.',
  )
}

function signalSection(): string {
  return blocks(
    '## Unscored signals',
    'Reports show these because other auditors look at them. They never affect the score.',
    list(signals.map(({ title }) => markdownText(title))),
  )
}
