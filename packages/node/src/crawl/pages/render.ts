import type { PageModel, RenderingEvidence } from '@operable/core'
import type { PageFetcher, RenderedFrame } from '../../contracts/page-fetcher.ts'
import type { SiteScope } from '../scanned-site.ts'
import { type PageReading, readPage } from './read-page.ts'

/** Which pages a browser draws: those that are empty without scripts, none, or all. */
export type RenderMode = 'auto' | 'never' | 'always'

export interface RenderContext extends SiteScope {
  mode: RenderMode
  /** In `auto`, pages with text whose markup has a mount point without content as well. */
  rendersMounts?: boolean | undefined
  /** Absent when there is none. */
  browser: PageFetcher | undefined
  /** Called before a page goes to the browser. */
  onRender(url: string): void
  /** Tells of a page with text of its own that it lacks what it is read for: with `auto` a browser draws it as well. */
  isLacking?: ((page: PageModel) => boolean) | undefined
}

/** What a page shows: the browser's document where one was used. */
export interface ShownPage {
  model: PageModel
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
export async function renderPage(page: PageReading & { model: PageModel }, context: RenderContext): Promise<ShownPage> {
  const { model, finalUrl } = page
  const { isShell, reasons } = model.emptyShell
  const isFilledLater = context.rendersMounts === true && context.mode === 'auto' && model.mounts !== undefined
  const isLacking = !isShell && context.isLacking?.(model) === true
  const isWanted = isShell || isFilledLater || isLacking || context.mode === 'always'
  if (!isWanted) return { model, finalUrl, rendering: { mode: 'static' } }

  const rendered = await readInBrowser(finalUrl, context)
  if (typeof rendered === 'string') {
    const isNeeded = isShell || isLacking
    return { model, finalUrl, rendering: isNeeded ? { mode: 'not_rendered', why: rendered } : { mode: 'static' } }
  }
  const { lacks, ...shown } = rendered
  const readable = isReadable(shown.model)
  if (lacks !== undefined && (!readable || shown.model.textLength < model.textLength)) {
    return {
      model,
      finalUrl,
      rendering: isShell ? { mode: 'not_rendered', why: lacks, withheld: true } : { mode: 'static' },
    }
  }
  const given = { staticTextLength: model.textLength, staticReasons: [...reasons], readable }
  return { ...shown, rendering: { mode: 'browser', ...given, ...(lacks === undefined ? {} : { lacks }) } }
}

/** A short page that has something to read and to fill in is no frame that waits; one without a letter is nothing to read. */
function isReadable({ textLength, emptyShell, headings, paragraphs, forms, looseFields }: PageModel): boolean {
  if (textLength === 0 || !emptyShell.isShell) return textLength > 0
  return headings.length > 0 && paragraphs.length > 0 && forms.length + looseFields.length > 0
}

/** A text is the reason why there is nothing to show. */
async function readInBrowser(
  url: string,
  { mode, browser, refusal, isSameSite, onRender }: RenderContext,
): Promise<(Omit<ShownPage, 'rendering'> & { lacks: string | undefined }) | string> {
  if (mode === 'never') return 'Rendering is switched off.'
  if (!browser) return 'No browser is there to render the page.'

  onRender(url)
  const result = await browser(url)
  const { model, finalUrl, detail } = readPage(result)
  if (!model) return detail ?? 'The browser got no page.'
  // Scripts can lead elsewhere; what stands there is neither this page nor ours to read.
  if (!isSameSite(finalUrl)) return 'Scripts led the browser to another site.'
  const refused = finalUrl === url ? undefined : refusal(finalUrl)
  const { lacks, frames } = result.ok ? result : {}
  return refused ?? { model, finalUrl, lacks, frames }
}
