import { allWords, phrasesOf } from '../../lexicon/languages.ts'
import { folded, PhraseMatcher, words } from '../../lexicon/phrases.ts'
import { plain } from '../../lexicon/plain.ts'
import type { FieldPurpose } from '../../standards/field-purposes.ts'
import { type Intent, intents, wholeTexts } from '../../standards/intents.ts'
import { isContactAddress } from '../address/contact-address.ts'
import { isShown } from '../element/shown.ts'
import type { Button, Form } from '../model/form-model.ts'
import type { FormVendor, Heading, IntentSurface, Link, StructuredData } from '../model/page-model.ts'

/** A text longer than this is a sentence that happens to hold the words. */
const MAX_PHRASE_LENGTH = 45
/** Longest text that can be one of `wholeTexts`. */
const LONGEST_WHOLE = 8
const MAX_SURFACES = 60
const PER_INTENT = 8

const phrases = new PhraseMatcher(phrasesOf('intents', intents))
const paths = new PhraseMatcher(phrasesOf('paths', intents))
/** Phrases in which words of an intent mean something else. */
const otherMeanings = phrasesOf('texts', ['otherMeanings'])
const others = new PhraseMatcher(otherMeanings)

/** Intents that the texts of a form decide. */
const offered: ReadonlySet<Intent> = new Set(['booking', 'checkout', 'pricing', 'support'])
/** Fields that ask how to reach a person, and who the person is. */
const reachable: readonly FieldPurpose[] = ['email', 'phone']
const persons: readonly FieldPurpose[] = ['name', 'given-name', 'family-name', 'organization', 'job-title']

export interface IntentSources {
  links: readonly Link[]
  buttons: readonly Button[]
  headings: readonly Heading[]
  forms: readonly Form[]
  vendors: readonly FormVendor[]
  structuredData: Pick<StructuredData, 'prices'>
}

/**
 * Where a page lets a visitor book, ask, see prices, get help, buy, log in, sign up or search.
 * @param texts surfaces found in plain text
 */
export function readIntents(page: IntentSources, texts: readonly IntentSurface[]): IntentSurface[] {
  const { links, buttons, headings, forms, vendors, structuredData } = page
  const surfaces = new Surfaces()
  for (const form of forms) {
    for (const intent of formIntents(form))
      surfaces.add({ intent, via: 'form', text: formText(form), selector: form.selector })
  }
  for (const { vendor, url, intent } of vendors) surfaces.add({ intent, via: 'vendor', text: vendor, href: url })
  for (const { intent, alsoIntents = [], text, href } of links) {
    if (!intent || !href) continue
    for (const each of [intent, ...alsoIntents]) surfaces.add({ intent: each, via: 'link', text, href })
  }
  for (const button of buttons) {
    const { text, selector, formIndex } = button
    if (formIndex !== undefined || !isShown(button)) continue
    for (const intent of shortMatches(text)) surfaces.add({ intent, via: 'button', text, selector })
  }
  for (const { text, hiddenBy } of headings) {
    if (hiddenBy) continue
    for (const intent of shortMatches(text))
      if (intent !== 'login' && intent !== 'signup') surfaces.add({ intent, via: 'heading', text })
  }
  for (const surface of texts) surfaces.add(surface)
  for (const text of structuredData.prices ?? []) surfaces.add({ intent: 'pricing', via: 'data', text })
  return surfaces.list
}

/** Sets the intents of a link by its text, its contact address or, on the same site, its path. */
export function readLinkIntents(link: Link, origin: string): void {
  const [first, ...others] = linkIntents(link, origin)
  if (first) link.intent = first
  if (others.length > 0) link.alsoIntents = others
}

function linkIntents({ hrefText, text, href }: Link, origin: string): Intent[] {
  if (hrefText.startsWith('#') && text === '') return []
  const byText = shortMatches(text)
  if (href && isContactAddress(href)) return byText.includes('contact') ? byText : [...byText, 'contact']
  if (byText.length > 0 || !href?.startsWith(origin)) return byText
  const last = lastSegment(hrefText)
  return (last && exact(last)) || []
}

/** The last path segment of an address, without its file extension; empty for a long one. */
function lastSegment(address: string): string {
  const host = address.includes('//') ? /^(?:\w+:)?\/\/[^/?#]*/.exec(address) : null
  const rest = address.search(/[?#]/)
  const path = address.slice(host?.[0].length ?? 0, rest < 0 ? undefined : rest)
  const end = path.endsWith('/') ? path.length - 1 : path.length
  const last = path.slice(path.lastIndexOf('/', end - 1) + 1, end)
  return last.length > 24 ? '' : last.replace(/(?!^)\.[^.]*$/, '')
}

/** The intents that a whole path segment names: `/contact-us`, not `/contact-lenses-guide`. */
function exact(segment: string): Intent[] {
  return segment.split(/[-_]/).length > 3 ? [] : paths.matchAll(segment)
}

function shortMatches(text: string): Intent[] {
  if (text.length === 0 || text.length > MAX_PHRASE_LENGTH) return []
  const read = folded(text)
  const whole = text.length <= LONGEST_WHOLE && wholeTexts.get(read)
  if (whole) return [whole]
  const found = phrases.matchAll(read)
  return found.length > 0 && others.match(read) ? phrases.matchAll(withoutOthers(text)) : found
}

function withoutOthers(text: string): string {
  return otherMeanings
    .flatMap(([, texts]) => texts)
    .reduce((rest, phrase) => rest.replaceAll(` ${phrase} `, ' – '), ` ${words(text).join(' ')} `)
}

function formIntents(form: Form): Intent[] {
  const visible = form.fields.filter((field) => field.type !== 'hidden' && !field.honeypot)
  if (visible.length === 0) return []
  const purposes = new Set(visible.map(({ purpose }) => purpose))
  if (purposes.has('search') && visible.length <= 3) return ['search']
  if (purposes.has('card-number') || purposes.has('card-expiry')) return ['checkout']
  if (purposes.has('new-password')) return ['signup']
  if (purposes.has('password')) return ['login']
  const { label, submitTexts, heading, id, action } = form.nameHints
  const texts = [label, ...submitTexts, heading, id, action].flatMap((text) => text ?? [])
  const named = texts.map(shortMatches).find((found) => found.some((intent) => offered.has(intent))) ?? []
  const found = new Set(named.filter((intent) => offered.has(intent)))
  if (found.size === 0 && (purposes.has('date') || purposes.has('time'))) found.add('booking')
  const asks = named.includes('contact') && reachable.some((purpose) => purposes.has(purpose))
  const isTask = found.has('booking') || found.has('checkout')
  if (asks || (!isTask && (purposes.has('message') || isLead(purposes, texts)))) found.add('contact')
  return [...found]
}

/** Whether a form asks how to reach a person and who the person is, other than for a newsletter, an account or a delivery. */
function isLead(purposes: ReadonlySet<FieldPurpose>, texts: readonly string[]): boolean {
  const given = reachable.filter((purpose) => purposes.has(purpose)).length
  if (given === 0 || given + persons.filter((purpose) => purposes.has(purpose)).length < 2) return false
  return !purposes.has('street-address') && !texts.some((text) => isOtherAffair(plain(text)))
}

/** Whether a text is about an account or a newsletter. */
function isOtherAffair(text: string): boolean {
  return [allWords.signsUp, allWords.signsIn, allWords.subscribes].some((words) => words.test(text))
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
