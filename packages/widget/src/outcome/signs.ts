import type { Tool } from '@operable/core/schema'
import type { Evidence, Said } from '../types.ts'
import type { Says } from './body.ts'
import type { Worth } from './words.ts'

/** What the form's own request was answered. */
export interface Answer {
  method: string
  /** Without its query; nothing of another site. */
  address?: string | undefined
  /** 0: the browser does not tell it, or nothing came back. */
  status: number
  /** What its body says; `unclear` also of words for people that the page does not show and nobody here understands. */
  says: Says
}

/** How a form makes way: its page is left, its dialog closes, it is gone, the route is another one; or it is emptied only. */
export type Way = 'left' | 'dialog_closed' | 'form_removed' | 'url' | 'form_reset'

/** Something that was seen since the click. Nothing but these is judged. */
export type Sign =
  | { kind: 'asking' }
  | ({ kind: 'answer' } & Answer)
  | { kind: 'expected'; end: 'success' | 'failure' }
  | { kind: 'invalid'; field: string }
  /** What was typed into a field is not among what was sent. */
  | { kind: 'lost'; field: string; words: string[] }
  | { kind: 'way'; way: Way; detail?: string }
  /** Something came up where the form was that may say anything, and is no text: a picture, a frame, a wheel. */
  | { kind: 'unread' }
  /** Fields or buttons of another form, which want to be filled or pressed next. */
  | { kind: 'step'; place: string }
  /** The form goes on with its next step, which the tool's next call can take: in the form itself, or in what came up since. */
  | { kind: 'next'; isOwn: boolean }
  /** What a button shows: a dialog, a state of its own, or the page that it leads to. A search leads to a page, too. */
  | { kind: 'dialog'; detail: string }
  | { kind: 'state'; detail: string }
  | { kind: 'page'; detail: string }
  | ({ kind: 'said'; isNear: boolean; worth: Worth } & Said)

/** The signs of one kind. */
export function signsOf<K extends Sign['kind']>(signs: readonly Sign[], kind: K): Extract<Sign, { kind: K }>[] {
  return signs.filter((sign) => sign.kind === kind) as Extract<Sign, { kind: K }>[]
}

/** The answer that counts: a page may ask once more after it was refused. */
export function answerIn(signs: readonly Sign[]): Answer | undefined {
  return signsOf(signs, 'answer').at(-1)
}

/** What an agent is told of the signs, short enough to be read each time. */
export function evidenceOf(signs: readonly Sign[]): Evidence[] {
  const wrong = [...signsOf(signs, 'invalid'), ...signsOf(signs, 'lost')].map(
    ({ field }): Evidence => ({ kind: 'field_error', detail: cut(field), speaksFor: 'failure' }),
  )
  const answer = answerIn(signs)
  const ways = signsOf(signs, 'way').map(
    ({ way, detail }): Evidence => ({
      kind: way === 'left' ? 'navigation' : way,
      ...(detail && { detail: cut(detail) }),
    }),
  )
  const shown = signs.flatMap((sign): Evidence[] => {
    if (sign.kind === 'state') return [{ kind: 'state', detail: cut(sign.detail) }]
    if (sign.kind === 'dialog') return [{ kind: 'dialog_opened', detail: cut(sign.detail) }]
    return sign.kind === 'asking' ? [{ kind: 'pending', detail: 'waiting for a response' }] : []
  })
  return [...(answer ? [answered(answer)] : []), ...ways.slice(0, 2), ...wrong.slice(0, 3), ...shown.slice(0, 2)]
}

function answered({ address, status, says }: Answer): Evidence {
  const speaksFor = status >= 400 || says === 'no' ? 'failure' : says === 'yes' ? 'success' : undefined
  return {
    kind: 'response',
    ...(address && { detail: cut(address) }),
    ...(status && { httpStatus: status }),
    ...(speaksFor && { speaksFor }),
  }
}

function cut(text: string): string {
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}

/** In all, in characters. */
const MAX_SAID = 200

/** What the page said, in order: what may matter most is what came last, so the first is cut where it is too much. */
export function saidIn(signs: readonly Sign[]): Said[] {
  const said: Said[] = []
  let left = MAX_SAID
  // What stands by the form is read first.
  const all = signsOf(signs, 'said').sort((a, b) => Number(b.isNear) - Number(a.isNear))
  for (const { text, where } of all) {
    if (left < 4) break
    said.push({ text: text.length > left ? `${text.slice(0, left - 1)}…` : text, where })
    left -= text.length
  }
  return said
}

/**
 * An address as it may stand in evidence: without its query, and without a fragment that holds values, since both may
 * hold what somebody typed.
 */
export function placeOf(address: string): string {
  const { origin, pathname, hash } = new URL(address, location.href)
  return origin + pathname + (hash.includes('=') ? '' : hash)
}

/** Where a page is: its path, and the route that a fragment names. */
export function routeOf(address: string): string {
  return placeOf(address).replace(/#(?![!/]).*/, '')
}

/** Before a request leaves: what it waits for, if anything. Rejects where it is not to leave. */
export type Hold = (method: string, url: string, body: unknown) => Promise<unknown> | undefined

/**
 * Looks whether a form goes on with its next step.
 * @param isSoon what comes up now has come because of the click
 * @param hasSent the form, or what was asked before it is sent, has gone to a server
 */
export type LookForStep = (isSoon: boolean, hasSent: boolean) => Sign | undefined

/** What an outcome is looked for. */
export interface Watched {
  tool: Tool
  target: Element
  /** What is clicked. */
  button: Element
  /** The target as the page has it now: a render may have replaced it. */
  current: () => Element
  /** Whether a field still holds what was filled in, undefined once it is gone; one for each field that was not empty. */
  kept: (() => boolean | undefined)[]
  /** Texts that were typed in. */
  given: readonly string[]
  hold?: Hold | undefined
  /** Looks for its next step. */
  nextStep?: LookForStep | undefined
  /** Fields that were marked as wrong before anything was filled. */
  marked: ReadonlySet<string>
}
