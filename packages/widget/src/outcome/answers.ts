import { areNested, windowOf } from '../dom/tree.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { involved, TYPED } from '../fields/involved.ts'
import { keyOf } from '../fields/key-of.ts'
import { personReason } from '../fields/sensitive.ts'
import { now, pause } from '../flow/run.ts'
import { actionOf, attribute, listen, matches, send, tagOf } from '../natives.ts'
import { type Body, readBody } from './body.ts'
import { type Answer, type Hold, placeOf, type Sign, type Watched } from './signs.ts'
import { wrapUntil } from './wrap.ts'

export interface Answers {
  /** The form's own request that came last; nothing where none was seen. */
  own(): Answer | undefined
  /** Its answer is not there yet. */
  isAsking(): boolean
  /** Anything was sent, by a script or by the browser. */
  hasSent(): boolean
  /** When the last answer was read, as `now` counts. */
  at(): number
  /** When the head of its own answer came: a page may act on that before the body is there. */
  ownAt(): number
  /** What that says to people, in pieces. */
  told(): readonly string[]
  /** Fields of which nothing was sent, though what was sent holds something else of the form. */
  lost(): Lost[]
}

type Lost = Extract<Sign, { kind: 'lost' }>

/**
 * Follows what a page sends after a click, and what it is answered. The form's own request is the one that holds most of
 * what was typed in; where none holds anything, the one to the form's address, else the first that sends something right
 * after the click. All others are somebody else's: measuring, drafts, polls.
 */
export function watchAnswers({ target, button, given, hold = () => undefined }: Watched, signal: AbortSignal): Answers {
  // A frame of `srcdoc` has the address `about:srcdoc`; base and origin are those of the page around it.
  const view = windowOf(target)
  const start = now()
  const action = actionAddress(target, button)
  const values = given.filter(({ length }) => length > 1).map((value) => [bare(value), bare(asJson(value))] as const)
  const all: Request[] = []
  const clickedAt = view.performance.now()
  // One that is under way at the click is listed once it has its answer.
  const asked = (): string[] =>
    view.performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (startTime < clickedAt ? placeOf(name) : []))
  let answeredAt = start
  /** All that holds something of what was typed in. Of what nobody here can read nothing is known. */
  let sent = ''
  const begin = (method: string, address: string, body: unknown): Request => {
    const url = new URL(address, view.document.baseURI).href
    const text = bare(`${decoded(url.slice(url.indexOf('?') + 1 || url.length))} ${textOf(body)}`)
    const carried = values.filter((ways) => ways.some((value) => text.includes(value))).length
    const place = placeOf(url)
    const request: Request = {
      method: method.toUpperCase(),
      url,
      place,
      carried,
      isAction: place === action,
      at: now(),
    }
    all.push(request)
    if (carried) sent += text
    return request
  }
  const end = (request: Request, status: number, type: string, body: string): void => {
    request.status = status
    Object.assign(request, readBody(type, body))
    request.heardAt ??= now()
    request.endedAt = answeredAt = now()
  }
  // The page around a frame may handle its forms.
  for (const each of new Set([view, window])) {
    watchFetch(each, begin, end, hold, signal)
    watchXhr(each, begin, end, hold, signal)
    wrapUntil(signal, each.Navigator.prototype, 'sendBeacon', ([url, body]) => {
      const beacon = begin('POST', String(url), body)
      beacon.endedAt = now()
      beacon.isBeacon = true
    })
  }
  const typed = typedIn(target, given)
  let isLeft = false
  const onSubmit = (event: Event): void => {
    const form = event.target as HTMLFormElement
    if (!areNested(form, target)) return
    // The browser sends what no script of the page keeps it from; that is known once all of them heard of it.
    queueMicrotask(() => {
      if (event.defaultPrevented) return
      const follow = () => end.bind(null, begin('POST', action ?? view.location.href, given.join(' ')))
      isLeft = !involved.loaded()?.followFrame(form, follow)
      sent += bare(textOf(new FormData(form)))
    })
  }
  view.addEventListener('submit', onSubmit, { signal })
  const mine = (): Request[] => ownOf(all, start, asked()).own
  const last = (): Partial<Request> => mine().findLast(({ endedAt }) => endedAt !== undefined) ?? {}
  return {
    own() {
      const { method, place, status = 0, says = 'nothing' } = last()
      if (!place) return undefined
      const isHere = place.startsWith(`${view.origin}/`)
      return { method: method!, status, says, address: isHere ? place : undefined }
    },
    // One that holds the same may bring what was missing, such as a key, and the form's own is then sent once more.
    isAsking: () => ownOf(all, start, asked()).meant.some(({ endedAt }) => endedAt === undefined),
    hasSent: () => isLeft || mine().length > 0,
    at: () => answeredAt,
    ownAt: () => last().heardAt ?? start,
    told: () => last().told ?? [],
    lost: () => typed.filter(({ words }) => sent && !words.some((word) => sent.includes(word))),
  }
}

type Begin = (method: string, address: string, body: unknown) => Request
type End = (request: Request, status: number, type: string, body: string) => void

