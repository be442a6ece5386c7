import { realpath } from 'node:fs/promises'
import type { Finding, Report } from '@operable/core'
import { evaluate } from '@operable/core'
import { findingsOf } from '@operable/core/findings'
import { requireAnswer } from '../services/audit.ts'
import { type AuditFolderOptions, observeFolder } from '../services/audit-folder.ts'
import { addressOf } from './address-of.ts'
import { FolderTexts } from './folder-texts.ts'
import { proposeAll } from './propose.ts'
import { sourceFiles } from './source-files.ts'
import { SourceTexts } from './source-texts.ts'
import type { FixedFile, Tried } from './tried.ts'

/** How a folder is mended. */
export interface FixFolderOptions
  extends Pick<AuditFolderOptions, 'url' | 'render' | 'maxPages' | 'timeoutMs' | 'signal' | 'onProgress' | 'now'> {
  /** Folder that files are named relative to, and that sources are in. Default: the folder itself. */
  project?: string
  /** Rules to mend. Default: all. */
  rules?: readonly string[]
  /** Fingerprints of the findings to mend. Default: all. */
  only?: ReadonlySet<string>
  /** Lets AI crawlers in that robots.txt keeps out. Default: false, because that is a decision. */
  allowCrawlers?: boolean
}

/** What becomes of a folder, and of its findings. */
export interface FolderFix {
  files: FixedFile[]
  mended: Finding[]
  left: { finding: Finding; why: string }[]
  /** Before, once the files are written, and once the site is built again from changed sources. */
  score: { before: number; after: number; afterBuild?: number }
  /** Address that the folder was read under; absent if nothing says where it is published. */
  url?: string
}

/** A page of a folder costs milliseconds. */
const MAX_PAGES = 1_000
/** What was mended may open what could not be seen before, such as a field that gets an id. */
const ROUNDS = 5
/** Scans in which single changes are dropped; afterwards all of a page are. */
const TRIES = 2

interface Scan {
  report: Report
  findings: Finding[]
}

/**
 * Works out what mends the findings of a folder exactly. Every change is tried on a copy in memory, and stays only if a scan
 * no longer has the finding and has nothing new. Nothing is written.
 *
 * @throws OperableError as `auditFolder` does
 */
export async function fixFolder(folder: string, options: FixFolderOptions = {}): Promise<FolderFix> {
  const { project = folder, rules, only, allowCrawlers = false, ...scanning } = options
  const root = await realpath(folder).catch(() => folder)
  const projectRoot = await realpath(project).catch(() => project)
  const url = scanning.url ?? (await addressOf(root, scanning))
  const texts = new FolderTexts(root)
  const look = async (overlay: ReadonlyMap<string, Uint8Array>): Promise<Scan> => {
    const settings = { maxPages: MAX_PAGES, ...scanning, places: true, ...(url ? { url } : {}) }
    const evidence = requireAnswer(await observeFolder(root, settings, overlay))
    const located = await sourceFiles(evidence, { project: projectRoot, site: root })
    const { findings } = findingsOf(located.evidence, { fileOf: located.fileOf, onEachPage: true })
    return { report: evaluate(evidence), findings }
  }
  const isWanted = ({ ruleId, fingerprint }: Finding) =>
    (rules === undefined || rules.includes(ruleId)) && (only === undefined || only.has(fingerprint))

  const first = await look(texts.overlay)
  const context = { url, allowCrawlers, texts }
  const wanted = first.findings.filter(isWanted)
  const why = new Map<string, string>()
  const sources = new SourceTexts({ project: projectRoot, root })
  const planned = sources.plan((await proposeAll(wanted, first, context)).filter(({ left }) => left === undefined))
  if (!sources.isEmpty) {
    // As the next build would write the pages.
    await texts.apply(planned)
    const built = await look(texts.overlay)
    texts.restore(new Map())
    for (const { finding } of planned) if (!isMended(finding, built)) sources.drop(finding)
  }

  let scan = first
  for (let round = 0; round < ROUNDS; round++) {
    const open = scan.findings.filter((finding) => isWanted(finding) && !sources.has(finding))
    const tried = await proposeAll(open, scan, context)
    for (const { finding, left } of tried) if (left !== undefined) why.set(keyOf(finding), left)
    const next = await settle(
      tried.filter(({ left }) => left === undefined),
      { scan, texts, look, why },
    )
    if (!next) break
    scan = next
  }

  const files = [...texts.changed(projectRoot, first.findings), ...sources.changed()]
  const remaining = new Set(scan.findings.filter((finding) => !sources.has(finding)).map(keyOf))
  const reached = scan.report.score
  const afterBuild = sources.isEmpty ? undefined : await scoreOfBuild()
  const isLeft = (finding: Finding) => remaining.has(keyOf(finding))
  return {
    files,
    mended: once(wanted.filter((finding) => !isLeft(finding))),
    left: once(wanted.filter(isLeft)).map((finding) => ({
      finding,
      why: why.get(keyOf(finding)) ?? NOT_GONE,
    })),
    score: {
      before: first.report.score,
      // What is copied or built reaches the folder with the next build only.
      after: files.every(({ kind }) => kind !== 'source') ? reached : await scoreOfFolder(),
      ...(files.some(({ kind }) => kind === 'source') ? { afterBuild: afterBuild ?? reached } : {}),
    },
    ...(url ? { url } : {}),
  }

  async function scoreOfBuild(): Promise<number> {
    const open = scan.findings.filter((finding) => sources.has(finding))
    const state = texts.state()
    await texts.apply((await proposeAll(open, scan, context)).filter(({ left }) => left === undefined))
    const { report } = await look(texts.overlay)
    texts.restore(state)
    return report.score
  }

  async function scoreOfFolder(): Promise<number> {
    const written = files.filter(({ kind }) => kind !== 'source').map(({ path, after }) => [path, after] as const)
    return written.length === 0 ? first.report.score : (await look(new Map(written))).report.score
  }
}

