import { setTimeout as sleep } from 'node:timers/promises'
import type { Tool } from '@operable/core'
import type { PartState, PreflightStep, ToolFinding } from '@operable/core/tools'
import type { PageView } from '../analysis/page-view.ts'
import type { DocumentReader } from '../analysis/read-in-thread.ts'
import { renderedFrames, shownSource } from '../analysis/shown-frames.ts'
import type { ScanBudget } from '../contracts/scan-budget.ts'
import type { ToolVerdict } from '../contracts/verifications.ts'
import { isLogin, leadsToLogin } from '../crawl/pages/leads-to-login.ts'
import type { ProofPage, ProofPages } from '../fetch/browser/proof-pages.ts'
import { failureOf } from '../fetch/failure/failure-of.ts'
import { leadsAway, STAY } from '../proof/held.ts'
import { keepOnPage, pressOpener } from '../proof/opened-forms.ts'

/** What a verification is made with. */
export interface VerifyTerms {
  pages: ProofPages
  reader: DocumentReader
  budget: ScanBudget
  /** Whether an address is on the tool's website. */
  isOwn(url: string): boolean
  signal: AbortSignal
  now(): Date
}

/** How the page is looked at. */
interface Way {
  /** While the trigger is clicked, the page may read: some dialogs load what they show. Otherwise nothing leaves it. */
  reads?: boolean
  /** Scrolls to the element first, for what appears only then. */
  scrolls?: boolean
}

interface Attempt {
  verdict: ToolVerdict
  /** The trigger was clicked, and the page asked for something that it did not get. */
  isStarved: boolean
}

const OPEN_MS = 30_000
const SHOW_MS = 4_000
const FADE_MS = 400
const SCROLL_MS = 2_000

/**
 * Looks for a tool's element, its trigger and what submits it, on a fresh page that is sealed: nothing is typed, and nothing is
 * submitted. What seems broken or empty is looked at once more, since a page may have been slow. Never rejects, unless it is
 * aborted.
 */
export async function verifyOnPage(tool: Tool, terms: VerifyTerms): Promise<ToolVerdict> {
  const way: Way = {}
  let last = await attempt(tool, terms, way)
  if (last.isStarved && last.verdict.state === 'broken') {
    way.reads = true
    last = await attempt(tool, terms, way)
  }
  const { verdict: before } = last
  if (before.state === 'broken' || before.reason === 'page_empty')
    last = await attempt(tool, terms, { ...way, scrolls: true })
  const { verdict, isStarved } = last
  if (verdict.state !== 'broken' || !isStarved) return verdict
  const detail = 'The trigger was clicked, but what it opens needs a request that a verification does not make.'
  return unmeasured('dialog_unopened', detail, { url: verdict.url, steps: verdict.steps })
}

async function attempt(tool: Tool, terms: VerifyTerms, way: Way): Promise<Attempt> {
  const { pages, budget, signal } = terms
  let opened: ProofPage
  try {
    opened = await pages.open(tool.pageUrl, { timeoutMs: OPEN_MS, signal, budget })
  } catch (error) {
    signal.throwIfAborted()
    const { failure, message } = failureOf(error)
    return { verdict: unmeasured(failure === 'timeout' ? 'timeout' : 'unreachable', message), isStarved: false }
  }
  try {
    return await look(tool, opened, { ...terms, ...way })
  } catch (error) {
    signal.throwIfAborted()
    const { message } = failureOf(error)
    return { verdict: unmeasured('timeout', message, { url: opened.url }), isStarved: false }
  } finally {
    await opened.discard()
  }
}

async function look(tool: Tool, opened: ProofPage, terms: VerifyTerms & Way): Promise<Attempt> {
  const { reads = false, scrolls = false } = terms
  let lacked = 0
  const seal = (): void =>
    opened.proxy.sealWith({
      mode: 'sealed',
      onHeld(request) {
        lacked += 1
        return leadsAway(request) ? STAY : { is: 'aborted' }
      },
    })
  if (!reads) seal()
  const found = inPlaceOf(tool, opened)
  if (scrolls)
    await found(tool.selector)
      .scrollIntoViewIfNeeded({ timeout: SCROLL_MS })
      .catch(() => undefined)
  const first = await read(tool, opened, terms)
  if ('verdict' in first) return { ...first, isStarved: false }
  const { trigger, steps } = first.finding
  const isShown = steps.some(({ step, ok }) => step === 'target' && ok === true) && !isHidden(first.finding)
  if (trigger?.state !== 'shown' || isShown) return { verdict: verdictOf(tool, first, opened.url), isStarved: false }

  lacked = 0
  const release = reads ? await keepOnPage(opened) : undefined
  // The gate answers what it refuses with an empty 502.
  const onAnswer = (answer: { status(): number }): void => {
    if (answer.status() === 502) lacked += 1
  }
  if (reads) opened.page.on('response', onAnswer)
  const opener = found(trigger.selector)
  const isPressed = await pressOpener(opener)
  if (isPressed) {
    await found(tool.selector)
      .waitFor({ timeout: SHOW_MS })
      .catch(() => undefined)
    // What fades in is shown before it can be pressed.
    await sleep(FADE_MS)
  }
  opened.page.off('response', onAnswer)
  await release?.()
  if (reads) seal()
  if (!isPressed) {
    const detail = `${trigger.selector} has to be clicked first, and could not be: it leads to another page, or something covers it.`
    return { verdict: unmeasured('trigger_unpressed', detail, { url: opened.url, steps }), isStarved: false }
  }
  const isStarved = lacked > 0
  const second = await read(tool, opened, terms, trigger.state)
  return 'verdict' in second ? { ...second, isStarved } : { verdict: verdictOf(tool, second, opened.url), isStarved }
}

