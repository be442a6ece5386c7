import { score } from '../../audit/score.ts'
import { OperableError } from '../../errors.ts'
import type { BreakdownEntry, Report } from '../../schema/report-types.ts'
import { type CheckChange, compareChecks } from './checks.ts'
import { compareForms, type FormChanges } from './forms.ts'
import { comparePages, type PageChanges } from './pages.ts'
import { compareProofs, lostSentence, type ProofChanges } from './proofs.ts'

/** What changed between two reports of one site. */
export interface ReportComparison {
  before: ComparedReport
  after: ComparedReport
  scoreChange: number
  /** The part of `scoreChange` that a new scoring version or new rules alone cause; 0 within one version. */
  byScoringVersion: number
  /** How that part is known: nothing to know, the earlier evidence judged again, or its points scaled. */
  versionPart: 'none' | 'rescored' | 'scaled'
  /** The rest: what changed on the site or in what could be measured. */
  bySite: number
  /** Only checks whose result changed, in the order of the later report. */
  checks: CheckChange[]
  forms: FormChanges
  pages: PageChanges
  /** Absent unless the forms were tried for both reports. */
  proofs?: ProofChanges
  sentence: string
}

/** What a comparison says of each of its two reports. */
export type ComparedReport = Pick<Report, 'scannedAt' | 'score' | 'grade' | 'scoringVersion' | 'rulesVersion'>

/** What is known beside the two reports. */
export interface CompareOptions {
  /** What the later scoring version makes of the evidence of the earlier report, when that evidence was kept. */
  rescored?: Report
}

/**
 * Compares two reports of one site.
 *
 * With another scoring version the earlier report is taken as the later version has it: judged again, or else its
 * breakdown scaled, where each check keeps the share of its points and a check that is new is taken as it is in the
 * later report. The difference that this makes is the part of the new version, the rest is the site's. Where only the rules
 * are new, points do not tell what they would have been, so without the evidence nothing is said to be the site's.
 *
 * @throws OperableError `invalid_request` when the reports belong to two sites
 */
export function compareReports(before: Report, after: Report, options: CompareOptions = {}): ReportComparison {
  if (before.id !== after.id) {
    throw new OperableError('invalid_request', `The reports are about different sites: ${before.url} and ${after.url}.`)
  }
  const versionPart = isSameScoring(before, after) ? 'none' : options.rescored ? 'rescored' : 'scaled'
  const breakdown = judgedByLater(before, after, versionPart, options.rescored)
  const scoreChange = after.score - before.score
  const byScoringVersion = versionPart === 'none' ? 0 : score(breakdown) - before.score
  const proofs = compareProofs(before.proofs, after.proofs)
  const changes = {
    scoreChange,
    byScoringVersion,
    versionPart,
    bySite: scoreChange - byScoringVersion,
    checks: compareChecks(before.scoreBreakdown, breakdown, after.scoreBreakdown),
    forms: formChanges(before, after, options.rescored),
    pages: comparePages(before.pages, after.pages),
    ...(proofs && { proofs }),
  } satisfies Partial<ReportComparison>
  return { before: brief(before), after: brief(after), ...changes, sentence: sentence(before, after, changes) }
}

function brief({ scannedAt, score, grade, scoringVersion, rulesVersion }: Report): ComparedReport {
  return { scannedAt, score, grade, scoringVersion, ...(rulesVersion && { rulesVersion }) }
}

function isSameScoring(before: Report, after: Report): boolean {
  return before.scoringVersion === after.scoringVersion && before.rulesVersion === after.rulesVersion
}

/** The earlier breakdown as the later version has it. */
function judgedByLater(
  before: Report,
  after: Report,
  part: ReportComparison['versionPart'],
  rescored: Report | undefined,
): BreakdownEntry[] {
  if (part === 'none') return before.scoreBreakdown
  if (rescored) return asFarAsTold(before, rescored, after)
  return before.rulesVersion === after.rulesVersion ? scale(before, after) : after.scoreBreakdown
}

/** What the earlier evidence does not hold was no change of the site: it is taken as it is in the later report. */
function asFarAsTold(before: Report, rescored: Report, after: Report): BreakdownEntry[] {
  const earlier = new Map(before.scoreBreakdown.map((entry) => [entry.check, entry]))
  const later = new Map(after.scoreBreakdown.map((entry) => [entry.check, entry]))
  return rescored.scoreBreakdown.map((entry) => {
    const isNewlyOpen = !entry.measured && earlier.get(entry.check)?.measured !== false
    return (isNewlyOpen && later.get(entry.check)) || entry
  })
}

/** Verdicts by other rules say nothing of the site; that a form came or went does. */
function formChanges(before: Report, after: Report, rescored: Report | undefined): FormChanges {
  const changes = compareForms((rescored ?? before).operability.forms, after.operability.forms)
  const isSame = before.operabilityVersion === after.operabilityVersion && before.rulesVersion === after.rulesVersion
  return isSame || rescored ? changes : { ...changes, changed: [] }
}

function scale(before: Report, after: Report): BreakdownEntry[] {
  const earlier = new Map(before.scoreBreakdown.map((entry) => [entry.check, entry]))
  return after.scoreBreakdown.map((entry) => {
    const old = earlier.get(entry.check)
    if (old === undefined) return entry
    const share = old.maxPoints === 0 ? 0 : old.points / old.maxPoints
    return { ...entry, applied: old.applied, measured: old.measured, points: share * entry.maxPoints }
  })
}

function sentence(
  before: Report,
  after: Report,
  { scoreChange, byScoringVersion, checks, proofs }: Omit<ReportComparison, 'before' | 'after' | 'sentence'>,
): string {
  const count = checks.length === 1 ? 'one check' : checks.length === 0 ? 'no check' : `${checks.length} checks`
  const from = `from ${before.score} (${before.grade}) to ${after.score} (${after.grade})`
  const move =
    scoreChange === 0 ? `stayed at ${after.score} (${after.grade})` : `${scoreChange > 0 ? 'rose' : 'fell'} ${from}`
  const version = versionWords(scoreChange, byScoringVersion, newVersion(before, after))
  return [lostWords(proofs), `The score ${move}${version}; ${count} changed.`].filter(Boolean).join(' ')
}

/** Said before the score, which does not know of it. */
function lostWords(proofs: ProofChanges | undefined): string {
  const [first, ...others] = proofs?.lost ?? []
  if (first === undefined) return ''
  const count = others.length === 1 ? '1 more form has' : `${others.length} more forms have`
  return `${lostSentence(first)}${others.length === 0 ? '' : ` ${count} lost the proof.`}`
}

function newVersion(before: Report, { scoringVersion, rulesVersion }: Report): string {
  const isRules = before.scoringVersion === scoringVersion && rulesVersion !== undefined
  return isRules ? `the rules of ${rulesVersion}` : `scoring version ${scoringVersion}`
}

function versionWords(scoreChange: number, byScoringVersion: number, version: string): string {
  if (byScoringVersion === 0) return ''
  const part = `${signed(byScoringVersion)} from ${version}`
  if (scoreChange === 0) return `, with ${part} and ${signed(-byScoringVersion)} from the site`
  return Math.sign(byScoringVersion) === Math.sign(scoreChange) ? `, ${part}` : `, despite ${part}`
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points)
}
