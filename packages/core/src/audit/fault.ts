import type { PagePart } from '../page/model/page-place.ts'
import type { Snippet } from '../schema/report-types.ts'

/** One thing that a check holds against a site, with the place where it is. Its fingerprint comes from what is said here. */
export interface Fault {
  /** What is wrong, in one sentence or two. */
  message: string
  /** Address of the page that it is on; absent for the site as a whole. */
  page?: string
  /** What it is about on that page; absent for the page as a whole. */
  element?: FaultyElement
  /** A file of the site, such as `/robots.txt`, in the place of a page. */
  file?: { path: string; line?: number; key?: string }
  /** The lines that mend it here. */
  snippets?: readonly Snippet[]
  /** Less than the check itself: it is no fault that a visitor would meet. */
  isMinor?: true
}

/** An element of a page, as a finding names it. */
export interface FaultyElement {
  /** Its `node` in the model of the page, or a part of the page that everybody knows. */
  at: number | PagePart
  selector?: string
  /** What people call it, such as `field “email”`. */
  name: string
  /** What makes it this element, whatever is added around it. @see fieldKey */
  key: readonly string[]
}

/** The page as a whole, at its content. */
export const pageContent: FaultyElement = { at: 'content', name: 'the page', key: [] }
