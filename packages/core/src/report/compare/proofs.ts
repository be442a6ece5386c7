import { quote } from '../../html/clean-text.ts'
import type { FormProof, ProofReason, ProofVerdict } from '../../schema/report-types.ts'
import { proofReasons, readerTimes } from '../../standards/proof-reasons.ts'
import { type ComparedForm, formKey } from './forms.ts'

/** A form that was proven in one of the reports only, with what it is in the other. */
export interface ProofChange extends ComparedForm {
  verdict: ProofVerdict
  reason: ProofReason
}

/** How what trying the forms has shown differs from the earlier report. Only forms that were tried both times count. */
export interface ProofChanges {
  /** Proven before; with the later verdict, those that were not measured last. */
  lost: ProofChange[]
  /** Proven now; with the earlier verdict. */
  gained: ProofChange[]
  /** Forms whose request goes to another address. */
  moved: (ComparedForm & { before: string; after: string })[]
  /** Hosts that read what is typed and did not before. */
  readers: (ComparedForm & { host: string; when: 'before' | 'after' })[]
}

/** @returns undefined where one of the reports tried no form */
export function compareProofs(
  before: readonly FormProof[] | undefined,
  after: readonly FormProof[] | undefined,
): ProofChanges | undefined {
  if (!before || !after) return undefined
  const earlier = new Map(before.map((proof) => [formKey(proof), proof]))
  const pairs = after.flatMap((now) => {
    const old = earlier.get(formKey(now))
    return old ? [{ old, now }] : []
  })
  return {
    lost: pairs
      .filter(({ old, now }) => isProven(old) && !isProven(now))
      .map(({ now }) => change(now, now))
      .sort((a, b) => Number(a.verdict === 'not_measured') - Number(b.verdict === 'not_measured')),
    gained: pairs.filter(({ old, now }) => !isProven(old) && isProven(now)).map(({ old, now }) => change(now, old)),
    moved: pairs.flatMap(({ old, now }) => {
      const addresses = { before: addressOf(old), after: addressOf(now) }
      const isMoved = addresses.before && addresses.after && addresses.before !== addresses.after
      return isMoved ? [{ ...brief(now), ...addresses }] : []
    }),
    readers: pairs.flatMap(({ old, now }) => {
      const known = new Set(old.readers.map(({ host }) => host))
      const hosts = new Map(now.readers.filter(({ host }) => !known.has(host)).map((reader) => [reader.host, reader]))
      return [...hosts.values()].map(({ host, when }) => ({ ...brief(now), host, when }))
    }),
  }
}

/** What changed, one sentence each, the worst first. */
export function proofChangeSentences({ lost, gained, moved, readers }: ProofChanges): string[] {
  return [
    ...lost.map(lostSentence),
    ...readers.map(
      ({ label, host, when }) => `${host} now reads what you type into ${name(label)}, ${readerTimes[when]}.`,
    ),
    ...moved.map(({ label, before, after }) => `${name(label)} sends to ${after}, before to ${before}.`),
    ...gained.map(({ label }) => `${name(label)} is proven now.`),
  ]
}

/** What has to be said first: forms that were proven and are not any more. */
export function lostSentence({ label, verdict, reason }: ProofChange): string {
  const because = proofReasons[reason].label
  return verdict === 'not_measured'
    ? `${name(label)} was proven, and could not be measured this time: ${because}.`
    : `${name(label)} was proven, and is not any more: ${because}.`
}

function isProven({ verdict }: FormProof): boolean {
  return verdict === 'proven'
}

function addressOf({ request }: FormProof): string {
  return request ? `${request.method} ${request.url}` : ''
}

function change(form: FormProof, { verdict, reason }: FormProof): ProofChange {
  return { ...brief(form), verdict, reason }
}

function brief({ page, selector, label }: FormProof): ComparedForm {
  return { page, selector, label }
}

function name(label: string): string {
  return quote(label, 60)
}
