import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FormOperability, Tool, ToolDraft } from '@operable/core'
import { type Judgement, judgeProof } from '@operable/core/proof'
import type { FormProof, Reader } from '@operable/core/schema'
import type { PagePicture } from '../contracts/page-fetcher.ts'
import type { ProofPictures } from '../contracts/proofs.ts'
import type { ProofPage, ProofPages } from '../fetch/browser/proof-pages.ts'
import type { HeldAnswer, SealTerms } from '../fetch/browser/proxy/browser-seal.ts'
import { problemOf } from '../fetch/failure/problem-of.ts'
import { markers } from './markers.ts'
import { keepOnPage, pressOpener } from './opened-forms.ts'
import { type Trial, type TrialFacts, tryForm } from './try-form.ts'

/** A form that is to be proven. */
export interface FormToProve {
  page: string
  label: string
  draft: ToolDraft
  /** The verdicts from its markup, if it was assessed. */
  markup?: FormOperability
}

export interface ProofSettings {
  pages: ProofPages
  answers: boolean
  /** Whether pictures are taken before and after. */
  pictures: boolean
  /** Really sends: to these hosts, or with an empty list to the form’s own. */
  send?: readonly string[]
  signal: AbortSignal
  now(): Date
}

/** A proof, and what is seen of it. */
export interface TriedForm {
  proof: FormProof
  pictures: ProofPictures
}

/** For one run on one page, in ms. */
const RUN_MS = 25_000
/** A limit keeps nobody's program running. */
const UNHELD = { ref: false }
/** A page that stands still longer than its run may take is given up. */
const LATE_MS = 10_000
const OPEN_MS = 4_000
const FADE_MS = 400
const PICTURE_MS = 2_000

/** Opens the page of a form, fills the form in, submits it in a sealed browser, and judges what would have gone out. Never rejects. */
export async function proveForm(form: FormToProve, settings: ProofSettings): Promise<TriedForm> {
  const { draft, page, label } = form
  const { triggerSelector } = draft.metadata
  const began = settings.now().toISOString()
  const known = {
    page,
    selector: draft.selector,
    label,
    tool: draft.name,
    ...(triggerSelector ? { trigger: triggerSelector } : {}),
    ...(form.markup ? { markup: markupOf(form.markup) } : {}),
    provedAt: began,
  }
  try {
    const attempt = (trial: Pick<Trial, 'tier'> & { answer?: HeldAnswer }) => attemptForm(form, settings, trial)
    const tier = settings.send ? 'staging' : 'sealed'
    let best = await attempt({ tier })
    const isSettled = ({ judged: { verdict } }: Attempt): boolean => verdict === 'proven' || verdict === 'needs_person'
    if (tier === 'sealed' && !isSettled(best) && best.facts.lacksReads) best = await attempt({ tier: 'read_only' })
    // Whether a script is done with the form is seen once it has an answer.
    const { judged } = best
    const isScript = judged.request?.by === 'script'
    const isSent = judged.verdict === 'proven' || judged.reason === 'sent_twice'
    let success: Attempt | undefined
    if ((judged.isPartial || (isScript && isSent)) && tier !== 'staging') {
      success = await attempt({ tier: best.tier, answer: answers.success })
      const then = { hasFollowed: hasFollowed(best, success), isDone: success.facts.isThanked }
      // What a page sends again for want of an answer, its form did not send twice.
      const facts = judged.reason === 'sent_twice' || success.judged.verdict === 'refuted' ? success.facts : best.facts
      best = { ...best, facts, judged: judge({ ...facts, ...then }, best.tier, form.draft) }
      best.judged.readers = allReaders(best.judged.readers, judged.readers, success.judged.readers)
    }
    const tried = settings.answers && success && best.judged.verdict === 'proven'
    const answered = tried ? await tryAnswers(success!, (answer) => attempt({ tier: best.tier, answer })) : undefined
    const proof = { ...known, ...proofOf(best), ...answered }
    return { proof: { ...proof, findings: answered?.findings ?? [] }, pictures: best.pictures }
  } catch (error) {
    const detail = problemOf(error)
    return { proof: { ...known, ...nothing, verdict: 'not_measured', reason: 'page_failed', detail }, pictures: {} }
  }
}

/**
 * Whether the form went on after an answer: another step, or another request to its site that holds what was typed and does
 * more than ask.
 */
