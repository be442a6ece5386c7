import type { ReportComparison } from '@operable/core'
import { type ChangeCause, type CheckChange, type CheckResultBrief, proofChangeSentences } from '@operable/core/report'
import { formatPoints, plural } from '../../word-forms.ts'
import { printable } from './printable.ts'
import type { Terminal } from './terminal.ts'
import { cell, fitText, printTime, signed, wrap } from './text.ts'

/** Pages and forms to name; the rest is in the JSON. */
const SHOWN = 8

const CAUSES: Record<ChangeCause, string> = { site: 'site', 'scoring-version': 'scoring version' }

/**
 * What changed between two reports, for a terminal.
 *
 * @param name what was compared, as the person called it
 * @returns text that ends with a line feed
 */
export function printComparison(comparison: ReportComparison, name: string, terminal: Terminal): string {
  const { ink, width } = terminal
  const shown = printable(comparison)
  const { before, after, sentence, checks, forms, pages, proofs } = shown
  const lines = [
    '',
    ink.bold(fitText(printable(name), width)),
    ink.dim(`${printTime(before.scannedAt)}  to  ${printTime(after.scannedAt)}`),
    '',
    ...wrap(sentence, width),
    ...printCauses(shown, width),
    ...printList('Forms, tried', terminal, proofs ? proofChangeSentences(proofs).map((each) => `~ ${each}`) : []),
    ...(checks.length > 0 ? ['', ink.bold('Checks'), ...checks.flatMap((change) => printCheck(change, terminal))] : []),
    ...printList('Forms', terminal, [
      ...forms.added.map(({ label, page }) => `+ ${label || 'form'}  ${page}`),
      ...forms.removed.map(({ label, page }) => `- ${label || 'form'}  ${page}`),
      ...forms.changed.map(
        ({ label, verdicts }) =>
          `~ ${label || 'form'}  ${verdicts.map((verdict) => `${verdict.verdict}: ${verdict.before} → ${verdict.after}`).join(', ')}`,
      ),
    ]),
    ...printList('Pages', terminal, [
      ...pages.added.map((url) => `+ ${url}`),
      ...pages.removed.map((url) => `- ${url}`),
      ...pages.changed.map((page) => `~ ${page.url}  ${page.before} → ${page.after}`),
    ]),
  ]
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
}

function printCauses(
  { versionPart, byScoringVersion, bySite, before, after }: ReportComparison,
  width: number,
): string[] {
  if (versionPart === 'none') return []
  const how =
    versionPart === 'rescored'
      ? 'This is exact: the earlier scan was scored again with the later version.'
      : 'This is an estimate: what the earlier scan saw is no longer stored.'
  const isRules = before.scoringVersion === after.scoringVersion && after.rulesVersion !== undefined
  const newVersion = isRules ? `the rules of ${after.rulesVersion}` : `scoring version ${after.scoringVersion}`
  const parts = `Due to the site: ${signed(bySite)}. Due to ${newVersion}: ${signed(byScoringVersion)}.`
  return ['', ...wrap(parts, width), ...wrap(how, width)]
}

function printCheck({ title, before, after, causes, observed }: CheckChange, { width, ink }: Terminal): string[] {
  const move = `${brief(before)} → ${brief(after)}`
  const gain = (after?.points ?? 0) - (before?.points ?? 0)
  const paint = gain > 0 ? ink.green : gain < 0 ? ink.red : ink.yellow
  const titleWidth = Math.min(44, width - move.length - 6)
  const by = causes.includes('scoring-version')
    ? ink.dim(`  by ${causes.map((cause) => CAUSES[cause]).join(' and ')}`)
    : ''
  const [seen] = observed
  return [
    `${paint(gain > 0 ? '↑' : gain < 0 ? '↓' : '~')} ${cell(title, titleWidth)} ${move}${by}`,
    ...(seen ? [ink.dim(`  ${fitText(seen, width - 2)}`)] : []),
  ]
}

function brief(result: CheckResultBrief | null): string {
  if (!result) return 'no such check'
  if (!result.applied) return 'does not apply'
  if (!result.measured) return 'not measured'
  return `${formatPoints(result.points)} / ${result.maxPoints}`
}

function printList(title: string, { ink, width }: Terminal, items: readonly string[]): string[] {
  if (items.length === 0) return []
  const more = items.length - SHOWN
  return [
    '',
    ink.bold(title),
    ...items.slice(0, SHOWN).map((item) => fitText(item, width)),
    ...(more > 0 ? [ink.dim(`${plural(more, 'more change')}, see --json`)] : []),
  ]
}
