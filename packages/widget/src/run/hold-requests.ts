import { nameOf } from '../dom/text.ts'
import { now } from '../flow/run.ts'
import type { Hold } from '../outcome/signs.ts'
import { questionsFor } from './approval.ts'
import { deedOf, reasonsOf } from './deed.ts'
import type { ToolRun } from './tool-run.ts'

/**
 * Holds a request that a script sends because of the click while its method, address or body names a deed that nobody has
 * agreed to: developers everywhere write `/account/delete`, whatever the page's language. A person is asked, and a refused
 * request never leaves.
 * @param target the form or button, as the page has it before the click: what it said then has been judged
 * @param pressed what is clicked, as the page has it now
 */
export function holdRequests(run: ToolRun, target: Element, pressed: () => Element | undefined): Hold {
  const judged = deedOf(target, pressed(), '')
  let asked: Promise<unknown> | undefined
  return (method, sentTo, body) => {
    if (asked || !run.isSent || /^(GET|HEAD|OPTIONS)$/.test(method)) return asked
    const button = pressed()
    const marks = [...(judged.marks ?? []), `name=${method} ${operationOf(body)}`]
    const deed = { ...judged, button: button ? nameOf(button) : '', sentTo, marks }
    const reasons = reasonsOf(button, deed).filter((reason) => !run.agreed.includes(reason))
    if (reasons[0])
      asked = agree(run, reasons).finally(() => {
        asked = undefined
      })
    return asked
  }
}

/** What a body names: the method that a form asks for, and the operation of GraphQL. */
function operationOf(body: unknown): string {
  const text = body instanceof FormData ? `_method=${body.get('_method')}` : String(body)
  return /(?:\b_method\W{1,3}|\bmutation\s+)(\w+)/.exec(text)?.[1] ?? ''
}

/** Ends the run where nobody agrees: nothing was sent then. */
async function agree(run: ToolRun, reasons: ReturnType<typeof reasonsOf>): Promise<void> {
  const { end } = run
  const start = now()
  run.isHeld = true
  run.end = Number.POSITIVE_INFINITY
  try {
    await (await questionsFor(run)).ask(run, reasons)
    run.end = end + now() - start
  } catch (thrown) {
    run.refusal = thrown as NonNullable<ToolRun['refusal']>
    run.isSent = run.wasSent
    run.end = 0
    throw new TypeError('Failed to fetch')
  } finally {
    run.isHeld = false
  }
}