function hasFollowed({ facts }: Attempt, success: Attempt): boolean {
  const known = new Set(facts.requests.map(addressOf))
  const { submittedAt = 0, steps, requests } = success.facts
  const others = requests.filter(
    ({ traces, at, isOwnSite, method }) =>
      isOwnSite && at >= submittedAt && !/^(?:GET|HEAD)$/.test(method) && Object.keys(traces).length > 0,
  )
  return steps > facts.steps || others.some((request) => !known.has(addressOf(request)))
}

/** Some read only what goes well. */
function allReaders(...lists: (readonly Reader[])[]): Reader[] {
  const readers: Reader[] = []
  for (const { host, when, as, keys } of lists.flat()) {
    const known = readers.find((reader) => reader.host === host && reader.when === when && reader.as === as)
    if (known) known.keys = [...new Set([...known.keys, ...keys])]
    else readers.push({ host, when, as, keys: [...keys] })
  }
  return readers
}

/** Without its query, which may hold what was typed. */
function addressOf({ method, url }: { method: string; url: string }): string {
  return `${method} ${url.split('?')[0]}`
}

const nothing = {
  findings: [],
  typed: [],
  readers: [],
  tier: 'sealed',
  passed: [],
  bytesSent: 0,
  steps: [],
  pageHash: '',
} satisfies Partial<FormProof>

interface Attempt {
  tier: SealTerms['mode']
  facts: TrialFacts
  judged: Pick<Judgement, 'verdict' | 'reason' | 'detail' | 'readers' | 'request' | 'main' | 'isPartial'>
  pageHash: string
  pictures: ProofPictures
}

async function attemptForm(
  { draft, page }: FormToProve,
  { pages, signal, send, pictures: takesPictures }: ProofSettings,
  { tier, answer }: Pick<Trial, 'tier'> & { answer?: HeldAnswer },
): Promise<Attempt> {
  const opened: ProofPage = await pages.open(page, { signal })
  try {
    const { visible: _, ...rest } = draft
    const at = new Date(0).toISOString()
    const tool: Tool = { id: 'tool', ...rest, pageUrl: opened.url, createdAt: at, updatedAt: at }
    const pageHash = createHash('sha256')
      .update(await opened.html())
      .digest('hex')
    await openDialog(opened, draft)
    const pictureOf = (...selectors: string[]): Promise<PagePicture | undefined> =>
      takesPictures ? firstPicture(opened, selectors) : Promise.resolve(undefined)
    const before = await pictureOf(draft.selector)
    const trying = tryForm(opened, {
      tool,
      tier,
      hosts: send?.length ? send : [new URL(opened.url).host],
      markerOf: markers(),
      limitMs: RUN_MS,
      signal,
      ...(answer ? { answer } : {}),
    })
    const facts = await Promise.race([trying, sleep(RUN_MS + LATE_MS, undefined, UNHELD)])
    if (!facts) throw new Error('The page stopped answering while its form was tried.')
    const after = await pictureOf(draft.selector, 'body')
    const pictures = { ...(before && { before }), ...(after && { after }) }
    return { tier, facts, judged: judge(facts, tier, draft), pageHash, pictures }
  } finally {
    await opened.discard()
  }
}

/** A page that is busy elsewhere gives none. */
async function firstPicture(opened: ProofPage, selectors: readonly string[]): Promise<PagePicture | undefined> {
  for (const selector of selectors) {
    const picture = await Promise.race([
      opened.picture(selector).catch(() => undefined),
      sleep(PICTURE_MS, undefined, UNHELD),
    ])
    if (picture) return picture
  }
  return undefined
}

/** Nothing has been typed yet: code that the dialog needs may load. Where this does not show the form, the run tries it once more. */
export async function openDialog(
  opened: ProofPage,
  { selector, metadata: { triggerSelector } }: Pick<ToolDraft, 'selector' | 'metadata'>,
): Promise<void> {
  if (triggerSelector === undefined) return
  const form = opened.page.locator(selector).first()
  if (await form.isVisible().catch(() => false)) return
  const release = await keepOnPage(opened)
  if (release && (await pressOpener(opened.page.locator(triggerSelector).first()))) {
    await form.waitFor({ timeout: OPEN_MS }).catch(() => undefined)
    // What fades in is shown before it can be pressed.
    await sleep(FADE_MS)
  }
  await release?.()
}

