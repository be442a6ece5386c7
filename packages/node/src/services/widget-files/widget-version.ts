import { createHash } from 'node:crypto'
import type { WidgetFile, WidgetFiles } from '../../contracts/widget-archive.ts'

/** Gives files what they are pinned by: each its integrity, and all of them a version. */
export function versionFiles(bodies: readonly Pick<WidgetFile, 'name' | 'body'>[]): WidgetFiles {
  const all = createHash('sha256')
  const files = bodies.map(({ name, body }) => {
    const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`
    all.update(integrity)
    return { name, body, integrity }
  })
  return { files, version: all.digest('base64url').slice(0, 12) }
}

/** Anything else is never looked up: a key of the store is made of it. */
export function isWidgetVersion(text: string): boolean {
  return /^[\w-]{12}$/.test(text)
}
