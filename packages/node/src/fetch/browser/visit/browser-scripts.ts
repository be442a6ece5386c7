// Run inside the page, in a JavaScript world of their own: the page's scripts cannot see or replace what they use.
// Kept as text because it is another program: no bundler may rewrite it, and it may use nothing from this one.

/**
 * Resolves when the document has been parsed and its tree did not change for `quietMs`, at the latest after `maxMs`.
 * Answers whether there is something to read: an application that still loads shows next to nothing.
 */
export function quietScript(quietMs: number, maxMs: number): string {
  return `new Promise((resolve) => {
  const done = () => {
    observer.disconnect(); clearTimeout(quiet); clearTimeout(limit)
    const body = document.body
    const readable = !!body && (body.getElementsByTagName('*').length > 400 || body.innerText.trim().length > 60)
    resolve({ readable: readable || inShadow(body), parsed: document.readyState !== 'loading' })
  }
  const inShadow = (body) => !!body && [...body.getElementsByTagName('*')].some(
    (host) => [...host.shadowRoot?.children ?? []].some((child) => child.innerText?.trim().length > 60))
  const changed = () => { clearTimeout(quiet); quiet = setTimeout(settled, ${quietMs}) }
  const settled = () => document.readyState === 'loading' ? changed() : done()
  const observer = new MutationObserver(changed)
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  const limit = setTimeout(done, ${maxMs})
  let quiet = setTimeout(settled, ${quietMs})
})`
}

/**
 * The document as text, at most `maxLength` characters of it. Open shadow trees are written as declarative ones; those of
 * our own widget (`data-operable`) are no part of the page.
 */
export function documentScript(maxLength: number): string {
  return `(() => {
  const doctype = document.doctype ? '<!DOCTYPE html>' : ''
  const shadowRoots = [], trees = [document]
  for (const tree of trees)
    for (const element of tree.querySelectorAll('*'))
      if (element.shadowRoot && !element.matches('[data-operable]')) {
        shadowRoots.push(element.shadowRoot)
        trees.push(element.shadowRoot)
      }
  const root = document.documentElement
  const html = doctype + (root && shadowRoots.length > 0 ? withShadows() : root?.outerHTML ?? '')
  return { html: html.slice(0, ${maxLength}), length: html.length, contentType: document.contentType }

  function withShadows() {
    const empty = root.cloneNode().outerHTML, end = empty.lastIndexOf('</')
    return empty.slice(0, end) + root.getHTML({ shadowRoots }) + empty.slice(end)
  }
})()`
}

/**
 * Forbids the document to send forms, whatever script, method or target does it
 * (https://www.w3.org/TR/CSP3/#directive-form-action): a policy stays when its element goes. Runs before any script of
 * the page, in each of its frames.
 */
export const noFormsScript = `(() => {
  const forbid = () => {
    const head = document.createElement('head'), meta = document.createElement('meta')
    meta.httpEquiv = 'Content-Security-Policy'
    meta.content = "form-action 'none'"
    head.append(meta)
    document.documentElement.append(head)
    head.remove()
  }
  if (document.documentElement) return forbid()
  new MutationObserver((_, observer) => {
    if (!document.documentElement) return
    observer.disconnect()
    forbid()
  }).observe(document, { childList: true })
})()`
