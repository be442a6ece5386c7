import { readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Finding, Place } from '@operable/core'
import { type Edit, mendSource } from '@operable/core/findings'
import { editBytes } from './byte-edits.ts'
import { nameIn } from './folder-texts.ts'
import type { FixedFile, Tried } from './tried.ts'

interface SourceChange {
  path: string
  edits: readonly Edit[]
  tried: readonly Tried[]
}

/** Changes of the sources that a folder was built from. The folder has them after the next build. */
export class SourceTexts {
  private readonly texts = new Map<string, Buffer>()
  /** By the place of the element. */
  private readonly planned = new Map<string, SourceChange>()
  private readonly project: string
  private readonly output: string

  constructor({ project, root }: { project: string; root: string }) {
    this.project = project
    this.output = project === root ? '' : `${nameIn(project, root)}/`
  }

  /** Takes what stands literally in a source, and is the same on all pages that are built from there. @returns what it took */
  plan(tried: readonly Tried[]): Tried[] {
    for (const [key, group] of Map.groupBy(tried, ({ finding }) => keyOf(finding.place))) {
      const [first] = group
      const { file, line, column } = first?.finding.place ?? {}
      if (!first?.inSource || key === undefined || file === undefined || line === undefined) continue
      if (file.startsWith(this.output)) continue
      // A component that stands for several things cannot have one name for all of them.
      const pages = new Set(group.map(({ finding }) => finding.place.page))
      const names = new Set(group.map(({ inSource }) => inSource?.value))
      if (names.size > 1 || pages.size < group.length) continue
      const path = this.read(file)
      const bytes = path === undefined ? undefined : this.texts.get(path)
      if (path === undefined || !bytes) continue
      const mend = mendSource(bytes.toString('utf8'), { line, column: column ?? 1, ...first.inSource })
      if ('edits' in mend) this.planned.set(key, { path, edits: mend.edits, tried: group })
    }
    return [...this.planned.values()].flatMap((each) => each.tried)
  }

  has({ place }: Finding): boolean {
    return this.planned.has(keyOf(place) ?? '')
  }

  drop({ place }: Finding): void {
    this.planned.delete(keyOf(place) ?? '')
  }

  get isEmpty(): boolean {
    return this.planned.size === 0
  }

  changed(): FixedFile[] {
    return [...Map.groupBy(this.planned.values(), ({ path }) => path)].flatMap(([path, changes]) => {
      const before = this.texts.get(path)!
      const all = changes.flatMap(({ edits }) => edits)
      const after = editBytes(before, all, 'text/plain; charset=utf-8')
      return after ? { path, file: nameIn(this.project, path), before, after, kind: 'source' as const } : []
    })
  }

  /** @returns the real path of a file in the project; undefined for one outside */
  private read(file: string): string | undefined {
    try {
      const path = realpathSync(join(this.project, file))
      if (!path.startsWith(this.project.endsWith(sep) ? this.project : this.project + sep)) return undefined
      if (!this.texts.has(path)) this.texts.set(path, readFileSync(path))
      return path
    } catch {
      return undefined
    }
  }
}

function keyOf({ file, line, column }: Place): string | undefined {
  return file === undefined || line === undefined ? undefined : `${file}:${line}:${column ?? 1}`
}
