import { toolTitle } from '@operable/core/describe'
import { describe } from '../dom/text.ts'
import { failure } from '../flow/run.ts'
import type { Speech } from '../texts/speech.ts'
import { spoken } from '../texts/spoken.ts'
import type { ApprovalRequest, Approve } from '../types.ts'
import { add, shadowHost } from '../ui/element.ts'
import { OWN_EVENTS } from '../ui/own-events.ts'
import { sightOf } from './in-the-way.ts'

/** A click this soon after the dialog came up was meant for what lay there before, in milliseconds. */
const SETTLE_MS = 400
const LOOK_MS = 100
/** How often a page may lay something over the dialog before it counts as one that does not let a person be asked. */
const MAX_COVERS = 20

// Texts of others go in the direction of their own letters and turn no other text around. The heading and the buttons stay
// in view; what is between them scrolls. Both buttons look alike: the question is theirs to whom it is put.
const style = `dialog{font:16px/1.5 system-ui,sans-serif;border:1px solid #8886;border-radius:12px;padding:min(24px,4vh);width:min(480px,100vw - 32px);box-sizing:border-box;box-shadow:0 8px 32px #0006;overflow-wrap:anywhere}
dialog[open]{display:flex;flex-direction:column}
::backdrop{background:#0009}
h2{margin:0;font-size:1.25em;line-height:1.3}
div{min-height:3em;overflow:auto}
p{margin:8px 0}
p,dt,dd{unicode-bidi:plaintext}
dt{font-weight:600}
dd{margin:0 0 8px;white-space:pre-wrap}
form{display:flex;flex-wrap:wrap;justify-content:end;gap:8px;margin-top:8px}
button{font:inherit;font-weight:600;min-height:44px;min-width:104px;padding:0 12px;overflow-wrap:normal;border:1px solid #888;border-radius:8px;background:#8882;color:inherit;cursor:pointer}
:focus-visible{outline:3px solid #4d90fe;outline-offset:2px}`

// As they were at load: a page may replace them.
const { addEventListener, removeEventListener, setInterval, clearInterval, setTimeout, performance } = globalThis

/** The question cannot be seen, and by what that is. */
interface Unseen {
  unseen: string
  elements?: string[]
}

/**
 * Asks the person at the screen, in a dialog that the page's own code cannot reach into: what will be done, with which
 * values, where. Only a trusted click on the button agrees, on a dialog that nothing has covered for a while; Escape and
 * the end of the run deny. A program that drives the browser itself makes trusted clicks too: this asks whoever operates
 * the browser.
 * @returns whether they agreed; or why nobody could, as where the page took the dialog away
 */
function askPerson(request: ApprovalRequest): Promise<boolean | Unseen> {
  const asked = answered.then(async () => ask(request, await spoken()))
  answered = asked.catch(() => {})
  return asked
}

/** One question after the other: of two dialogs each would cover the other. */
let answered: Promise<unknown> = Promise.resolve()

function ask(request: ApprovalRequest, { say, language, style: own = '' }: Speech): Promise<boolean | Unseen> {
  const { tool, reasons, values, url, sentTo, signal } = request
  if (signal.aborted) return Promise.resolve(false)
  const { host, root } = shadowHost(style + own, 'closed', language)
  const dialog = add(root, 'dialog', '', { 'aria-labelledby': 'title', 'aria-describedby': 'about why' })
  add(dialog, 'h2', say('dialog.title', { tool: visible(toolTitle(tool)) }), { id: 'title' })
  const body = add(dialog, 'div')
  add(body, 'p', visible(tool.description), { id: 'about' })
  const why = [say('dialog.about'), ...reasons.map((reason) => say(`why.${reason}`))]
  add(body, 'p', why.join(say('join.sentence')), { id: 'why' })
  const list = add(body, 'dl')
  const places = [{ label: say('dialog.page'), value: url }]
  // The host first: an address may be long, and begin like another one.
  if (sentTo) places.unshift({ label: say('dialog.sent_to'), value: `${new URL(sentTo).host}: ${sentTo}` })
  for (const { label, value } of [...values, ...places]) {
    add(list, 'dt', visible(label))
    add(list, 'dd', visible(value))
  }
  const form = add(dialog, 'form')
  const deny = add(form, 'button', say('dialog.deny'))
  const allow = add(form, 'button', say('dialog.allow'))

  return new Promise((resolve) => {
    const sight = sightOf(host, root, [deny, allow], LOOK_MS)
    let shown = 0
    let covers = 0
    let isMeant = false
    const show = (): void => {
      if (dialog.open) dialog.close()
      dialog.showModal()
      deny.focus()
      sight.reset()
      shown = performance.now()
    }
    /** Whether something lies over the dialog; then it comes up again, as if it had not been there before. */
    const isCovered = (): boolean => {
      const cover = sight.inTheWay()
      if (cover === undefined) return false
      if (covers++ < MAX_COVERS) show()
      else hidden(cover)
      return true
    }
    const hidden = (cover: Element | null): void => {
      const elements = cover && cover !== host ? [describe(cover)] : []
      end({ unseen: 'the approval dialog is not visible', elements })
    }
    const keep = (event: Event): void => {
      if (event.target !== host && (event as FocusEvent).relatedTarget !== host) return
      event.stopImmediatePropagation()
      if (event.type !== 'click') return
      // What a click does by itself follows, though nobody hears of it any more.
      isMeant = event.isTrusted && performance.now() - shown > SETTLE_MS && sight.isTold() && !isCovered()
      setTimeout(() => {
        isMeant = false
      })
    }
    const onAbort = (): void => end(false)
    const look = (): void => {
      if (!host.isConnected) return hidden(null)
      // Escape has closed it, and its event is on the way: what is closed is not covered.
      if (!dialog.open) return end(false)
      isCovered()
    }
    const looking = setInterval(look, LOOK_MS)
    function end(agreed: boolean | Unseen): void {
      clearInterval(looking)
      sight.close()
      signal.removeEventListener('abort', onAbort)
      if (dialog.open) dialog.close() // gives the focus back
      for (const event of OWN_EVENTS) removeEventListener(event, keep, true)
      host.remove()
      resolve(agreed)
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      if (isMeant) end(event.submitter === allow)
    })
    dialog.addEventListener('close', () => dialog.open || end(false))
    signal.addEventListener('abort', onAbort)
    for (const event of OWN_EVENTS) addEventListener(event, keep, true)
    show()
    const cover = sight.inTheWay()
    if (cover !== undefined) hidden(cover)
  })
}

/** Signs that turn the direction of a text are written out: with them it would look like another one. */
function visible(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, (sign) => `‹U+${sign.codePointAt(0)!.toString(16).toUpperCase()}›`)
}

/**
 * Whether a person agrees: as the site's own question tells, else by the dialog.
 * Throws the failure `approval_required` where the page does not let the dialog be seen.
 */
export async function agreed(request: ApprovalRequest, onApproval: Approve | undefined): Promise<boolean> {
  if (onApproval) {
    try {
      return (await onApproval(request)) === true
    } catch {
      return false
    }
  }
  const asked = await askPerson(request)
  if (typeof asked === 'boolean') return asked
  throw failure('approval_required', asked.unseen, asked.elements)
}
