import { allTasks, tasksOf } from '../lexicon/all-tasks.ts'
import { tasks as english } from '../lexicon/en.ts'
import { plain } from '../lexicon/plain.ts'
import { loneVerbs, pairs, thingNames, wholeVerbs } from '../lexicon/task-names.ts'
import type { TaskWords, Thing, Verb } from '../lexicon/tasks.ts'
import { remembered } from './remembered.ts'

/** What texts say is done, and with what. */
export interface Task {
  /** In camel case: English for the words that are known, the page's own words for others. */
  name: string
  verb?: Verb
  thing?: Thing
  /** The texts say both what is done and with what, so they outweigh what the fields alone suggest. */
  isTold: boolean
}

interface Reading {
  /** BCP 47 primary subtag of the page; its words and the English ones are read, without one those of all. */
  language?: string | undefined
  /** Ids, names and parts of addresses, which count last. */
  identifiers?: readonly (string | undefined)[]
  /** What the site is called: its words are nothing that a task is about. */
  site?: string
}

/** Longer texts are sentences or paragraphs. */
const MAX_CHARACTERS = 90
/** They say that something is sent or begun rather than what it is; a verb in another text says more. */
const WEAK_VERBS = new Set<Verb>(['send', 'start', 'join', 'register', 'write', 'request', 'check', 'contact', 'ask'])
/** The weakest: what they are used with may be anything. */
const EMPTY_VERBS = new Set<Verb>(['send', 'start', 'contact'])
/** They tell enough alone: "Book your bike in" over a form with a message. */
const DECIDING_VERBS = new Set<Verb>(['apply', 'book', 'cancel', 'reserve', 'upload'])
/** What is ended or changed may be anything that the site keeps. */
const ALTERS = new Set<Verb>(['cancel', 'delete', 'change'])
/** Words that nearly every form has; any other thing says more. */
const WEAK_THINGS = new Set<Thing>([
  'Account',
  'Address',
  'Advanced',
  'Booking',
  'Contact',
  'Job',
  'Order',
  'Pricing',
  'Question',
])
/** They decide wherever they stand. */
const STRONG_THINGS = new Set<Thing>(['Application', 'Callback', 'Cart', 'Newsletter', 'Password', 'Trial', 'Waitlist'])
/** A form that only sends something, under a heading such as "Our loans", need not be for this: the fields decide. */
const LOOKS = new Set(['find', 'check', 'calculate', 'track', 'buy'])
/** Nor is it ever named so without the verb: "Our shops" over a form finds none. */
const SEARCHES = new Set(['find', 'check', 'buy'])

/**
 * The task that texts name: its verb from the first text that has a telling one, its object from the same text where
 * there is one, else from the next.
 *
 * @param texts as a person reads them, in the order in which they count: button, heading, label
 * @returns undefined when they name none
 */
export function taskOf(
  texts: readonly (string | undefined)[],
  { language, identifiers = [], site = '' }: Reading = {},
): Task | undefined {
  const names = namesIn(site)
  const reads = [
    ...texts.flatMap((text) => (text && text.length <= MAX_CHARACTERS ? [read(text, language)] : [])),
    ...identifiers.flatMap((name) => (name ? [read(name, language, 'identifier')] : [])),
  ].map((each) => ({ ...each, own: each.own.filter((word) => !names.has(word)).slice(0, 2) }))
  const verbed = bestVerb(reads)
  const isFull = verbed?.thing !== undefined && !WEAK_THINGS.has(verbed.thing)
  const thing = isFull ? verbed.thing : bestThing(reads.map((each) => each.thing))
  const verb = verbed?.verb
  // "Upload" under "Send us your documents".
  const own = verbed?.own[0] ? verbed.own : (reads.find((each) => each.own[0] && isEmpty(each))?.own ?? [])
  // "Search the archive" is its own task; whoever subscribes, subscribes.
  const takesOwn = verb !== undefined && (verb === 'search' || !wholeVerbs[verb])
  const isOwn = takesOwn && own[0] !== undefined && (thing === undefined || WEAK_THINGS.has(thing))
  const name = isOwn ? ownName({ ...verbed!, own }) : nameOf(verb, thing)
  if (!name) return undefined
  const isTold = isOwn ? !EMPTY_VERBS.has(verb) : saysBoth(verb, thing)
  return { name, ...(verb && { verb }), ...(thing && { thing }), isTold }
}

const namesIn = remembered((site) => new Set(plain(site).split(' ')))

