import { OperableError } from '@operable/core'
import { readReporters, writeReports } from '../ci/reporters/write-reports.ts'
import { type CiRun, runCi } from '../ci/run-ci.ts'
import { type LoadedConfig, loadConfig } from '../config/load-config.ts'
import { listenForInterrupt } from './interrupt.ts'
import { printable } from './print/printable.ts'
import { describeTerminal } from './print/terminal.ts'
import { createProgress } from './progress.ts'

/** Options that name what is checked. */
export interface ConfigWords {
  config?: string
  site?: string[]
}

/** Options of `ci`, as typed. */
export interface CiWords extends ConfigWords {
  reporter?: string[]
}

/** Runs the configuration, reports, and sets the exit code. @throws OperableError whatever goes wrong */
export async function runCiCommand(words: CiWords): Promise<void> {
  const loaded = await loadChosen(words)
  const choices = readReporters(words.reporter ?? loaded.config.reporters ?? defaultReporters())
  const { result, patch } = await runChosen(loaded, { mend: true })
  await writeReports(result, choices, {
    folder: loaded.folder,
    cwd: process.cwd(),
    print: (text) => process.stdout.write(text),
    ink: describeTerminal(process.stdout).ink,
    env: process.env,
    printable,
    patch,
  })
  process.exitCode = result.exitCode
}

function defaultReporters(): string[] {
  return process.env['GITHUB_ACTIONS'] === 'true' ? ['terminal', 'github'] : ['terminal']
}

/** The configuration, with the chosen sites only. @throws OperableError `invalid_config` */
export async function loadChosen({ config = '.', site: chosen }: ConfigWords): Promise<LoadedConfig> {
  const loaded = await loadConfig(config)
  if (!chosen) return loaded
  const names = loaded.sites.map(({ name }) => name)
  const missing = chosen.find((name) => !names.includes(name))
  if (missing !== undefined) {
    throw new OperableError('invalid_config', `No site is called ${missing}. Sites: ${names.join(', ')}.`)
  }
  const isChosen = (name: string) => chosen.includes(name)
  // Whether a waiver of another site is of use is not known here.
  const waivers = (loaded.config.waivers ?? []).filter(({ site }) => site === undefined || isChosen(site))
  return {
    ...loaded,
    config: { ...loaded.config, waivers },
    sites: loaded.sites.filter(({ name }) => isChosen(name)),
    leftOut: names.filter((name) => !isChosen(name)),
  }
}

/** The same with a line for each page on a terminal, until the first Ctrl-C. */
export async function runChosen(loaded: LoadedConfig, { mend = false } = {}): Promise<CiRun> {
  const interrupt = listenForInterrupt()
  const progress = createProgress(loaded.sites.map(({ name }) => name).join(', '))
  try {
    return await runCi(loaded, { signal: interrupt.signal, onProgress: () => progress.onProgress, mend })
  } finally {
    progress.stop()
    interrupt.release()
  }
}
