import type { RenderingEvidence } from '@operable/core/audit'
import type { Look } from '../../analysis/look.ts'
import type { AnsweredDocument } from '../../analysis/page-source.ts'
import type { PageView } from '../../analysis/page-view.ts'
import { type DocumentReader, documentOf } from '../../analysis/read-in-thread.ts'
import type { PageReading } from '../../analysis/read-page.ts'
import type { PageFetcher, RenderedFrame } from '../../contracts/page-fetcher.ts'
import type { SiteScope } from '../scanned-site.ts'

/** Which pages a browser draws: those that are empty without scripts, none, or all. */
export type RenderMode = 'auto' | 'never' | 'always'

export interface RenderContext extends SiteScope {
  documents: DocumentReader
  mode: RenderMode
  /** In `auto`, pages with text whose markup has a mount point without content as well. */
  rendersMounts?: boolean | undefined
  /** Absent when there is none. */
  browser: PageFetcher | undefined
  /** Called before a page goes to the browser. */
  onRender(url: string): void
  /** Tells of a page with text of its own that it lacks what it is read for: with `auto` a browser draws it as well. */
  isLacking?: ((page: PageView) => boolean) | undefined
  /** What is asked of each document. */
  look?: (() => Look) | undefined
}

/** What a page shows: the browser's document where one was used. */
export interface ShownPage {
  view: PageView
  /** What the view was made of. */
  answer: AnsweredDocument
  finalUrl: string
  rendering: RenderingEvidence
  /** What the browser has of its frames. */
  frames?: readonly RenderedFrame[] | undefined
}

/**
 * Gives an empty shell or a page that lacks something (`auto`), or every page (`always`), to a browser. A browser that fails leaves the static page, and
 * the evidence says why. So does a page that went without something it asked for, unless it shows what can be read, and
 * no less than without scripts: what it lacks must not count against it.
 */
export async function renderPage(
  page: Pick<PageReading, 'finalUrl'> & Pick<ShownPage, 'view' | 'answer'>,
  context: RenderContext,
): Promise<ShownPage> {
  const { view, answer, finalUrl } = page
  const { emptyShell, textLength } = view.summary
  const { isShell, reasons } = emptyShell
  const asSent = { view, answer, finalUrl }
  const isFilledLater = context.rendersMounts === true && context.mode === 'auto' && view.hasMounts
  const isLacking = !isShell && context.isLacking?.(view) === true
  const isWanted = isShell || isFilledLater || isLacking || context.mode === 'always'
  if (!isWanted) return { ...asSent, rendering: { mode: 'static' } }

  const rendered = await readInBrowser(finalUrl, context)
  if (typeof rendered === 'string') {
    const isNeeded = isShell || isLacking
    return { ...asSent, rendering: isNeeded ? { mode: 'not_rendered', why: rendered } : { mode: 'static' } }
  }
  const { lacks, ...shown } = rendered
  const readable = isReadable(shown.view)
  if (lacks !== undefined && (!readable || shown.view.summary.textLength < textLength)) {
    return {
      ...asSent,
      rendering: isShell ? { mode: 'not_rendered', why: lacks, withheld: true } : { mode: 'static' },
    }
  }
  const given = { staticTextLength: textLength, staticReasons: [...reasons], readable }
  return { ...shown, rendering: { mode: 'browser', ...given, ...(lacks === undefined ? {} : { lacks }) } }
}

/** A short page that has something to read and to fill in is no frame that waits; one without a letter is nothing to read. */
function isReadable({ summary }: PageView): boolean {
  const { textLength, emptyShell, headingCount, paragraphCount, formCount, looseFields } = summary
  if (textLength === 0 || !emptyShell.isShell) return textLength > 0
  return headingCount > 0 && paragraphCount > 0 && formCount + looseFields.length > 0
}

/** A text is the reason why there is nothing to show. */
async function readInBrowser(
  url: string,
  { mode, browser, documents, look, refusal, isSameSite, onRender }: RenderContext,
): Promise<(Omit<ShownPage, 'rendering'> & { lacks: string | undefined }) | string> {
  if (mode === 'never') return 'Rendering is switched off.'
  if (!browser) return 'No browser is there to render the page.'

  onRender(url)
  const result = await browser(url)
  const { view, finalUrl, detail } = await documents.read(result, look?.())
  if (!view || !result.ok) return detail ?? 'The browser got no page.'
  // Scripts can lead elsewhere; what stands there is neither this page nor ours to read.
  if (!isSameSite(finalUrl)) return 'Scripts led the browser to another site.'
  const refused = finalUrl === url ? undefined : await refusal(finalUrl)
  const { lacks, frames } = result
  return refused ?? { view, answer: documentOf(result), finalUrl, lacks, frames }
}
