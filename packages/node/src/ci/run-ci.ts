import type { Finding } from '@operable/core'
import { OperableError } from '@operable/core'
import {
  type BaselineEntry,
  compareFindings,
  type SiteFindings,
  updateBaseline,
  type Waiver,
} from '@operable/core/findings'
import type { ConfigWaiver } from '../config/config-types.ts'
import type { LoadedConfig, NamedSite } from '../config/load-config.ts'
import type { CrawlListener } from '../crawl/crawl-events.ts'
import { inLanes } from '../in-lanes.ts'
import { packageVersion } from '../package-root.ts'
import { baselineFile, readBaseline } from './baseline-file.ts'
import { checkBudgets } from './budgets.ts'
import { type CiCounts, type CiResult, type CiSite, type CiWaiver, countsOf } from './ci-result.ts'
import { mendRun } from './mend-run.ts'
import { prefixOf } from './reporters/write-reports.ts'
import { type SiteProvers, type SiteScan, scanSite } from './scan-site.ts'
import { type StartedServer, startServer } from './start-server.ts'

/** How a configuration is run. */
export interface RunCiOptions {
  signal?: AbortSignal
  /** Default: the system clock. */
  now?: () => Date
  onProgress?: (site: string) => CrawlListener | undefined
  /** What tries forms. Default: a browser. */
  provers?: SiteProvers
  /** Also works out what `operable fix` mends of what is new. Default: false */
  mend?: boolean
}

/** What a run has seen, for whoever writes the baseline. */
export interface CiRun {
  result: CiResult
  scans: ReadonlyMap<string, SiteFindings>
  /** Of the file, as it was read. */
  entries: readonly BaselineEntry[]
  /** Where it is, and whether it is there. */
  baseline: { file: string; exists: boolean }
  /** What mends new findings, for the root of the repository; empty if that was not asked for, or nothing does. */
  patch: Buffer
}

const DEFAULTS = { retries: 1, concurrency: 2, startTimeout: 60 }

/**
 * Does what a configuration says: scans every site, compares with the baseline, and judges. Its servers are stopped before it
 * returns or throws.
 *
 * @throws OperableError `invalid_config`, `aborted`
 */
export async function runCi(loaded: LoadedConfig, options: RunCiOptions = {}): Promise<CiRun> {
  const { config, sites, folder } = loaded
  const { now = () => new Date(), signal } = options
  const file = baselineFile(loaded)
  const { entries, hasMarkers, exists } = readBaseline(file)
  const startedAt = now()
  const today = startedAt.toISOString().slice(0, 10)
  const servers = createServers(folder, signal)
  const scans = new Map<string, SiteFindings>()
  try {
    const measured = await inLanes(sites, config.concurrency ?? DEFAULTS.concurrency, async (site) => {
      const at = now()
      const { scan, attempts } = await measure(site, { loaded, options, servers, now })
      const done = { startedAt: at.toISOString(), durationMs: Math.max(0, now().getTime() - at.getTime()), attempts }
      if (scan.state === 'measured') scans.set(site.name, withSeverities(scan.found, config.rules ?? {}))
      return { site, scan, ...done }
    })
    const valid = (config.waivers ?? []).map((waiver) => ({ waiver, isOver: isOver(waiver, today) }))
    const holding = valid.flatMap(({ waiver, isOver }) => {
      if (!isOver) return waiver
      // It was given a last day, and is asked to go: until then it holds.
      const { until: _, ...rest } = waiver
      return config.expiredWaivers === 'warn' ? rest : []
    })
    const judged = measured.map(({ site, scan, ...times }) =>
      judgeSite(site, scan, {
        times,
        found: scans.get(site.name),
        waivers: holding.filter((waiver) => waiver.site === undefined || waiver.site === site.name),
        entries: entries.filter((entry) => entry.site === site.name),
        budgets: site.budgets ?? config.budgets ?? {},
        today,
      }),
    )
    const waivers = valid.map(({ waiver, isOver }) => waiverState(waiver, { isOver, judged, scans, sites }))
    const problems = problemsOf({ judged, waivers, entries, loaded, hasMarkers })
    const outcome = outcomeOf(judged, problems)
    const result: CiResult = {
      format: 1,
      version: packageVersion(),
      outcome,
      exitCode: ({ passed: 0, failed: 1, not_measured: 3 } as const)[outcome],
      startedAt: startedAt.toISOString(),
      durationMs: Math.max(0, now().getTime() - startedAt.getTime()),
      counts: sumOf(judged.map(({ counts }) => counts)),
      sites: judged,
      waivers,
      problems,
      hasBaseline: exists,
    }
    const none = { mends: new Map<string, number>(), patch: Buffer.alloc(0) }
    const { mends, patch } = options.mend ? await mendRun(result, loaded, { prefix: prefixOf(folder), signal }) : none
    for (const site of judged) if (mends.has(site.name)) site.mends = mends.get(site.name)!
    return { result, scans, entries, baseline: { file, exists }, patch }
  } finally {
    await servers.stop()
  }
}

