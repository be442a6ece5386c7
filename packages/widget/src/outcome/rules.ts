import type { OutcomeStatus } from '../types.ts'
import { type Answer, answerIn, type Sign, signsOf } from './signs.ts'
import { thanksIn } from './words.ts'

/** What the rules read. */
export interface Case {
  kind: 'form' | 'button'
  /** The tool has an expectation: nothing else confirms it. */
  isExpecting: boolean
  signs: readonly Sign[]
}

export interface Rule {
  /** By which the trace tells of it. */
  name: string
  holds(given: Facts): boolean
  /** Absent: nothing can be said as long as it holds. */
  status?: OutcomeStatus
  /** How long it has to hold, in ms. */
  forMs?: number
}

type Said = Extract<Sign, { kind: 'said' }>

/** As most languages call mail, and where it arrives: words beside the form that are no thanks. */
const MAIL = /mail|post|corre|почт|メール|邮|메일/i
/** RFC 9110, section 15.3.2. */
const CREATED = 201
/** What belongs to an error is drawn in one or two frames. */
const DRAWN_MS = 100
/** A page that was refused may ask once more, with a new key, before it shows anything. */
const AGAIN_MS = 300
/** What is drawn after an answer comes that soon: a text beside the form, another one that takes it back. */
const SHOWN_MS = 400
/** A form that makes way may do so before a toast says why. */
const SILENT_MS = 1200
/** A form may empty itself, or close a question, before it makes way for its thanks. */
const STEP_MS = 500
/** A state that is only ahead of its server, or that two scripts fight about, is taken back by then. */
const STAYED_MS = 700

/** Read from the top: the first that holds decides. */
export const RULES: readonly Rule[] = [
  { name: 'awaited', holds: ({ has }) => has('asking') },
  {
    name: 'refused',
    holds: ({ status }) => status >= 400,
    status: 'rejected',
    forMs: AGAIN_MS,
  },
  { name: 'expected failure', holds: ({ ends }) => ends.includes('failure'), status: 'rejected' },
  { name: 'expected success', holds: ({ ends }) => ends.includes('success'), status: 'confirmed' },
  { name: 'invalid field', holds: ({ has }) => has('invalid'), status: 'rejected', forMs: DRAWN_MS },
  { name: 'body says no', holds: ({ says }) => says === 'no', status: 'rejected', forMs: AGAIN_MS },
  {
    name: 'next step',
    holds: ({ next, isThanked }) => !!next && (next.isOwn || !isThanked),
    status: 'next_step',
    forMs: STEP_MS,
  },
  // Something was sent, but not all that was to be: no thanks are for that.
  { name: 'value not sent', holds: ({ has }) => has('lost') },
  { name: 'not as expected', holds: ({ isExpecting }) => isExpecting },
  { name: 'another step', holds: ({ has, says, isThanked }) => has('step') && !(says === 'yes' && isThanked) },
  {
    name: 'body says yes',
    holds: ({ says, isTaken }) => isTaken && says === 'yes',
    status: 'confirmed',
    forMs: AGAIN_MS,
  },
  {
    // A draft that is saved beside the form is created too.
    name: 'created',
    holds: ({ status, isTaken, isGone }) => isTaken && isGone && status === CREATED,
    status: 'confirmed',
    forMs: SHOWN_MS,
  },
  {
    name: 'thanks',
    holds: ({ isTaken, isPlain }) => isTaken && isPlain,
    status: 'confirmed',
    forMs: SHOWN_MS,
  },
  {
    name: 'form made way',
    holds: ({ has, isTaken, isGone, words, kind }) => kind === 'form' && isTaken && isGone && !words && !has('unread'),
    status: 'confirmed',
    forMs: SILENT_MS,
  },
  {
    name: 'page opened',
    holds: ({ has }) => has('page'),
    status: 'confirmed',
  },
  {
    name: 'state changed',
    // A dialog that follows what was sent is what the page says of it.
    holds: ({ kind, has, isRoute, isSent, words }) =>
      kind === 'button' && (has('state') || isRoute || (has('dialog') && !(isSent && words))),
    status: 'confirmed',
    forMs: STAYED_MS,
  },
]

/** What the rules ask of the signs, each of them once. */
export interface Facts {
  kind: Case['kind']
  isExpecting: boolean
  has(kind: Sign['kind']): boolean
  next: Extract<Sign, { kind: 'next' }> | undefined
  ends: ('success' | 'failure')[]
  status: number
  says: Answer['says'] | undefined
  /** Its own request was answered well, as far as anybody here can tell. What is to be confirmed in a mailbox is not done yet. */
  isTaken: boolean
  isGone: boolean
  /** Its own request may change something. */
  isSent: boolean
  isRoute: boolean
  /** Thanks, or that it is done, and nothing else. Words elsewhere on the page are about something else, unless the thanks are there as well. */
  isPlain: boolean
  /** Somebody is thanked, where a step that was saved is only done. */
  isThanked: boolean
  /** Something was said that is no thanks, before it was said that it is done. */
  words: boolean
}

export function factsOf({ kind, isExpecting, signs }: Case): Facts {
  const answer = answerIn(signs)
  const said = signsOf(signs, 'said')
  const nearby = said.filter(({ isNear }) => isNear)
  const thanks = said.filter(({ worth }) => worth !== 'words' && worth !== 'nothing')
  const ways = signsOf(signs, 'way').map(({ way }) => way)
  const status = answer?.status ?? 0
  const wordsNear = isOpen(nearby)
  const words = wordsNear || isOpen(said)
  return {
    kind,
    isExpecting,
    has: (kind) => signs.some((sign) => sign.kind === kind),
    next: signsOf(signs, 'next')[0],
    ends: signsOf(signs, 'expected').map(({ end }) => end),
    status,
    says: answer?.says,
    isTaken:
      status >= 200 &&
      status < 300 &&
      // What was created may have any status of its own.
      (answer?.says !== 'unclear' || status === CREATED) &&
      !untilDone(nearby).some(speaksOfMail),
    isSent: !!answer && answer.method !== 'GET',
    isGone: ways.some((way) => way !== 'form_reset'),
    isRoute: ways.includes('url'),
    isPlain: !!thanks[0] && !(thanks.some(({ isNear }) => isNear) ? wordsNear : words),
    isThanked: thanks.some(({ text }) => thanksIn(text)),
    words,
  }
}

function speaksOfMail({ worth, text }: Said): boolean {
  return (worth === 'words' || worth === 'told') && MAIL.test(text)
}

function doneAt(said: readonly Said[]): number {
  return said.findIndex(({ worth }) => worth === 'done' || worth === 'told')
}

/** What is said until it is done: all further lines only say more. */
function untilDone(said: readonly Said[]): Said[] {
  return said.slice(0, doneAt(said) + 1 || undefined)
}

/** Whether anything is said that is no thanks, before it is said that it is done. Who hears that may be thanked at length before. */
function isOpen(said: readonly Said[]): boolean {
  return untilDone(said).some(({ worth, text }) => worth === 'words' && (doneAt(said) < 0 || !thanksIn(text)))
}

/** The first rule that holds. */
export function ruleFor(given: Case): Rule | undefined {
  const facts = factsOf(given)
  return RULES.find((rule) => rule.holds(facts))
}
