import { existsSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import type { Finding } from '@operable/core'
import { type Change, type Edit, type MendPage, overlap, readMendPage } from '@operable/core/findings'
import mime from 'mime'
import { detectProject } from '../config/detect-project.ts'
import { decodeText } from '../fetch/answer/decode-text.ts'
import { findFolderFile } from '../fetch/local/folder-file.ts'
import { editBytes, unwritable } from './byte-edits.ts'
import { publicCopyOf } from './public-copy.ts'
import type { FixedFile, Tried } from './tried.ts'

/** The files of a folder, with changes that are not written yet. */
export class FolderTexts {
  /** What changed, by real path. */
  overlay = new Map<string, Uint8Array>()
  readonly root: string
  /** As they were when they were first asked for, by real path. */
  private readonly files = new Map<string, Uint8Array | undefined>()
  /** By path of an address. */
  private readonly paths = new Map<string, Promise<string | undefined>>()
  /** By address. */
  private readonly pages = new Map<string, { bytes: Uint8Array; page: MendPage }>()

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
  pathOfPage(address: string): Promise<string | undefined> {
    const { pathname } = new URL(address)
    const known = this.paths.get(pathname)
    if (known) return known
    const path = findFolderFile(this.root, pathname).then((found) => (found.kind === 'file' ? found.path : undefined))
    this.paths.set(pathname, path)
    return path
  }

  pathOfFile(path: string): string {
    return join(this.root, ...path.split('/').filter((part) => part !== '' && part !== '..'))
  }

  /** The file that a change is for; undefined if there is none. */
  async pathOf(change: Change): Promise<string | undefined> {
    return 'page' in change ? this.pathOfPage(change.page) : this.pathOfFile(change.path)
  }

  bytesOf(path: string): Uint8Array | undefined {
    return this.overlay.get(path) ?? this.fileAt(path)
  }

  textOf(path: string): string | undefined {
    const bytes = this.bytesOf(path)
    return bytes && decodeText(bytes, typeOf(path))
  }

  /** A page as it is now, with no ids given yet. */
  async page(address: string): Promise<MendPage | undefined> {
    const path = await this.pathOfPage(address)
    const bytes = path === undefined ? undefined : this.bytesOf(path)
    if (path === undefined || !bytes) return undefined
    const known = this.pages.get(address)
    const page = known?.bytes === bytes ? known.page : readMendPage(decodeText(bytes, typeOf(path)), address)
    this.pages.set(address, { bytes, page })
    return { ...page, given: new Set() }
  }

  /** Makes the changes that do not touch each other. @returns those that were made, and why others were not */
  async apply(tried: readonly Tried[]): Promise<Applied> {
    const files = new Map<string, FileEdits>()
    const made: Tried[] = []
    const left: Applied['left'] = []
    for (const each of tried) {
      const own = await this.editsOf(each)
      const isFree = own.every(([path, { key, edits }]) => {
        const known = files.get(path)
        return !known || known.same.has(key) || !overlap(known.all, edits)
      })
      if (own.length === 0 || !isFree) {
        left.push({ tried: each, why: isFree ? 'The page is in no file of the folder.' : 'It touches another change.' })
        continue
      }
      for (const [path, { key, edits }] of own) {
        const known = files.get(path) ?? { all: [], same: new Set() }
        files.set(path, known)
        // Addresses that differ in their query show the same file: what mends one mends all.
        if (!known.same.has(key)) known.all.push(...edits)
        known.same.add(key)
      }
      made.push(each)
    }
    const after = new Map([...files].map(([path, { all }]) => [path, this.edited(path, all)]))
    const spoiled = [...after].flatMap(([path, bytes]) => (bytes ? [] : path))
    if (spoiled.length > 0) return this.applyRest({ made, left }, spoiled)
    for (const [path, bytes] of after) if (bytes) this.overlay.set(path, bytes)
    return { made, left }
  }

  /** Without what cannot be written into these files. */
  private async applyRest({ made, left }: Applied, paths: readonly string[]): Promise<Applied> {
    const mine = new Map<Tried, string>()
    for (const tried of made) {
      for (const [path, { edits }] of await this.editsOf(tried)) {
        if (!paths.includes(path)) continue
        const why =
          unwritable(this.bytesOf(path) ?? new Uint8Array(), typeOf(path)) ?? 'Bytes of the file are wrong there.'
        if (!this.edited(path, edits)) mine.set(tried, why)
      }
    }
    // None by itself: only together they cannot be written.
    const last = made.at(-1)
    if (mine.size === 0 && last) mine.set(last, 'It touches another change.')
    const rest = await this.apply(made.filter((tried) => !mine.has(tried)))
    const out = [...mine].map(([tried, why]) => ({ tried, why }))
    return { made: rest.made, left: [...left, ...out, ...rest.left] }
  }

  private async editsOf({ changes }: Tried): Promise<[path: string, { key: string; edits: readonly Edit[] }][]> {
    const own = new Map<string, { key: string; edits: readonly Edit[] }>()
    for (const change of changes) {
      const path = await this.pathOf(change)
      if (path !== undefined) own.set(path, { key: JSON.stringify(change.edits), edits: change.edits })
    }
    return [...own]
  }

  private edited(path: string, edits: readonly Edit[]): Uint8Array | undefined {
    return editBytes(this.bytesOf(path) ?? new Uint8Array(), edits, typeOf(path))
  }

  private fileAt(path: string): Uint8Array | undefined {
    if (!this.files.has(path)) {
      const isFile = statSync(path, { throwIfNoEntry: false })?.isFile()
      this.files.set(path, isFile ? readFileSync(path) : undefined)
    }
    return this.files.get(path)
  }

  /** What is to be written: in the file that the build copies, if there is one. */
  changed(project: string, findings: readonly Finding[]): FixedFile[] {
    return [...this.overlay].map(([path, after]) => {
      const before = this.fileAt(path)
      const copied = publicCopyOf(path, { root: this.root, project })
      if (copied) return { path: copied, file: nameIn(project, copied), before, after, kind: 'source' as const }
      const kind = isOutput(this.root, project, findings) ? ('output' as const) : ('page' as const)
      return { path, file: nameIn(project, path), before, after, kind }
    })
  }
}

/** What became of changes. */
export interface Applied {
  made: Tried[]
  left: { tried: Tried; why: string }[]
}

interface FileEdits {
  all: Edit[]
  /** Each change of it, as JSON. */
  same: Set<string>
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
