import { verdictsOf } from '../operability/registry.ts'
import type { FormOperability, FormProof, ProofVerdict, Report, VerdictValue } from '../schema/report-types.ts'

/** Something that an agent can or cannot do on a site: complete a form, or do what people send agents for. */
export interface TaskVerdict {
  /** `form`: fill in and send a form; `read`: read the pages; `find`: find something that visitors ask for. */
  kind: 'form' | 'read' | 'find'
  /** As a person would say it: "Book a table", "Read the pages". */
  name: string
  /** For a form, `yes` if all four verdicts hold, or if it is proven and nobody must agree to it. */
  verdict: VerdictValue
  /** What trying the form came to; absent if it was not tried. */
  proof?: ProofVerdict
  /** One sentence on what stops an agent or leaves the verdict open; absent for `yes`. */
  blockedBy?: string
  /** Pages with the form, each once, in the order of the crawl; empty for a task about the whole site. */
  pages: string[]
  /** For a form that is on several pages: the first one that does not work, else the first. */
  form?: FormOperability
}

type Judged = Pick<Report, 'operability' | 'scoreBreakdown' | 'proofs'>

/**
 * What an agent can do on the site, and the one thing that blocks what it cannot: reading first, then every form once,
 * then what people look for. A form that stands on several pages is one task.
 */
export function taskVerdicts({ operability, scoreBreakdown, proofs }: Judged): TaskVerdict[] {
  return [...reading(scoreBreakdown), ...formTasks(operability.forms, proofs), ...findings(scoreBreakdown)]
}

/** One task for each form, the same template on several pages once. What trying a form has shown outweighs its markup. */
export function formTasks(forms: readonly FormOperability[], proofs: readonly FormProof[] = []): TaskVerdict[] {
  const proofOf = new Map(proofs.map((proof) => [placeOf(proof), proof]))
  return groupTemplates(forms).map((template) => {
    const proof = worstProof(template.flatMap((form) => proofOf.get(placeOf(form)) ?? []))
    const [markupForm, markupVerdict] = worst(template)
    // What a form does says more than how it is written.
    const isTried = proof !== undefined && proof.verdict !== 'not_measured'
    const form = (isTried && template.find((each) => placeOf(each) === placeOf(proof))) || markupForm
    // That the request is right does not mean that nobody must agree to it.
    const isProven = proof?.verdict === 'proven'
    const verdict = !isTried ? markupVerdict : isProven ? form.safe.verdict : 'no'
    const reason = !isTried ? blockOf(form) : triedReason(form, proof)
    const blockedBy = verdict === 'yes' ? undefined : reason
    return {
      kind: 'form' as const,
      name: form.label,
      verdict,
      ...(proof && { proof: proof.verdict }),
      ...(blockedBy === undefined ? {} : { blockedBy }),
      pages: [...new Set(template.map(({ page }) => page))],
      form,
    }
  })
}

/** What a person has to give is said best by the markup. */
function triedReason({ safe }: FormOperability, { verdict, detail }: FormProof): string | undefined {
  const [reason] = safe.reasons
  return verdict === 'proven' ? reason : verdict === 'needs_person' ? (reason ?? detail) : detail
}

function placeOf({ page, selector }: Pick<FormOperability, 'page' | 'selector'>): string {
  return `${page}\n${selector}`
}

const byWeight: readonly ProofVerdict[] = ['refuted', 'needs_person', 'proven', 'not_measured']

function worstProof(proofs: readonly FormProof[]): FormProof | undefined {
  return proofs.toSorted((a, b) => byWeight.indexOf(a.verdict) - byWeight.indexOf(b.verdict))[0]
}

/** Forms of several pages with the same fields are one when they share their name, or an id that the page gave them. */
function groupTemplates(forms: readonly FormOperability[]): FormOperability[][] {
  const templates: FormOperability[][] = []
  const known = new Map<string, FormOperability[]>()
  for (const form of forms) {
    const keys = templateKeys(form)
    // Two of a kind on one page are two forms.
    const found = keys
      .map((key) => known.get(key))
      .find((group) => group && !group.some(({ page }) => page === form.page))
    const group = found ?? []
    if (!found) templates.push(group)
    group.push(form)
    for (const key of keys) if (!known.has(key)) known.set(key, group)
  }
  return templates
}

function templateKeys({ fields, label, selector, assessed }: FormOperability): string[] {
  const shape = JSON.stringify([
    assessed,
    fields.map(({ type, purpose, required, label }) => [type, purpose, required, label]),
  ])
  return [`${shape}\n${label.toLowerCase()}`, ...(/^[a-z]*#/i.test(selector) ? [`${shape}\n${selector}`] : [])]
}

const order: readonly VerdictValue[] = ['no', 'unknown', 'yes']

/** What does not work first; else in the order that they have. */
export function worstFirst<Judged extends { verdict: VerdictValue }>(items: readonly Judged[]): Judged[] {
  return items.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))
}

function worst(template: readonly FormOperability[]): [FormOperability, VerdictValue] {
  const judged = template.map((form): [FormOperability, VerdictValue] => [form, verdictOn(form)])
  return judged.reduce((worst, each) => (order.indexOf(each[1]) < order.indexOf(worst[1]) ? each : worst))
}

function verdictOn(form: FormOperability): VerdictValue {
  const values = verdictsOf(form).map(({ verdict }) => verdict)
  return order.find((value) => values.includes(value)) ?? 'unknown'
}

/** The first thing that stops an agent: filling in, then sending, then what a person must confirm. */
function blockOf({ fillable, submittable, safe }: FormOperability): string | undefined {
  const verdicts = [fillable, submittable, safe]
  const blocking = verdicts.find(({ verdict }) => verdict === 'no') ?? verdicts.find(({ verdict }) => verdict !== 'yes')
  return blocking?.reasons[0]
}

/** What keeps an agent from reading, the strictest first. */
function reading(breakdown: Report['scoreBreakdown']): TaskVerdict[] {
  const entries = ['ai-crawler-access', 'server-rendered-content'].flatMap(
    (id) => breakdown.find(({ check, applied }) => check === id && applied) ?? [],
  )
  if (entries.length === 0) return []
  const task = { kind: 'read' as const, name: 'Read the pages', pages: [] }
  const blocking = entries.find(({ measured, points, maxPoints }) => measured && points < maxPoints)
  if (blocking) return [{ ...task, verdict: 'no', ...because(blocking.observed) }]
  const open = entries.find(({ measured }) => !measured)
  return [open ? { ...task, verdict: 'unknown', ...because(open.observed) } : { ...task, verdict: 'yes' }]
}

/** What visitors ask for, by the check that looks for it. */
const questions = {
  'booking-or-contact-path': 'Find a way to book or get in touch',
  'pricing-intent': 'Find the prices',
} as const

function findings(breakdown: Report['scoreBreakdown']): TaskVerdict[] {
  return breakdown.flatMap(({ check, applied, measured, points, observed }): TaskVerdict[] => {
    if (!applied || !(check in questions)) return []
    const task = { kind: 'find' as const, name: questions[check as keyof typeof questions], pages: [] }
    if (!measured) return [{ ...task, verdict: 'unknown', ...because(observed) }]
    return [points > 0 ? { ...task, verdict: 'yes' } : { ...task, verdict: 'no', ...because(observed) }]
  })
}

function because([first]: readonly string[]): { blockedBy?: string } {
  return first === undefined ? {} : { blockedBy: first }
}
