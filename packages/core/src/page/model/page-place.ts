/** Where an element stands in the text of its page, and where the build says that it comes from. */
export interface SourcePlace {
  /** From 1. Absent for a document that has no text, such as one that was handed over parsed. */
  line?: number
  /** From 1, in UTF-16 units. */
  column?: number
  /** Set where line and column are those of the file, although a browser showed the page. */
  isInFile?: true
  /** By an attribute or a source map. */
  declared?: { file: string; line: number; column: number }
}

/** Where the elements of a page stand that a finding may be about. */
export interface PagePlaces {
  /** By the `node` of forms, fields, submit controls and buttons. */
  nodes: Record<string, SourcePlace>
  parts: Partial<Record<PagePart, SourcePlace>>
}

/**
 * `content`: `<main>`, else `<body>`; `root`: `<html>`; `head`: `<head>`; `data`: the first block of JSON-LD; `brokenData`: the
 * first one that is not valid JSON; `mount`: where scripts draw an empty page.
 */
export type PagePart = 'content' | 'root' | 'head' | 'data' | 'brokenData' | 'mount'
