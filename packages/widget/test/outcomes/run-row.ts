import type { Tool } from '@operable/core/schema'
import type { Browser } from 'playwright-core'
import type { Outcome, WidgetOptions } from '../../src/types.ts'
import type { AskingRow, OutcomeRow } from './kit.mjs'
import { serveRow } from './server.mjs'

/** What became of a row: what the widget told, and what the server received. */
export interface RowResult {
  id: string
  family: string
  /** Absent: nothing was told in time. */
  outcome?: Outcome | undefined
  /** A person was asked. */
  isAsked: boolean
  /** What for. */
  reasons: string[]
  received: number
  ms: number
}

interface RowOptions {
  /** The script that sets `createWidget`, see `bundlePageWidget`. */
  widget: string
  withExpects?: boolean
  outcomeMs?: number
  /** What a person answers who is asked. */
  approves?: boolean
}

/** A page that is left is read by the next one, which tells what became of the run; so long that may take, in ms. */
const NEXT_PAGE_MS = 8000
/** What is sent twice is sent by then, in ms. */
const TWICE_MS = 400
/** The longest that a row may take as a whole, in ms. */
const ROW_MS = 45_000

/** Runs the tool of a row with the widget on every page of the site, as with its script tag. */
export async function runRow(
  browser: Browser,
  row: OutcomeRow | AskingRow,
  { widget, withExpects = false, outcomeMs = 6000, approves = false }: RowOptions,
): Promise<RowResult> {
  const start = performance.now()
  const served = await serveRow(row)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  let outcome: Outcome | undefined
  let isAsked = false
  const reasons: string[] = []
  let tell: () => void = () => {}
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  await context.exposeBinding('tellOutcome', (_, given: Outcome & { final?: boolean }) => {
    outcome = given
    // Of a page that was left, the next one tells.
    const isLeft = given.final === undefined && given.evidence.some(({ kind }) => kind === 'navigation')
    if (!isLeft) tell()
    else setTimeout(tell, NEXT_PAGE_MS)
  })
  await context.exposeBinding('tellAsked', (_, given: string[]) => {
    isAsked = true
    reasons.push(...given)
  })
  const options: WidgetOptions = { tools: [toolOf(row, withExpects)], webMcp: false, run: { outcomeMs } }
  await context.addInitScript(`if (top === window && location.protocol === 'http:') { ${widget}
    window.operable = createWidget({ ...${JSON.stringify(options)}, onApproval: async ({ reasons }) => { tellAsked(reasons); return ${approves} } })
    operable.on('outcome', (outcome) => tellOutcome(JSON.parse(JSON.stringify(outcome)))) }`)
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  try {
    await page.goto(served.url, { waitUntil: 'load' })
    const { tool, input } = row
    const limit = new Promise<void>((resolve) => setTimeout(resolve, ROW_MS).unref())
    await page.evaluate(
      `void operable.run(${JSON.stringify(tool.name)}, ${JSON.stringify(input)}).then(() => {}, () => {})`,
    )
    await Promise.race([told, limit])
    await new Promise((resolve) => setTimeout(resolve, TWICE_MS))
  } finally {
    await context.close()
    await served.close()
  }
  const { id, family } = row
  const ms = Math.round(performance.now() - start)
  return { id, family, outcome, isAsked, reasons, received: served.received.length, ms }
}

export function toolOf(row: OutcomeRow | AskingRow, withExpects: boolean): Tool {
  const { kind, triggerSelector, frame, fields, inputSchema, ...tool } = row.tool
  const at = '2026-11-21T10:00:00.000Z'
  const metadata = { kind, triggerSelector, frame, fields, inputSchema }
  const expects = withExpects && 'expects' in row ? row.expects : undefined
  return {
    ...tool,
    id: row.id,
    pageUrl: row.start,
    active: true,
    source: 'manual',
    createdAt: at,
    updatedAt: at,
    metadata: { ...metadata, expects } as unknown as Tool['metadata'],
  }
}
