// For `setupFiles` of Vitest: adds the matchers to its `expect`, with their types.
import { expect } from 'vitest'
import type { OperableMatchers, ResultOf } from './matcher-types.ts'
import { matchers } from './matchers.ts'

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown>
    extends OperableMatchers<ResultOf<T, R>> {}
}

expect.extend(matchers)
