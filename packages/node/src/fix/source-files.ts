import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteEvidence } from '@operable/core'
import type { PagePlaces, SourcePlace } from '@operable/core/findings'
import { type PageSummary, parsePage, placesOf, queryPage } from '@operable/core/page'
import { decodeText } from '../fetch/answer/decode-text.ts'
import { findFolderFile } from '../fetch/local/folder-file.ts'

/** Files behind the addresses of a site. */
export interface SourceFiles {
  /** The evidence with every place in the file where it was written, as far as the build says so. */
  evidence: SiteEvidence
  /** Relative to the project, with `/`. */
  fileOf(address: string): string | undefined
}

/**
 * Finds the files that the pages of a site come from: those of its folder, and in them what source maps tell, or files that
 * attributes name.
 *
 * @param project folder that files are named relative to; what is not in it is not named
 * @param site folder of HTML; absent for an address
 * @param pathOf file of a page in that folder, if somebody knows it already
 */
export async function sourceFiles(
  evidence: SiteEvidence,
  {
    project,
    site,
    pathOf = async (address) => site && folderPath(site, address),
  }: { project: string; site?: string | undefined; pathOf?: (address: string) => Promise<string | undefined> },
): Promise<SourceFiles> {
  const files = new Map<string, string>()
  const pages = await Promise.all(
    evidence.pages.map(async (page) => {
      const path = await pathOf(page.finalUrl)
      const file = path && inProject(path, project)
      if (file) files.set(page.finalUrl, file)
      if (!page.page?.places) return page
      const map = path ? await readMap(path, project) : undefined
      const own =
        path && page.rendering.mode === 'browser' ? await placesInFile(path, page.page, page.finalUrl) : undefined
      const places = mapPlaces(own ?? page.page.places, (place) => resolved(place, { project, map }))
      return { ...page, page: { ...page.page, places } }
    }),
  )
  const fileOf = (address: string) => {
    const known = files.get(address)
    if (known !== undefined || !site) return known
    // What should be there and is not, such as robots.txt.
    const { pathname } = new URL(address)
    const path = join(site, ...pathname.split('/').map(decoded), ...(pathname.endsWith('/') ? ['index.html'] : []))
    return inProject(path, project)
  }
  return { evidence: { ...evidence, pages }, fileOf }
}

/**
 * Where the elements that a browser showed stand in the file that it was given, as far as they do: those that are there under the
 * same selector, and once. The others were drawn by scripts.
 */
async function placesInFile(path: string, shown: PageSummary, url: string): Promise<PagePlaces> {
  const page = parsePage(decodeText(await readFile(path), undefined), { url })
  const written = placesOf(page)
  const nodes: PagePlaces['nodes'] = { ...shown.places?.nodes }
  const { forms, looseFields, buttons } = shown
  const controls = forms.flatMap((form) => [form, ...form.fields, ...form.submitControls])
  for (const { node, selector } of [...controls, ...looseFields, ...buttons]) {
    const matches = queryPage(page, selector, 1)
    const place = matches?.count === 1 ? written.nodes[matches.first[0]?.node ?? -1] : undefined
    if (place)
      nodes[node] = { ...place, ...(nodes[node]?.declared && { declared: nodes[node].declared }), isInFile: true }
  }
  const parts = Object.entries(written.parts).map(([part, place]) => [part, { ...place, isInFile: true as const }])
  return { nodes, parts: { ...shown.places?.parts, ...Object.fromEntries(parts) } }
}

async function folderPath(site: string, address: string): Promise<string | undefined> {
  const { pathname } = new URL(address)
  const found = await findFolderFile(site, pathname)
  return found.kind === 'file' ? found.path : undefined
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** With `/`; undefined for what is outside. */
function inProject(path: string, project: string): string | undefined {
  const inside = relative(project, path)
  if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) return undefined
  return inside.split(sep).join('/')
}

