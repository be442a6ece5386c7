import type { Tool } from '@operable/core/schema'
import type { Browser } from 'playwright-core'
import type { Outcome } from '../../src/types.ts'
import { openWidgetPage } from '../widget-page.ts'
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

/** Runs the tool of a row with the widget on every page of the site, as with its script tag. */
export async function runRow(
  browser: Browser,
  row: OutcomeRow | AskingRow,
  { widget, withExpects = false, outcomeMs = 6000, approves = false }: RowOptions,
): Promise<RowResult> {
  const start = performance.now()
  const served = await serveRow(row)
  try {
    const tools = [toolOf(row, withExpects)]
    const opened = await openWidgetPage(browser, served.url, { widget, tools, run: { outcomeMs }, approves })
    const outcome = await opened.call(row.tool.name, row.input).finally(() => opened.close())
    const { id, family } = row
    const ms = Math.round(performance.now() - start)
    const reasons = opened.asked
    return { id, family, outcome, isAsked: reasons.length > 0, reasons, received: served.received.length, ms }
  } finally {
    await served.close()
  }
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