function watchFetch(view: Window & typeof globalThis, begin: Begin, end: End, hold: Hold, signal: AbortSignal): void {
  wrapUntil(signal, view, 'fetch', ([asked, init]) => {
    const { url = String(asked), method = 'GET', body } = Object(asked) as globalThis.Request
    const own = (init ?? {}) as RequestInit
    const sent = own.body ?? body
    const request = begin(own.method ?? method, url, sent)
    const read = async (response: Response): Promise<void> => {
      request.heardAt = now()
      const { status, type } = response
      const kind = response.headers.get('content-type') ?? ''
      const text = type === 'basic' ? await readable(response, kind) : ''
      end(request, status, kind, text)
    }
    const take = (answer: unknown): void => {
      // By its own `then`, which hears of the answer before the page has read its body. In a frame `Promise.resolve` would wrap it.
      const { then } = Object(answer) as Promise<Response>
      const told = typeof then === 'function' ? (answer as Promise<Response>).then(read) : Promise.reject()
      void Promise.resolve(told).catch(() => end(request, request.status ?? 0, '', ''))
    }
    return { hold: hold(request.method, request.url, sent), take }
  })
}

function watchXhr(view: Window & typeof globalThis, begin: Begin, end: End, hold: Hold, signal: AbortSignal): void {
  const opened = new WeakMap<object, [method: string, address: string]>()
  const { prototype } = view.XMLHttpRequest
  wrapUntil(signal, prototype, 'open', ([method, address], asked) =>
    opened.set(asked as object, [String(method), String(address)]),
  )
  wrapUntil(signal, prototype, 'send', ([body], self) => {
    const asked = self as XMLHttpRequest
    const [method, address] = opened.get(asked) ?? ['GET', '']
    const request = begin(method, address, body)
    const onEnd = (): void => {
      const isText = /^(text)?$/.test(asked.responseType)
      const text = isText ? asked.responseText : asked.responseType === 'json' ? JSON.stringify(asked.response) : ''
      const isHere = new URL(asked.responseURL || address, view.document.baseURI).origin === view.origin
      end(request, asked.status, asked.getResponseHeader('content-type') ?? '', isHere ? text : '')
    }
    const onHead = (): void => {
      request.heardAt ??= now()
    }
    listen(asked, 'readystatechange', onHead, { once: true })
    listen(asked, 'loadend', onEnd, { once: true })
    const refused = (): Promise<never> => {
      send(asked, new ProgressEvent('error'))
      return new Promise(() => {})
    }
    return { hold: hold(request.method, request.url, body)?.catch(refused) }
  })
}

/** What is left of a text, however a page writes it. Numbers and dates it may write in any way. */
const WORDS = /\p{L}{3,}/gu

function typedIn(target: Element, given: readonly string[]): Lost[] {
  return controlsIn(target).flatMap((field) => {
    const value = matches(field, TYPED) && !personReason(field) && (field as HTMLInputElement).value
    const words = value && given.includes(value) && bare(value).match(WORDS)
    return words ? [{ kind: 'lost', field: `${keyOf(field)}: not sent`, words }] : []
  })
}

/** Bodies are read up to that length, in bytes, and for no longer than that, in ms. */
const MAX_BODY = 200_000
const BODY_MS = 1500

async function readable(response: Response, type: string): Promise<string> {
  const isLong = Number(response.headers.get('content-length')) > MAX_BODY
  if (isLong || !/json|html|text\/plain/.test(type)) return ''
  return Promise.race([response.clone().text(), pause(BODY_MS).then(() => '')])
}

/** Where the form is sent to, by this button. */
function actionAddress(target: Element, button: Element): string | undefined {
  if (matches(button, '[formaction]')) return placeOf((button as HTMLButtonElement).formAction)
  return tagOf(target) === 'form' && attribute(target, 'action')
    ? placeOf(actionOf(target as HTMLFormElement))
    : undefined
}

function textOf(body: unknown): string {
  if (typeof body === 'string') return `${decoded(body)} ${body}`
  const entries = (body as FormData | undefined)?.entries?.bind(body)
  return entries ? [...entries()].map(([, value]) => String(value)).join(' ') : ''
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** As a string of JSON holds it. */
function asJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function bare(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}

/** A page sends because of a click soon after it, in ms; without any of the values that were typed in, what is later is not of it. */
const SOON_MS = 1500

/** A request that a page has sent since the click. */
interface Request extends Partial<Answer & Body> {
  method: string
  /** The whole address, which no one is told. */
  url: string
  /** The same as it may be told. */
  place: string
  /** How many of the typed values it holds. */
  carried: number
  isAction: boolean
  at: number
  heardAt?: number
  endedAt?: number
  isBeacon?: boolean
}

/**
 * The requests that are the form's own. Of several that hold the same, one to an address that was asked before the click is
 * a draft; and what goes to another address while the first has no answer, or after that was refused, is no part of it.
 */
function ownOf(all: Request[], start: number, asked: readonly string[]): { own: Request[]; meant: Request[] } {
  const most = Math.max(0, ...all.map(({ carried }) => carried))
  const sending = all.filter(({ method, at }) => !/^(GET|HEAD|OPTIONS)$/.test(method) && at < start + SOON_MS)
  const toAction = sending.filter(({ isAction }) => isAction)
  const meant = most
    ? all.filter(({ carried }) => carried === most)
    : toAction[0]
      ? toAction
      : [...sending.filter(isAsked), ...sending].slice(0, 1)
  const fresh = meant.filter(({ place }) => !asked.includes(place))
  const [first, ...others] = fresh[0] ? fresh : meant
  if (!first) return { own: [], meant: [] }
  const own = [first]
  for (const next of others) {
    const last = own.at(-1)!
    const isChained = last.heardAt !== undefined && last.heardAt <= next.at && last.status! < 400
    if (isChained || last.place === next.place) own.push(next)
  }
  return { own, meant: fresh[0] ? fresh : meant }
}

/** Most beacons count visits. */
function isAsked({ isBeacon }: Request): boolean {
  return !isBeacon
}
