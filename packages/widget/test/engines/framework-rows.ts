import { expect } from 'vitest'
import { bundlePage } from '../bundle-page.ts'
import { input, normal, widgetFields, widgets } from '../matrix-values.ts'
import { type EngineWindow, until } from './engine.ts'
import { type EngineSite, script } from './engine-site.ts'
import { NOTES, openPage, reported, runTool, whenReady } from './on-page.ts'
import type { Row } from './row.ts'

// The pages of the matrix: one field of each kind in every framework, compared with the state that the page's own script
// had when the form was sent.

/** Reads the page as a person's browser has it now; `form` where the audit cannot see into it. */
type Keep = (site: EngineSite, path: string, window: EngineWindow) => Promise<void>

const read: Keep = async (site, path, window) =>
  site.keep(path, await window.evaluate(() => document.documentElement.outerHTML))
const byHand: Keep = (site, path) => site.write('booking', path, 'form')

const frameworks: [page: string, framework: string, values: object, keep: Keep][] = [
  ['plain', 'no framework', input, read],
  ['plain?shadow', 'open shadow tree', input, byHand],
  ['plain?frame', 'frame of the same origin', input, byHand],
  ['react', 'React 19, controlled', input, read],
  ['react-18', 'React 18, controlled', input, read],
  ['react-hook-form', 'react-hook-form 7', input, read],
  ['vue', 'Vue 3, v-model', input, read],
  ['vue?lazy', 'Vue 3, v-model.lazy', input, read],
  ['svelte', 'Svelte 5, bind', input, read],
  ['angular', 'Angular-style value accessors', input, read],
  [
    'react-widgets',
    'React 19, controls made by script',
    widgets,
    (site, path) => site.write('booking', path, '#f', { fields: widgetFields }),
  ],
]

export const frameworkRows: Row[] = frameworks.map(([name, framework, values, keep]) => [
  `all kinds of fields: ${framework}`,
  async (window, open) => {
    const file = `${name.split('?')[0]}`
    const site = await open({
      pages: {
        [`/${file}.js`]: script(() => bundlePage(file)),
        [`/${file}`]: `<!doctype html><html lang="en"><title>${file}</title>${NOTES}<body><main id="app"></main>
          <script src="/${file}.js"></script>TAG</body></html>`,
      },
    })
    const isShown = () =>
      window.evaluate(() => {
        const app = document.querySelector('#app')
        return !!(app?.firstChild ?? app?.shadowRoot)
      })
    await openPage(window, `${site.origin}/${name}`, 0)
    await until(isShown, 'the form')
    await keep(site, `/${name}`, window)
    await whenReady(window)
    const outcome = await runTool(window, values)
    const sent = await window.evaluate(() => (globalThis as unknown as { sent?: Record<string, unknown>[] }).sent?.[0])
    expect({ ...outcome, sent }).toMatchObject({ status: 'confirmed' })
    const lost = Object.entries(values).filter(([key, value]) => normal(sent?.[key]) !== normal(value))
    expect(lost).toEqual([])
    expect(await reported(window)).toEqual([])
    return 'yes'
  },
])
