import type { Browser, Page } from 'playwright-core'
import type { Outcome, Widget, WidgetOptions } from '../src/types.ts'

/** A page with the widget on it, as a site with the script tag has it. */
export interface WidgetPage {
  page: Page
  /** What a person was asked for. */
  asked: string[]
  /** Runs a tool as an agent does. Nothing if no outcome is told in time. */
  call(name: string, input: unknown): Promise<Outcome | undefined>
  close(): Promise<void>
}

interface WidgetPageOptions {
  /** The script that sets `createWidget`, see `bundlePageWidget`. */
  widget: string
  tools: NonNullable<WidgetOptions['tools']>
  run?: WidgetOptions['run']
  /** What a person answers who is asked; absent: the widget's own dialog asks, and nobody is there. */
  approves?: boolean
  waitUntil?: 'load' | 'networkidle'
}

/** A page that is left is read by the next one, which tells what became of the run; so long that may take, in ms. */
const NEXT_PAGE_MS = 8000
/** What is sent twice is sent by then, in ms. */
const TWICE_MS = 400
/** The longest that a call may take, with the pages that follow, in ms. */
const CALL_MS = 45_000

declare const operable: Widget

export async function openWidgetPage(
  browser: Browser,
  url: string,
  { widget, tools, run = {}, approves, waitUntil = 'load' }: WidgetPageOptions,
): Promise<WidgetPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const asked: string[] = []
  let outcome: Outcome | undefined
  let tell: () => void = () => {}
  await context.exposeBinding('tellAsked', (_, reasons: string[]) => void asked.push(...reasons))
  await context.exposeBinding('tellOutcome', (_, given: Outcome & { final?: boolean }) => {
    outcome = given
    // Of a page that was left, the next one tells.
    const isLeft = given.final === undefined && given.evidence.some(({ kind }) => kind === 'navigation')
    if (isLeft) setTimeout(() => tell(), NEXT_PAGE_MS)
    else tell()
  })
  const options: WidgetOptions = { tools, webMcp: false, run }
  const answer =
    approves === undefined ? '' : `, onApproval: async ({ reasons }) => { tellAsked(reasons); return ${approves} }`
  await context.addInitScript(`if (top === window && location.protocol === 'http:') { ${widget}
    window.operable = createWidget({ ...${JSON.stringify(options)}${answer} })
    operable.on('outcome', (outcome) => tellOutcome(JSON.parse(JSON.stringify(outcome)))) }`)
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  await page.goto(url, { waitUntil })
  return {
    page,
    asked,
    async call(name, input) {
      outcome = undefined
      const told = new Promise<void>((resolve) => {
        tell = resolve
      })
      const limit = new Promise<void>((resolve) => setTimeout(resolve, CALL_MS).unref())
      await page.evaluate(
        ([name, input]) =>
          void operable.run(name, input).then(
            () => {},
            () => {},
          ),
        [name, input] as const,
      )
      await Promise.race([told, limit])
      await new Promise((resolve) => setTimeout(resolve, TWICE_MS))
      return outcome
    },
    close: () => context.close(),
  }
}
