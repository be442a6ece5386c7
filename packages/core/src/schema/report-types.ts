// Generated from the schemas beside it by `npm run docs`: an editor shows these comments, and no inferred type has any.

/** The three kinds of checks. */
export type Bucket = 'essential' | 'recommended' | 'bonus'

/** One row of the score: a check, what it gave, and what it was judged by. */
export interface BreakdownEntry {
  /** Id of the check */
  check: string
  /** What the check looks for, in a few words */
  title: string
  /** Which of the three kinds of checks it is */
  bucket: Bucket
  /** Points earned; a fraction where the rule is proportional */
  points: number
  /** Points that it can give */
  maxPoints: number
  /** False when its gate is closed: the check then counts neither for nor against */
  applied: boolean
  /** False when it could not be observed: it then counts neither for nor against, see scoreRange */
  measured: boolean
  /** What was seen, one sentence each */
  observed: string[]
}

/** What a verdict can be; `unknown` counts neither for nor against. */
export type VerdictValue = 'yes' | 'no' | 'unknown'

/** A verdict with its reasons. */
export interface Verdict {
  /** `yes`, `no`, or `unknown` where nothing proves either */
  verdict: VerdictValue
  /** One sentence each */
  reasons: string[]
}

/** The four verdicts on one form, and the fields that they rest on. */
export interface FormOperability {
  /** Address of the page that holds the form */
  page: string
  /** Position among the forms of the page */
  index: number
  /** CSS selector of the form */
  selector: string
  /** What a person would call the form: its task, by its heading, button or label, else what its fields are for */
  label: string
  /** False when the form is sent to another origin: all four verdicts are unknown and it does not count */
  assessed: boolean
  /** Whether an agent can call it: it is safe, and every required field can be told */
  callable: Verdict
  /** Whether it is clear what every required field asks for */
  fillable: Verdict
  /** Whether it has a submit control that can be seen */
  submittable: Verdict
  /** Whether a payment, a password or an upload waits for the approval of a person */
  safe: Verdict
  /** Required fields that an agent cannot tell the meaning of, by name */
  unresolvedFields: string[]
  /** Honeypots and CSRF tokens that were left out, by name */
  skippedFields: string[]
  /** Its fields, in the order of the page */
  fields: {
    /** Its name, else its id, else its selector */
    name: string
    /** The type of the control, such as `email` or `select` */
    type: string
    /** What it asks for, such as `email`; `unknown` when nothing tells */
    purpose: string
    /** The form cannot be sent without it */
    required: boolean
    /** What it is labelled; empty without a label */
    label: string
    /** Where the label came from, such as `label-for`; `none` without one */
    labelSource: string
  }[]
}

/** The verdicts on all forms of a site, and their score. */
export interface SiteOperability {
  /** Mean share of the four verdicts that hold, over the assessed forms; null without one */
  score: number | null
  /** Number of forms that count */
  assessed: number
  /** Number of forms that are sent to another origin and do not count */
  unknown: number
  /** Every form that was found, in the order of the pages */
  forms: FormOperability[]
}

/** Lines to paste, and where. */
export interface Snippet {
  /** Page to change; absent when the change belongs to the server or to a file of its own */
  page?: string | undefined
  /** Where on the page, or the file's path */
  target?: string | undefined
  /** What the lines are written in */
  language: 'html' | 'http' | 'text' | 'json' | 'markdown' | 'xml'
  /** Ready to paste */
  code: string
}

/** One change with what it earns. */
export interface Recommendation {
  /** Id of the check that it improves */
  check: string
  /** What to do, as a short imperative */
  title: string
  /** Which of the three kinds of checks it is */
  bucket: Bucket
  /** Why it matters to the owner of the site */
  why: string
  /** Addresses of the pages to change */
  pages: string[]
  /** What was seen, one sentence each */
  observed: string[]
  /** The change to make, in one or two sentences */
  change: string
  /** The lines to paste, one entry for each place */
  snippets: Snippet[]
  /** A line of configuration, an edit of pages, or a piece of work */
  effort: 'setting' | 'edit' | 'project'
  /** Points that the change earns, in all checks together */
  points: number
  /** Score when the lines of this change alone are where they belong, by the same formula; null where pages that could not be read, or are still to be written, decide it */
  scoreAfter: number | null
  /** Null when `scoreAfter` is */
  gradeAfter: 'A' | 'B' | 'C' | 'D' | 'F' | null
}

