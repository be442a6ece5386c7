import {
  aside,
  but,
  closing,
  complaint,
  condition,
  deed,
  detail,
  faultless,
  negation,
  nextStep,
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

/**
 * Reads a text sentence by sentence, and each one clause by clause. A refusal decides wherever it stands; else what comes
 * first does, a success or a complaint. Questions, conditions and what is about others say nothing, as does a language
 * that is not known.
 * @param isTitle of a page: there a deed counts only at its end, as in "Message sent"; "Success stories" are none
 */
export function readingOf(text: string, isTitle?: boolean): Reading {
  const folded = fold(text).replace(QUOTES, ' ')
  let first: Reading
  let isDoubtful = false
  for (const sentence of folded.split(SENTENCES).map((part) => part.trim())) {
    if (/[?？؟]$/.test(sentence) || aside.test(sentence)) continue
    if (first === 'success' && detail.exec(sentence)?.index === 0) continue
    const said = sentence.split(condition)[0]!.replace(faultless, '').replace(polite, '$1')
    const [, deedOf = ''] = topic.exec(said) ?? []
    if (deed.test(deedOf) && !negation.test(deedOf)) {
      isDoubtful = true
      continue
    }
    if (refusal.test(said)) return 'failure'
    const isStep = nextStep.test(said)
    for (const clause of said.split(CLAUSES)) {
      const done = clause.search(deed)
      const start = clause.slice(0, Math.max(0, done))
      if (done >= 0 && negation.test(start)) {
        if (first === 'success' && yet.test(clause)) continue
        return 'failure'
      }
      if (but.test(clause)) first = undefined
      const isDone = done >= 0 && !isStep && !pending.test(start) && (!isTitle || isTold(clause, done))
      const wrong = clause.search(complaint)
      if (thanks.test(clause) || (isDone && (wrong < 0 || done < wrong))) first ??= 'success'
      else if (wrong >= 0) first ??= 'complaint'
      else isDoubtful ||= negation.test(clause)
    }
  }
  if (isUnderWay(folded, first)) return 'work'
  return first ?? (isDoubtful ? 'doubt' : undefined)
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

/** Whether a button of that name only closes what it stands in: "OK", "×". */
export function isClosing(name: string): boolean {
  return !/\p{L}/u.test(name) || closing.test(fold(name))
}

/** Of a title: the deed is its end, or has its verb. */
function isTold(clause: string, done: number): boolean {
  return (
    !/\s\S/.test(clause.slice(done)) ||
    deed.test(clause.trim().split(/\s/).at(-1)!) ||
    /(been|was|is|are|have) /.test(clause)
  )
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
