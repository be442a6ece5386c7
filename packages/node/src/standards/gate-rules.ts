/** What a page is open in the browser for. */
export type GateMode = 'audit' | 'sealed'

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
  /** Requests of one page, and of all pages of a scan together. Absent: `pageLimits` alone. */
  perPage?: number
  perScan?: number
  /** What a person is told when a request of another kind is refused: one sentence. */
  refusal: string
}

const nothing: GateRule = { allows: [], refusal: 'The page has already been read.' }

/** Everything that a page in the browser may ask, by mode and destination. */
export const gateRules: Readonly<Record<GateMode, Readonly<Record<Destination, GateRule>>>> = {
  /** While a page loads, until it is read. */
  audit: {
    own: { allows: ['read', 'send', 'socket'], refusal: 'An audit never submits a form.' },
    other: { allows: ['read'], perPage: 100, perScan: 300, refusal: 'An audit sends nothing to other sites.' },
  },
  /** Before a page is asked for, and from the moment it was read until it is gone. */
  sealed: { own: nothing, other: nothing },
}

/** What one page may take in all, whatever its mode. */
export const pageLimits = {
  /** Requests, refused ones included. */
  requests: 1_000,
  /** Bytes in both directions, without headers. */
  bytes: 50 * 1024 * 1024,
}
