import { setTimeout as sleep } from 'node:timers/promises'
import type { ToolDraft } from '@operable/core'
import type { PageView } from '../analysis/page-view.ts'
import type { ProofPage } from '../fetch/browser/proof-pages.ts'

/** The tools of a document, and its buttons that may open others. */
export interface SeenPage {
  drafts: readonly ToolDraft[]
  openers: readonly ToolDraft[]
}

/** @param view of a page that was asked for both, or why there is none */
export function seenIn(view: PageView | string): SeenPage {
  const { drafts = [], openers = [] } = typeof view === 'string' ? {} : view.seen
  return { drafts, openers }
}

/** A page on which openers are clicked. */
export interface OpenerPage extends Pick<ProofPage, 'page' | 'html' | 'discard'> {
  /** Lets it only read, and keeps the browser on it; nothing for a page that does not answer. */
  keep(): Promise<object | undefined>
}

/** How a page is looked at again and again. */
export interface Looking {
  /** Opens the page anew. */
  open(): Promise<OpenerPage>
  read(html: string): Promise<SeenPage>
  /** Openers that were clicked before, on this page or another one: each opens the same wherever it stands. */
  clicked: Set<string>
  /** As `performance.now` counts: no opener is clicked after that. */
  end: number
  signal: AbortSignal
}

/** Of one page. */
const MOST_OPENERS = 12
const CLICK_MS = 2_000
/** A click that shows nothing by then shows nothing: one that asks for something gets more time. */
const PATIENCE_MS = { still: 600, asking: 2_500 }
/** A document that stands still for so long is done. */
const QUIET_MS = 400
const LOOK_MS = 100

/**
 * What only a click can show: each button that names a purpose is clicked, and a form that was not shown before is taken
 * with its opener. Nothing is clicked that leads to another page, and nothing that pays, deletes or asks for a person;
 * what the page asks meanwhile passes the gate's rules of `discover`.
 *
 * @param seen what the page has without a click
 */
export async function openedForms(seen: SeenPage, looking: Looking): Promise<ToolDraft[]> {
  const known = new Set(shownForms(seen.drafts).map(formKey))
  const found: ToolDraft[] = []
  let page: OpenerPage | undefined
  let clicks = 0
  let asked = 0
  try {
    for (const opener of seen.openers.filter(mayOpen)) {
      if (looking.signal.aborted || performance.now() > looking.end || clicks >= MOST_OPENERS) break
      const key = openerKey(opener)
      if (looking.clicked.has(key)) continue
      looking.clicked.add(key)
      if (!page) {
        page = await looking.open()
        if (!(await page.keep())) break
        page.page.on('request', () => {
          asked += 1
        })
      }
      const before = await page.html()
      asked = 0
      if (!(await pressOpener(page.page.locator(opener.selector).first()))) continue
      clicks += 1
      const patience = (): number => (asked > 0 ? PATIENCE_MS.asking : PATIENCE_MS.still)
      const forms = (await formsAfter(page, { before, patience }, looking)).filter((form) => !known.has(formKey(form)))
      for (const form of forms) {
        known.add(formKey(form))
        found.push(withOpener(form, opener))
      }
      // The next opener is looked for on the page as it was.
      if ((await page.html()) === before) continue
      await page.discard()
      page = undefined
    }
  } finally {
    await page?.discard()
  }
  return found
}

/**
 * Lets a page only read, and keeps the browser on it whatever is clicked: navigations are answered without content, popups are
 * closed.
 *
 * @returns what ends that: from then on the proxy alone decides. Nothing for a page that does not answer
 */
