/** What the site's server sends back: a page, JSON (for fetch), or a redirect. */
export interface FixtureAnswer {
  status: number
  html?: string
  json?: unknown
  location?: string
}

export type FixtureOutcome =
  | 'confirmed'
  | 'submitted_unverified'
  | 'approval_required'
  | 'rejected'
  | 'opened'
  | 'next_step'

export interface FixtureTask {
  /** 'garage/book-service' */
  id: string
  /** What the person asks, one sentence, in the language of the site. */
  says: string
  /** Path where its form or button is (of a single-page app: the route). */
  page: string
  /** The form (or button / link) on that page: exactly one match once the page is drawn. In a dialog: the form. */
  selector: string
  /** The opener, if the form stands in a closed dialog. */
  trigger?: string
  /** Acceptable tool names, camelCase English, verb first. */
  name: string[]
  /** Names that would be wrong or harmful. */
  not?: string[]
  /**
   * Values by the visible label of the field (of radios: the legend). Marks that are hidden from assistive technology
   * (an asterisk with aria-hidden) are not part of the label. A field with no label stands under its aria-label, else
   * under its placeholder. Checkbox: true / false; select and radio: the visible text of the option.
   */
  input: Record<string, unknown>
  /** What the server must receive when it worked: a subset of its fields, by control name. */
  received?: { method: string; path: string; fields: Record<string, string> }
  /** Whether a person must be asked before it is sent (money, binding, deleting, password, captcha). */
  person: boolean
  /** Acceptable outcomes of the run with this input, the person approving. */
  outcome: FixtureOutcome[]
}

export interface FixtureSite {
  name: string
  lang: string
  spa: boolean
  /** Path to full HTML (GET without a query). A single-page app has the same shell under each route. */
  pages: Record<string, string>
  /** Path to JavaScript. */
  scripts?: Record<string, string>
  /**
   * Posts, and GETs with a query: asked first; undefined = not the server's, look into pages by the path. The fields are
   * those of the query, of a form-encoded or multipart body, or of a JSON body (all values as strings).
   */
  answer(method: string, path: string, fields: Record<string, string>): FixtureAnswer | undefined
  tasks: FixtureTask[]
}
