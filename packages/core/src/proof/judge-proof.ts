import type { CaughtField, CaughtRequest, FormProof, Reader } from '../schema/report-types.ts'
import { equalBy, type Typed } from './equal-values.ts'
import { moreComes } from './more-comes.ts'
import type { SampleValue } from './sample-input.ts'

/** How a typed value stands in a request. */
export type TraceForm = Reader['as']

/** A request that was caught, and what was read of it. */
export interface SeenRequest {
  method: string
  url: string
  /** As `Date.now` counts. */
  at: number
  encoding: CaughtRequest['encoding']
  /** Length of the body. */
  bytes: number
  /** Name or JSON path, and value. */
  fields: readonly (readonly [name: string, value: string])[]
  /** By key of the value: the typed values that stand anywhere in it, its headers included. */
  traces: Readonly<Record<string, TraceForm>>
  /** The browser goes there: a form or a link, not a script’s request. */
  isNavigation: boolean
  isOwnSite: boolean
}

/** A control of the form at one moment. */
export interface ControlState {
  /** Key of the tool's input, if it has one. */
  key?: string
  name: string
  type: string
  value: string
  checked: boolean
  /** Texts of what is selected in a list. */
  selected: readonly string[]
  isHidden: boolean
}

/** All that is judged. */
export interface ProofFacts {
  values: readonly SampleValue[]
  /** Whatever the page tried to send since the seal, in order. */
  requests: readonly SeenRequest[]
  before: readonly ControlState[]
  submitted: readonly ControlState[]
  /** When the submit button was pressed, as `Date.now` counts; absent: it was not. */
  submittedAt?: number
  /** Where the markup sends the form; absent for controls without a form. */
  target?: { url: string; method: string; isDeclared: boolean }
  /** Whether the page said thanks. */
  isThanked: boolean
  /**
   * Whether the form went on once its request was answered in place of the server: another step, or another request with
   * typed values. Absent: that was not tried.
   */
  hasFollowed?: boolean
  /** Whether the page said thanks for that answer. */
  isDone?: boolean
  /** Texts of its button and its headings, as they were when the button was pressed. */
  says?: readonly string[]
}

/** What is said of a form that was tried. */
export interface Judgement extends Pick<FormProof, 'verdict' | 'reason' | 'detail' | 'readers' | 'request'> {
  /** The form’s own request, as it was caught. */
  main?: SeenRequest
  /** It holds some values and lacks others: whether more follow once it is answered is to be tried. */
  isPartial?: boolean
}

/** The verdict on a form that was filled in and submitted in a browser that sends nothing. */
export function judgeProof(facts: ProofFacts): Judgement {
  const { submittedAt = Number.POSITIVE_INFINITY } = facts
  const found = facts.requests.map((request) => ({ request, match: matchOf(request, facts) }))
  const after = found.filter(({ request }) => request.at >= submittedAt)
  const main = mainOf(after, facts)
  const others = found.filter((each) => each !== main).map(({ request }) => request)
  const readers = (own?: Found): Reader[] =>
    readersOf(
      others.filter((request) => !own || keyOf(request) !== keyOf(own.request)),
      facts,
    )
  if (!main) return { ...withoutRequest(found, after, facts), readers: readers() }

  const { request, match } = main
  const shown = { request: requestOf(request, match, facts), main: request, readers: readers(main) }
  /** It is one of those that come before the form is sent: another reader. */
  const waits = (detail: string, { hasSteps = false } = {}): Judgement => ({
    ...shown,
    readers: readersOf(facts.requests, hasSteps ? {} : facts),
    verdict: 'not_measured',
    reason: 'needs_answer',
    detail,
  })
  const end = (verdict: FormProof['verdict'], reason: FormProof['reason'], detail: string): Judgement => ({
    ...shown,
    verdict,
    reason,
    detail,
  })
  const address = addressOf(request.url)
  const early = found.find(
    (each) => each.request.at < submittedAt && isDeed(each.request) && keyOf(each.request) === keyOf(request),
  )
  if (early) return end('refuted', 'sent_early', `The page sent the form to ${address} before its button was pressed.`)
  const again = after.filter(
    (each) => each !== main && keyOf(each.request) === keyOf(request) && holds(each) >= holds(main),
  )
  if (again.length > 0)
    return end('refuted', 'sent_twice', `The form would have been sent ${again.length + 1} times to ${address}.`)
  if (request.encoding === 'unknown')
    return end('not_measured', 'value_unreadable', `The request to ${address} cannot be read.`)
  const [altered] = match.altered
  if (altered)
    return end(
      'refuted',
      'value_altered',
      `The value of “${labelOf(altered.value)}” was changed: “${textsOf(altered.value)[0]}” became “${altered.sent}”.`,
    )
  const changed = changedPreset(request, facts)
  if (changed)
    return end(
      'refuted',
      'value_altered',
      `The field “${changed.name}” was not filled in, and its value was changed all the same.`,
    )
  const [missing] = match.missing
  if (missing && facts.hasFollowed)
    return waits(`The page waits for an answer from ${address} before it sends the rest.`)
  if (missing && match.unreadable.length === 0 && !isOpaque(request, match, facts)) {
    // A script may ask about some of the values before it sends all of them; once it says thanks, it has sent them.
    const isAll = isDeed(request) && (request.isNavigation || facts.isDone)
    return {
      ...(isAll
        ? end('refuted', 'value_missing', `The request to ${address} lacks the value of “${labelOf(missing)}”.`)
        : waits(`The page waits for an answer from ${address} before it sends the rest.`)),
      isPartial: true,
    }
  }
  const unread = match.unreadable[0] ?? missing
  // Nobody can tell a hashed or encrypted value from a wrong one.
  if (unread)
    return end(
      'not_measured',
      'value_unreadable',
      `The value of “${labelOf(unread)}” is hashed or encrypted in the request to ${address}.`,
    )
  if (!isRightAddress(request, facts)) {
    const says = facts.target?.isDeclared ? `, but its markup names ${addressOf(facts.target.url)}` : ', another site'
    return end(
      facts.target?.isDeclared ? 'refuted' : 'not_measured',
      'other_address',
      `The form would have been sent to ${address}${says}.`,
    )
  }
  if (facts.hasFollowed)
    return waits(`The page waits for an answer from ${address} before it asks for the rest.`, { hasSteps: true })
  const more = request.isNavigation || facts.isDone ? undefined : moreComes(facts.says ?? [])
  if (more !== undefined) return waits(`The form says that another step follows: “${more}”.`, { hasSteps: true })
  const count = facts.values.length
  const what = count === 1 ? 'its value' : `all ${count} values`
  return end('proven', 'sent_once', `The form would have been sent once, to ${address}, with ${what}.`)
}