/** The first telling verb; of those that stand twice, where it says what it is about: "Register" under "Register for the retreat". */
function bestVerb(reads: readonly Read[]): Read | undefined {
  const tiers = [
    reads.filter(({ verb }) => verb && !WEAK_VERBS.has(verb)),
    reads.filter(({ verb }) => verb && !EMPTY_VERBS.has(verb)),
    reads.filter(({ verb }) => verb),
  ]
  const tier = tiers.find((each) => each.length > 0) ?? []
  const same = tier.filter(({ verb }) => verb === tier[0]?.verb)
  return same.find(({ thing, own }) => own[0] || (thing && !WEAK_THINGS.has(thing))) ?? same[0]
}

function isEmpty({ verb }: Read): boolean {
  return verb !== undefined && EMPTY_VERBS.has(verb)
}

function bestThing(things: readonly (Thing | undefined)[]): Thing | undefined {
  return (
    things.find((thing) => thing && STRONG_THINGS.has(thing)) ??
    things.find((thing) => thing && !WEAK_THINGS.has(thing)) ??
    things.find((thing) => thing)
  )
}

function saysBoth(verb: Verb | undefined, thing: Thing | undefined): boolean {
  if (verb && (wholeVerbs[verb] || (thing && pairs[`${verb} ${thing}`]))) return true
  if (verb && (DECIDING_VERBS.has(verb) || (thing && ALTERS.has(verb)))) return true
  if (!verb || !thing || WEAK_THINGS.has(thing)) return false
  return verb !== 'send' || !LOOKS.has(thingNames[thing].usual ?? '')
}

function nameOf(verb: Verb | undefined, thing: Thing | undefined): string | undefined {
  const pair = verb && thing && pairs[`${verb} ${thing}`]
  if (pair) return pair
  if (verb && wholeVerbs[verb]) return wholeVerbs[verb]
  if (!thing) return verb && loneVerbs[verb]
  const { whole, usual, same = [] } = thingNames[thing]
  if (whole && !(verb && ALTERS.has(verb))) return whole
  if (usual && SEARCHES.has(usual) && (!verb || verb === 'send')) return undefined
  if (usual && (!verb || verb === 'send' || same.includes(verb))) return `${usual}${usual === 'order' ? '' : thing}`
  return verb && verb !== 'send' ? `${prefixOf(verb)}${thing}` : undefined
}

function ownName({ verb, said, own, isFor }: Read): string | undefined {
  const first = verb === 'send' ? said : verb && (isFor ? prefixOf(verb) : verb)
  return first && camelCase([first, ...own])
}

function prefixOf(verb: Verb): string {
  return verb === 'apply' || verb === 'register' ? `${verb}For` : verb
}

