// Generated from the schemas beside it by `npm run docs`: an editor shows these comments, and no inferred type has any.

/** The three kinds of check. */
export type Bucket = 'essential' | 'recommended' | 'bonus'

/** The result of one check. */
export interface BreakdownEntry {
  /** ID of the check */
  check: string
  /** What the check looks for, in a few words */
  title: string
  /** Kind of check */
  bucket: Bucket
  /** Points earned; can be a fraction */
  points: number
  /** Maximum number of points that it can earn */
  maxPoints: number
  /** Whether the check applies to the site; if not, it counts neither for nor against */
  applied: boolean
  /** Whether the check could be measured; if not, it counts neither for nor against, but widens `scoreRange` */
  measured: boolean
  /** What the scan saw, one sentence each */
  observed: string[]
}

/** Value of a verdict; `unknown` counts neither for nor against the form. */
export type VerdictValue = 'yes' | 'no' | 'unknown'

/** A verdict with its reasons. */
export interface Verdict {
  /** `yes`, `no`, or `unknown` if nothing proves either */
  verdict: VerdictValue
  /** Reasons for it, one sentence each */
  reasons: string[]
}

/** The four verdicts on one form, and the fields that they are based on. */
export interface FormOperability {
  /** Address of the page that has the form */
  page: string
  /** Position among the forms of the page, from 0 */
  index: number
  /** CSS selector of the form */
  selector: string
  /** What a person would call the form: its task, from its heading, button or label, or else what its fields are for */
  label: string
  /** False if the form goes to another origin or sends nothing: all four verdicts are then unknown, and it does not count */
  assessed: boolean
  /** Whether an agent can call it: it is safe, and it is clear what every required field asks for */
  callable: Verdict
  /** Whether it is clear what every required field asks for */
  fillable: Verdict
  /** Whether it has a visible submit button */
  submittable: Verdict
  /** Whether it has no payment, password or file field, or a person confirms before it is sent */
  safe: Verdict
  /** Names of required fields that do not say what they ask for */
  unresolvedFields: string[]
  /** Names of honeypots and CSRF tokens, which are skipped */
  skippedFields: string[]
  /** Its fields, in page order */
  fields: {
    /** Name of the field, or else its ID or selector */
    name: string
    /** Type of the control, such as `email` or `select` */
    type: string
    /** What it asks for, such as `email`; `unknown` if nothing says so */
    purpose: string
    /** Whether the form cannot be sent without it */
    required: boolean
    /** Text of its label; empty if it has none */
    label: string
    /** Where the label came from, such as `label-for`; `none` if it has none */
    labelSource: string
  }[]
}

/** The verdicts on all forms of a site, and the score they give. */
export interface SiteOperability {
  /** Share of known verdicts that hold, averaged over the assessed forms, 0 to 100; null if no form was assessed */
  score: number | null
  /** Number of forms that were assessed */
  assessed: number
  /** Number of forms that were not assessed and do not count */
  unknown: number
  /** Every form that the scan found, in page order */
  forms: FormOperability[]
}

/** What a proof came to. */
export type ProofVerdict = 'proven' | 'refuted' | 'needs_person' | 'not_measured'

/** Why: one code for each way to end. */
export type ProofReason =
  | 'sent_once'
  | 'thanks_without_request'
  | 'sent_early'
  | 'sent_twice'
  | 'value_altered'
  | 'value_missing'
  | 'other_address'
  | 'person_required'
  | 'value_unreadable'
  | 'needs_answer'
  | 'nothing_sent'
  | 'not_operated'
  | 'not_found'
  | 'not_allowed'
  | 'page_failed'
  | 'no_time'
  | 'leaked'

/** A value that was typed. All of them are reserved: they belong to nobody. */
export interface TypedValue {
  /** Name of the value in the input of the tool */
  key: string
  /** Label of its field; its key if the field has none */
  label: string
  /** What was typed or chosen */
  value: string
}

/** One field of the request. */
export interface CaughtField {
  /** Name or JSON path in the request */
  name: string
  /** `typed`: holds a typed value; `preset`: a field of the form that nobody typed into; `added`: the page added it */
  is: 'typed' | 'preset' | 'added'
  /** Which typed value it holds */
  key?: string | undefined
  /** The value as sent; only of typed values, all others show their length */
  value?: string | undefined
  /** Number of characters of the value */
  length: number
  /** Rule by which it counts as equal to what was typed, such as `phone`; absent if it is the same text */
  rule?: string | undefined
}