interface Match {
  /** By key of the value: the pair that holds it, and by which rule. */
  held: Map<string, { index: number; rule: string }[]>
  altered: { value: SampleValue; sent: string }[]
  missing: SampleValue[]
  unreadable: SampleValue[]
}

interface Found {
  request: SeenRequest
  match: Match
}

const holds = ({ match }: Found): number => match.held.size + match.unreadable.length

/** It does something: a request that only reads may be repeated, and sent while somebody types. */
function isDeed({ method, isNavigation }: SeenRequest): boolean {
  return isNavigation || !/^(?:GET|HEAD)$/.test(method)
}

/** Two requests with the same key ask the same thing of the same address. */
function keyOf({ method, url, fields }: SeenRequest): string {
  const said = (...names: string[]): string => fields.find(([name]) => names.includes(name))?.[1] ?? ''
  // A form that is sent by GET has its values there; of others it is part of the address, but for what changes each time.
  const query = method === 'GET' ? '' : new URL(url).search.replace(/\d{6,}|[0-9a-f]{16,}/gi, '*')
  return `${method} ${addressOf(url)}${query} ${said('operationName', 'query')} ${said('action')}`
}

/** Without its query. */
function addressOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

function isTarget({ url, method }: SeenRequest, { target }: ProofFacts): boolean {
  return !!target && addressOf(url) === addressOf(target.url) && method === target.method
}

/** What the markup names, or for a script the same site. */
function isRightAddress(request: SeenRequest, facts: ProofFacts): boolean {
  return isTarget(request, facts) || request.isOwnSite
}

/** The form’s own request: at the right address if there is one, with the most values, the first of these. */
function mainOf(after: readonly Found[], facts: ProofFacts): Found | undefined {
  const candidates = after.filter(
    (each) =>
      holds(each) + each.match.altered.length > 0 || (each.request.isNavigation && isTarget(each.request, facts)),
  )
  const right = candidates.filter(({ request }) => isRightAddress(request, facts))
  const deeds = right.filter(({ request }) => isDeed(request))
  // Somebody else's counter is not where the form goes.
  const others = candidates.filter(({ request, match }) => isDeed(request) && match.held.size > 0)
  const pool = [deeds, right, others].find((list) => list.length > 0) ?? []
  return pool.reduce<Found | undefined>((best, each) => (!best || holds(each) > holds(best) ? each : best), undefined)
}

