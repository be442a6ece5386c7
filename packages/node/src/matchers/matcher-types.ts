import type { AskPerson } from '../contracts/run-outcome.ts'

/** How a page is judged. Every option has a default. */
export interface PageOptions {
  /**
   * Severity of rules by ID, as in `operable.config.ts`: `error` and `warning` fail, `note` and `off` do not. A rule about the
   * page as a whole, such as `heading-structure`, is judged only if it is named here.
   */
  rules?: Record<string, 'off' | 'note' | 'warning' | 'error'>
  /** At least so many forms that an agent can call. Default: 0. */
  callableForms?: number
  /** Address of the page, which tells its own forms from those that lead elsewhere. Default: that of the document. */
  url?: string
  /** File that the HTML comes from, for `file:line:column` in messages. For strings of HTML only. */
  file?: string
  /** How long a page in a browser may take to hold, in ms. Default: that of Playwright's `expect`, else 5,000. */
  timeout?: number
}

/** How a form is looked for. Every option has a default. */
export type FormOptions = Pick<PageOptions, 'url' | 'file' | 'timeout'>

/** How a tool is run. Every option has a default. */
export interface RunOptions {
  /**
   * Runs the tool on your own page, and really sends. Default: false, it runs in a second browser at the address of your page,
   * with its cookies, whose network is sealed before the first value is typed.
   */
  send?: boolean
  /** Asks a person before a run pays, deletes, signs up or sends to another site. Default: such a run fails the test. */
  approve?: AskPerson
  /** Time for the whole run, in ms. Default: 30,000. */
  deadlineMs?: number
  /** Time for each wait, in ms. Default: 5,000. */
  stepMs?: number
  /** How long the page may take to show the outcome, in ms. Default: 8,000. */
  outcomeMs?: number
}

/** What the matchers of every runner are. `Answer` tells what an assertion on a received value returns. */
export interface OperableMatchers<Result> {
  /** Nothing on the page keeps an agent from reading its fields and buttons, and from calling its forms. */
  toBeAgentOperable(options?: PageOptions): Result
  /** The page has a form that an agent can call, by its tool name, accessible name, id or name. */
  toHaveCallableForm(name: string, options?: FormOptions): Result
  /** The tool of this name runs with this input. Needs a Playwright page. Sends nothing, unless `send` is set. */
  toRunTool(name: string, input?: object, options?: RunOptions): Promise<void>
}

/** What an assertion returns: a promise for a page in a browser, what the runner returns for everything else. */
export type ResultOf<Received, Result> = Received extends { evaluate: unknown } ? Promise<void> : Result

/** What a matcher returns to its runner. */
export interface MatcherResult {
  pass: boolean
  message: () => string
}
