import type { Widget, WidgetOptions } from './types.ts'
import { widgetWith } from './widget-with.ts'

/**
 * A widget for this page: keeps the tool list up to date, runs tools, registers them with the browser. What runs them is
 * imported when it is needed, so that a bundler makes a file of its own of it.
 * @returns never throws; a service that cannot be reached leaves an empty list, and `ready` settles all the same
 */
export function createWidget(options: WidgetOptions = {}): Widget {
  return widgetWith(() => import('./executor.ts'), options)
}
