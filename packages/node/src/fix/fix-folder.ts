import { realpath } from 'node:fs/promises'
import type { Finding, Report } from '@operable/core'
import { evaluate } from '@operable/core'
import { findingsOf } from '@operable/core/findings'
import type { Readings } from '../analysis/remember-readings.ts'
import { requireAnswer } from '../services/audit.ts'
import { type AuditFolderOptions, observeChanged } from '../services/audit-folder.ts'
import { addressOf } from './address-of.ts'
import { FolderTexts } from './folder-texts.ts'
import { proposeAll } from './propose.ts'
import { likeness, NOT_GONE, type Scan, settle, unmended } from './settle.ts'
import { sourceFiles } from './source-files.ts'
import { SourceTexts } from './source-texts.ts'
import type { FixedFile } from './tried.ts'

/** How a folder is mended. */
export interface FixFolderOptions
  extends Pick<AuditFolderOptions, 'url' | 'render' | 'maxPages' | 'signal' | 'onProgress' | 'now'> {
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
const ROUNDS = 10

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
  const readings: Readings = new Map()
  const look = async (overlay: ReadonlyMap<string, Uint8Array>): Promise<Scan> => {
    // Two scans of which one had too little time cannot be compared.
    const settings = { maxPages: MAX_PAGES, ...scanning, timeoutMs: Infinity, places: true, ...(url ? { url } : {}) }
    const evidence = requireAnswer(await observeChanged(root, settings, { overlay, readings }))
    const pathOf = (address: string) => texts.pathOfPage(address)
    const located = await sourceFiles(evidence, { project: projectRoot, site: root, pathOf })
    const { findings } = findingsOf(located.evidence, { fileOf: located.fileOf, onEachPage: true })
    let report: Report | undefined
    return { findings, report: () => (report ??= evaluate(evidence)) }
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
    for (const { finding } of unmended(planned, first, built)) sources.drop(finding)
  }

  let scan = first
  const refused = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const open = scan.findings.filter((finding) => isWanted(finding) && !sources.has(finding))
    const tried = await proposeAll(open, scan, context)
    for (const { finding, left } of tried) if (left !== undefined) why.set(keyOf(finding), left)
    const possible = tried.filter(({ left }) => left === undefined)
    const fresh = possible.filter(({ finding }) => !refused.has(keyOf(finding)))
    // What was refused is tried once more at the end: then a second run has nothing to do.
    const isEnd = fresh.length === 0
    if (isEnd) refused.clear()
    const next = await settle(isEnd ? possible : fresh, {
      texts,
      scan,
      look,
      onLeft({ finding }, reason, waits) {
        why.set(keyOf(finding), reason)
        if (!waits) refused.add(keyOf(finding))
      },
    })
    if (next) scan = next
    else if (isEnd) break
  }

  const files = [...texts.changed(projectRoot, first.findings), ...sources.changed()]
  const remaining = remainingOf(
    wanted,
    scan.findings.filter((finding) => !sources.has(finding)),
  )
  const reached = scan.report().score
  const afterBuild = sources.isEmpty ? undefined : await scoreOfBuild()
  const isLeft = (finding: Finding) => remaining.has(finding)
  return {
    files,
    mended: once(wanted.filter((finding) => !isLeft(finding))),
    left: once(wanted.filter(isLeft)).map((finding) => ({
      finding,
      why: why.get(keyOf(finding)) ?? NOT_GONE,
    })),
    score: {
      before: first.report().score,
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
    const built = await look(texts.overlay)
    texts.restore(state)
    return built.report().score
  }

  async function scoreOfFolder(): Promise<number> {
    const written = files.filter(({ kind }) => kind !== 'source').map(({ path, after }) => [path, after] as const)
    return written.length === 0 ? first.report().score : (await look(new Map(written))).report().score
  }
}

/** Those that are still there: at their selector, else as many of those alike as there are, because selectors may change. */
function remainingOf(wanted: readonly Finding[], now: readonly Finding[]): Set<Finding> {
  const counts = new Map<string, number>()
  for (const finding of now) counts.set(likeness(finding), (counts.get(likeness(finding)) ?? 0) + 1)
  const exact = new Set(now.map(keyOf))
  const inOrder = [
    ...wanted.filter((each) => exact.has(keyOf(each))),
    ...wanted.filter((each) => !exact.has(keyOf(each))),
  ]
  return new Set(
    inOrder.filter((finding) => {
      const count = counts.get(likeness(finding)) ?? 0
      counts.set(likeness(finding), count - 1)
      return count > 0
    }),
  )
}

function keyOf({ fingerprint, place: { page, selector } }: Finding): string {
  return [fingerprint, page, selector].join('\n')
}

/** What pages share is one finding, and what several addresses show of one file. */
function once(findings: readonly Finding[]): Finding[] {
  const known = new Set<string>()
  return findings.filter(({ ruleId, fingerprint, message, place: { file, line, column } }) => {
    const key = file === undefined ? fingerprint : [ruleId, message, file, line, column].join('\n')
    return !known.has(key) && known.add(key)
  })
}
