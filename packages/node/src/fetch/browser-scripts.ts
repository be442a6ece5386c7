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
 * The document as text, at most `maxLength` characters of it. Open shadow roots are written where they are shown: the
 * content of the root in place of the children of its host, each slot replaced by what is assigned to it. Those of our
 * own widget (`data-operable`) are no part of the page.
 */
export function documentScript(maxLength: number): string {
  return `(() => {
  const doctype = document.doctype ? '<!DOCTYPE html>' : ''
  const hosts = [], roots = [document]
  for (let i = 0; i < roots.length; i++)
    for (const element of roots[i].querySelectorAll('*'))
      if (element.shadowRoot && !element.matches('[data-operable]')) { hosts.push(element); roots.push(element.shadowRoot) }
  const html = doctype + (hosts.length === 0 ? document.documentElement?.outerHTML ?? '' : flattened())
  return { html: html.slice(0, ${maxLength}), length: html.length, url: location.href, contentType: document.contentType }

  function flattened() {
    const mixed = new Set()
    const mark = (node) => { for (; node && !mixed.has(node); node = node.parentNode ?? node.host) mixed.add(node) }
    for (const host of hosts) { mark(host); for (const slot of host.shadowRoot.querySelectorAll('slot')) mark(slot) }
    const parts = [], stack = [document.documentElement]
    let length = 0
    while (stack.length > 0 && length <= ${maxLength}) {
      const part = stack.pop()
      if (typeof part === 'string') add(part)
      else if (!mixed.has(part)) add(source(part))
      else if (part.localName === 'slot' && part.getRootNode() !== document) push(slotted(part))
      else { add(startTag(part)); stack.push('</' + part.localName + '>'); push((part.shadowRoot ?? part).childNodes) }
    }
    return parts.join('')
    function add(text) { parts.push(text); length += text.length }
    function push(nodes) { for (let i = nodes.length - 1; i >= 0; i--) stack.push(nodes[i]) }
  }
  function slotted(slot) {
    const assigned = slot.assignedNodes()
    return assigned.length > 0 ? assigned : slot.childNodes
  }
  function source(node) {
    if (node.nodeType === 1) return node.outerHTML
    if (node.nodeType === 3) return escaped(node.data)
    return ''
  }
  function startTag(element) {
    let tag = '<' + element.localName
    for (const { name, value } of element.attributes) tag += ' ' + name + '="' + escaped(value).replaceAll('"', '&quot;') + '"'
    return tag + '>'
  }
  function escaped(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
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