const NOT_GONE = 'A scan still has it after the change.'

interface Settling {
  texts: FolderTexts
  look(overlay: ReadonlyMap<string, Uint8Array>): Promise<Scan>
  why: Map<string, string>
  scan: Scan
}

/** Applies what is tried, drops what does not help, and tries the rest again. @returns undefined if nothing stays */
async function settle(all: readonly Tried[], { scan, texts, look, why }: Settling): Promise<Scan | undefined> {
  const before = texts.state()
  let tried = [...all]
  for (let tries = 1; tried.length > 0; tries++) {
    texts.restore(before)
    const applied = await texts.apply(tried)
    for (const each of tried) if (!applied.includes(each)) why.set(keyOf(each.finding), 'It touches another change.')
    if (applied.length === 0) break
    const next = await look(texts.overlay)
    const bad = applied.filter(({ finding }) => !isMended(finding, next))
    const worse = worsened(scan, next)
    if (bad.length === 0 && worse.size === 0) return next
    for (const { finding } of bad) why.set(keyOf(finding), NOT_GONE)
    const dropped = new Set(bad)
    // To find the one that spoils a page could take a scan for each.
    if (tries >= TRIES) for (const page of bad.flatMap(({ pages }) => pages)) worse.add(page)
    // What is new on a page comes from one of the changes there.
    for (const each of applied) {
      if ((bad.length > 0 && tries < TRIES) || !each.pages.some((page) => worse.has(page))) continue
      why.set(keyOf(each.finding), 'The change would bring another finding.')
      dropped.add(each)
    }
    tried = dropped.size > 0 ? applied.filter((each) => !dropped.has(each)) : []
  }
  texts.restore(before)
  return undefined
}

function isMended({ fingerprint, place: { page } }: Finding, { findings }: Scan): boolean {
  return !findings.some((other) => other.fingerprint === fingerprint && other.place.page === page)
}

/** Pages that have more findings of a rule than before; a fault of the site as a whole counts for all. */
function worsened(before: Scan, after: Scan): Set<string> {
  const known = counts(before.findings)
  return new Set(
    [...counts(after.findings)].flatMap(([key, { count, page }]) => ((known.get(key)?.count ?? 0) < count ? page : [])),
  )
}

function counts(findings: readonly Finding[]): Map<string, { count: number; page: string }> {
  const all = new Map<string, { count: number; page: string }>()
  for (const {
    ruleId,
    place: { page },
  } of findings) {
    const key = `${ruleId}\n${page}`
    all.set(key, { page, count: (all.get(key)?.count ?? 0) + 1 })
  }
  return all
}

function keyOf({ fingerprint, place: { page, selector } }: Finding): string {
  return [fingerprint, page, selector].join('\n')
}

/** What pages share is one finding. */
function once(findings: readonly Finding[]): Finding[] {
  const known = new Set<string>()
  return findings.filter(({ fingerprint, place: { file, line, column } }) => {
    const key = [fingerprint, file, line, column].join('\n')
    return !known.has(key) && known.add(key)
  })
}
