import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../package-root.ts'

/** One of the two example sites that `operable demo` serves. */
export interface DemoSite {
  name: 'small-business' | 'ready-business'
  title: string
}

export const demoSites: readonly DemoSite[] = [
  { name: 'small-business', title: 'The example site as delivered' },
  { name: 'ready-business', title: 'The same site after its report' },
]

/** The address that the files of both sites name as their own. */
export const DEMO_ORIGIN = 'https://ferry-lane-cycles.example'

/**
 * Folder with the files of an example site: `examples/` when the sources run, the copy that the build puts into
 * `dist/demo/` when the package is installed.
 */
export function demoFolder(site: DemoSite): string {
  const root = packageRoot()
  const candidates = [
    ...(import.meta.url.includes('/src/cli/') ? [join(root, '..', '..', 'examples', site.name, 'site')] : []),
    join(root, 'dist', 'demo', site.name),
  ]
  const folder = candidates.find((candidate) => existsSync(candidate))
  if (!folder) throw new Error(`The example site "${site.name}" is missing: looked in ${candidates.join(' and ')}.`)
  return folder
}
