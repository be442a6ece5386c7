import type { Intent } from '../../standards/intents.ts'
import type { Refresh } from '../address/refresh.ts'
import type { HiddenBy } from '../element/hidden-by.ts'
import type { Dialog } from './dialog-model.ts'
import type { Button, Field, Form } from './form-model.ts'

/**
 * What `parsePage` reads out of one HTML document: plain data, no parser nodes, safe to serialise.
 * `node` is the element's position in document order (0 is the root element); it is the handle for `uniqueSelector`.
 */
export interface PageModel {
  /** The address that the document was fetched from. */
  url: string
  /** What relative addresses resolve against: `<base href>` when it is http(s), else `url`. */
  baseUrl: string
  canonical?: string
  /** Sitemaps that `<link rel=sitemap>` names, at most five; absent when there is none. */
  sitemaps?: string[]
  title: string
  language: Language
  meta: PageMeta
  headings: Heading[]
  /** Visible text of each non-empty `<p>`, whitespace collapsed. */
  paragraphs: string[]
  /** Running text outside of `<p>`, whole blocks, at most five; only where the page has fewer than five paragraphs. */
  looseTexts?: string[]
  links: Link[]
  /** In document order of the `<form>` elements that a browser's parser keeps. */
  forms: Form[]
  /** Controls that belong to no form. */
  looseFields: Field[]
  /** Every button of the page, those inside forms included. */
  buttons: Button[]
  dialogs: Dialog[]
  structuredData: StructuredData
  /** Characters of visible text, whitespace collapsed. */
  textLength: number
  /** The start of the visible text as it is written, for word lists; at most 20,000 characters. */
  text: string
  intents: IntentSurface[]
  vendors: FormVendor[]
  /** Every `iframe`, at most 100; absent when there is none. */
  frames?: PageFrame[]
  /** WebMCP attributes by the names that Chromium reads (`toolname`, `tooldescription`, `toolparamdescription`). */
  webMcp: { forms: number; parameters: number }
  emptyShell: EmptyShell
  /** Selectors of elements without content that scripts fill, such as an island; absent when there is none. */
  mounts?: string[]
  /** Set when a budget was hit: the page holds what was read until then. */
  tooComplex?: { budget: ParseBudget; limit: number }
}

/** What the reading of a page is bounded by. */
export type ParseBudget = 'nodes' | 'attributes' | 'text' | 'items'

/** The language of a page, and what tells it. */
export interface Language {
  /** BCP 47 primary subtag, lower case; `und` when nothing tells. */
  code: string
  source: 'lang' | 'meta' | 'words' | 'none'
}

/** What the `meta` elements of a page say. */
export interface PageMeta {
  description?: string
  robots?: string
  generator?: string
  viewport?: string
  /** Where a `<meta http-equiv=refresh>` leads. */
  refresh?: Refresh
  /** Open Graph and Twitter properties that the page sets. */
  social: string[]
}

/** A heading of level 1 to 6. */
export interface Heading {
  node: number
  level: number
  text: string
  /** Why people do not see it; absent for what is only kept from screen readers. */
  hiddenBy?: HiddenBy
}

/** A link, with what it offers. */
export interface Link {
  node: number
  /** Resolved against `baseUrl`; absent when it is not a valid address. */
  href?: string
  /** The attribute as written. */
  hrefText: string
  /** Accessible name. */
  text: string
  rel?: string
  /** Styled or marked as a button (role, class): an action rather than a reference. */
  actsAsButton: boolean
  visible: boolean
  /** Not shown by itself, but by a trigger that the page has: a link in a menu. */
  revealed?: true
  /** What a link that is shown offers, by its text or where it leads. */
  intent?: Intent
  /** What its text offers besides: "Get a quote" is about a price, too. */
  alsoIntents?: Intent[]
}

/** What a page states about itself for machines. */
export interface StructuredData {
  /** Type names with the syntax that states them, at most 100. */
  items: { syntax: 'json-ld' | 'microdata' | 'rdfa'; type: string }[]
  potentialActions: PotentialAction[]
  /** Prices that it states for what is offered, as written, at most five; absent without one. */
  prices?: string[]
  /** JSON-LD blocks that do not parse: one sentence each. */
  errors: string[]
}

/** A `potentialAction` of schema.org. */
export interface PotentialAction {
  type: string
  /** URL template of the entry point; absent = the action cannot be called. */
  target?: string
}

/** A place of a page that offers something that visitors come for. */
export interface IntentSurface {
  intent: Intent
  via: 'link' | 'form' | 'button' | 'heading' | 'vendor' | 'page' | 'text' | 'data'
  text: string
  href?: string
  selector?: string
}

/** A service whose form, calendar or checkout the page embeds. */
export interface FormVendor {
  vendor: string
  via: 'iframe' | 'script' | 'element'
  url: string
  /** What the vendor embeds: a contact form, a booking calendar, a checkout. */
  intent: Intent
}

/** An `iframe`, as far as markup tells. */
export interface PageFrame {
  node: number
  selector: string
  /** Where it leads, http or https, without the fragment. Absent for a `srcdoc`, and where a script writes into it. */
  url?: string
  /** Its document, where the page holds it; at most 500,000 characters. */
  srcdoc?: string
  /** Scripts of the page reach into it, and its forms may be sent: the same origin, and no sandbox against either. */
  own: boolean
  /** Not hidden, and large enough to hold a form. */
  shown: boolean
}

/** Whether a page shows next to nothing without its scripts, and what tells so, one sentence each. */
export interface EmptyShell {
  isShell: boolean
  reasons: string[]
}
