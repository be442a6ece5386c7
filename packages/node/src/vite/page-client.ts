import { documentScript } from '../fetch/browser/visit/browser-scripts.ts'

const MAX_HTML = 4_000_000
/** The page has stood still for so long, in ms: applications have started, and have taken over what their server sent. */
const QUIET_MS = 800

/**
 * The module that runs in a page while it is developed: sends the document to the server whenever it has changed and stands still,
 * and shows what comes back. It draws outside of `<body>`, in a shadow tree, and only after the page has stood still.
 */
export function pageClient({ overlay }: { overlay: boolean }): string {
  return `const hot = import.meta.hot
if (hot && window.top === window) {
  let last = '', timer, host
  const observer = new MutationObserver(() => later())
  const observe = () => observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const later = () => { clearTimeout(timer); timer = setTimeout(look, ${QUIET_MS}) }
  const look = () => {
    if (document.readyState !== 'complete') return later()
    // Reading marks elements for a moment.
    observer.disconnect()
    const { html } = ${documentScript(MAX_HTML)}
    observe()
    if (html === last) return
    last = html
    hot.send('operable:page', { html, url: location.href })
  }
  observe()
  later()
  ${overlay ? `hot.on('operable:findings', ({ findings }) => draw(findings))` : ''}

  function draw(findings) {
    observer.disconnect()
    if (!host) {
      host = document.createElement('operable-findings')
      host.setAttribute('data-operable', '')
      host.attachShadow({ mode: 'open' })
    }
    if (findings.length === 0) host.remove()
    else if (!host.isConnected) document.documentElement.append(host)
    const { shadowRoot } = host, isOpen = shadowRoot.querySelector('details')?.open
    const make = (tag, text = '') => Object.assign(document.createElement(tag), { textContent: text })
    const style = make('style', \`
      details { position: fixed; left: 12px; bottom: 12px; z-index: 2147483647; max-width: min(440px, calc(100vw - 24px));
        max-height: 60vh; overflow: auto; border-radius: 8px; background: #1f2328; color: #fff; font: 13px/1.45 system-ui, sans-serif;
        box-shadow: 0 2px 12px rgb(0 0 0 / 35%) }
      summary { padding: 6px 12px; cursor: pointer }
      ol { margin: 0; padding: 0 12px 12px 32px } li { margin-top: 10px }
      button { all: unset; cursor: pointer; color: #9cd1ff; font-family: ui-monospace, monospace; overflow-wrap: anywhere }
      button:focus-visible, summary:focus-visible { outline: 2px solid #9cd1ff }
      pre { margin: 4px 0 0; white-space: pre-wrap; color: #d0d7de; overflow-wrap: anywhere }\`)
    const box = make('details'), list = make('ol')
    box.open = !!isOpen
    box.append(make('summary', findings.length === 1 ? 'Operable: 1 finding' : 'Operable: ' + findings.length + ' findings'), list)
    for (const { rule, selector, file, message, change, snippet } of findings) {
      const item = make('li'), go = make('button', file ?? selector)
      go.onclick = () => document.querySelector(selector)?.scrollIntoView({ block: 'center' })
      item.append(go, make('div', message + ' ' + change), make('small', rule))
      if (snippet) item.append(make('pre', snippet))
      list.append(item)
    }
    shadowRoot.replaceChildren(style, box)
    observe()
  }
}
`
}
