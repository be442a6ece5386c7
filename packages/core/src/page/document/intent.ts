import type { Intent } from '../../standards/intents.ts'
import { intentPaths, intentPhrases, otherMeanings } from '../../standards/intents.ts'
import type { Button, Form } from '../model/form-model.ts'
import type { FormVendor, Heading, IntentSurface, Link } from '../model/page-model.ts'
import { PhraseMatcher, words } from '../text/phrases.ts'

/** A text longer than this is a sentence that happens to hold the words. */
const MAX_PHRASE_LENGTH = 45
const MAX_SURFACES = 60
const PER_INTENT = 8

/** Codes of characters, which every link of a page is looked through for. */
const HASH = 35
const HYPHEN = 45
const SLASH = 47
const UNDERSCORE = 95

const phrases = new PhraseMatcher<Intent>(intentPhrases)
const paths = new PhraseMatcher<Intent>(intentPaths)
const others = new PhraseMatcher<true>([[true, otherMeanings]])

export interface IntentSources {
  links: readonly Link[]
  buttons: readonly Button[]
  headings: readonly Heading[]
  forms: readonly Form[]
  vendors: readonly FormVendor[]
}

/** Where a page lets a visitor book, ask, see prices, get help, buy, log in, sign up or search. */
export function readIntents({ links, buttons, headings, forms, vendors }: IntentSources): IntentSurface[] {
  const surfaces = new Surfaces()
  for (const form of forms) {
    const intent = formIntent(form)
    if (intent) surfaces.add({ intent, via: 'form', text: formText(form), selector: form.selector })
  }
  for (const { vendor, url, intent } of vendors) surfaces.add({ intent, via: 'vendor', text: vendor, href: url })
  for (const { intent, text, href } of links) {
    if (intent && href) surfaces.add({ intent, via: 'link', text, href })
  }
  for (const { text, selector, formIndex } of buttons) {
    const intent = formIndex === undefined ? shortMatch(text) : undefined
    if (intent) surfaces.add({ intent, via: 'button', text, selector })
  }
  for (const { text } of headings) {
    const intent = shortMatch(text)
    if (intent && intent !== 'login' && intent !== 'signup') surfaces.add({ intent, via: 'heading', text })
  }
  return surfaces.list
}

/** What a link offers: its text first, then `mailto:`, `tel:` and, on the same site, its path. */
export function linkIntent(link: Link, origin: string): Intent | undefined {
  if (link.hrefText.charCodeAt(0) === HASH && link.text === '') return undefined
  const byText = shortMatch(link.text)
  if (byText) return byText
  const { href } = link
  if (!href) return undefined
  if (href.startsWith('mailto:') || href.startsWith('tel:')) return 'contact'
  if (!href.startsWith(origin)) return undefined
  const last = lastSegment(link.hrefText)
  return last ? exact(last) : undefined
}

/** Last path segment of an address, without query, fragment and file extension; empty for a long one. */
function lastSegment(address: string): string {
  const query = address.indexOf('?')
  const fragment = address.indexOf('#')
  let end = address.length
  if (query >= 0) end = query
  if (fragment >= 0 && fragment < end) end = fragment
  if (address.charCodeAt(end - 1) === SLASH) end--
  const start = address.lastIndexOf('/', end - 1) + 1
  // Two slashes before it: that is the host.
  if (end - start > 24 || end <= start || address.charCodeAt(start - 2) === SLASH) return ''
  const dot = address.lastIndexOf('.', end - 1)
  return address.slice(start, dot > start ? dot : end)
}

/** A path segment has to say the intent as a whole: `/contact-us`, not `/contact-lenses-guide`. */
function exact(segment: string): Intent | undefined {
  let separators = 0
  for (let i = 0; i < segment.length; i++) {
    const c = segment.charCodeAt(i)
    if ((c === HYPHEN || c === UNDERSCORE) && ++separators > 2) return undefined
  }
  return paths.match(segment)
}

function shortMatch(text: string): Intent | undefined {
  if (text.length === 0 || text.length > MAX_PHRASE_LENGTH) return undefined
  const intent = phrases.match(text)
  return intent && others.match(text) ? phrases.match(withoutOthers(text)) : intent
}

function withoutOthers(text: string): string {
  return otherMeanings.reduce((rest, phrase) => rest.replaceAll(` ${phrase} `, ' – '), ` ${words(text).join(' ')} `)
}

function formIntent(form: Form): Intent | undefined {
  const visible = form.fields.filter((field) => field.type !== 'hidden' && !field.honeypot)
  if (visible.length === 0) return undefined
  const purposes = visible.map(({ purpose }) => purpose)
  if (purposes.includes('search') && visible.length <= 3) return 'search'
  if (purposes.includes('card-number') || purposes.includes('card-expiry')) return 'checkout'
  if (purposes.includes('new-password')) return 'signup'
  if (purposes.includes('password')) return 'login'
  const texts = [
    form.nameHints.label,
    ...form.nameHints.submitTexts,
    form.nameHints.heading,
    form.nameHints.id,
    form.nameHints.action,
  ]
  for (const text of texts) {
    const intent = text ? shortMatch(text) : undefined
    if (intent === 'booking' || intent === 'checkout' || intent === 'pricing' || intent === 'support') return intent
  }
  if (purposes.includes('date') || purposes.includes('time')) return 'booking'
  return purposes.includes('message') ? 'contact' : undefined
}

function formText(form: Form): string {
  const { label, heading, submitTexts } = form.nameHints
  return label ?? heading ?? submitTexts[0] ?? form.id ?? form.selector
}

/** Keeps the first few of each intent, without repeats. */
class Surfaces {
  readonly list: IntentSurface[] = []
  private readonly counts = new Map<Intent, number>()
  private readonly seen = new Set<string>()

  add(surface: IntentSurface): void {
    const key = `${surface.intent} ${surface.via} ${surface.href ?? surface.selector ?? surface.text}`
    const count = this.counts.get(surface.intent) ?? 0
    if (count >= PER_INTENT || this.list.length >= MAX_SURFACES || this.seen.has(key)) return
    this.seen.add(key)
    this.counts.set(surface.intent, count + 1)
    this.list.push(surface)
  }
}
