import type { Tool, ToolDraft } from '@operable/core'
import { type FramePlace, mergeTools } from '@operable/core/tools'
import type { HtmlSource } from '../analysis/page-source.ts'
import type { PageView } from '../analysis/page-view.ts'
import { createDocumentReader } from '../analysis/read-in-thread.ts'
import { createRunJob } from '../analysis/run-job.ts'
import { shownDrafts } from '../analysis/shown-frames.ts'
import { type LivePage, liveDocument, liveHtml } from '../fetch/browser/visit/live-page.ts'
import { openSpare } from '../fetch/browser/visit/spare-page.ts'
import { openedForms, seenIn } from '../proof/opened-forms.ts'

/** The tools that a page shows now. */
export interface SeenTools {
  tools: Tool[]
  drafts: readonly ToolDraft[]
  /** Its buttons that may open a form. */
  openers: readonly ToolDraft[]
}

const MOST = { drafts: 200, openers: 50 }
/** Characters that are read in some tens of milliseconds: starting a thread takes longer. */
const LITTLE = 300_000
/** For the openers of one page, in ms. */
const CLICKING_MS = 30_000

/** Reads the tools of a live page and of its frames, with the rules of a discovery. The page stays as it is. */
export async function toolsOn(page: LivePage): Promise<SeenTools> {
  const { html, frames } = await liveDocument(page)
  const view = await viewed({ html, options: { url: page.url() } })
  const { drafts, openers } = seenIn(view)
  const framed = await shownDrafts(view, frames, async (source, frame) => seenIn(await viewed(source, frame)).drafts)
  const all = [...drafts, ...framed]
  return { tools: toolsOf(all), drafts: all, openers }
}

/**
 * The same with the forms that only a click shows. What may open one is clicked in a second tab of the same context, which
 * may only read and is closed again. Where that tab does not open, the forms that are shown are all.
 */
export async function toolsBehind(page: LivePage, { tools, drafts, openers }: SeenTools): Promise<Tool[]> {
  const url = page.url()
  if (openers.length === 0 || !/^https?:/.test(url)) return tools
  const forms = await openedForms(
    { drafts, openers },
    {
      // The caller's page stays as it is, and the tab shares its login.
      open: async () => {
        const spare = await openSpare(page, url)
        return { ...spare, html: () => liveHtml(spare.page) }
      },
      read: async (html) => seenIn(await viewed({ html, options: { url } })),
      clicked: new Set(),
      end: performance.now() + CLICKING_MS,
      signal: new AbortController().signal,
    },
  ).catch(() => [])
  return toolsOf([...drafts, ...forms])
}

/** @param frame that shows the document */
async function viewed(source: HtmlSource, frame?: FramePlace): Promise<PageView> {
  const reader = createDocumentReader(createRunJob({ here: source.html.length < LITTLE }), () => false)
  const view = await reader.view(source, {
    drafts: { names: 'specific', most: MOST.drafts, ...(frame && { frame }) },
    openers: MOST.openers,
  })
  if (typeof view === 'string') throw new Error(view)
  return view
}

/** Tools as a service would keep them: each element once, each name once. */
export function toolsOf(drafts: readonly ToolDraft[]): Tool[] {
  const at = new Date(0).toISOString()
  const { tools } = mergeTools<ToolDraft>([], drafts, { names: 'specific' })
  return tools.map(({ visible: _, ...draft }) => ({ id: draft.name, ...draft, createdAt: at, updatedAt: at }))
}
