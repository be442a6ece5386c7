import {
  almost,
  aside,
  but,
  complaint,
  condition,
  deed,
  detail,
  elsewhere,
  faultless,
  negation,
  nextStep,
  optIn,
  partial,
  pending,
  polite,
  refusal,
  thanks,
  topic,
  work,
  yet,
} from './words.ts'

/**
 * What a text says of the input that was sent. A complaint is a failure only while the form still stands; a doubt says no
 * to something else, or in words that may mean either.
 */
export type Reading = 'success' | 'failure' | 'complaint' | 'doubt' | 'work' | undefined

const SENTENCES = /(?<=[.!?]+(?=\s|$)|[。！？؟\n])/u
/** What a text repeats: of the input, of somebody else, or the name of a button. */
const QUOTES = /[“„"«「][^“”"«»「」]*[”“"»」]/g
const CLAUSES = /[,:;|–—、，：；]/u
/** What follows a participle that is told of somebody. */
const FOLLOWERS = /^(?:to|for|as|[io]n|at|by|with|from|your?|the|my|our|we|and|naar|voor|op)$|(?:ly|ed)$/
const PLURALS = /^\W*(?!da[td]|donn|info|cambi|chang|modif)\p{L}+(?:s \p{L}+s|i \p{L}+ti)\W*$/u

/**
 * Reads a text sentence by sentence, and each one clause by clause. A refusal decides wherever it stands; else what comes
 * first does, a success or a complaint. Questions, conditions and what is about others say nothing, as does a language
 * that is not known.
 */
export function readingOf(text: string): Reading {
  const folded = fold(text).replace(QUOTES, ' ')
  const isAlmost = almost.test(folded)
  let first: Reading
  let isDoubtful = false
  for (const sentence of folded.split(SENTENCES).map((part) => part.trim())) {
    if (/[?？؟]$/.test(sentence) || aside.test(sentence)) continue
    if (first === 'success' && detail.exec(sentence)?.index === 0) continue
    const said = sentence.split(condition)[0]!.replace(faultless, '').replace(polite, '$1')
    if (!isOfTrouble(said) && refusal.test(said)) return 'failure'
    if (isOfTrouble(said) || (elsewhere.test(said) && !thanks.test(said))) {
      isDoubtful = true
      continue
    }
    const isStep = nextStep.test(said)
    for (const clause of said.split(CLAUSES)) {
      const reading = readingOfClause(clause, { isStep, isAlmost })
      if (reading === 'failure' && !(first === 'success' && yet.test(clause))) return reading
      if (but.test(clause)) first = undefined
      if (reading === 'doubt') isDoubtful = true
      else if (reading !== 'failure') first ??= reading
    }
  }
  if (isUnderWay(folded, first)) return 'work'
  return first ?? (isDoubtful ? 'doubt' : undefined)
}

/** "Your complaint about a failed delivery was received": what is wrong is what the deed was about. */
function isOfTrouble(said: string): boolean {
  const [, deedOf = ''] = topic.exec(said) ?? []
  return deed.test(deedOf) && !negation.test(deedOf)
}

interface Around {
  /** Its sentence asks for what was sent, or says of whom something is. */
  isStep: boolean
  /** Its text says that all but one thing is done. */
  isAlmost: boolean
}

function readingOfClause(clause: string, { isStep, isAlmost }: Around): Reading {
  const done = clause.search(deed)
  const start = clause.slice(0, Math.max(0, done))
  if (done >= 0 && negation.test(start)) return 'failure'
  if (thanks.test(clause)) return 'success'
  if (partial.test(start)) return 'doubt'
  const isOptIn = optIn.test(clause)
  const wrong = isOptIn ? -1 : clause.search(complaint)
  const isDone = done >= 0 && !isStep && !pending.test(start) && isTold(clause, done)
  if ((isDone && (wrong < 0 || done < wrong)) || (isOptIn && isAlmost)) return 'success'
  if (wrong >= 0) return 'complaint'
  return negation.test(clause) ? 'doubt' : undefined
}

/** "Sending…": not where the text thanks, complains, or tells of the deed before the work that follows from it. */
function isUnderWay(folded: string, said: Reading): boolean {
  const isThanked = thanks.test(folded)
  const working = folded.search(work)
  const done = folded.search(deed)
  const isDoneBefore = said === 'success' && done >= 0 && done < working
  const isAtWork = working >= 0 && said !== 'complaint' && !isDoneBefore
  const isCut = /(…|\.{3})$/.test(folded)
  return isCut ? isAtWork || !isThanked : isAtWork && !isThanked
}

/**
 * Whether it thanks somebody, which is more than to tell of a deed: "Saved" may be a step on the way, as is "Thanks! What
 * is your email?"
 */
export function isThanking(text: string): boolean {
  return thanks.test(fold(text)) && !/[?？؟]\s*$/.test(text)
}

/**
 * Whether a clause tells of its deed, at `done`. "Saved cards", "our sent items", "Mensajes enviados" tell things apart; in
 * front of a noun only a participle in English and Dutch stands as it is, and "Datos enviados" tells of a deed.
 */
function isTold(clause: string, done: number): boolean {
  const [, word = '', next] = /(\S+)(?: (\p{L}+))?/u.exec(clause.slice(done)) ?? []
  if (!next) return !PLURALS.test(clause)
  return !/(?:ed|nt|en|ess)$/.test(word) || FOLLOWERS.test(next) || /(?:been|was|is|are|have|we) /.test(clause)
}

/** What compares as the same text though a clock, a counter or a countdown in it went on. */
export function timeless(text: string): string {
  return text.replace(/\p{Nd}+/gu, '#')
}

/** Marks of vowels go, whole letters stay: the ones of Japanese are put together again. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0655]/g, '')
    .normalize()
    .replace(/[’‘`´]/g, "'")
    .replace(/ł/gi, 'l')
    .toLowerCase()
}
