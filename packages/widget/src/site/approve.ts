import { createElement, rootElement } from '../natives.ts'
import type { ApprovalRequest } from '../types.ts'

/** A click this soon after the dialog came up was meant for what lay there before, in milliseconds. */
const SETTLE_MS = 400

const style = `:host{all:initial}
dialog{font:16px/1.5 system-ui,sans-serif;color-scheme:light dark;border:1px solid;border-radius:12px;padding:24px;max-width:480px;overflow-wrap:anywhere}
::backdrop{background:#0009}
h2{margin:0}
dt{font-weight:600}
dd{margin:0 0 8px;white-space:pre-wrap}
button{font:inherit;min-height:44px;padding:0 20px;margin:8px 8px 0 0}`

/**
 * Asks the person at the screen, in a dialog that the page's own code cannot reach into: what will be done, with which
 * values, where. Only a trusted click on the button agrees; Escape, the end of the run, and a dialog that somebody took
 * away deny. A program that drives the browser itself makes trusted clicks too: this asks whoever operates the browser.
 */
export function askPerson({ tool, reasons, values, url, signal }: ApprovalRequest): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false)
  const host = createElement(document, 'div')
  const shadow = host.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]

  const dialog = add(shadow, 'dialog')
  const title = add(dialog, 'h2', `Allow “${tool.name}”?`)
  const about = add(
    dialog,
    'p',
    `${tool.description} An assistant wants to do this. You are asked because of: ${reasons.join(', ')}.`,
  )
  title.id = 'title'
  about.id = 'about'
  dialog.setAttribute('aria-labelledby', 'title')
  dialog.setAttribute('aria-describedby', 'about')
  const list = add(dialog, 'dl')
  for (const { label, value } of [...values, { label: 'Page', value: url }]) {
    add(list, 'dt', label)
    add(list, 'dd', value)
  }
  const deny = add(dialog, 'button', 'Deny')
  const allow = add(dialog, 'button', 'Allow')

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
    const root = rootElement(document)
    root.append(host)
    gone.observe(root, { childList: true })
    dialog.showModal()
    deny.focus()
  })
}

function add<K extends keyof HTMLElementTagNameMap>(parent: Node, tag: K, text = ''): HTMLElementTagNameMap[K] {
  const element = createElement(document, tag) as HTMLElementTagNameMap[K]
  element.textContent = text
  parent.appendChild(element)
  return element
}