/** Words as one name, the first in small letters. */
export function camelCase([first = '', ...rest]: readonly string[]): string {
  return [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('')
}

interface Read {
  verb?: Verb | undefined
  /** The verb as the page has it, where that is an English word with a meaning of its own. */
  said?: string | undefined
  thing?: Thing | undefined
  /** "Register for", "apply for". */
  isFor?: boolean
  /** Other words with a meaning of their own. */
  own: string[]
}

/** Reads a text in the language of its page and in English, and takes what says most. */
function read(text: string, language: string | undefined, kind: Kind = 'text'): Readonly<Read> {
  const words = language === undefined ? undefined : tasksOf(language)
  const known = readers[kind].get(words) ?? remembered((text) => readWith(words, text, kind))
  readers[kind].set(words, known)
  return known(text)
}

type Kind = 'text' | 'identifier'

/** By the words of a language; without one, those of all are read. */
type Readers = Map<TaskWords | undefined, (text: string) => Readonly<Read>>
const readers: Readonly<Record<Kind, Readers>> = { text: new Map(), identifier: new Map() }

function readWith(words: TaskWords | undefined, text: string, kind: Kind): Read {
  const lists = words ? [words, english] : allTasks
  const folded = plain(text)
  const all = [...new Set(lists)].map((list) => readIn(folded, matchersOf(list), kind))
  return all.reduce((best, each) => (weight(each) > weight(best) ? each : best))
}

function weight({ verb, thing }: Read): number {
  return (verb ? 2 : 0) + (thing ? 1 : 0)
}

/** The words of a text, without what is known and what says nothing. @param text folded by `plain` */
export function ownWords(text: string, language: string | undefined): string[] {
  const words = (language === undefined ? undefined : tasksOf(language)) ?? english
  return wordsOf(text, [], matchersOf(words).filler)
}

interface Span<Word> {
  word: Word
  from: number
  to: number
}

function readIn(text: string, matchers: Matchers, kind: Kind): Read {
  const { any, verbs, names, things, filler, isHeadFirst } = matchers
  if (!any.test(text)) return { own: [] }
  const isIdentifier = kind === 'identifier'
  const verb = (isIdentifier ? names : verbs)
    .flatMap(([word, expression]): Span<Verb>[] => {
      const match = expression.exec(text)
      return match ? [{ word, from: match.index, to: match.index + match[0].length }] : []
    })
    .sort(
      (a, b) => Number(WEAK_VERBS.has(a.word)) - Number(WEAK_VERBS.has(b.word)) || a.from - b.from || b.to - a.to,
    )[0]
  const found = things
    .flatMap(([word, expression]) => spansOf(word, expression, text))
    .filter((span, _, all) => !all.some((other) => isInside(span, other)))
    .sort(
      (a, b) => strength(b.word) - strength(a.word) || (isHeadFirst ? a.from - b.from : b.from - a.from) || b.to - a.to,
    )
  // One word may be both, as in "application": what stands beside the verb says more.
  const thing = found.find(({ from, to }) => !verb || from >= verb.to || to <= verb.from) ?? found[0]
  const known = [verb, thing].filter((each) => each !== undefined)
  const said = verb && /^[a-z]{3,}/.exec(text.slice(verb.from))?.[0]
  return {
    verb: verb?.word,
    thing: thing?.word,
    said: said && !filler.test(said) && !GOES_ON.test(said) ? said : undefined,
    isFor: / (?:for|fur|zum|zur|pour|para|per|voor|na) /.test(text),
    own: isIdentifier ? [] : wordsOf(text, known, filler),
  }
}

/** Where an expression matches: in a loop, since `matchAll` compiles a copy of it. */
function spansOf(word: Thing, expression: RegExp, text: string): Span<Thing>[] {
  const spans: Span<Thing>[] = []
  expression.lastIndex = 0
  for (let match = expression.exec(text); match; match = expression.exec(text)) {
    spans.push({ word, from: match.index, to: expression.lastIndex })
  }
  return spans
}

/** A part of a longer word is none, where words do not stand apart: 票 (ticket) in 发票 (invoice). */
function isInside(span: Span<unknown>, other: Span<unknown>): boolean {
  return other.from <= span.from && other.to >= span.to && other.to - other.from > span.to - span.from
}

/** Buttons that only go on. */
const GOES_ON =
  /^(?:continue|next|proceed|confirm|finish|done|weiter|suivant|valider|continuer|volgende|verder|avanti|dalej)$/

function wordsOf(text: string, known: readonly Span<unknown>[], filler: RegExp): string[] {
  let at = 0
  return text.split(' ').filter((word) => {
    const from = at
    at += word.length + 1
    const isKnown = known.some((span) => from < span.to && from + word.length > span.from)
    return !isKnown && /^[a-z]{3,20}$/.test(word) && !filler.test(word)
  })
}

function strength(thing: Thing): number {
  return STRONG_THINGS.has(thing) ? 2 : WEAK_THINGS.has(thing) ? 0 : 1
}

interface Matchers {
  /** Any of its words: most texts of a page hold none, and are done. */
  any: RegExp
  verbs: [Verb, RegExp][]
  /** The same in identifiers, which are no sentences: `product-search`. */
  names: [Verb, RegExp][]
  things: [Thing, RegExp][]
  filler: RegExp
  isHeadFirst: boolean
}

/** Before a verb of a language whose verbs and nouns are the same words. */
const LEADS = 'to|and|or|please|now|can|ll|just|you|i|we'
const compiled = new Map<TaskWords, Matchers>()

function matchersOf(words: TaskWords): Matchers {
  const known = compiled.get(words)
  if (known) return known
  const begin = words.isUnspaced ? '' : '(?<=^| )'
  const sentence = words.isVerbFirst ? `(?<=^(?:(?:${words.filler}) )*|(?:^| )(?:${LEADS}) )` : begin
  const all = [...Object.values(words.verbs), ...Object.values(words.things)].join('|')
  const made: Matchers = {
    any: new RegExp(`${begin}(?:${all})`),
    verbs: entriesOf(words.verbs).map(([verb, text]) => [verb, new RegExp(`${sentence}(?:${text})`)]),
    names: entriesOf(words.verbs).map(([verb, text]) => [verb, new RegExp(`${begin}(?:${text})`)]),
    things: entriesOf(words.things).map(([thing, text]) => [thing, new RegExp(`${begin}(?:${text})`, 'g')]),
    isHeadFirst: words.isHeadFirst === true,
    filler: new RegExp(words.isUnspaced ? words.filler : `^(?:${words.filler})$`),
  }
  compiled.set(words, made)
  return made
}

function entriesOf<Key extends string>(record: Readonly<Partial<Record<Key, string>>>): [Key, string][] {
  return Object.entries(record) as [Key, string][]
}