/** The request that the form would have sent. */
export interface CaughtRequest {
  /** HTTP method */
  method: string
  /** Address without its query */
  url: string
  /** How the values are written */
  encoding: 'query' | 'urlencoded' | 'multipart' | 'json' | 'text' | 'unknown'
  /** Whether the browser sends the form, or a script of the page */
  by: 'form' | 'script'
  /** Length of the body, in bytes */
  bytes: number
  /** What it holds, in order */
  fields: CaughtField[]
}

/** Somebody else who would have received a typed value. */
export interface Reader {
  /** Host that the request was for */
  host: string
  /** Which typed values it holds */
  keys: string[]
  /** Before or after the form was submitted */
  when: 'before' | 'after'
  /** How the values are written: as typed, encoded, or as a hash */
  as: 'raw' | 'encoded' | 'hashed'
}

/** What the page made of an answer that it was given in place of the server’s. */
export interface AnswerTried {
  /** `success`: 200; `refusal`: 422; `error_body`: 200 with an error in the body; `abort`: the connection broke */
  answer: 'success' | 'refusal' | 'error_body' | 'abort'
  /** What the page showed: thanks, a refusal, or neither */
  outcome: 'confirmed' | 'rejected' | 'unclear'
  /** What the page said then, in its own words */
  said: string[]
}

/** One form, filled in and submitted in a browser that sends nothing. */
export interface FormProof {
  /** Address of the page that has the form */
  page: string
  /** CSS selector of the form */
  selector: string
  /** What a person would call the form */
  label: string
  /** Name of the tool that was run */
  tool?: string | undefined
  /** CSS selector of what was clicked to open the form */
  trigger?: string | undefined
  /** `proven`: its request was attempted once, to the right address, with every value; `refuted`: it was not; `needs_person`: it asks for what only a person may give; `not_measured`: nobody knows */
  verdict: ProofVerdict
  /** Why, as a stable code */
  reason: ProofReason
  /** Why, in one sentence */
  detail: string
  /** The four verdicts from the markup alone */
  markup?:
    | {
        /** Whether an agent can call it */
        callable: VerdictValue
        /** Whether it is clear what every required field asks for */
        fillable: VerdictValue
        /** Whether it has a visible submit button */
        submittable: VerdictValue
        /** Whether it asks for nothing that only a person may give */
        safe: VerdictValue
      }
    | undefined
  /** What the owner should know, one sentence each */
  findings: string[]
  /** The values that were typed */
  typed: TypedValue[]
  /** The request that was caught */
  request?: CaughtRequest | undefined
  /** Who else would have received what was typed */
  readers: Reader[]
  /** What the page made of each answer, if that was tried */
  answers?: AnswerTried[] | undefined
  /** Proposed for the tool as `expects.success`: what the page showed after a successful answer */
  expects?:
    | {
        /** Path that the page went to */
        url?: string | undefined
        /** Text that the page did not show before */
        text?: string | undefined
      }
    | undefined
  /** What the browser let out once the first value was typed: nothing, files that the page needs, or everything */
  tier: 'sealed' | 'read_only' | 'staging'
  /** Addresses that were fetched all the same, without a typed value; always empty if `tier` is `sealed` */
  passed: string[]
  /** Bytes that left the browser after the seal, as its proxy counted them */
  bytesSent: number
  /** Steps of the run and their times, in ms */
  steps: {
    /** What was done */
    step: string
    /** How long it took */
    ms: number
  }[]
  /** SHA-256 of the page’s HTML before anything was typed, in hexadecimal */
  pageHash: string
  /** When it was tried */
  provedAt: string
}

/** A tool that the page itself registers with the browser, and whether its hints are true. */
export interface HintCheck {
  /** Address of the page */
  page: string
  /** Name of the tool */
  name: string
  /** As the page declares it */
  readOnlyHint?: boolean | undefined
  /** As the page declares it */
  consequentialHint?: boolean | undefined
  /** Whether what it tried to send agrees with its hints; `none`: it declares no hints */
  verdict: 'honest' | 'dishonest' | 'none' | 'not_measured'
  /** Why, in one sentence */
  detail: string
  /** Method and address of each request that it tried to send */
  requests: string[]
}

