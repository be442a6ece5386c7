import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The script of the tag first; the others are loaded by it, from the folder that it came from. */
const NAMES = ['operable.js', 'operable-executor.js', 'operable-panel.js', 'operable-inspector.js']

export interface WidgetFile {
  name: string
  body: string
  /** Subresource integrity (https://www.w3.org/TR/SRI/). */
  integrity: string
}

export interface WidgetFiles {
  files: readonly WidgetFile[]
  /** Changes with any of the files; part of the address under which they never change. */
  version: string
}

/** The built files of the widget's package; none where it was not built. */
export function readWidgetFiles(): WidgetFiles {
  const folder = dirname(createRequire(import.meta.url).resolve('@operable/widget/package.json'))
  const files = NAMES.map((name) => ({ name, file: join(folder, 'dist', name) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => {
      const body = readFileSync(file, 'utf8')
      return { name, body, integrity: `sha384-${createHash('sha384').update(body).digest('base64')}` }
    })
  const all = createHash('sha256')
  for (const { integrity } of files) all.update(integrity)
  return { files, version: all.digest('base64url').slice(0, 12) }
}

/** The line that an owner pastes into their pages: the version that never changes, and what it must consist of. */
export function embedSnippet({ files, version }: WidgetFiles, baseUrl: string, websiteId: string): string {
  const [script] = files
  const address = script ? `${baseUrl}/w/${version}/${script.name}` : `${baseUrl}/operable.js`
  const integrity = script ? ` integrity="${script.integrity}" crossorigin` : ''
  return `<script async src="${address}"${integrity} data-website="${websiteId}"></script>`
}