export async function keepOnPage({
  session,
  proxy,
  context,
  url,
}: ProofPage): Promise<(() => Promise<void>) | undefined> {
  const late = () => sleep(CLICK_MS, undefined, { ref: false })
  const tree = await Promise.race([session.send('Page.getFrameTree'), late()])
  if (!tree) return undefined
  const closePopup = (popup: ProofPage['page']): void => void popup.close().catch(() => undefined)
  const answer = ({ requestId, frameId }: { requestId: string; frameId: string }): void => {
    // An answer without content leaves the browser where it is (RFC 9110, 15.3.5).
    const isLeaving = frameId === tree.frameTree.frame.id
    const done = isLeaving
      ? session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 })
      : session.send('Fetch.continueRequest', { requestId })
    done.catch(() => undefined)
  }
  proxy.begin({ mode: 'discover', url })
  context.on('page', closePopup)
  session.on('Fetch.requestPaused', answer)
  await Promise.race([session.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] }), late()])
  return async () => {
    context.off('page', closePopup)
    await Promise.race([session.send('Fetch.disable'), late()])
    session.off('Fetch.requestPaused', answer)
  }
}

/** Clicks what opens a form, on a page that is kept. Whether it could be clicked. */
export async function pressOpener(opener: ReturnType<ProofPage['page']['locator']>): Promise<boolean> {
  if (await opener.evaluate(isLink, undefined, { timeout: CLICK_MS }).catch(() => true)) return false
  return opener.click({ timeout: CLICK_MS }).then(
    () => true,
    () => false,
  )
}

/** What is asked of an element of the page. */
interface Clicked {
  baseURI: string
  ownerDocument: { URL: string }
  closest(selector: string): Clicked | null
  getAttribute(name: string): string | null
  getAttributeNames(): string[]
}

/** Runs in the page: whether it is a link to another one that nothing in the markup turns into something else. */
function isLink(element: unknown): boolean {
  const { baseURI, ownerDocument } = element as Clicked
  const link = (element as Clicked).closest('a')
  const href = link?.getAttribute('href')
  if (!link || !href || /^javascript:/i.test(href)) return false
  if (
    link.closest('turbo-frame') ||
    link.getAttributeNames().some((name) => /^(?:data-|hx-|x-|@|on|aria-haspopup)/.test(name))
  )
    return false
  return new URL(href, baseURI).href.split('#')[0] !== ownerDocument.URL.split('#')[0]
}

/** The forms that are shown once the page has come to rest after a click. */
async function formsAfter(
  page: OpenerPage,
  { before, patience }: { before: string; patience: () => number },
  { read, signal }: Looking,
): Promise<ToolDraft[]> {
  const began = performance.now()
  let last = before
  let since = began
  while (!signal.aborted) {
    await sleep(LOOK_MS)
    const html = await page.html()
    const now = performance.now()
    if (html !== last) since = now
    else if (html !== before && now - since >= QUIET_MS) {
      const forms = shownForms((await read(html)).drafts)
      if (forms.length > 0) return forms
    }
    last = html
    if (now - began > patience() && now - since >= QUIET_MS) break
    if (now - began > 2 * PATIENCE_MS.asking) break
  }
  return shownForms((await read(last)).drafts)
}

function shownForms(drafts: readonly ToolDraft[]): ToolDraft[] {
  return drafts.filter(({ metadata, visible }) => metadata.kind === 'form' && visible)
}

function mayOpen({ metadata: { safety }, visible }: ToolDraft): boolean {
  return visible && !safety?.needsPerson && !safety?.consequential
}

function openerKey({ name, selector, metadata: { title } }: ToolDraft): string {
  return title === undefined ? selector : `${name} ${title}`
}

/** The same form before and after a click has the same place and the same fields. */
function formKey({ selector, metadata: { fields = [] } }: ToolDraft): string {
  return JSON.stringify([selector, fields.map(({ type, label }) => [type, label])])
}

/** The form, opened by that button; one that says nothing of itself is what the button says. */
function withOpener(form: ToolDraft, { name, selector, description, metadata: { title } }: ToolDraft): ToolDraft {
  const isNamed = form.name !== 'submitForm'
  return {
    ...form,
    ...(isNamed ? {} : { name, description }),
    metadata: { ...form.metadata, ...(!isNamed && title && { title }), triggerSelector: selector },
  }
}
