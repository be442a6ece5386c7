// For `setupFilesAfterEnv` of Jest: adds the matchers to its `expect`, with their types. Operable consists of ES modules, so Jest
// needs its ES module mode (https://jestjs.io/docs/ecmascript-modules).
import { expect } from '@jest/globals'
import type {} from 'expect'
import type { OperableMatchers, ResultOf } from './matcher-types.ts'
import { matchers } from './matchers.ts'

declare module 'expect' {
  interface Matchers<R extends void | Promise<void>, T = unknown> extends OperableMatchers<ResultOf<T, R>> {}
}

declare global {
  namespace jest {
    // biome-ignore lint/complexity/noBannedTypes: declarations merge only if their type parameters are the same
    interface Matchers<R, T = {}> extends OperableMatchers<ResultOf<T, R>> {}
  }
}

expect.extend(matchers)
