import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve, sep } from 'node:path'
import { OperableError } from '@operable/core'
import { gitRoot } from '../baseline-file.ts'
import type { CiResult } from '../ci-result.ts'
import { githubAnnotations, githubSummary } from './github.ts'
import { reportJson } from './json.ts'
import { reportJunit } from './junit.ts'
import { reportMarkdown } from './markdown.ts'
import { reportSarif } from './sarif.ts'
import { type ReportInk, reportTerminal } from './terminal.ts'

/** Names of the reporters, in the order of the documentation. */
export const reporterNames = ['terminal', 'json', 'markdown', 'junit', 'sarif', 'github', 'patch'] as const
export type ReporterName = (typeof reporterNames)[number]

/** A report to write. */
export interface ReporterChoice {
  name: ReporterName
  /** Absent: standard output. */
  file?: string
}

/** Where reports go. */
export interface ReportTargets {
  /** Folder of the configuration; files of reports are relative to `cwd`. */
  folder: string
  cwd: string
  /** For standard output. Bytes are those of a patch, whose files have their own encodings. */
  print(text: string | Uint8Array): void
  ink: ReportInk
  env: Readonly<Record<string, string | undefined>>
  /** Makes texts of scanned sites harmless for a terminal. */
  printable(result: CiResult): CiResult
  /** What mends new findings. */
  patch: Uint8Array
}

const plain: ReportInk = {
  bold: (text) => text,
  dim: (text) => text,
  red: (text) => text,
  green: (text) => text,
  yellow: (text) => text,
}

/**
 * Reads `name` or `name=file`, several of them.
 *
 * @throws OperableError `invalid_config`: an unknown name, or two reports of which each wants all of standard output
 */
export function readReporters(words: readonly string[]): ReporterChoice[] {
  const choices = words.map((word): ReporterChoice => {
    const [given = '', ...rest] = word.split('=')
    const name = reporterNames.find((each) => each === given.trim())
    if (!name) {
      throw new OperableError(
        'invalid_config',
        `There is no reporter ${given}. Reporters: ${reporterNames.join(', ')}.`,
      )
    }
    const file = rest.join('=').trim()
    if (name === 'github' && file !== '') {
      throw new OperableError(
        'invalid_config',
        'The reporter github writes to the files of the platform, and takes none.',
      )
    }
    return { name, ...(file === '' ? {} : { file }) }
  })
  const whole = choices.filter(({ name, file }) => file === undefined && name !== 'github')
  if (whole.length > 1) {
    const names = whole.map(({ name }) => name).join(' and ')
    throw new OperableError(
      'invalid_config',
      `The reporters ${names} both want standard output. Give one a file: ${whole[1]?.name}=FILE.`,
    )
  }
  return choices
}

/** Writes every report. @throws OperableError `invalid_request` for a file that cannot be written */
export async function writeReports(
  result: CiResult,
  choices: readonly ReporterChoice[],
  targets: ReportTargets,
): Promise<void> {
  const prefix = prefixOf(targets.folder)
  for (const { name, file } of choices) {
    if (name === 'github') {
      targets.print(githubAnnotations(result, { prefix }))
      const summary = targets.env['GITHUB_STEP_SUMMARY']
      if (summary) await save(summary, githubSummary(result, sizeOf(summary)), true)
      continue
    }
    if (name === 'patch') {
      if (file === undefined) targets.print(targets.patch)
      else await save(resolve(targets.cwd, file), targets.patch, false)
      continue
    }
    const shown = name === 'terminal' ? targets.printable(result) : result
    const text = render(name, shown, { prefix, ink: file === undefined ? targets.ink : plain })
    if (file === undefined) targets.print(targets.env['GITHUB_ACTIONS'] === 'true' ? withoutCommands(name, text) : text)
    else await save(resolve(targets.cwd, file), text, false)
  }
}

/** On this platform a line of the log that begins with two colons is a command, and texts of a site are in these lines. */
function withoutCommands(name: ReporterName, text: string): string {
  if (name !== 'terminal' && name !== 'markdown') return text
  const token = randomUUID()
  return `::stop-commands::${token}\n${text}::${token}::\n`
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

function render(
  name: Exclude<ReporterName, 'github' | 'patch'>,
  result: CiResult,
  { prefix, ink }: { prefix: string; ink: ReportInk },
): string {
  switch (name) {
    case 'terminal':
      return reportTerminal(result, ink)
    case 'json':
      return reportJson(result)
    case 'markdown':
      return reportMarkdown(result)
    case 'junit':
      return reportJunit(result)
    case 'sarif':
      return reportSarif(result, { prefix })
  }
}

/** Folder of the configuration in its repository, with `/` at the end; empty at its root, or without one. */
export function prefixOf(folder: string): string {
  const inside = relative(gitRoot(folder) ?? folder, folder)
  return inside === '' ? '' : `${inside.split(sep).join('/')}/`
}

async function save(file: string, text: string | Uint8Array, isAppended: boolean): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true })
    await (isAppended ? appendFile(file, text) : writeFile(file, text))
  } catch (cause) {
    throw new OperableError('invalid_request', `Cannot write to ${file}.`, { cause })
  }
}