/** What the run says for itself comes first: a form that it left to a person, or could not operate, sent nothing. */
function judge(facts: TrialFacts, tier: SealTerms['mode'], draft: ToolDraft): Attempt['judged'] {
  const { outcome, bytesSent, problem = 'The run did not come to an end.' } = facts
  const judged = judgeProof(facts)
  if (tier === 'sealed' && bytesSent > 0) {
    const detail = `${bytesSent} bytes left the browser after the seal, so nothing is proven.`
    return { ...judged, verdict: 'not_measured', reason: 'leaked', detail }
  }
  if (judged.main && facts.submittedAt !== undefined) return judged
  if (outcome?.status === 'needs_person')
    return { ...judged, verdict: 'needs_person', reason: 'person_required', detail: personNeeded(draft, problem) }
  if (judged.reason === 'sent_early') return judged
  if (facts.submittedAt === undefined)
    return {
      ...judged,
      verdict: 'not_measured',
      reason: 'not_operated',
      detail: `The form could not be operated. ${problem}${invalidFields(facts)}`,
    }
  return judged
}

/** Why, in the words that the tool has for it. */
function personNeeded({ metadata: { safety } }: ToolDraft, problem: string): string {
  const reasons = safety?.reasons.map(({ text }) => text) ?? []
  return reasons.length > 0 ? `A person must finish this. ${reasons.join(' ')}` : problem
}

/** The fields whose values the page or the tool's schema refused. */
function invalidFields({ outcome, values }: TrialFacts): string {
  const keys = new Set((outcome?.errors ?? []).map(({ path }) => path.slice(1)))
  const labels = values.filter(({ key }) => keys.has(key)).map(({ field, key }) => `“${field.label || key}”`)
  return labels.length > 0 ? ` It is about ${labels.join(', ')}.` : ''
}

function proofOf({ facts, judged, tier, pageHash }: Attempt) {
  const { verdict, reason, detail, readers, request } = judged
  return {
    verdict,
    reason,
    detail,
    findings: [],
    typed: facts.values.map(({ key, field, value }) => ({ key, label: field.label || key, value: String(value) })),
    ...(request ? { request } : {}),
    readers,
    tier,
    passed: [...new Set(facts.passed)],
    bytesSent: facts.bytesSent,
    steps: facts.trace.map(({ step, ms }) => ({ step, ms })),
    pageHash,
  }
}

const json = { 'content-type': 'application/json; charset=utf-8' }
const members = { data: {}, errors: [], message: 'Accepted for a test.' }
const REFUSED = 'This was refused for a test.'
const refusal = {
  ok: false,
  success: false,
  status: 'error',
  error: REFUSED,
  errors: [{ message: REFUSED }],
  message: REFUSED,
}

/** What a page gets in the place of its server’s answer: the members that scripts commonly look at. */
const answers = {
  success: {
    is: 'answered',
    status: 200,
    headers: json,
    body: JSON.stringify({ ok: true, success: true, status: 'success', ...members }),
  },
  refusal: { is: 'answered', status: 422, headers: json, body: JSON.stringify(refusal) },
  error_body: { is: 'answered', status: 200, headers: json, body: JSON.stringify(refusal) },
  abort: { is: 'aborted' },
} as const satisfies Record<NonNullable<FormProof['answers']>[number]['answer'], HeldAnswer>

/** Tries each answer on a page of its own. */
async function tryAnswers(success: Attempt, attempt: (answer: HeldAnswer) => Promise<Attempt>) {
  const tried: NonNullable<FormProof['answers']> = []
  const findings: string[] = []
  for (const [answer, given] of Object.entries(answers) as [keyof typeof answers, HeldAnswer][]) {
    const { facts } = answer === 'success' ? success : await attempt(given)
    const said = (facts.outcome?.said ?? []).map(({ text }) => text)
    // Words that are no thanks tell nothing of a success, and of all others that the page has noticed.
    const isRefused = answer !== 'success' && (facts.outcome?.status === 'rejected' || said.length > 0)
    const outcome = facts.isThanked ? 'confirmed' : isRefused ? 'rejected' : 'unclear'
    tried.push({ answer, outcome, said })
    if (outcome === 'confirmed' && answer !== 'success') findings.push(`The page says thanks ${falseThanks[answer]}.`)
  }
  const [first] = tried
  const text = first?.outcome === 'confirmed' ? first.said.find((each) => each !== members.message) : undefined
  return { answers: tried, findings, ...(text ? { expects: { text: text.slice(0, 200) } } : {}) }
}

const falseThanks = {
  refusal: 'although the server refused the form (422)',
  error_body: 'although the body of the answer said that the form was refused',
  abort: 'although the connection broke before there was an answer',
} as const

function markupOf({ callable, fillable, submittable, safe }: FormOperability): NonNullable<FormProof['markup']> {
  return {
    callable: callable.verdict,
    fillable: fillable.verdict,
    submittable: submittable.verdict,
    safe: safe.verdict,
  }
}
