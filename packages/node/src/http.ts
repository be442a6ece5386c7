// The public edge of `@operable/node/http`: the service as a function from Request to Response.

export type * from './contracts/operable.ts'
export { type App, type AppOptions, createApp } from './http/app.ts'
export type { Authorize, Need } from './http/client/authorize.ts'
export type { RatePolicy } from './http/client/rate-limit.ts'
export { createNodeListener } from './http/listen/node-listener.ts'
export type { AnsweredRequest, Log, LogEntry } from './http/log.ts'
export type { RequestEnv } from './http/request/request-env.ts'
