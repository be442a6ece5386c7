import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { WidgetFiles } from '../../contracts/widget-archive.ts'
import { packageRoot } from '../../package-root.ts'
import type { InspectorFile } from '../../pages/inspector-bookmarklet.ts'
import { versionFiles } from '../../services/widget-files/widget-archive.ts'

/** The script of the tag, and what it or its executor loads from the folder that it came from. */
const SCRIPT = 'operable.js'
const PART = /^operable-(?!remote\.|runner\.)[a-z-]+\.js$/

let present: WidgetFiles | undefined

/** The built files of the widget's package, read once; none where it was not built. */
export function readWidgetFiles(): WidgetFiles {
  present ??= readFiles()
  return present
}

function readFiles(): WidgetFiles {
  // From `import.meta.url` a bundler would resolve it, and put the number of a module in the place of the path.
  const { resolve } = createRequire(join(packageRoot(), 'package.json'))
  const folder = join(dirname(resolve('@operable/widget/package.json')), 'dist')
  const built = existsSync(folder) ? readdirSync(folder).sort() : []
  const names = [...built.filter((name) => name === SCRIPT), ...built.filter((name) => PART.test(name))]
  return versionFiles(names.map((name) => ({ name, body: readFileSync(join(folder, name), 'utf8') })))
}

/** The inspector as a bookmark names it: the version that never changes. */
export function inspectorFile({ files, version }: WidgetFiles): InspectorFile | undefined {
  const file = files.find(({ name }) => name === 'operable-inspector.js')
  return file && { path: `w/${version}/${file.name}`, integrity: file.integrity }
}

/** The line that an owner pastes into their pages: the version that never changes, and what it must consist of. */
export function embedSnippet({ files, version }: WidgetFiles, baseUrl: string, websiteId: string): string {
  const [script] = files
  const address = script ? `${baseUrl}/w/${version}/${script.name}` : `${baseUrl}/operable.js`
  const integrity = script ? ` integrity="${script.integrity}" crossorigin` : ''
  return `<script async src="${address}"${integrity} data-website="${websiteId}"></script>`
}