/** Proofs of a site. */
export interface SiteProof {
  /** The address as submitted, normalized */
  url: string
  /** When the first form was tried */
  provedAt: string
  /** One entry for each form, in page order */
  proofs: FormProof[]
  /** One entry for each tool that a page registers itself */
  hintChecks: HintCheck[]
  /** Forms that were found and not tried */
  notTried: {
    /** Address of the page */
    page: string
    /** What a person would call the form */
    label: string
    /** Why it was not tried, in one sentence */
    why: string
  }[]
}

/** Code to paste, and where it goes. */
export interface Snippet {
  /** Page to change; absent if the change is to the server or to a separate file */
  page?: string | undefined
  /** Where on the page it goes, or the path of the file */
  target?: string | undefined
  /** Language of the code */
  language: 'html' | 'http' | 'text' | 'json' | 'markdown' | 'xml'
  /** The code, ready to paste */
  code: string
}

/** One recommended change, and what it earns. */
export interface Recommendation {
  /** ID of the check that it improves */
  check: string
  /** What to do, in a few words */
  title: string
  /** Kind of check */
  bucket: Bucket
  /** Why it matters to the site owner */
  why: string
  /** Addresses of the pages to change */
  pages: string[]
  /** What the scan saw, one sentence each */
  observed: string[]
  /** The change to make, in one or two sentences */
  change: string
  /** The code to paste, one entry for each place */
  snippets: Snippet[]
  /** How much work it is: change a setting, edit pages or files, or a larger project */
  effort: 'setting' | 'edit' | 'project'
  /** Points that the change earns, over all checks */
  points: number
  /** Score after this change alone; null if it depends on pages that could not be read or do not exist yet */
  scoreAfter: number | null
  /** Grade after this change alone; null if `scoreAfter` is */
  gradeAfter: 'A' | 'B' | 'C' | 'D' | 'F' | null
}

/** The least work that reaches a better grade. */
export interface NextGrade {
  /** Grade that the changes reach */
  grade: 'A' | 'B' | 'C' | 'D' | 'F'
  /** Score that the changes reach */
  score: number
  /** IDs of the checks whose recommendations reach the grade with the least effort */
  checks: string[]
}

/** What a line of the simulated conversation is based on. */
export interface ConversationSource {
  /** Address of the page or file */
  page: string
  /** Form, button, link or file */
  element: string
}

/** One line of the simulated conversation. */
export interface ConversationTurn {
  /** Who speaks */
  speaker: 'visitor' | 'agent'
  /** What they say */
  text: string
  /** What the line is based on; every line of the agent has one */
  source?: ConversationSource | undefined
}

/** How much of the site the scan measured. */
export interface Coverage {
  /** Number of page addresses that the scan found */
  pagesDiscovered: number
  /** Number of pages that were read */
  pagesRead: number
  /** Number of pages that were read in a browser */
  pagesRendered: number
  /** What could not be measured; it never counts as failed */
  notMeasured: {
    /** What it is, such as a page or a check */
    what: string
    /** Why it could not be measured */
    reason: string
    /** How many */
    count: number
    /** Address of one of them */
    example?: string | undefined
  }[]
  /** Why the scan stopped reading pages. `request_limit`: too many addresses led to pages already read */
  stop: 'complete' | 'page_limit' | 'request_limit' | 'deadline' | 'aborted'
  /** False if the submitted page could not be read or the score range is wider than 30 points; absent in reports of earlier versions */
  complete?: boolean | undefined
  /** Why it is not complete, in one sentence */
  reason?: string | undefined
}

/** Something that other auditors look at. It does not affect the score. */
export interface Signal {
  /** ID of the signal */
  id: string
  /** What it is, in a few words */
  title: string
  /** What was found */
  state: 'present' | 'partial' | 'absent' | 'not_measured'
  /** What the scan saw, one sentence each */
  observed: string[]
}