/** Options of `takenIn`. */
export interface BaselineChoice {
  /** Why what is new is taken in; absent: it is not. */
  reason?: string | undefined
  until?: string | undefined
  /** YYYY-MM-DD */
  today: string
}

/** The entries of a baseline after a run: pruned, and with a reason also what is new. Sites that were not measured stay. */
export function updatedEntries({ result, scans, entries }: CiRun, choice: BaselineChoice): BaselineEntry[] {
  let kept = [...entries]
  for (const site of result.sites) {
    const found = scans.get(site.name)
    if (!found) continue
    const waived = new Set(site.waived.map(({ finding }) => finding))
    const findings = found.findings.filter((finding) => finding.severity !== 'note' && !waived.has(finding))
    const gone = new Set(site.gone.map(({ entry }) => entry.fingerprint))
    const isUnknown = (entry: BaselineEntry) =>
      !gone.has(entry.fingerprint) && !findings.some(({ fingerprint }) => fingerprint === entry.fingerprint)
    kept = updateBaseline(kept, { ...choice, site: site.name, findings, isUnknown })
  }
  return kept
}

interface Measuring {
  loaded: LoadedConfig
  options: RunCiOptions
  servers: Servers
  now: () => Date
}

/** Scans until it is measured, or was tried often enough. */
async function measure(site: NamedSite, context: Measuring): Promise<{ scan: SiteScan; attempts: number }> {
  const { loaded, options, servers, now } = context
  const most = 1 + (loaded.config.retries ?? DEFAULTS.retries)
  const failure = await servers.start(site)
  if (failure) return { scan: failure, attempts: 0 }
  let scan: SiteScan
  let attempts = 0
  do {
    attempts++
    scan = await scanSite(site, {
      folder: loaded.folder,
      signal: options.signal,
      onProgress: options.onProgress?.(site.name),
      provers: options.provers,
      now,
    })
    // A package does not appear by itself.
  } while (scan.state === 'not_measured' && scan.code !== 'missing_dependency' && attempts < most)
  return { scan, attempts }
}

interface Servers {
  /** @returns why the site cannot be measured; undefined if its server runs, or it needs none */
  start(site: NamedSite): Promise<Extract<SiteScan, { state: 'not_measured' }> | undefined>
  stop(): Promise<void>
}

/** Sites that name the same command share its server. */
function createServers(folder: string, signal: AbortSignal | undefined): Servers {
  const started = new Map<string, Promise<StartedServer>>()
  return {
    async start({ start, url = '' }) {
      if (start === undefined) return undefined
      const {
        command,
        waitFor = url,
        timeout = DEFAULTS.startTimeout,
        reuse = false,
        env = {},
      } = typeof start === 'string' ? { command: start } : start
      const key = JSON.stringify([command, new URL(waitFor).origin])
      const server =
        started.get(key) ??
        startServer({ command, waitFor, timeoutMs: timeout * 1000, reuse, env, cwd: folder, signal })
      started.set(key, server)
      try {
        await server
        return undefined
      } catch (error) {
        if (!(error instanceof OperableError) || error.code === 'aborted') throw error
        return { state: 'not_measured', why: error.message, code: error.code }
      }
    },
    async stop() {
      const settled = await Promise.allSettled(started.values())
      await Promise.all(settled.map(async (each) => each.status === 'fulfilled' && each.value.stop()))
    },
  }
}

function withSeverities(
  found: SiteFindings,
  rules: Readonly<Record<string, Finding['severity'] | 'off'>>,
): SiteFindings {
  const findings = found.findings.flatMap((finding) => {
    const severity = rules[finding.ruleId]
    if (severity === 'off') return []
    return severity === undefined ? finding : { ...finding, severity }
  })
  return { ...found, findings }
}

interface Judging {
  times: Pick<CiSite, 'startedAt' | 'durationMs' | 'attempts'>
  found: SiteFindings | undefined
  waivers: readonly Waiver[]
  entries: readonly BaselineEntry[]
  budgets: Parameters<typeof checkBudgets>[1]
  today: string
}

function judgeSite(site: NamedSite, scan: SiteScan, judging: Judging): CiSite {
  const { times, found, waivers, entries, budgets, today } = judging
  const { report } = scan
  const facts = report
    ? {
        score: report.score,
        scoreRange: report.scoreRange,
        grade: report.grade,
        pagesRead: report.coverage.pagesRead,
        ...(report.coverage.stop === 'page_limit' ? { pagesKnown: report.coverage.pagesDiscovered } : {}),
      }
    : { pagesRead: 0 }
  const base = { name: site.name, target: site.folder ?? site.url ?? '', ...times, ...facts }
  if (scan.state === 'not_measured' || !found) {
    const { why = '', code } = scan.state === 'not_measured' ? scan : {}
    const none = { new: [], known: [], waived: [], notes: [], gone: [], budgets: [], unmeasured: [] }
    const state = { state: 'not_measured' as const, why, ...(code === undefined ? {} : { code }) }
    return { ...base, ...state, ...none, counts: countsOf({ ...base, ...state, ...none }) }
  }
  const changes = compareFindings(found, { entries, waivers, today })
  const isNote = ({ severity }: Finding) => severity === 'note'
  const judged = {
    ...base,
    state: 'measured' as const,
    new: changes.fresh.filter((finding) => !isNote(finding)),
    known: changes.known,
    waived: changes.waived.map(({ finding, waiver }) => ({ finding, reason: waiver.reason })),
    notes: changes.fresh.filter(isNote),
    gone: changes.gone,
    budgets: checkBudgets(scan.report, budgets, scan.scoreRange),
    unmeasured: scan.report.scoreBreakdown
      .filter(({ applied, measured }) => applied && !measured)
      .map(({ title }) => title),
  }
  return { ...judged, counts: countsOf(judged) }
}

