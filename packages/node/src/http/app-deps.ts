import type { Operable } from '../contracts/operable.ts'
import type { Authorize } from './authorize.ts'
import type { Log } from './log.ts'

/** What every route is given. */
export interface AppDeps {
  operable: Operable
  /** Where the service is reached, without a slash at its end; every absolute address begins with it. */
  baseUrl: string
  authorize: Authorize
  /** Addresses and ranges (CIDR) whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[]
  /** Anybody may start a scan, without a key. */
  publicScans: boolean
  /** Bytes of a request's body. */
  bodyLimit: number
  log: Log
  /** Aborted when the service stops: what streams ends then. */
  closing: AbortSignal
  version: string
}

/** What the listener knows of a request and the request itself does not say. */
export interface RequestEnv {
  /** Address of the other end of the connection. */
  peer?: string
}

export interface AppEnv {
  Bindings: RequestEnv
}
