/** The one window of a browser, as far as the rows need it. */
export interface EngineWindow {
  open(address: string): Promise<void>
  /** Runs in the page, where nothing of this file is; what it gives comes back as JSON. */
  evaluate<Given, Result>(action: (given: Given) => Result | Promise<Result>, given?: Given): Promise<Result>
  /** Presses keys as a person does: the page takes the events as trusted. */
  press(...keys: Key[]): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /** Clicks as a person does, at a place of the window. */
  click(place: { x: number; y: number }): Promise<void>
  /** Leaves nothing of the page before. */
  renew(): Promise<void>
  close(): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab'

/** A browser that the widget is tried in. */
export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKitGTK'
  /** Starts it with a profile of its own. */
  launch(): Promise<EngineWindow>
}

/** Only what would hang meets it, in milliseconds. */
export const LIMIT_MS = 180_000

/** Looks until it is so, or fails with what was there last. */
export async function until(look: () => Promise<unknown>, what: string): Promise<void> {
  let last: unknown
  for (const end = Date.now() + LIMIT_MS / 2; Date.now() < end; ) {
    last = await look().catch(String)
    if (last === true) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Not seen in time: ${what} (${JSON.stringify(last)})`)
}
