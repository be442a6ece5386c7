import { quote } from '../html/clean-text.ts'
import type {
  AnswerTried,
  CaughtField,
  CaughtRequest,
  FormProof,
  ProofVerdict,
  Reader,
} from '../schema/report-types.ts'
import { answerOutcomeWords, answerWords, encodingWords, proofReasons } from '../standards/proof-reasons.ts'

/** What the proofs came to, in one line: "6 of 8 forms are proven", then what the others are. */
export function proofSummary(proofs: readonly FormProof[]): string {
  if (proofs.length === 0) return 'No form was tried.'
  const of = (verdict: ProofVerdict) => proofs.filter((proof) => proof.verdict === verdict)
  const refuted = of('refuted').map(
    ({ label, reason }) => `${quote(label, 60)} is refuted: ${proofReasons[reason].label}.`,
  )
  return [
    provenWords(of('proven').length, proofs.length),
    ...refuted.slice(0, SHOWN),
    counted(refuted.length - SHOWN, 'more is refuted', 'more are refuted'),
    counted(of('needs_person').length, 'needs a person', 'need a person'),
    counted(of('not_measured').length, 'could not be measured', 'could not be measured'),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Refuted forms that the summary names. */
const SHOWN = 3

function provenWords(proven: number, all: number): string {
  if (all === 1)
    return `The only form is ${proven === 1 ? 'proven: submitted, it sends every value once.' : 'not proven.'}`
  if (proven === 0) return `None of ${all} forms is proven.`
  const count = proven < all ? `${proven} of ${all}` : all === 2 ? 'Both' : `All ${all}`
  return `${count} forms ${proven === 1 ? 'is' : 'are'} proven: submitted, ${proven === 1 ? 'it sends' : 'they send'} every value once.`
}

function counted(count: number, one: string, many: string): string {
  return count <= 0 ? '' : `${count} ${count === 1 ? one : many}.`
}

/**
 * Where the markup of a form and its proof disagree, one sentence each after one that counts them; empty if nowhere.
 * Forms that were not measured, or whose markup was not judged, disagree with nothing.
 */
export function proofFindings(proofs: readonly FormProof[]): string[] {
  const compared = proofs.filter(({ verdict, markup }) => verdict !== 'not_measured' && markup)
  const found = compared.flatMap((proof) => disagreement(proof) ?? [])
  if (found.length === 0) return []
  const all = compared.length
  const counted =
    all === 1
      ? 'The only form that was measured behaves'
      : `${found.length} of ${all} forms ${found.length === 1 ? 'behaves' : 'behave'}`
  return [`${counted} differently from ${found.length === 1 ? 'its' : 'their'} markup.`, ...found]
}

function disagreement(proof: FormProof): string | undefined {
  const { label, verdict, reason } = proof
  const says = markupWords(proof)
  return says && `${quote(label, 60)}: ${lower(says)} Tried, it is ${verdict}: ${proofReasons[reason].label}.`
}

/** What the markup of a form says, if trying it has shown the opposite. */
export function markupWords({ verdict, markup }: FormProof): string | undefined {
  if (!markup) return undefined
  const isOperable = markup.callable === 'yes' && markup.submittable === 'yes'
  const isInoperable = markup.callable === 'no' || markup.submittable === 'no'
  if (verdict === 'refuted' && isOperable) return 'By its markup, an agent can send it.'
  if (verdict === 'proven' && isInoperable) return 'By its markup, an agent cannot send it.'
  return undefined
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Somebody else who would have received what is typed into the forms of a site. */
export interface SiteReader extends Pick<Reader, 'host' | 'when' | 'as'> {
  /** Labels of the fields, each once. */
  fields: string[]
  /** Names of the forms, each once. */
  forms: string[]
}

/** Who else reads what is typed: an entry for each host, time and way of writing, those before the submit first. */
export function readersOf(proofs: readonly FormProof[]): SiteReader[] {
  const readers = new Map<string, SiteReader>()
  for (const { label, typed, readers: found } of proofs) {
    for (const { host, keys, when, as } of found) {
      const key = [when, host, as].join(' ')
      const reader = readers.get(key) ?? { host, when, as, fields: [], forms: [] }
      readers.set(key, reader)
      const names = keys.map((each) => typed.find(({ key }) => key === each)?.label ?? each)
      reader.fields = [...new Set([...reader.fields, ...names])]
      reader.forms = [...new Set([...reader.forms, label])]
    }
  }
  return [...readers.values()].sort((a, b) => Number(a.when === 'after') - Number(b.when === 'after'))
}

/** What a field of a caught request holds, in a few words. */
export function fieldHolds({ is, key, rule }: CaughtField, typed: FormProof['typed']): string {
  if (is === 'preset') return 'part of the form, not typed'
  if (is === 'added') return 'added by the page'
  const label = typed.find((each) => each.key === key)?.label ?? key ?? 'a typed value'
  return rule === undefined ? label : `${label} (same by the rule “${rule}”)`
}

/** The value of a field as far as it may be shown: what was typed, else how long it is. */
export function fieldValue({ is, value, length }: CaughtField): string {
  if (is === 'typed' && value !== undefined) return value
  return length === 0 ? 'empty' : `${length} ${length === 1 ? 'character' : 'characters'}`
}

/** How a request is written and by whom it is sent. */
export function requestWords({ encoding, by, fields }: CaughtRequest): string {
  const count = fields.length === 1 ? '1 field' : `${fields.length} fields`
  return `${count} ${encodingWords[encoding]}, sent by ${by === 'form' ? 'the form' : 'a script of the page'}`
}

/** What the page made of an answer, as a sentence. */
export function answerSentence(tried: AnswerTried): string {
  const isMisleading = tried.outcome === 'confirmed' && tried.answer !== 'success'
  return `${answerWords[tried.answer]}, ${answerOutcomeWords[tried.outcome]}${isMisleading ? ' all the same' : ''}.`
}

/** Whether the page told its visitor what happened. */
export function isToldRight({ answer, outcome }: AnswerTried): boolean {
  return outcome === (answer === 'success' ? 'confirmed' : 'rejected')
}

/** What got out of the browser while a form was tried, as its proxy counted it. */
export function sealWords({ tier, bytesSent, passed }: Pick<FormProof, 'tier' | 'bytesSent' | 'passed'>): string {
  if (tier === 'staging') return 'The request was really sent, as you asked.'
  if (bytesSent === 0) return 'Nothing left the browser: its proxy counted 0 bytes after the seal.'
  if (tier === 'sealed' || passed.length === 0) return `${bytesSent} bytes left the browser after the seal.`
  const files = passed.length === 1 ? '1 file' : `${passed.length} files`
  return `Nothing that was typed left the browser. The page fetched ${files} that it needs: ${bytesSent} bytes out.`
}

/** The same for all forms together. */
export function sealSummary(proofs: readonly FormProof[]): string {
  const tried = proofs.filter(({ typed }) => typed.length > 0)
  if (tried.length === 0) return ''
  if (tried.some(({ tier }) => tier === 'staging')) return 'The forms were really sent, as you asked.'
  const passed = [...new Set(tried.flatMap((proof) => proof.passed))]
  const bytesSent = tried.reduce((sum, proof) => sum + proof.bytesSent, 0)
  const tier = tried.some((proof) => proof.tier === 'sealed' && proof.bytesSent > 0) ? 'sealed' : 'read_only'
  return sealWords({ tier, bytesSent, passed })
}