/** Nothing with a typed value was sent after the button was pressed. */
function withoutRequest(
  found: readonly Found[],
  after: readonly Found[],
  facts: ProofFacts,
): Omit<Judgement, 'readers'> {
  const early = found.find(
    (each) =>
      isDeed(each.request) &&
      each.match.missing.length + each.match.altered.length === 0 &&
      isRightAddress(each.request, facts),
  )
  if (early)
    return {
      verdict: 'refuted',
      reason: 'sent_early',
      detail: `The page sent the form to ${addressOf(early.request.url)} before its button was pressed.`,
      request: requestOf(early.request, early.match, facts),
      main: early.request,
    }
  // What somebody else gets as nothing but hashes tells them who it was, and is no form.
  const isHashed = ({ traces }: SeenRequest): boolean => Object.values(traces).includes('hashed')
  const [opaque] = after.filter(
    ({ request }) => isDeed(request) && request.bytes > 0 && (isRightAddress(request, facts) || !isHashed(request)),
  )
  if (opaque && (opaque.request.encoding === 'unknown' || isOpaque(opaque.request, opaque.match, facts)))
    return {
      verdict: 'not_measured',
      reason: 'value_unreadable',
      detail: `The request to ${addressOf(opaque.request.url)} holds no value that can be read.`,
      main: opaque.request,
    }
  if (facts.isThanked && !opaque)
    return {
      verdict: 'refuted',
      reason: 'thanks_without_request',
      detail: 'The page said thanks, but it did not try to send anything.',
    }
  const [asked] = after.filter(({ request }) => request.isOwnSite || (isDeed(request) && !isHashed(request)))
  if (asked)
    return {
      verdict: 'not_measured',
      reason: 'needs_answer',
      detail: `The page waits for an answer from ${addressOf(asked.request.url)} before it sends the form.`,
    }
  return {
    verdict: 'not_measured',
    reason: 'nothing_sent',
    detail: 'The button was pressed, and the page did not try to send anything.',
  }
}

/** Texts that mean the value, as typed first: of a choice also what the page sends for it. */
function textsOf({ value, field }: SampleValue, controls: readonly ControlState[] = []): string[] {
  const own = Array.isArray(value) ? value : [String(value)]
  const labels = own.flatMap((each) => field.choices?.find((choice) => choice.value === each)?.label ?? [])
  const held = controls
    .filter(({ type, checked }) => !/^(?:checkbox|radio)$/.test(type) || checked)
    .flatMap(({ value: now, selected }) => [now, ...selected])
  return [...own, ...labels, ...held.filter((text) => text !== '')]
}

function labelOf({ field, key }: SampleValue): string {
  return field.label || key
}

const isChosen = ({ field, value }: SampleValue): boolean =>
  /^(?:select|radio|checkbox|combobox|listbox|radiogroup)/.test(field.type) || typeof value === 'boolean'

function matchOf(request: SeenRequest, { values, submitted }: ProofFacts): Match {
  const match: Match = { held: new Map(), altered: [], missing: [], unreadable: [] }
  const taken = new Set<number>()
  for (const value of values) {
    const controls = submitted.filter(({ key }) => key === value.key)
    const named = indexesNamed(request, [value.key, ...controls.map(({ name }) => name)])
    const hits = hitsOf(request, value, controls, named, taken)
    if (hits.length > 0) {
      match.held.set(value.key, hits)
      for (const { index } of hits) taken.add(index)
      continue
    }
    const other = named.map((index) => request.fields[index]![1]).find((sent) => sent !== '')
    const isHashed = value.key in request.traces
    if (isHashed || (other !== undefined && (isOpaqueText(other) || isChosen(value)))) match.unreadable.push(value)
    else if (other !== undefined) match.altered.push({ value, sent: other })
    else match.missing.push(value)
  }
  return match
}

function indexesNamed({ fields }: SeenRequest, names: readonly string[]): number[] {
  const wanted = new Set(names.filter(Boolean).map(nameKey))
  return fields.flatMap(([name], index) =>
    wanted.has(nameKey(name)) || wanted.has(nameKey(lastOf(name))) ? [index] : [],
  )
}

const nameKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** `user.email`, `user[email]`, `fields.0.value` */
function lastOf(name: string): string {
  return (
    name
      .replace(/\]$/, '')
      .split(/[.[\]]+/)
      .at(-1) ?? name
  )
}

type Hit = { index: number; rule: string }

function hitsOf(
  { fields }: SeenRequest,
  value: SampleValue,
  controls: readonly ControlState[],
  named: readonly number[],
  taken: ReadonlySet<number>,
): Hit[] {
  const { type, purpose } = value.field
  const texts = textsOf(value, controls)
  const typed = texts.map((text): Typed => ({ value: text, type, purpose, isChoice: isChosen(value) }))
  const rule = (index: number): string | undefined => {
    for (const each of typed) {
      const by = equalBy(each, fields[index]![1])
      if (by) return by
    }
    return undefined
  }
  const equal = (indexes: readonly number[]): Hit[] =>
    indexes.flatMap((index) => {
      const by = rule(index)
      return by ? [{ index, rule: by }] : []
    })
  const all = fields.map((_, index) => index)
  const own = equal(named)
  if (own.length > 0) return value.isUnique ? equal(all) : own
  const free = equal(all.filter((index) => !taken.has(index)))
  // A field of that name with another value says more than the same value elsewhere.
  const isContradicted = named.some((index) => fields[index]![1] !== '') && !value.isUnique
  if (free.length > 0 && !isContradicted) return value.isUnique ? equal(all) : free.slice(0, 1)
  return joined(fields, value) ?? split(fields, value) ?? []
}

