import { randomUUID } from 'node:crypto'
import type { Storage } from '../contracts/storage.ts'
import { storageRules } from './conformance-rules.ts'

/** The two functions of a test framework that the kit needs. Those of vitest and of `node:test` fit as they are. */
export interface TestFramework {
  describe(name: string, declare: () => void): unknown
  test(name: string, run: (context: TestRun) => Promise<void>): unknown
}

/** A test that runs, as the test framework hands it over. */
export interface TestRun {
  skip(reason?: string): unknown
}

const framework = await ownFramework()

/**
 * Declares the tests that every storage adapter passes. `create` is called once per test; the store need not be empty,
 * since each test keeps to keys of its own. A rule that the adapter's `capabilities` do not promise is shown as skipped,
 * with the capability that it needs.
 *
 * @param tests Default: vitest's functions when vitest runs, else those of `node:test`.
 */
export function testStorage(
  name: string,
  create: () => Storage | Promise<Storage>,
  tests: TestFramework = framework,
): void {
  tests.describe(`${name} keeps the rules of a storage`, () => {
    for (const { label, needs, run } of storageRules) {
      tests.test(label, async (context) => {
        const storage = await create()
        try {
          const missing = needs?.(storage.capabilities)
          if (missing) context.skip(missing)
          else await run(storage, `kit-${randomUUID()}/`)
        } finally {
          await storage.close?.()
        }
      })
    }
  })
}

async function ownFramework(): Promise<TestFramework> {
  if (process.env['VITEST']) {
    const { describe, test } = await import('vitest')
    return { describe, test: (name, run) => test(name, (context) => run(context)) }
  }
  const { describe, test } = await import('node:test')
  return { describe, test: (name, run) => test(name, (context) => run(context)) }
}
