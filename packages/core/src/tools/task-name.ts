import { allTasks } from '../lexicon/tasks/all-tasks.ts'
import { loneVerbs, pairs, thingNames, wholeVerbs } from '../lexicon/tasks/task-names.ts'
import type { TaskWords, Thing, Verb } from '../lexicon/tasks/task-words.ts'
import { plain } from '../lexicon/plain.ts'

/** What texts say is done, and with what. */
export interface Task {
  /** In camel case, made of the page's words in English where they are known, else as they stand. */
  name: string
  verb?: Verb
  thing?: Thing
  /** Both are known words: it outweighs what the fields alone suggest. */
  isTold: boolean
}

interface Found<Word> {
  word: Word
  from: number
  to: number
}

interface Read {
  verb?: Found<Verb>
  thing?: Found<Thing>
  /** Other words with a meaning of their own, at most two. */
  own: string[]
}

/** Longer texts are sentences or whole paragraphs. */
const MAX_CHARACTERS = 90
/** Where a verb of a language stands that has the same words for verbs and nouns. */
const LEADS = 'to|and|or|please|now|can|ll|just|you|i|we'
/** They say that something is sent or begun, and not what: a verb of another text says more. */
const WEAK_VERBS = new Set<Verb>(['send', 'start', 'join', 'register', 'write', 'request', 'check', 'contact', 'ask'])
/** Words of nearly every form; any other thing in the same text says more. */
const WEAK_THINGS = new Set<Thing>(['Contact', 'Booking', 'Order', 'Account', 'Question', 'Address', 'Pricing'])
/** What decides wherever it stands in a text. */
const STRONG_THINGS = new Set<Thing>(['Newsletter', 'Password', 'Cart', 'Callback', 'Trial', 'Waitlist'])

interface Matchers {
  verbs: [Verb, RegExp][]
  /** The same in identifiers, which are no sentences: `product-search`. */
  names: [Verb, RegExp][]
  things: [Thing, RegExp][]
  filler: RegExp
}

const compiled = new Map<TaskWords, Matchers>()

function matchersOf(words: TaskWords): Matchers {
  const known = compiled.get(words)
  if (known) return known
  const begin = words.isUnspaced ? '' : '(?<=^| )'
  const verb = words.isVerbFirst ? `(?<=^(?:(?:${words.filler}) )*|(?:^| )(?:${LEADS}) )` : begin
  const made: Matchers = {
    verbs: entriesOf(words.verbs).map(([name, text]) => [name, new RegExp(`${verb}(?:${text})`)]),
    names: entriesOf(words.verbs).map(([name, text]) => [name, new RegExp(`${begin}(?:${text})`)]),
    things: entriesOf(words.things).map(([name, text]) => [name, new RegExp(`${begin}(?:${text})`, 'g')]),
    filler: new RegExp(words.isUnspaced ? words.filler : `^(?:${words.filler})$`),
  }
  compiled.set(words, made)
  return made
}

function entriesOf<Key extends string>(record: Readonly<Partial<Record<Key, string>>>): [Key, string][] {
  return Object.entries(record) as [Key, string][]
}

interface Reading {
  /** BCP 47 primary subtag of the page; its words and the English ones are read, without one those of all. */
  language?: string | undefined
  /** Ids, names and parts of addresses, which count last. */
  identifiers?: readonly (string | undefined)[]
}

/**
 * The task that texts name, the first of them first: a button, then what its form is called, then what is around it.
 *
 * @param texts as a person reads them, in the order in which they count
 * @returns undefined when they name none
 */
export function taskOf(texts: readonly (string | undefined)[], { language, identifiers = [] }: Reading = {}): Task | undefined {
  const read = (text: string, isIdentifier: boolean): Read => readText(plain(text), { language, isIdentifier })
  const reads = [
    ...texts.filter((text) => text !== undefined && text.length <= MAX_CHARACTERS).map((text) => read(text!, false)),
    ...identifiers.filter((name) => name !== undefined).map((name) => read(name!, true)),
  ]
  const verbed = reads.find(({ verb }) => verb && !WEAK_VERBS.has(verb.word)) ?? reads.find(({ verb }) => verb)
  const beside = verbed?.thing && !isWeak(verbed.thing.word) ? verbed : undefined
  const thinged =
    beside ??
    reads.find(({ thing }) => thing && STRONG_THINGS.has(thing.word)) ??
    reads.find(({ thing }) => thing && !isWeak(thing.word)) ??
    reads.find(({ thing }) => thing)
  const verb = verbed?.verb?.word
  const thing = thinged?.thing?.word
  const own = (verbed ?? reads[0])?.own ?? []
  const name = nameOf(verb, own[0] && isWeak(thing) && verb !== 'send' ? undefined : thing, own)
  if (!name) return undefined
  return { name, ...(verb && { verb }), ...(thing && { thing }), isTold: isTold(verb, thing) }
}

