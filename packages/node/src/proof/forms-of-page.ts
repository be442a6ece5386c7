import type { Report, ToolDraft } from '@operable/core'
import { assessForm } from '@operable/core/audit'
import type { PageView } from '../analysis/page-view.ts'
import type { DocumentReader } from '../analysis/read-in-thread.ts'
import type { RenderedFrame } from '../contracts/page-fetcher.ts'
import type { ProofPages } from '../fetch/browser/proof-pages.ts'
import { keepOnPage, openedForms, type SeenPage, seenIn } from './opened-forms.ts'
import { type PageTool, pageTools } from './page-tools.ts'
import type { FormToProve } from './prove-form.ts'

/** What a page has that can be tried. */
export interface TriablePage {
  /** In the order of the page; those that only a click shows come last. */
  forms: FormToProve[]
  /** Tools that the page registers itself. */
  tools: PageTool[]
}

export interface FormSearch {
  pages: ProofPages
  reader: DocumentReader
  /** Of the whole site: its forms have the names that people know them by. */
  report: Report
  /** Openers that were clicked on other pages; those of this page are added. */
  clicked: Set<string>
  signal: AbortSignal
}

/** For the openers of one page, in ms. */
const CLICKING_MS = 30_000
const MOST = { drafts: 100, openers: 50 }

/** Opens a page, and clicks what may open a form on it. Rejects with FetchError when the page does not open. */
export async function formsOfPage(url: string, search: FormSearch): Promise<TriablePage> {
  const { view, tools, behind } = await lookAround(url, search)
  if (typeof view === 'string') return { forms: [], tools }
  const isBehind = ({ selector }: ToolDraft): boolean => behind.some((each) => each.selector === selector)
  const shown = seenIn(view).drafts.filter(
    (draft) => draft.metadata.kind === 'form' && isReachable(draft) && !isBehind(draft),
  )
  const { forms } = view.summary
  return {
    tools,
    forms: [...shown, ...behind].map((draft) => {
      const form = forms.find(({ selector }) => selector === draft.selector)
      const judged = search.report.operability.forms.find(
        (each) => each.page === url && each.selector === draft.selector,
      )
      const label = judged?.label ?? draft.metadata.title ?? draft.name
      const markup = judged ?? (form && assessForm(form, { pageUrl: url }))
      return { page: url, label, draft, ...(markup && { markup }) }
    }),
  }
}

/** What a page shows, its frames, and what it shows after clicks. */
export async function lookAround(
  url: string,
  { pages, reader, clicked, signal }: Omit<FormSearch, 'report'>,
): Promise<{ view: PageView | string; tools: PageTool[]; frames: RenderedFrame[]; behind: ToolDraft[] }> {
  const open = () => pages.open(url, { signal })
  const look = (html: string): Promise<PageView | string> =>
    reader.view({ html, options: { url } }, { drafts: { names: 'specific', most: MOST.drafts }, openers: MOST.openers })
  const read = async (html: string): Promise<SeenPage> => seenIn(await look(html))
  const opened = await open()
  let view: PageView | string
  let tools: PageTool[]
  let frames: RenderedFrame[]
  try {
    const shown = await opened.shown()
    frames = shown.frames
    view = await look(shown.html)
    tools = await pageTools(opened)
  } finally {
    await opened.discard()
  }
  const end = performance.now() + CLICKING_MS
  const openKept = async () => {
    const page = await open()
    return { ...page, keep: () => keepOnPage(page) }
  }
  const behind = await openedForms(seenIn(view), { open: openKept, read, clicked, end, signal })
  return { view, tools, frames, behind }
}

/** What nobody can see or open is no form for the visitors of a page. */
function isReachable({ visible, metadata }: ToolDraft): boolean {
  return visible || metadata.triggerSelector !== undefined
}
