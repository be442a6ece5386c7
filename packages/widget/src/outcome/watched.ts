/** What an outcome is looked for. */
export interface Watched {
  target: Element
  /** What is clicked. */
  button: Element
  kind: 'form' | 'button'
  inModal: boolean | undefined
  /** The target as the page has it now: a render may have replaced it. */
  current: () => Element
  /** Whether a field still holds what was filled in, undefined once it is gone; one for each field that was not empty. */
  kept: (() => boolean | undefined)[]
  /** Texts that were typed in: a page that repeats them says nothing by it. */
  given: readonly string[]
  /** What was wrong with the form before it was filled, as `identity` has it. */
  complained: ReadonlySet<string>
}
