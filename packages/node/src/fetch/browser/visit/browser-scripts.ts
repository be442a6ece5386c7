import { UNDER_POINTER, UNSEEN_MARK } from '@operable/core/page'

// Run inside the page, in a JavaScript world of their own: the page's scripts cannot see or replace what they use.
// Kept as text because it is another program: no bundler may rewrite it, and it may use nothing from this one.

/** What a frame has to have on each side, in pixels: a smaller one counts a visit or carries messages. */
const SMALLEST_FRAME = 16
/** What may be in sight or not. What a closed details holds is told by its markup. */
const SEEN_OR_NOT = [
  ...'html body head style script template noscript option source track param area br wbr'.split(' '),
  'head *',
  'details:not([open]) > :not(summary)',
  'details:not([open]) > :not(summary) *',
].reduce((selector, left) => `${selector}:not(${left})`, '*')

/** Documents of frames that are read. */
const MOST_FRAMES = 3

/**
 * The frames of a page that are large enough to be seen, show a document of its origin or one of its own markup, and do
 * not wait to be scrolled to.
 */
const ownFrames = `(tree) => [...tree.querySelectorAll('iframe')].filter((frame) => frame.loading !== 'lazy' &&
    frame.offsetWidth >= ${SMALLEST_FRAME} && frame.offsetHeight >= ${SMALLEST_FRAME} &&
    (frame.hasAttribute('srcdoc') || frame.src.startsWith(location.origin + '/')))`

/**
 * Resolves when the document has been parsed and its tree did not change for `quietMs`, at the latest after `maxMs`.
 * Answers whether there is something to read: an application that still loads shows next to nothing. Its own frames are
 * a part of the tree; `frameMs` is how long they may take to load.
 */
export function quietScript(quietMs: number, maxMs: number, frameMs: number): string {
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
  const settled = () => document.readyState === 'loading' || framesChange() ? changed() : done()
  const observer = new MutationObserver(changed)
  const observe = (tree) => observer.observe(tree, { childList: true, subtree: true, characterData: true })
  const begin = performance.now(), known = new Set()
  const framesChange = () => {
    const trees = (${ownFrames})(document).flatMap((frame) => frame.contentDocument ?? [])
    const fresh = trees.filter((tree) => !known.has(tree)).slice(0, ${MOST_FRAMES})
    for (const tree of fresh) { known.add(tree); observe(tree) }
    const loads = trees.some((tree) => tree.URL === 'about:blank' || tree.readyState === 'loading')
    return performance.now() - begin < ${frameMs} && (fresh.length > 0 || loads)
  }
  observe(document)
  const limit = setTimeout(done, ${maxMs})
  let quiet = setTimeout(settled, ${quietMs})
})`
}

/**
 * The document as text, at most `maxLength` characters of it, and as much of each of its frames that it reaches into and
 * shows. Open shadow trees are written as declarative ones; those of our own widget (`data-operable`) are no part of the
 * page. What is not in sight is marked so, because its style sheets do not come along, with a value for a form that they show under
 * the pointer; the page itself keeps no mark.
 */
export function documentScript(maxLength: number): string {
  return `(() => {
  const { html, trees } = written(document)
  const frames = trees.flatMap((tree) => [...tree.querySelectorAll('iframe')]).slice(0, 100)
  let left = ${MOST_FRAMES}
  return { html: html.slice(0, ${maxLength}), length: html.length, contentType: document.contentType, frames: frames.map(frameOf) }

  function frameOf(frame) {
    const src = frame.hasAttribute('srcdoc') ? 'about:srcdoc' : /^https?:/.test(frame.src) ? frame.src.split('#')[0] : ''
    const shown = frame.checkVisibility({ checkVisibilityCSS: true }) &&
      frame.offsetWidth >= ${SMALLEST_FRAME} && frame.offsetHeight >= ${SMALLEST_FRAME}
    const tree = shown && left > 0 ? frame.contentDocument : undefined
    const isThere = tree?.body && tree.contentType === 'text/html' && (tree.URL !== 'about:blank' || src === '')
    if (!isThere || (!tree.body.firstElementChild && tree.readyState === 'loading')) return { src, shown }
    left--
    return { src, shown, url: tree.URL, baseUrl: tree.baseURI, html: written(tree).html.slice(0, ${maxLength}) }
  }

  function written(document) {
    const shadowRoots = [], trees = [document]
    for (const tree of trees)
      for (const element of tree.querySelectorAll('*'))
        if (element.shadowRoot && !element.matches('[data-operable]')) {
          shadowRoots.push(element.shadowRoot)
          trees.push(element.shadowRoot)
        }
    const marked = trees.flatMap(markUnseen)
    const root = document.documentElement
    const text = root && shadowRoots.length > 0 ? withShadows(root, shadowRoots) : root?.outerHTML ?? ''
    for (const element of marked) element.removeAttribute('${UNSEEN_MARK}')
    return { html: (document.doctype ? '<!DOCTYPE html>' : '') + text, trees }
  }

  function markUnseen(tree) {
    // Without a box of its own an element is still what is in it.
    const isUnseen = (element) => !element.checkVisibility({ checkVisibilityCSS: true }) &&
      getComputedStyle(element).display !== 'contents'
    const marked = []
    for (const element of tree.querySelectorAll('${SEEN_OR_NOT}')) {
      if (!isUnseen(element)) continue
      const around = element.parentElement
      if (around && around !== document.body && isUnseen(around)) continue
      const isMenu = element.matches('form, :has(form)') && shownUnderPointer(tree).some((selector) => element.matches(selector))
      element.setAttribute('${UNSEEN_MARK}', isMenu ? '${UNDER_POINTER}' : '')
      marked.push(element)
    }
    return marked
  }

  // What the rules for ":hover" that show something would match if the pointer were there.
  function shownUnderPointer(tree) {
    const rulesOf = ({ cssRules }) => [...cssRules].flatMap((rule) => [rule, ...(rule.cssRules ? rulesOf(rule) : [])])
    const read = (sheet) => { try { return rulesOf(sheet) } catch { return [] } }
    const isValid = (selector) => { try { return document.createElement('p').matches(selector), true } catch { return false } }
    return [...tree.styleSheets].flatMap(read)
      .filter(({ selectorText = '', style }) => selectorText.includes(':hover') &&
        ((style.display && style.display !== 'none') || style.visibility === 'visible'))
      .map(({ selectorText }) => selectorText.replaceAll(':hover', '')).filter(isValid)
  }

  function withShadows(root, shadowRoots) {
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