function mapPlaces({ nodes, parts }: PagePlaces, change: (place: SourcePlace) => SourcePlace): PagePlaces {
  const each = (places: Record<string, SourcePlace | undefined>) =>
    Object.fromEntries(Object.entries(places).map(([name, place]) => [name, place && change(place)]))
  return { nodes: each(nodes) as PagePlaces['nodes'], parts: each(parts) }
}

interface ProjectMap {
  map: SourceMap
  /** Folder that its sources are relative to. */
  folder: string
}

/** The attribute of an element knows more than the map of its page. */
function resolved(
  { declared, ...place }: SourcePlace,
  { project, map }: { project: string; map: ProjectMap | undefined },
): SourcePlace {
  const own = declared && ownFile(declared.file, { folder: project, project })
  if (declared && own !== undefined) return { ...place, declared: { ...declared, file: own } }
  const found = map && mapped(place, map, project)
  return found ? { ...place, declared: found } : place
}

function mapped(
  { line, column }: Pick<SourcePlace, 'line' | 'column'>,
  { map, folder }: ProjectMap,
  project: string,
): SourcePlace['declared'] {
  if (line === undefined || column === undefined) return undefined
  const entry = map.findEntry(line - 1, column - 1)
  // The last mapping before it may be that of another line.
  if (!('originalSource' in entry) || entry.generatedLine !== line - 1) return undefined
  const file = ownFile(entry.originalSource, { folder, project })
  return file === undefined
    ? undefined
    : { file, line: entry.originalLine + 1, column: entry.originalColumn + (column - 1 - entry.generatedColumn) + 1 }
}

/** A file of the project that is there; undefined for what names none. */
function ownFile(name: string, { folder, project }: { folder: string; project: string }): string | undefined {
  const path = name.startsWith('file://')
    ? pathOfUrl(name)
    : name.replace(/^(?:webpack|vite|turbopack):\/\/[^/]*\//, './')
  if (path === undefined) return undefined
  // Dev servers write a slash for the root of the project.
  const candidates = [resolve(folder, path), resolve(project, path.replace(/^[/\\]+/, ''))]
  for (const candidate of candidates) {
    const inside = inProject(candidate, project)
    if (inside !== undefined && existsSync(candidate)) return inside
  }
  return undefined
}

function pathOfUrl(url: string): string | undefined {
  try {
    return fileURLToPath(url)
  } catch {
    return undefined
  }
}

async function readMap(path: string, project: string): Promise<ProjectMap | undefined> {
  const beside = `${path}.map`
  const named = existsSync(beside) ? beside : await namedMap(path)
  if (named === undefined) return undefined
  try {
    const inline = INLINE_MAP.exec(named)
    const file = inline ? path : resolve(dirname(path), decoded(named))
    if (inProject(file, project) === undefined) return undefined
    const payload = JSON.parse(inline ? inlineText(inline) : await readFile(file, 'utf8'))
    const root = typeof payload.sourceRoot === 'string' ? payload.sourceRoot : ''
    return { map: new SourceMap(payload), folder: resolve(dirname(file), root) }
  } catch {
    // A broken map tells nothing; the page itself does.
    return undefined
  }
}

const INLINE_MAP = /^data:application\/json(?:;charset=[\w-]+)?(;base64)?,(.*)$/s

function inlineText([, base64, data = '']: RegExpExecArray): string {
  return base64 ? Buffer.from(data, 'base64').toString('utf8') : decodeURIComponent(data)
}

const NAMES_MAP = /^sourceMappingURL=([^\s*'">]+)\s*(?:\*\/|-->)?\s*(?:<\/(?:body|html)>\s*)*$/

async function namedMap(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const start = text.lastIndexOf('sourceMappingURL=')
  const [, name] = (start < 0 ? null : NAMES_MAP.exec(text.slice(start))) ?? []
  if (name === undefined) return undefined
  return URL.canParse(name) && !name.startsWith('data:') ? undefined : name
}
