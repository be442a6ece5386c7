import { once } from 'node:events'
import { type FormProof, OperableError, type Report, type SiteProof } from '@operable/core'
import type { StoredReport } from '../../contracts/reports.ts'
import type { Scan } from '../../contracts/scans.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { type Interrupt, listenForInterrupt } from '../interrupt.ts'
import { auditSteps, printSteps } from '../next-steps.ts'
import { openData } from '../open-data.ts'
import { printable } from '../print/printable.ts'
import { printReport } from '../print/report.ts'
import { describeTerminal } from '../print/terminal.ts'
import { createSpinner } from '../progress.ts'
import { withInstall } from '../try-forms.ts'
import { printDemo } from './print-demo.ts'
import type { ReceivedForm } from './site-app.ts'
import { type Demo, startDemo } from './start-demo.ts'

/** Options as typed. */
export interface DemoWords {
  once?: boolean
  /** Default: true. */
  prove?: boolean
  /** 0: any free port. */
  port: number
  data?: string
}

/** Runs the demo until a signal. @throws OperableError whatever goes wrong */
export async function runDemo({ once: isOnce = false, prove = true, port, data }: DemoWords): Promise<void> {
  const interrupt = listenForInterrupt()
  const storage = data ? openData({ data }) : memoryStorage()
  try {
    let received = 0
    const onForm = (form: ReceivedForm) => {
      received += 1
      tellForm(form)
    }
    const demo = await startDemo({ port, storage, onForm })
    for (const taken of demo.takenPorts) {
      process.stderr.write(`Port ${taken} is in use, using a free one instead.\n`)
    }
    try {
      const scanned = await scanDemo(demo, interrupt.signal, { prove })
      present(demo, { ...scanned, received }, isOnce)
      if (!isOnce) await keepServing(interrupt)
    } finally {
      await demo.close()
    }
    if (!isOnce) process.stderr.write('Stopped.\n')
  } finally {
    await storage.close?.()
    interrupt.release()
  }
}

/** The report of the first site, the scores of both, and next steps. */
function present({ url, key, sites, websiteId }: Demo, seen: SeenDemo, isOnce: boolean): void {
  const { reports, tools, proof, received } = seen
  const terminal = describeTerminal(process.stdout)
  const { ink } = terminal
  const [report] = reports
  const site = sites[0]?.url
  if (report === undefined || site === undefined) throw new Error('There is an example site.')
  const { proofs, hintChecks } = proof ?? {}
  process.stdout.write(
    printReport({ ...report, ...(proofs && { proofs }), ...(hintChecks && { hintChecks }) }, site, terminal),
  )
  if (proofs) process.stdout.write(`\n${receivedWords(proofs, received)}\n`)
  const rows = reports.map(({ score, grade }, index) => {
    const { url = '', site } = sites[index] ?? {}
    return `  ${ink.cyan(url)}  ${ink.bold(`${score} ${grade}`.padStart(5))}  ${site?.title}\n`
  })
  process.stdout.write(`\n${ink.bold(isOnce ? 'Scanned' : 'Running on this machine')}\n${rows.join('')}`)
  const own = { command: 'npx @operable/node audit your-site.example', says: 'scan your own site' }
  process.stdout.write(
    isOnce
      ? printSteps([own, ...auditSteps('your-site.example')], terminal)
      : printDemo({ url, key, site, websiteId, reportId: report.id, tools }, terminal),
  )
}

/** The other side of the proof: what the server of the site says. */
function receivedWords(proofs: readonly FormProof[], received: number): string {
  const submitted = proofs.filter(({ verdict }) => verdict === 'proven' || verdict === 'refuted').length
  const count = submitted === 1 ? '1 form was' : `${submitted} forms were`
  const got = received === 0 ? 'no form' : received === 1 ? '1 form' : `${received} forms`
  return `${count} submitted in the sealed browser. The server of the example site received ${got}.`
}

/** Field names only: what people send is private, even here. */
function tellForm({ name, fields, status }: ReceivedForm): void {
  const sent = Object.keys(fields).join(', ') || 'no fields'
  process.stderr.write(`${printable(`The example site received form "${name}" (${sent}): ${status}`)}\n`)
}

async function keepServing({ signal }: Interrupt): Promise<void> {
  process.stderr.write('\nPress Ctrl-C to stop.\n')
  if (!signal.aborted) await once(signal, 'abort')
  process.stderr.write('\n')
}

interface ScannedDemo {
  /** In the order of the sites. */
  reports: Report[]
  /** Names of the first site's tools. */
  tools: string[]
  /** Of the first site; absent if its forms were not tried. */
  proof?: SiteProof
}

interface SeenDemo extends ScannedDemo {
  /** Forms that its server received. */
  received: number
}

/**
 * Scans both sites through the service, as users would, discovers the tools of the first one, and tries its forms. Without a
 * browser it says so, and the demo goes on.
 *
 * @throws OperableError `aborted`, `site_unreachable`, `storage_unavailable`
 */
export async function scanDemo(
  { operable, sites, websiteId }: Demo,
  signal: AbortSignal,
  { prove = false }: { prove?: boolean } = {},
): Promise<ScannedDemo> {
  const spinner = createSpinner('Scanning the example sites')
  const notes: string[] = []
  const start = async (url: string, index: number): Promise<Scan> => {
    if (!prove || index > 0) return operable.scans.start(url)
    return operable.scans.start(url, { websiteId, prove }).catch((error: unknown) => {
      if (!(error instanceof OperableError) || error.code !== 'missing_dependency') throw error
      notes.push(`The forms were not tried. ${withInstall(error)}`)
      return operable.scans.start(url)
    })
  }
  const scan = async (url: string, index: number): Promise<StoredReport> => {
    const { id } = await start(url, index)
    for await (const now of operable.scans.watch(id, { signal })) {
      if (now.state === 'running') spinner.show(progressWords(url, now))
      if (now.state === 'failed')
        throw new OperableError(now.failure === 'interrupted' ? 'internal' : now.failure, now.detail)
      if (now.state !== 'completed') continue
      if (now.proofs?.detail) notes.push(`The forms were not tried. ${now.proofs.detail}`)
      return operable.reports.find(url)
    }
    throw new OperableError('aborted', 'The scan was stopped.')
  }
  try {
    const [stored] = await Promise.all([
      Promise.all(sites.map(({ url }, index) => scan(url, index))),
      operable.tools.discover(websiteId, { signal }),
    ])
    const { tools } = await operable.tools.list(websiteId)
    const shown = prove && stored[0] ? await operable.proofs.find(stored[0].id) : undefined
    return {
      reports: stored.map(({ report }) => report),
      tools: tools.map(({ name }) => name),
      ...(shown && { proof: shown.proof }),
    }
  } finally {
    spinner.stop()
    for (const note of notes) process.stderr.write(`${note}\n`)
  }
}

function progressWords(url: string, { pagesDone, pagesPlanned, proofs }: Extract<Scan, { state: 'running' }>): string {
  const tried = proofs?.tried.length ?? 0
  if (tried > 0) return `Trying the forms of ${url}: ${tried} tried`
  return `Scanning ${url}: page ${pagesDone} of ${pagesPlanned}`
}