/** What is usually done with a thing by somebody who only looks: a form under "Our shops" that sends something does something else. */
const LOOKS = new Set(['find', 'check', 'calculate', 'track', 'buy'])

function isTold(verb: Verb | undefined, thing: Thing | undefined): boolean {
  if (verb && wholeVerbs[verb]) return true
  if (!verb || thing === undefined || isWeak(thing)) return false
  return verb !== 'send' || !LOOKS.has(thingNames[thing].usual ?? '')
}

function isWeak(thing: Thing | undefined): boolean {
  return thing === undefined || WEAK_THINGS.has(thing)
}

function nameOf(verb: Verb | undefined, thing: Thing | undefined, own: readonly string[]): string | undefined {
  const pair = verb && thing && pairs[`${verb} ${thing}`]
  if (pair) return pair
  if (verb && wholeVerbs[verb]) return wholeVerbs[verb]
  if (thing) {
    const { whole, usual, same = [] } = thingNames[thing]
    if (whole && !(verb === 'cancel' || verb === 'delete' || verb === 'change')) return whole
    const isUsual = !verb || verb === 'send' || same.includes(verb)
    if (isUsual && usual) return usual === thing.toLowerCase() ? usual : `${usual}${thing}`
    if (verb && verb !== 'send') return `${prefixOf(verb)}${thing}`
    return undefined
  }
  if (!verb) return undefined
  if (own[0]) return camel([prefixOf(verb), ...own])
  return loneVerbs[verb]
}

function prefixOf(verb: Verb): string {
  return verb === 'apply' || verb === 'register' ? `${verb}For` : verb
}

function camel([first = '', ...rest]: readonly string[]): string {
  return [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('')
}

function readText(text: string, { language, isIdentifier }: { language: string | undefined; isIdentifier: boolean }): Read {
  const words = language === undefined ? undefined : allTasks.get(language)
  const english = allTasks.get('en')!
  const lists = words ? [words, ...(words === english ? [] : [english])] : [...new Set(allTasks.values())]
  let best: Read = { own: [] }
  for (const list of lists) {
    const read = readIn(text, matchersOf(list), isIdentifier)
    if (weight(read) > weight(best) || (weight(read) === weight(best) && best.own.length === 0)) best = read
  }
  return best
}

function weight({ verb, thing }: Read): number {
  return (verb ? 2 : 0) + (thing ? 1 : 0)
}

function readIn(text: string, { verbs, names, things, filler }: Matchers, isIdentifier: boolean): Read {
  const verb = (isIdentifier ? names : verbs)
    .flatMap(([word, expression]): Found<Verb>[] => {
      const match = expression.exec(text)
      return match ? [{ word, from: match.index, to: match.index + match[0].length }] : []
    })
    .sort((a, b) => Number(WEAK_VERBS.has(a.word)) - Number(WEAK_VERBS.has(b.word)) || a.from - b.from || b.to - a.to)[0]
  const found = things
    .flatMap(([word, expression]): Found<Thing>[] =>
      [...text.matchAll(expression)].map(({ index, 0: all }) => ({ word, from: index, to: index + all.length })),
    )
    .sort((a, b) => rank(b.word) - rank(a.word) || b.from - a.from || b.to - a.to)
  // One word may be both, as in "application": what stands beside the verb says more.
  const thing = found.find(({ from, to }) => !verb || from >= verb.to || to <= verb.from) ?? found[0]
  const spans = [verb, thing].filter((each) => each !== undefined)
  const own = text
    .split(' ')
    .reduce<{ at: number; kept: string[] }>(
      ({ at, kept }, word) => {
        const isKnown = spans.some(({ from, to }) => at < to && at + word.length > from)
        const isOwn = !isIdentifier && !isKnown && /^[a-z]{3,20}$/.test(word) && !filler.test(word)
        return { at: at + word.length + 1, kept: isOwn ? [...kept, word] : kept }
      },
      { at: 0, kept: [] },
    )
    .kept.slice(0, 2)
  return { own, ...(verb && { verb }), ...(thing && { thing }) }
}

function rank(thing: Thing): number {
  return STRONG_THINGS.has(thing) ? 2 : WEAK_THINGS.has(thing) ? 0 : 1
}
