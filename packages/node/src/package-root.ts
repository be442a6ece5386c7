import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of this package, the same for the sources and for the build, which puts files at another depth. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
}

/**
 * Folder with the files of an example site: `examples/` when the sources run, the copy that the build puts into
 * `dist/demo/` when the package is installed; undefined where neither is there.
 */
export function exampleSiteFolder(name: string): string | undefined {
  const root = packageRoot()
  const isSource = import.meta.url.includes('/packages/node/src/')
  const candidates = [
    ...(isSource ? [join(root, '..', '..', 'examples', name, 'site')] : []),
    join(root, 'dist', 'demo', name),
  ]
  return candidates.find((candidate) => existsSync(candidate))
}

export function packageVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8'))
  const isObject = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return isObject ? String(manifest.version) : 'unknown'
}
