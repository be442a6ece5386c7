// For Playwright Test: its `expect` with the matchers.
import { type Expect, expect as base } from '@playwright/test'
import { matchers } from './matchers.ts'

export type { FormOptions, PageOptions, RunOptions } from './matcher-types.ts'

/** Playwright's `expect` with the matchers. Combine it with others by `mergeExpects`. */
export const expect: Expect<typeof matchers> = base.extend(matchers)
