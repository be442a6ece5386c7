import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PromiseSite } from './sites.ts'

const SITES = fileURLToPath(new URL('../../../core/test/fixtures/sites/', import.meta.url))
const ORIGIN = 'https://site.example'

interface Description {
  origin: string
  headers?: Record<string, string>
  source?: 'network' | 'folder'
  wall?: object
  pages: { path: string; file?: string; rendered?: string; outcome?: string; status?: number }[]
}

/** The fixture sites of the core package, those that can be read, as they would stand on a server. */
export function fixturePromiseSites(): PromiseSite[] {
  return readdirSync(SITES).flatMap((name) => {
    const folder = join(SITES, name)
    const read = (file: string) => readFileSync(join(folder, file), 'utf8')
    const { origin, headers = {}, source, wall, pages }: Description = JSON.parse(read('site.json'))
    if (wall || pages[0]?.outcome !== undefined || source === 'folder') return []
    const here = (text: string) => text.replaceAll(origin, ORIGIN)
    const shown = pages.filter(({ outcome }) => outcome === undefined)
    const html = shown.map(({ path, file }) => [
      path,
      here(read(file ?? (path === '/' ? 'index.html' : `${path}.html`))),
    ])
    const rendered = shown.flatMap(({ path, rendered }) => (rendered ? [[path, here(read(rendered))]] : []))
    const files = filesIn(folder).filter((file) => file !== 'site.json' && !file.endsWith('.html'))
    return [
      {
        kind: `fixture ${name}`,
        pages: Object.fromEntries(html),
        rendered: Object.fromEntries(rendered),
        files: Object.fromEntries(files.map((file) => [`/${file}`, here(read(file))])),
        headers,
      },
    ]
  })
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => relative(folder, join(folder, file)))
    .filter((file) => statSync(join(folder, file)).isFile())
}
