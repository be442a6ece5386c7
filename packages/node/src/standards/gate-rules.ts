/** What a page is open in the browser for. */
export type GateMode = 'audit' | 'discover' | 'sealed' | 'read_only' | 'staging'

/** Whose server a request goes to: the site of the page, or anybody else's. */
export type Destination = 'own' | 'other'

/**
 * What a request is to whoever receives it: `read` is GET and HEAD, `send` every other method, `form` a form that is
 * sent by one of those, `socket` a WebSocket.
 */
export type RequestKind = 'read' | 'send' | 'form' | 'socket'

/** What a page may ask of one kind of destination. */
export interface GateRule {
  allows: readonly RequestKind[]
  /** Only what the browser asks for to use it as one of these (https://fetch.spec.whatwg.org/#concept-request-destination). */
  uses?: readonly string[]
  /** Nothing that carries what was typed into the page. */
  untyped?: true
  /** Requests of one page, and of all pages of a scan together. Absent: `pageLimits` alone. */
  perPage?: number
  perScan?: number
  /** What a person is told when a request of another kind is refused: one sentence. */
  refusal: string
}

/** What a page may ask in one mode. `named` is for hosts that the caller names, whoever's they are. */
export type ModeRules = Readonly<Record<Destination, GateRule> & { named?: GateRule }>

const nothing: GateRule = { allows: [], refusal: 'The page has already been read.' }
const reading: GateRule = { allows: ['read'], untyped: true, refusal: 'The page may only read from its own site.' }
const lateCode: GateRule = {
  ...reading,
  uses: ['script', 'style', 'font'],
  refusal: 'The page may only load scripts, styles and fonts from other sites.',
}
const elsewhere = { perPage: 100, perScan: 300 }

/** Everything that a page in the browser may ask, by mode and destination. */
export const gateRules: Readonly<Record<GateMode, ModeRules>> = {
  /** While a page loads, until it is read. */
  audit: {
    own: { allows: ['read', 'send', 'socket'], refusal: 'An audit never submits a form.' },
    other: { allows: ['read'], ...elsewhere, refusal: 'An audit sends nothing to other sites.' },
  },
  /** While we look for what a page opens when something is clicked. */
  discover: {
    own: { allows: ['read'], refusal: 'A click may only read.' },
    other: { allows: ['read'], ...elsewhere, refusal: 'A click may only read.' },
  },
  /** Before a page is asked for, from the moment it was read until it is gone, and while its forms are tried. */
  sealed: { own: nothing, other: nothing },
  /** While forms are tried whose code loads late. */
  read_only: { own: reading, other: { ...lateCode, ...elsewhere } },
  /** While forms are tried on a system that is there for tests. */
  staging: {
    named: { allows: ['read', 'send', 'form', 'socket'], refusal: '' },
    own: reading,
    other: { ...lateCode, ...elsewhere },
  },
}

/** What one page may take in all, whatever its mode. */
export const pageLimits = {
  /** Requests, refused ones included. */
  requests: 1_000,
  /** Bytes in both directions, without headers. */
  bytes: 50 * 1024 * 1024,
}