/** The value stands whole within a longer text. */
function joined(fields: SeenRequest['fields'], { value, isUnique }: SampleValue): Hit[] | undefined {
  if (!isUnique && !fields.some(([name]) => name === '')) return undefined
  const text = String(value)
  const index = fields.findIndex(([name, sent]) => (isUnique || name === '') && sent.includes(text))
  return index < 0 ? undefined : [{ index, rule: 'joined' }]
}

/** First and last name, or day, month and year, in fields of their own. */
function split(fields: SeenRequest['fields'], { value, field }: SampleValue): Hit[] | undefined {
  const parts = String(value).split(/\s+|(?<=\d)-(?=\d)/)
  if (parts.length < 2 || !(/name$/.test(field.purpose) || /^date/.test(field.type) || /date$/.test(field.purpose)))
    return undefined
  const hits = parts.map((part) =>
    fields.findIndex(
      ([, sent]) => sent === part || (/^\d+$/.test(part) && Number(sent) === Number(part) && sent !== ''),
    ),
  )
  return hits.includes(-1) ? undefined : hits.map((index) => ({ index, rule: 'split' }))
}

/** A text that may be a hash, a cipher or a token. */
function isOpaqueText(text: string): boolean {
  return /^[\w+/=.-]{24,}$/.test(text) && /\d/.test(text) && /[a-z]/i.test(text)
}

/** Whether the page added something that may hold what is missing. */
function isOpaque({ fields }: SeenRequest, { held }: Match, { before }: ProofFacts): boolean {
  const known = new Set([...held.values()].flat().map(({ index }) => index))
  const preset = new Set(before.map(({ value }) => value))
  return fields.some(
    ([, sent], index) => !known.has(index) && !preset.has(sent) && (isOpaqueText(sent) || sent.length > 400),
  )
}

/** A field that a person would fill in, that nobody did, and that the request holds with another value. */
function changedPreset({ fields }: SeenRequest, { before, values }: ProofFacts): ControlState | undefined {
  const typed = new Set(values.map(({ key }) => key))
  return before.find((control) => {
    const { key, name, isHidden, type, value, checked } = control
    if (isHidden || name === '' || (key !== undefined && typed.has(key))) return false
    const sent = fields.filter((field) => field[0] === name).map((field) => field[1])
    if (sent.length === 0) return false
    if (!/^(?:checkbox|radio)$/.test(type)) return !sent.some((text) => text === value)
    const alike = before.filter((other) => other.name === name && other.checked)
    return !checked && alike.length === 0 && sent.includes(value || 'on')
  })
}

/** What people see of it: typed values as they are sent, of all else the name and the length. */
function requestOf(request: SeenRequest, match: Match, { before }: ProofFacts): CaughtRequest {
  const names = new Set(before.map(({ name }) => name))
  const fields = request.fields.map(([name, value], index): CaughtField => {
    const held = [...match.held].find(([, hits]) => hits.some((hit) => hit.index === index))
    const rule = held?.[1].find((hit) => hit.index === index)?.rule
    const altered = match.altered.find((each) => each.sent === value)
    const length = value.length
    if (held) return { name, is: 'typed', key: held[0], value, length, ...(rule && rule !== 'same' && { rule }) }
    if (altered) return { name, is: 'typed', key: altered.value.key, value, length }
    return { name, is: names.has(name) ? 'preset' : 'added', length }
  })
  return {
    method: request.method,
    url: addressOf(request.url),
    encoding: request.encoding,
    by: request.isNavigation ? 'form' : 'script',
    bytes: request.bytes,
    fields,
  }
}

/** Every other request that holds a typed value, by host. */
function readersOf(others: readonly SeenRequest[], { submittedAt }: Pick<ProofFacts, 'submittedAt'>): Reader[] {
  const readers: Reader[] = []
  for (const request of others) {
    const { host } = new URL(request.url)
    const when = submittedAt !== undefined && request.at >= submittedAt ? 'after' : 'before'
    for (const [key, as] of Object.entries(request.traces)) {
      const known = readers.find((reader) => reader.host === host && reader.when === when && reader.as === as)
      if (!known) readers.push({ host, keys: [key], when, as })
      else if (!known.keys.includes(key)) known.keys.push(key)
    }
  }
  return readers
}
