import type { ApprovalReason, ApprovalRequest } from '../types.ts'

/** A click this soon after the dialog came up was meant for what lay there before, in milliseconds. */
const SETTLE_MS = 400

const words: Record<ApprovalReason, string> = {
  password: 'it needs a password',
  payment: 'it takes a payment',
  file: 'it takes a file',
  'one-time-code': 'it needs a one-time code',
  captcha: 'it asks whether you are a person',
  consent: 'it gives your consent',
  'other-origin': 'it sends data to another website',
  'sign-up': 'it opens an account',
  deletion: 'it deletes something',
  navigation: 'it opens another website',
  'page-approval': 'the page asks for it',
}

const style = `
:host{all:initial}
dialog{font:16px/1.5 system-ui,sans-serif;color:CanvasText;background:Canvas;color-scheme:light dark;border:1px solid GrayText;
border-radius:12px;padding:24px;max-width:min(480px,calc(100vw - 32px));box-sizing:border-box;overflow-wrap:anywhere}
dialog::backdrop{background:#0008}
h2{font-size:1.25em;line-height:1.3;margin:0 0 8px}
p,dl{margin:0 0 12px}
dt{font-size:.875em;opacity:.8}
dd{margin:0 0 8px;white-space:pre-wrap}
div{display:flex;gap:12px;justify-content:flex-end;flex-wrap:wrap;margin-top:16px}
button{font:inherit;padding:8px 16px;min-height:44px;border-radius:8px;border:1px solid GrayText;background:ButtonFace;color:ButtonText;cursor:pointer}
button:focus-visible{outline:3px solid Highlight;outline-offset:2px}`

/**
 * Asks the person at the screen, in a dialog that the page's own code cannot reach into: what will be done, with which
 * values, where. Only a trusted click on the button agrees; Escape, the end of the run, and a dialog that somebody took
 * away deny. A program that drives the browser itself makes trusted clicks too: this asks whoever operates the browser.
 */
export function askPerson({ tool, reasons, values, url, signal }: ApprovalRequest): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false)
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]

  const dialog = add(root, 'dialog')
  const title = add(dialog, 'h2', `Allow “${tool.name}”?`)
  const about = add(dialog, 'p', `${tool.description} An assistant wants to do this${because(reasons)}.`)
  title.id = 'title'
  about.id = 'about'
  dialog.setAttribute('aria-labelledby', 'title')
  dialog.setAttribute('aria-describedby', 'about')
  const list = add(dialog, 'dl')
  for (const { label, value } of [...values, { label: 'Page', value: url }]) {
    add(list, 'dt', label)
    add(list, 'dd', value)
  }
  const buttons = add(dialog, 'div')
  const deny = add(buttons, 'button', 'Deny')
  const allow = add(buttons, 'button', 'Allow')

  return new Promise((resolve) => {
    const shown = performance.now()
    const gone = new MutationObserver(() => !host.isConnected && end(false))
    const onAbort = (): void => end(false)
    function end(agreed: boolean): void {
      gone.disconnect()
      signal.removeEventListener('abort', onAbort)
      if (dialog.open) dialog.close() // gives the focus back
      host.remove()
      resolve(agreed)
    }
    const onClick = (agreed: boolean) => (event: Event) => {
      if (event.isTrusted && performance.now() - shown > SETTLE_MS) end(agreed)
    }
    allow.addEventListener('click', onClick(true))
    deny.addEventListener('click', onClick(false))
    dialog.addEventListener('close', () => end(false))
    signal.addEventListener('abort', onAbort)
    const { documentElement } = document
    documentElement.append(host)
    gone.observe(documentElement, { childList: true })
    dialog.showModal()
    deny.focus()
  })
}

function because(reasons: readonly ApprovalReason[]): string {
  const known = reasons.map((reason) => words[reason]).filter(Boolean)
  return known.length > 0 ? `, and ${known.join(', ')}` : ''
}

function add<K extends keyof HTMLElementTagNameMap>(parent: Node, tag: K, text = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  element.textContent = text
  parent.appendChild(element)
  return element
}
