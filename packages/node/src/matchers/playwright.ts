// For Playwright Test: its `expect` with the matchers.
import { expect as base, type Expect } from '@playwright/test'
import { matchers } from './matchers.ts'

/** Playwright's `expect` with the matchers. Combine it with others by `mergeExpects`. */
export const expect: Expect<typeof matchers> = base.extend(matchers)
