/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** What a site does to its pages between two visits. Runs in the browser, on a document where nothing else runs. */
export type Change = 'none' | 'banner' | 'wrappers' | 'classes' | 'ids' | 'sibling' | 'text' | 'removed'

/** Changes of the whole page, made once; the others are made to one element at a time. */
export const pageChanges: readonly Change[] = ['banner', 'wrappers', 'classes', 'ids']
export const elementChanges: readonly Change[] = ['sibling', 'text', 'removed']

/** An element to find again, by its mark, with the selector that each way made for it. */
export interface Target {
  mark: string
  selectors: string[]
}

export interface ChangedPage {
  html: string
  /** For each target and way the marks of the matches, at most two; the new elements of a change have none. */
  matches: (string | null)[][][]
}

/**
 * Makes one change to a page and asks every selector. One function without outside names, for it is sent to the browser.
 */
export function changePage({
  html,
  targets,
  change,
}: {
  html: string
  targets: Target[]
  change: Change
}): ChangedPage {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const elements = targets.map(({ mark }) => page.querySelector(`[data-mark="${mark}"]`)!)
  const all = [...page.querySelectorAll('*')]
  const make = (tag: string, attributes: Record<string, string>, text = ''): Element => {
    const element = page.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.textContent = text
    return element
  }
  let count = 0
  const hash = (text: string): string => {
    let value = 5381 + count++
    for (const letter of text) value = (value * 33 + letter.charCodeAt(0)) % 2176782336
    return value.toString(36).padStart(6, '0')
  }

  if (change === 'banner') {
    const banner = make('div', { class: 'banner' })
    banner.append(make('h2', {}, 'Autumn sale'), make('a', { href: '/sale', class: 'btn' }, 'See the offers'))
    const form = make('form', { action: '/coupon' })
    form.append(make('input', { name: 'coupon', type: 'text' }), make('button', {}, 'Redeem'))
    banner.append(form)
    page.body.prepend(banner)
  }
  if (change === 'wrappers') {
    const root = make('div', {})
    root.append(...page.body.childNodes)
    page.body.append(root)
    for (const element of elements) {
      const wrapper = make('div', {})
      element.replaceWith(wrapper)
      wrapper.append(element)
    }
  }
  if (change === 'classes') {
    const names = new Map<string, string>()
    for (const element of all) {
      const classes = (element.getAttribute('class') ?? '').split(/\s+/).filter((name) => name !== '')
      for (const name of classes) if (!names.has(name)) names.set(name, `_${hash(name)}`)
      if (classes.length > 0) element.setAttribute('class', classes.map((name) => names.get(name)).join(' '))
    }
  }
  if (change === 'ids') {
    // Attributes, for a form's own properties are shadowed by its controls.
    const ids = all.map((element) => element.getAttribute('id') ?? '').filter((id) => id !== '')
    const names = new Map(ids.map((id) => [id, `x${hash(id)}`]))
    const lists = ['id', 'for', 'form', 'list', 'headers', 'commandfor', 'popovertarget']
    for (const element of all) {
      for (const name of element.getAttributeNames()) {
        const value = element.getAttribute(name)!
        if (value.startsWith('#') && names.has(value.slice(1))) {
          element.setAttribute(name, `#${names.get(value.slice(1))}`)
        } else if (lists.includes(name) || /^aria-(?:labelledby|describedby|controls|owns)$/.test(name)) {
          const changed = value.split(/\s+/).map((id) => names.get(id) ?? id)
          element.setAttribute(name, changed.join(' '))
        }
      }
    }
  }
  if (change === 'sibling') {
    for (const element of elements) {
      const sibling = element.cloneNode(false) as Element
      for (const name of element.getAttributeNames())
        if (name !== 'class' && name !== 'type') sibling.removeAttribute(name)
      if (element.localName === 'form') sibling.append(make('input', { name: 'new' }), make('button', {}, 'New'))
      else if (/^(?:submit|button|reset)$/.test(element.getAttribute('type') ?? ''))
        sibling.setAttribute('value', 'New')
      else if (/^(?:input|select|textarea)$/.test(element.localName)) sibling.setAttribute('name', 'new')
      if (!/^(?:form|input)$/.test(element.localName)) sibling.textContent = 'New'
      element.before(sibling)
    }
  }
  if (change === 'text') {
    for (const element of elements) {
      const button = element.localName === 'form' ? element.querySelector('button, input[type=submit]') : element
      const label =
        page.querySelector(`label[for="${CSS.escape(element.getAttribute('id') ?? '')}"]`) ?? element.closest('label')
      for (const name of ['aria-label', 'placeholder', 'title'])
        if (button?.hasAttribute(name)) button.setAttribute(name, 'Next step')
      if (button?.localName === 'input' && /^(?:submit|button|reset)$/.test(button.getAttribute('type') ?? ''))
        button.setAttribute('value', 'Next step')
      else if (button?.textContent?.trim() && /^(?:button|a|div|span|summary)$/.test(button.localName))
        button.textContent = 'Next step'
      else if (label && element !== button?.parentElement) {
        const text = [...label.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim())
        if (text) text.textContent = 'Your answer'
      }
    }
  }
  if (change === 'removed') for (const element of elements) element.remove()

  const matches = targets.map(({ selectors }) =>
    selectors.map((selector) => {
      if (selector === '') return []
      return [...page.querySelectorAll(selector)].slice(0, 2).map((element) => element.getAttribute('data-mark'))
    }),
  )
  const doctype = page.doctype ? '<!doctype html>' : ''
  return { html: doctype + page.documentElement.outerHTML, matches }
}

/**
 * The page without what runs or is not read with scripts, each element with a mark of its own, as a browser's parser
 * writes it down: sent to the browser like `changePage`.
 */
export function markPage(html: string): string {
  const read = new DOMParser().parseFromString(html, 'text/html')
  for (const element of read.querySelectorAll('script, noscript, template, style, iframe')) element.remove()
  const doctype = read.doctype ? '<!doctype html>' : ''
  // Read once more, for what a parser writes down it may read differently.
  const page = new DOMParser().parseFromString(doctype + read.documentElement.outerHTML, 'text/html')
  let count = 0
  for (const element of page.querySelectorAll('*')) element.setAttribute('data-mark', String(count++))
  return doctype + page.documentElement.outerHTML
}

export interface FinderResult {
  selectors: string[]
  /** Whether each matches its element and no other. */
  unique: boolean[]
  ms: number
}

/** `@medv/finder` on the elements with these marks, which it does not see; with the ms that it took. */
export function finderSelectors({ html, marks }: { html: string; marks: string[] }): FinderResult {
  const { finder } = globalThis as unknown as { finder(element: Element, options: object): string }
  const page = new DOMParser().parseFromString(html, 'text/html')
  const elements = marks.map((mark) => page.querySelector(`[data-mark="${mark}"]`)!)
  for (const element of page.querySelectorAll('*')) element.removeAttribute('data-mark')
  const start = performance.now()
  const selectors = elements.map((element) => {
    try {
      return finder(element, { root: page })
    } catch {
      return ''
    }
  })
  const ms = performance.now() - start
  const unique = selectors.map((selector, index) => {
    const found = selector === '' ? [] : page.querySelectorAll(selector)
    return found.length === 1 && found[0] === elements[index]
  })
  return { selectors, unique, ms }
}
