import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { approvalRows } from './approval-rows.ts'
import { type Engine, type EngineWindow, LIMIT_MS } from './engine.ts'
import { type EngineSite, engineSite } from './engine-site.ts'
import { frameworkRows } from './framework-rows.ts'
import { loadingRows } from './loading-rows.ts'
import type { Row } from './row.ts'
import { runningRows } from './running-rows.ts'
import { surfaceRows } from './surface-rows.ts'

const rows: Row[] = [...loadingRows, ...surfaceRows, ...runningRows, ...approvalRows]

/**
 * All rows in one browser. What they saw is kept beside this file, and `npm run docs` makes the table of docs/widget-reference.md of
 * it.
 */
export function engineSuite({ name, launch }: Engine): void {
  describe(`the built widget in ${name}`, () => {
    const seen: Record<string, string> = {}
    const sites: EngineSite[] = []
    let window: EngineWindow
    beforeAll(async () => {
      window = await launch()
    }, LIMIT_MS)
    afterAll(() => window?.close())
    afterEach(async () => {
      await window?.renew()
      await Promise.all(sites.splice(0).map((site) => site.close()))
    })
    const open: typeof engineSite = async (options) => {
      const site = await engineSite(options)
      sites.push(site)
      return site
    }

    // What the matrix tries in Chromium is not tried there again.
    test.each(name === 'Chromium' ? rows : [...rows, ...frameworkRows])('%s', async (what, see) => {
      seen[what] = await see(window, open)
    })

    test('the table of the docs is what was seen', async () => {
      await expect(`${JSON.stringify(seen, null, 2)}\n`).toMatchFileSnapshot(`./${name.toLowerCase()}.golden.json`)
    })
  })
}
