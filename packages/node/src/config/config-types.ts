// Generated from config-schema.ts by `npm run docs`: an editor shows these comments, and no inferred type has any.

/** What a site must reach. What it does not name may be anything. */
export interface ConfigBudgets {
  /** Lowest score */
  score?: number
  /** Lowest points, by the ID of a check, such as `{ "form-labels": 14 }` */
  checks?: Record<string, number>
  /** Lowest share of the assessed forms for which a verdict holds, in percent */
  verdicts?: {
    /** An agent can call them */
    callable?: number
    /** It is clear what every required field asks for */
    fillable?: number
    /** They have a button that sends them */
    submittable?: number
    /** They ask for nothing that only a person may give, or ask a person first */
    safe?: number
  }
  /** What trying the forms must show; needs `prove` */
  proofs?: {
    /** Lowest share of forms that are proven, in percent */
    proven?: number
    /** Highest number of forms that are refuted */
    refuted?: number
  }
}

/** A command that starts a server, and when it is ready. */
export interface ConfigStart {
  /** Command, as typed into a shell in the folder of the configuration */
  command: string
  /** Address that answers once the server is ready. Default: `url` of the site */
  waitFor?: string
  /** Seconds until it has to answer. Default: 60 */
  timeout?: number
  /** Uses a server that answers already, and starts none then. Default: false, such a server is an error */
  reuse?: boolean
  /** Environment variables, besides those of this process */
  env?: Record<string, string>
}

/** How forms are tried. */
export interface ConfigProve {
  /** Most forms to try. Default: 25 */
  maxForms?: number
  /** Seconds for all forms. Default: 300 */
  timeout?: number
  /** Tries each form again with four answers. Default: false */
  answers?: boolean
}

/** One site, or one folder of HTML. */
export interface ConfigSite {
  /** Name in reports and in the baseline. Default: the folder, or the host of `url` */
  name?: string
  /** Folder of HTML, as a build writes it, relative to the configuration. It needs no network */
  folder?: string
  /** Address of the site; with `folder`, the address where it will be published */
  url?: string
  /** Command that starts the server for `url`, such as `npm start`. It is stopped afterwards */
  start?: string | ConfigStart
  /** Headers that are sent to this site only. A word such as `$PREVIEW_KEY` stands for an environment variable */
  headers?: Record<string, string>
  /** Allows private networks. Default: only the host of `url`, if it is this machine */
  allowPrivate?: boolean
  /** Most pages to read. Default: 25; of a folder 1,000 */
  maxPages?: number
  /** Seconds for the whole scan. Default: 90 */
  timeout?: number
  /** Whether a browser reads pages. Default: `auto`, those that are empty without JavaScript */
  render?: 'auto' | 'never' | 'always'
  /** Also tries every form in a sealed browser, as `operable prove` does. Default: false */
  prove?: boolean | ConfigProve
  /** What this site must reach, in place of the `budgets` of all */
  budgets?: ConfigBudgets
}

/** A rule that you do not follow at a place, and why. */
export interface ConfigWaiver {
  /** ID of the rule; `*`: every rule */
  rule: '*' | string
  /** Path of a page, file, CSS selector, or fingerprint; `*` stands for any text */
  place: string
  /** Why. It is shown in every report */
  reason: string
  /** Last day on which it holds, such as 2027-01-31. Default: no end */
  until?: string
  /** Name of the only site that it is for. Default: all */
  site?: string
}

/** What `operable ci` does. */
export interface OperableConfig {
  /** Address of the JSON Schema, for editors */
  $schema?: string
  /** What to check */
  sites: ConfigSite[]
  /** What every site must reach */
  budgets?: ConfigBudgets
  /** Severity of rules, by ID. `off` switches a rule off; a `note` never fails a build */
  rules?: Record<string, 'off' | 'note' | 'warning' | 'error'>
  /** Findings to accept, with the reason */
  waivers?: ConfigWaiver[]
  /** `fail`: a waiver whose last day is over no longer holds; `warn`: it holds, with a warning. Default: `fail` */
  expiredWaivers?: 'fail' | 'warn'
  /** Whether a waiver that fits no finding fails the build. Default: `warn` */
  unusedWaivers?: 'fail' | 'warn'
  /** Whether findings that are only in the baseline fail the build until it is pruned. Default: `warn` */
  goneFindings?: 'fail' | 'warn'
  /** File with the known findings. Default: `operable-baseline.json` */
  baseline?: string
  /** Reports to write, such as `terminal` or `sarif=operable.sarif`. Default: `terminal` */
  reporters?: string[]
  /** How often a site that could not be measured is tried again. Default: 1 */
  retries?: number
  /** Sites at the same time. Default: 2 */
  concurrency?: number
}
