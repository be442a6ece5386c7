// For `setupFilesAfterEnv` of Jest: adds the matchers to its `expect`, with their types. CommonJS, because Jest's own
// `require` loads no ES modules. Node's does, outside of Jest's sandbox, and once for all test files of a worker.
import type {} from 'expect'
import type { OperableMatchers, ResultOf } from './matcher-types.ts' with { 'resolution-mode': 'import' }

declare module 'expect' {
  interface Matchers<R extends void | Promise<void>, T = unknown> extends OperableMatchers<ResultOf<T, R>> {}
}

declare global {
  namespace jest {
    // biome-ignore lint/complexity/noBannedTypes: declarations merge only if their type parameters are the same
    interface Matchers<R, T = {}> extends OperableMatchers<ResultOf<T, R>> {}
  }
}

interface Extendable {
  extend(matchers: object): void
}

const nodeRequire: (name: string) => { matchers: object } = process
  .getBuiltinModule('node:module')
  .createRequire(__filename)

const given = (globalThis as { expect?: Extendable }).expect
// Without `injectGlobals` there is no global one.
const { expect }: { expect: Extendable } = given ? { expect: given } : require('@jest/globals')
expect.extend(nodeRequire('./matchers.js').matchers)