function isOver({ until }: ConfigWaiver, today: string): boolean {
  return until !== undefined && until < today
}

interface WaiverContext {
  isOver: boolean
  judged: readonly CiSite[]
  scans: ReadonlyMap<string, SiteFindings>
  sites: readonly NamedSite[]
}

function waiverState(waiver: ConfigWaiver, { isOver, judged, scans, sites }: WaiverContext): CiWaiver {
  const { until: _, ...timeless } = waiver
  const mine = sites.filter(({ name }) => waiver.site === undefined || waiver.site === name)
  const count = mine.reduce((sum, { name }) => {
    const waived = judged.find((site) => site.name === name)?.waived.map(({ finding }) => finding) ?? []
    const { waived: fitting } = compareFindings(
      { findings: waived, unmeasured: [], unread: [], unseen: [] },
      { entries: [], waivers: [timeless], today: '' },
    )
    return sum + fitting.length
  }, 0)
  if (isOver) return { ...waiver, state: 'expired', count }
  if (count > 0) return { ...waiver, state: 'used', count }
  const isJudged = mine.every(({ name }) => {
    const found = scans.get(name)
    return found !== undefined && found.onlyRead === undefined && !found.unmeasured.includes(waiver.rule)
  })
  return { ...waiver, state: isJudged ? 'unused' : 'unknown', count }
}

interface ProblemContext {
  judged: readonly CiSite[]
  waivers: readonly CiWaiver[]
  entries: readonly BaselineEntry[]
  loaded: LoadedConfig
  hasMarkers: boolean
}

/** What is neither a finding nor a budget, and should be put right. */
function problemsOf({ judged, waivers, entries, loaded, hasMarkers }: ProblemContext): CiResult['problems'] {
  const { expiredWaivers = 'fail', unusedWaivers = 'warn', goneFindings = 'warn' } = loaded.config
  const problems: CiResult['problems'] = []
  const add = (duty: 'fail' | 'warn', message: string) =>
    problems.push({ severity: duty === 'fail' ? 'error' : 'warning', message })
  for (const { rule, place, until, state } of waivers) {
    const name = `The waiver of ${rule} at ${place}`
    if (state === 'expired') add(expiredWaivers, `${name} was valid until ${until}. Renew or remove it.`)
    if (state === 'unused') add(unusedWaivers, `${name} fits no finding. Remove it.`)
  }
  const gone = judged.reduce((sum, { counts }) => sum + counts.gone, 0)
  if (gone > 0) {
    const what = gone === 1 ? '1 finding of the baseline is gone' : `${gone} findings of the baseline are gone`
    add(goneFindings, `${what}. To prune it: operable baseline.`)
  }
  const strays = new Set(entries.filter(({ count }) => count > 0).map(({ site }) => site))
  for (const name of [...judged.map(({ name }) => name), ...(loaded.leftOut ?? [])]) strays.delete(name)
  for (const name of strays)
    add('warn', `The baseline has findings of the site ${name}, which the configuration does not have.`)
  for (const { name, pagesRead, pagesKnown } of judged) {
    if (pagesKnown === undefined) continue
    add('warn', `${name}: ${pagesRead} of at least ${pagesKnown} pages were read. To read more, set maxPages.`)
  }
  if (hasMarkers)
    add(
      'warn',
      'The baseline has the marks of a merge conflict; both sides were read. To rewrite it: operable baseline.',
    )
  return problems
}

function outcomeOf(sites: readonly CiSite[], problems: CiResult['problems']): CiResult['outcome'] {
  const isWorse = sites.some(
    ({ new: fresh, budgets }) => fresh.length > 0 || budgets.some(({ state }) => state === 'missed'),
  )
  if (isWorse || problems.some(({ severity }) => severity === 'error')) return 'failed'
  const isOpen = sites.some(
    ({ state, budgets }) => state === 'not_measured' || budgets.some(({ state }) => state === 'unknown'),
  )
  return isOpen ? 'not_measured' : 'passed'
}

function sumOf(all: readonly CiCounts[]): CiCounts {
  const sum: CiCounts = { new: 0, known: 0, waived: 0, gone: 0, notes: 0 }
  for (const counts of all) for (const name of Object.keys(sum) as (keyof CiCounts)[]) sum[name] += counts[name]
  return sum
}
