import { newId } from './flow/run.ts'
import { textOf } from './input/data.ts'
import type { Widget, WidgetOptions } from './types.ts'
import { version } from './version.ts'
import { widgetWith } from './widget-with.ts'

/**
 * A widget for this page: keeps the tool list up to date, runs tools, registers them with the browser. What runs them is
 * imported when it is needed, so that a bundler makes a file of its own of it.
 * @returns never throws; a service that cannot be reached leaves an empty list, and `ready` settles all the same. Where
 *   there is no page, as on a server that renders one, it is a widget without tools, which does nothing.
 */
export function createWidget(options: WidgetOptions = {}): Widget {
  if (typeof document === 'undefined') return withoutPage()
  const loadExecutor = async () => (await import('./executor-chunks.ts')).executorIn(options.language)
  return widgetWith(loadExecutor, options, () => import('./agents.ts'))
}

function withoutPage(): Widget {
  const error = { code: 'unknown_tool', message: 'Tools only run on a page.' } as const
  return {
    tools: () => [],
    describe: async () => [],
    run: async (tool) => ({
      status: 'failed',
      tool: textOf(tool),
      evidence: [],
      error,
      trace: [],
      receiptId: newId(),
    }),
    on: () => () => {},
    receipts: () => [],
    ready: Promise.resolve(),
    close() {},
    version,
  }
}