function isHidden({ reason }: ToolFinding): boolean {
  return reason === 'element_hidden'
}

interface Reading {
  finding: ToolFinding
  view: PageView
}

/** What the page has of the tool now, or why that cannot be told. */
async function read(
  tool: Tool,
  { shown, url, status, headers }: ProofPage,
  { reader, isOwn, now }: VerifyTerms,
  trigger?: PartState,
): Promise<Reading | { verdict: ToolVerdict }> {
  const { html, frames } = await shown()
  const answer = { finalUrl: url, status, headers, body: new Uint8Array(), rendered: html }
  const asked = { tool, now: now().toISOString(), ...(trigger && { trigger }) }
  const page = { ok: true as const, url: tool.pageUrl, truncated: false, redirects: [], ...answer }
  const { outcome, view, detail = 'The page could not be read.' } = await reader.read(page, { verify: asked })
  const not = (reason: UnmeasuredReason, detail: string) => ({ verdict: unmeasured(reason, detail, { url }) })
  if (!isOwn(url)) return not('other_site', `The address leads to another site: ${url}.`)
  if (status === 404 || status === 410)
    return { verdict: { state: 'broken', reason: 'page_gone', detail: `${url} is gone: ${detail}`, url, steps: [] } }
  if (outcome === 'challenge') return not('blocked', detail)
  if (outcome === 'http_error')
    return not(status === 401 ? 'login' : status === 403 || status === 429 ? 'blocked' : 'http_error', detail)
  if (!view?.seen.verify) return not('unreadable', detail)
  if (leadsToLogin({ url: tool.pageUrl, finalUrl: url, page: view.summary }))
    return not('login', `The address leads to a login: ${url}.`)
  const { finding, frame } = view.seen.verify
  const hasElement = finding.state === 'ok' || finding.state === 'moved'
  if (!hasElement && isLogin(view.summary) && !asksForPassword(tool)) return not('login', 'The page asks for a login.')
  const framed = frame && renderedFrames(view.frames, frames).get(frame.selector)
  const source = framed && shownSource(framed, url)
  if (!source) return { finding, view }
  const inner = await reader.read(page, { verify: { ...asked, framed: source } })
  return inner.view?.seen.verify ? { finding: inner.view.seen.verify.finding, view: inner.view } : { finding, view }
}

function asksForPassword({ metadata: { fields = [] } }: Tool): boolean {
  return fields.some(({ type }) => type === 'password')
}

type UnmeasuredReason = Extract<ToolVerdict, { state: 'not_measured' }>['reason']

function unmeasured(
  reason: UnmeasuredReason,
  detail: string,
  seen: { url?: string | undefined; steps?: PreflightStep[] } = {},
): ToolVerdict {
  return {
    state: 'not_measured',
    reason,
    detail,
    steps: seen.steps ?? [],
    ...(seen.url !== undefined && { url: seen.url }),
  }
}

function verdictOf(tool: Tool, { finding }: Reading, url: string): ToolVerdict {
  const { state, trigger: _, patch, followed, ...known } = finding
  if (state !== 'moved') return { ...known, state: state === 'unknown' ? 'not_measured' : state, url } as ToolVerdict
  const from = { pageUrl: tool.pageUrl, selector: tool.selector }
  return { ...known, state, url, proposal: { patch: patch ?? {}, from, ...(followed && { followed }) } } as ToolVerdict
}

/** Finds what a selector means where the tool's selectors hold. */
function inPlaceOf(
  { metadata: { frame } }: Tool,
  { page }: ProofPage,
): (selector: string) => ReturnType<ProofPage['page']['locator']> {
  const home = frame === undefined ? page : page.frameLocator(frame)
  return (selector) => home.locator(`css=${selector}`).first()
}
