import { failure } from '../flow/run.ts'
import type { Decide } from '../run/reach-page.ts'
import { limitsOf } from '../run/tool-run.ts'
import { isSamePage } from '../target/same-page.ts'
import type { ApprovalRequest, Navigate, NavigationRequest, RunError } from '../types.ts'
import { leaveRun, type Owner } from './left.ts'
import { isWebAddress } from './parse-tool-list.ts'
import { forget } from './session.ts'

/** How long a navigation may take to begin before it counts as refused, in milliseconds. */
const BEGIN_MS = 10_000
const LOOK_MS = 50

/**
 * Leads to the tool's page. A page of this origin takes the run over: what is left for it lives in `sessionStorage`, holds
 * no secret (no tool takes one as input), and is read once. Another origin cannot take anything over, so a person is
 * asked first, with the whole address, and the tool has to be run again there.
 */
export function navigator(decide: Decide, owner: Owner): Navigate {
  return async (request: NavigationRequest): Promise<RunError | undefined> => {
    const { tool, options, signal } = request
    const { pageUrl } = tool
    if (!isWebAddress(pageUrl)) return refused(`${pageUrl} is not a web address`)
    if (new URL(pageUrl).origin !== location.origin) {
      const question: ApprovalRequest = { tool, reasons: ['navigation'], values: [], url: pageUrl, signal }
      const isAgreed = await decide(question, limitsOf(options).approvalMs)
      if (!isAgreed) return failure('approval_denied', `the person did not agree to open ${pageUrl}`).error
    } else if (!leaveRun(request, owner)) {
      return refused('the browser does not store anything for the next page')
    }
    if (signal.aborted) {
      forget('run')
      return failure('aborted').error
    }
    location.assign(pageUrl)
    return whereItLed(pageUrl, signal)
  }
}

/**
 * Resolves with an error when the tool's page does not open; with nothing when this one is left, which may come back,
 * without its run, or when a router of the page draws the other one in its place
 * (https://html.spec.whatwg.org/#dom-navigateevent-intercept).
 */
function whereItLed(pageUrl: string, signal: AbortSignal): Promise<RunError | undefined> {
  return new Promise((resolve) => {
    const end = (error?: RunError): void => {
      clearInterval(looking)
      clearTimeout(timer)
      forget('run')
      resolve(error)
    }
    const looking = setInterval(() => isSamePage(pageUrl, location.href) && end(), LOOK_MS)
    const timer = setTimeout(() => end(refused('the page did not open')), BEGIN_MS)
    window.addEventListener('pagehide', () => {
      clearInterval(looking)
      clearTimeout(timer)
      resolve(undefined)
    })
    signal.addEventListener('abort', () => {
      window.stop()
      end(failure('aborted').error)
    })
  })
}

function refused(why: string): RunError {
  return failure('navigation_refused', why).error
}
