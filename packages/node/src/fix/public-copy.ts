import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Folders that builds copy as they are: Vite, Astro, Next.js and Nuxt have the first, SvelteKit the second. */
const COPIED = ['public', 'static']

/**
 * The file of the project that a build copies to this place of its output; undefined if nothing shows that it does: the file
 * is there with the same bytes, or a new one would stand beside one that is.
 */
export function publicCopyOf(path: string, { root, project }: { root: string; project: string }): string | undefined {
  const inside = relative(root, path)
  for (const name of COPIED) {
    const folder = join(project, name)
    if (folder === root || !existsSync(folder)) continue
    const source = join(folder, inside)
    if (isSame(source, path)) return source
    const isNew = !existsSync(source) && !existsSync(path) && existsSync(dirname(source))
    if (isNew && readdirSync(folder).some((each) => isSame(join(folder, each), join(root, each)))) return source
  }
  return undefined
}

function isSame(a: string, b: string): boolean {
  try {
    return readFileSync(a).equals(readFileSync(b))
  } catch {
    return false
  }
}