/** One page of the scan, whether or not it was read. */
export interface ReportPage {
  /** Address that the scan requested */
  url: string
  /** Address after redirects */
  finalUrl: string
  /** What happened. `challenge`: a bot wall answered instead of the site; `robots`: robots.txt asks scanners to stay away; `login`: it leads to a login */
  outcome: 'read' | 'not_html' | 'http_error' | 'challenge' | 'robots' | 'login' | 'failed'
  /** HTTP status; absent if there was no response */
  status?: number | undefined
  /** Why it was not read, in one sentence */
  detail?: string | undefined
  /** Whether it was read in a browser */
  rendered: boolean
  /** Text of its `<title>` */
  title?: string | undefined
  /** Its `lang`, as it is written */
  language?: string | undefined
  /** Number of headings */
  headings?: number | undefined
  /** Number of paragraphs */
  paragraphs?: number | undefined
  /** Number of forms */
  forms?: number | undefined
  /** Number of buttons */
  buttons?: number | undefined
}

/** The report on one site. The same evidence and versions always give the same report. */
export interface Report {
  /** ID of the report, derived from the normalized address, so it stays the same after a rescan */
  id: string
  /** The address as submitted, normalized */
  url: string
  /** Address after redirects */
  finalUrl: string
  /** When the scan started */
  scannedAt: string
  /** Version of the checks and the scoring formula */
  scoringVersion: string
  /** Version of the four form verdicts */
  operabilityVersion: string
  /** Date on which the rules last changed so that the same site can earn different points; absent in reports of earlier versions */
  rulesVersion?: string
  /** Whether any page was read in a browser */
  scanMode: 'multi_page_static' | 'browser_rendered_multi_page'
  /** 0 to 100: how readily agents can discover, read and operate the site */
  score: number
  /** Scores that are possible once everything is measured */
  scoreRange: {
    /** Score if everything that was not measured fails */
    lowest: number
    /** Score if everything that was not measured passes */
    highest: number
  }
  /** The score as one of three bands */
  band: 'ready' | 'partial' | 'not_ready'
  /** The score as one of five grades */
  grade: 'A' | 'B' | 'C' | 'D' | 'F'
  /** What an agent can and cannot do on the site, in a few sentences */
  summary: string
  /** One entry for every check, whether or not it applied */
  scoreBreakdown: BreakdownEntry[]
  /** Bonus points that count, at most 5 */
  bonus: number
  /** Verdicts on every form */
  operability: SiteOperability
  /** Recommended changes, largest gain first */
  recommendations: Recommendation[]
  /** Fastest way to the next grade; null at the best grade, or if no set of changes reaches the next one */
  nextGrade: NextGrade | null
  /** Conversation between a visitor and an agent, simulated from what the scan saw */
  conversation: ConversationTurn[]
  /** How much of the site the scan measured */
  coverage: Coverage
  /** What other auditors look at; it does not affect the score */
  signals: Signal[]
  /** Pages of the scan, in the order they were read */
  pages: ReportPage[]
  /** What this report cannot tell you, one sentence each */
  limits: string[]
  /** Forms that were filled in and submitted in a sealed browser; absent if that was not tried */
  proofs?: FormProof[] | undefined
  /** Tools that the pages register themselves, and whether their hints are true; absent if that was not tried */
  hintChecks?: HintCheck[] | undefined
  /** Set if the scan used credentials of the owner; such a report is never stored or published */
  private?: true | undefined
}

/** How bad a finding is. A note never fails a build. */
export type Severity = 'error' | 'warning' | 'note'

/** Where a finding is: on a page, and in a file if the page comes from one that is known. */
export interface Place {
  /** Address of the page */
  page: string
  /** Path of that page without its ending, or the file that it comes from: the part that the fingerprint is made of */
  path: string
  /** CSS selector of the element; absent for a page as a whole */
  selector?: string | undefined
  /** What the element is called, such as `field “email”` */
  element?: string | undefined
  /** File, with `/` between its folders, if one is known */
  file?: string | undefined
  /** Line in that file, from 1 */
  line?: number | undefined
  /** Column in that line, from 1, in UTF-16 units */
  column?: number | undefined
  /** Addresses of other pages that show the same place */
  alsoOn?: string[] | undefined
}

/** One thing to change, at one place. */
export interface Finding {
  /** ID of its rule, see `operable rules` */
  ruleId: string
  /** How bad it is */
  severity: Severity
  /** What is wrong, in one or two sentences */
  message: string
  /** Stays the same while the element does, wherever its line moves: start of a SHA-256 over rule, path and element */
  fingerprint: string
  /** Where it is */
  place: Place
  /** What to do, in a few words */
  change: string
  /** The code to paste, if there is some for this place */
  snippets?: Snippet[] | undefined
}
