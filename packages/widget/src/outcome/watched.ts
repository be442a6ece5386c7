import type { Tool } from '@operable/core/schema'

/** What an outcome is looked for. */
export interface Watched {
  tool: Tool
  target: Element
  /** What is clicked. */
  button: Element
  /** The target as the page has it now: a render may have replaced it. */
  current: () => Element
  /** Whether a field still holds what was filled in, undefined once it is gone; one for each field that was not empty. */
  kept: (() => boolean | undefined)[]
  /** Texts that were typed in. */
  given: readonly string[]
  /** Fields that were marked as wrong before anything was filled. */
  marked: ReadonlySet<string>
}
