import { existsSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import type { Finding } from '@operable/core'
import { type Edit, type MendPage, overlap, readMendPage } from '@operable/core/findings'
import mime from 'mime'
import { detectProject } from '../config/detect-project.ts'
import { decodeText } from '../fetch/answer/decode-text.ts'
import { findFolderFile } from '../fetch/local/folder-file.ts'
import { editBytes } from './byte-edits.ts'
import { publicCopyOf } from './public-copy.ts'
import type { FixedFile, Tried } from './tried.ts'

/** The files of a folder, with changes that are not written yet. */
export class FolderTexts {
  /** What changed, by real path. */
  overlay = new Map<string, Uint8Array>()
  readonly root: string

  constructor(root: string) {
    this.root = root
  }

  state(): ReadonlyMap<string, Uint8Array> {
    return new Map(this.overlay)
  }

  restore(state: ReadonlyMap<string, Uint8Array>): void {
    this.overlay = new Map(state)
  }

  /** File of a page; undefined if it is in none. */
  async pathOfPage(address: string): Promise<string | undefined> {
    const found = await findFolderFile(this.root, new URL(address).pathname)
    return found.kind === 'file' ? found.path : undefined
  }

  pathOfFile(path: string): string {
    return join(this.root, ...path.split('/').filter((part) => part !== '' && part !== '..'))
  }

  bytesOf(path: string): Uint8Array | undefined {
    const known = this.overlay.get(path)
    if (known) return known
    return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined
  }

  textOf(path: string): string | undefined {
    const bytes = this.bytesOf(path)
    return bytes && decodeText(bytes, typeOf(path))
  }

  async page(address: string): Promise<MendPage | undefined> {
    const path = await this.pathOfPage(address)
    const text = path === undefined ? undefined : this.textOf(path)
    return text === undefined ? undefined : readMendPage(text, address)
  }

  /** Makes the changes that do not touch each other. @returns those that were made */
  async apply(tried: readonly Tried[]): Promise<Tried[]> {
    const edits = new Map<string, Edit[]>()
    const made: Tried[] = []
    for (const each of tried) {
      const own = new Map<string, readonly Edit[]>()
      for (const change of each.changes) {
        const path = 'page' in change ? await this.pathOfPage(change.page) : this.pathOfFile(change.path)
        if (path !== undefined) own.set(path, change.edits)
      }
      const entries = [...own]
      if (entries.length === 0 || entries.some(([path, added]) => overlap(edits.get(path) ?? [], added))) continue
      if (entries.some(([path, added]) => !this.edited(path, added))) continue
      for (const [path, added] of entries) edits.set(path, [...(edits.get(path) ?? []), ...added])
      made.push(each)
    }
    for (const [path, all] of edits) this.overlay.set(path, this.edited(path, all)!)
    return made
  }

  private edited(path: string, edits: readonly Edit[]): Uint8Array | undefined {
    return editBytes(this.bytesOf(path) ?? new Uint8Array(), edits, typeOf(path))
  }

  /** What is to be written: in the file that the build copies, if there is one. */
  changed(project: string, findings: readonly Finding[]): FixedFile[] {
    return [...this.overlay].map(([path, after]) => {
      const before = statSync(path, { throwIfNoEntry: false }) ? readFileSync(path) : undefined
      const copied = publicCopyOf(path, { root: this.root, project })
      if (copied) return { path: copied, file: nameIn(project, copied), before, after, kind: 'source' as const }
      const kind = isOutput(this.root, project, findings) ? ('output' as const) : ('page' as const)
      return { path, file: nameIn(project, path), before, after, kind }
    })
  }
}

/** Whether a build writes the folder: it says where its elements come from, or the project is one that builds into it. */
function isOutput(root: string, project: string, findings: readonly Finding[]): boolean {
  const inside = nameIn(project, root)
  if (root === project || inside.startsWith('..')) return false
  if (findings.some(({ place: { file } }) => file !== undefined && !file.startsWith(`${inside}/`))) return true
  if (!existsSync(join(project, 'package.json'))) return false
  const { site, build } = detectProject(project)
  return build !== undefined && 'folder' in site && site.folder === inside
}

export function nameIn(project: string, path: string): string {
  const inside = relative(project, path)
  return isAbsolute(inside) ? path : inside.split(sep).join('/')
}

export function typeOf(path: string): string {
  return mime.getType(path) ?? 'application/octet-stream'
}