/** The least work that reaches a better grade. */
export interface NextGrade {
  /** The grade that is reached */
  grade: 'A' | 'B' | 'C' | 'D' | 'F'
  /** The score that is reached */
  score: number
  /** The set of recommendations with the least effort that reaches the grade */
  checks: string[]
}

/** What a line of the simulated dialogue rests on. */
export interface ConversationSource {
  /** Address of the page or file */
  page: string
  /** The form, button, link or file */
  element: string
}

/** One line of the simulated dialogue. */
export interface ConversationTurn {
  /** Who says it */
  speaker: 'visitor' | 'agent'
  /** What is said */
  text: string
  /** What was seen that the line rests on; every line of the agent has one */
  source?: ConversationSource | undefined
}

/** How much of the site was measured. */
export interface Coverage {
  /** Addresses of pages that the scan came to know */
  pagesDiscovered: number
  /** Pages whose content was read */
  pagesRead: number
  /** Of those read, the ones that needed a browser */
  pagesRendered: number
  /** What could not be measured; never counted as failed */
  notMeasured: {
    /** What it is, such as pages or files */
    what: string
    /** Why it could not be measured, in one sentence */
    reason: string
    /** How many */
    count: number
    /** Address of one of them */
    example?: string | undefined
  }[]
  /** Why the scan read no more pages; `request_limit`: too many addresses led to pages that were read already */
  stop: 'complete' | 'page_limit' | 'request_limit' | 'deadline' | 'aborted'
  /** False when the submitted page could not be read, or the range of the score is wider than 30 points; absent in reports of earlier versions */
  complete?: boolean | undefined
  /** Why it is not complete, in one sentence */
  reason?: string | undefined
}

/** Something that other auditors look at and the score does not use. */
export interface Signal {
  /** Id of the signal */
  id: string
  /** What it is, in a few words */
  title: string
  /** What was found */
  state: 'present' | 'partial' | 'absent' | 'not_measured'
  /** What was seen, one sentence each */
  observed: string[]
}

/** One page of the scan, read or not. */
export interface ReportPage {
  /** The address that was asked for */
  url: string
  /** After redirects */
  finalUrl: string
  /** What became of it. `challenge`: a bot wall answered instead of the site; `robots`: the site asks not to be read there; `login`: it leads to a login */
  outcome: 'read' | 'not_html' | 'http_error' | 'challenge' | 'robots' | 'login' | 'failed'
  /** HTTP status; absent without an answer */
  status?: number | undefined
  /** Why it was not read, in one sentence */
  detail?: string | undefined
  /** It was read through a browser */
  rendered: boolean
  /** Its `<title>` */
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

/** The report of one site: the same evidence and scoring version give the same bytes. */
export interface Report {
  /** Derived from the normalised address, so it stays over rescans */
  id: string
  /** The address as submitted, normalised */
  url: string
  /** Where it led */
  finalUrl: string
  /** When the scan began */
  scannedAt: string
  /** Version of the table of checks and the formula of the score */
  scoringVersion: string
  /** Version of the four verdicts on a form */
  operabilityVersion: string
  /** The day when the rules last changed so that the same site can earn other points; absent in reports of earlier versions */
  rulesVersion?: string
  /** Whether a page was read through a browser */
  scanMode: 'multi_page_static' | 'browser_rendered_multi_page'
  /** 0 to 100: how readily agents can discover, read and operate the site */
  score: number
  /** What the parts that could not be measured leave possible */
  scoreRange: {
    /** If all of it fails */
    lowest: number
    /** If all of it holds */
    highest: number
  }
  /** The score in three steps */
  band: 'ready' | 'partial' | 'not_ready'
  /** The score in five steps */
  grade: 'A' | 'B' | 'C' | 'D' | 'F'
  /** What an agent can and cannot do here, in a few sentences */
  summary: string
  /** One entry for every check, whether it applied or not */
  scoreBreakdown: BreakdownEntry[]
  /** Bonus points that count, after the cap */
  bonus: number
  /** The four verdicts on every form */
  operability: SiteOperability
  /** The largest gain first */
  recommendations: Recommendation[]
  /** Null at the best grade, and where no set of changes reaches the next */
  nextGrade: NextGrade | null
  /** Simulated, from what was observed alone */
  conversation: ConversationTurn[]
  /** How much of the site was measured */
  coverage: Coverage
  /** What other auditors look at and the score does not use */
  signals: Signal[]
  /** In the order in which they were read */
  pages: ReportPage[]
  /** What this report cannot say, one sentence each */
  limits: string[]
  /** The site was asked with credentials of its owner; such a report is never kept or published */
  private?: true | undefined
}
