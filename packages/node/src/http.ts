// The public edge of `@operable/node/http`: the service as a function from Request to Response.

export type * from './contracts/operable.ts'
export { type App, type AppOptions, createApp } from './http/app.ts'
export type { RequestEnv } from './http/app-deps.ts'
export type { Authorize, Need } from './http/authorize.ts'
export type { Log, LogEntry } from './http/log.ts'
export { createNodeListener } from './http/node-listener.ts'
export type { RatePolicy } from './http/rate-limit.ts'
