import type { EngineWindow } from './engine.ts'
import type { engineSite } from './engine-site.ts'

/**
 * One line of the table: what is tried, and how. It fails where the widget does not do its work, and answers what the
 * table says: `yes`, or in what this browser differs.
 */
export type Row = [
  what: string,
  /** @param open starts a site for this row alone */
  see: (window: EngineWindow, open: typeof engineSite) => Promise<string>,
]
