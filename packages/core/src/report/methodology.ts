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
 * How the score comes about, as Markdown: every check with its rule, points, gate and reason, the formula, the bands, the
 * verdicts on forms, the versions and the limits. Made from the same records that score a site.
 */
export function renderMethodology(): string {
  return `${blocks(
    '# How Operable scores a site',
    `Scoring version \`${SCORING_VERSION}\`, operability version \`${OPERABILITY_VERSION}\`, rules of \`${RULES_VERSION}\`. The same evidence and the same versions give the same report.`,
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
    'Earned and applicable points are summed over the essential and recommended checks that apply and could be measured. ' +
      'A check that does not apply, or that could not be measured, counts neither for nor against. Where none is left, the first part is 0. ' +
      'The score range of a report says which scores remain possible once everything missing is measured.',
    'A site of which no page could be read has no score. A report calls itself incomplete where the submitted page could ' +
      `not be read, or where its score range is wider than ${WIDEST_RANGE} points.`,
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
  essential: 'Always graded, unless a gate is named.',
  recommended: 'Graded only where there is something to judge, as the gate says.',
  bonus: 'Added on top of the rest; together at most 5 points count.',
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
      ...(reading === undefined ? [] : [`Read so because: ${markdownText(reading)}`]),
      ...(gate === undefined ? [] : [`Does not apply when: ${markdownText(gate)}`]),
      `Why: ${markdownText(why)}`,
    ]),
  )
}

function formSection(): string {
  return blocks(
    '## Form operability',
    'Each form gets four verdicts: yes, no or unknown. The probe is static and never submits anything.',
    list(verdictRules.map(({ id, rule }) => `${id}: ${markdownText(rule)}`)),
    'A form that is sent to another origin (another host, port or scheme) is unknown and does not count. A form that sends nothing (one that only closes its dialog, or has neither a field to fill nor a button that sends it) is left out. Honeypots (traps for programs) and CSRF tokens (hidden proofs of origin) are skipped. ' +
      'The operability score of a site is the mean, over its assessed forms, of the share of verdicts that hold among those that are known.',
  )
}

function signalSection(): string {
  return blocks(
    '## Signals without points',
    'Shown in a report because other auditors look at them; they never change the score.',
    list(signals.map(({ title }) => markdownText(title))),
  )
}
