import { randomUUID } from 'node:crypto'
import { appendFileSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import { OperableError } from '@operable/core'
import type { CiResult } from '../ci/ci-result.ts'
import { reportMarkdown } from '../ci/reporters/markdown.ts'
import { readReporters, writeReports } from '../ci/reporters/write-reports.ts'
import { runCi } from '../ci/run-ci.ts'
import { describeFailure } from '../cli/failure.ts'
import { listenForInterrupt } from '../cli/interrupt.ts'
import { printable } from '../cli/print/printable.ts'
import { loadConfig } from '../config/load-config.ts'
import { COMMENT_ROOM, writeStickyComment } from './sticky-comment.ts'

type Env = Readonly<Record<string, string | undefined>>

/** What a workflow says under `with:`. */
interface Inputs {
  workingDirectory: string
  config: string
  reporters: string[]
  sarif: string
  patch: string
  comment: boolean
  token: string
}

const plain = {
  bold: (text: string) => text,
  dim: (text: string) => text,
  red: (text: string) => text,
  green: (text: string) => text,
  yellow: (text: string) => text,
}

/**
 * The action: what `operable ci` does, with the files and variables of the platform for its inputs and outputs. Nothing of them
 * is ever given to a shell.
 *
 * @returns the exit code
 */
export async function runAction(env: Env, print: (text: string | Uint8Array) => void): Promise<number> {
  const interrupt = listenForInterrupt()
  try {
    const inputs = readInputs(env)
    const workspace = resolve(env['GITHUB_WORKSPACE'] ?? process.cwd())
    const cwd = within(workspace, inputs.workingDirectory)
    // Configurations and packages of the project are found from here.
    process.chdir(cwd)
    const loaded = await loadConfig(inputs.config)
    const own = inputs.reporters.length > 0 ? inputs.reporters : ['terminal']
    const sarif = inputs.sarif === '' ? [] : [`sarif=${inputs.sarif}`]
    const mends = inputs.patch === '' ? [] : [`patch=${inputs.patch}`]
    const choices = readReporters([...own.filter((word) => word !== 'github'), 'github', ...sarif, ...mends])
    const { result, patch } = await runCi(loaded, { signal: interrupt.signal, mend: true })
    await writeReports(result, choices, { folder: loaded.folder, cwd, print, ink: plain, env, printable, patch })
    writeOutputs(result, inputs, { env, cwd, workspace, patch })
    await comment(result, inputs, { env, print, folder: relative(workspace, loaded.folder) })
    return result.exitCode
  } catch (error) {
    const { exitCode, message = '' } = await describeFailure(error, env['RUNNER_DEBUG'] === '1')
    print(`::error title=Operable::${escaped(message)}\n`)
    return exitCode
  } finally {
    interrupt.release()
  }
}

/** The runner hands an input over as a variable of its name in capitals. */
function readInputs(env: Env): Inputs {
  const input = (name: string) => env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`]?.trim() ?? ''
  return {
    workingDirectory: input('working-directory') || '.',
    config: input('config') || '.',
    reporters: input('reporters')
      .split(/[\n,]/)
      .map((word) => word.trim())
      .filter(Boolean),
    sarif: input('sarif'),
    patch: input('patch'),
    comment: input('comment') !== 'false',
    token: input('token'),
  }
}

function within(workspace: string, folder: string): string {
  const path = resolve(workspace, folder)
  const inside = relative(workspace, path)
  const fail = (why: string): never => {
    throw new OperableError('invalid_config', `working-directory: ${folder} ${why}.`)
  }
  if (inside.startsWith('..') || isAbsolute(inside)) fail('is outside the workspace')
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) fail('is not a folder')
  return path
}

interface OutputPlace {
  env: Env
  cwd: string
  workspace: string
  patch: Uint8Array
}

function writeOutputs(result: CiResult, { sarif, patch }: Inputs, place: OutputPlace): void {
  const { outcome, exitCode, counts, sites } = result
  const file = place.env['GITHUB_OUTPUT']
  if (!file) return
  const isMeasured = sites.some(({ state }) => state === 'measured')
  const pathOf = (file: string) => relative(place.workspace, resolve(place.cwd, file))
  const scores = sites.flatMap(({ score }) => score ?? [])
  const outputs = {
    outcome,
    'exit-code': exitCode,
    score: scores.length === 0 ? '' : Math.min(...scores),
    new: counts.new,
    known: counts.known,
    waived: counts.waived,
    gone: counts.gone,
    notes: counts.notes,
    // Without a run there is nothing to upload.
    'sarif-file': sarif === '' || !isMeasured ? '' : pathOf(sarif),
    // `git apply` refuses an empty one.
    'patch-file': patch === '' || place.patch.byteLength === 0 ? '' : pathOf(patch),
  }
  const lines = Object.entries(outputs).map(([name, value]) => {
    // A value cannot end itself early: nobody knows its last line before.
    const end = `end-${randomUUID()}`
    return `${name}<<${end}\n${value}\n${end}\n`
  })
  appendFileSync(file, lines.join(''))
}

interface CommentContext {
  env: Env
  print(text: string): void
  /** Of the configuration, from the root of the workspace. */
  folder: string
}

/** On a pull request only, and only where the token may. */
async function comment(result: CiResult, inputs: Inputs, { env, print, folder }: CommentContext): Promise<void> {
  const pullRequest = pullRequestOf(env)
  const repository = env['GITHUB_REPOSITORY']
  if (!inputs.comment || inputs.token === '' || pullRequest === undefined || !repository) return
  const api = env['GITHUB_API_URL'] || 'https://api.github.com'
  const name = [env['GITHUB_WORKFLOW'], env['GITHUB_JOB'], folder].filter(Boolean).join(' / ')
  const body = reportMarkdown(result, { maxBytes: COMMENT_ROOM })
  const outcome = await writeStickyComment(body, { api, repository, pullRequest, token: inputs.token, name })
  if (outcome.done === 'refused') {
    print(`::notice title=Operable::${escaped(`No comment on the pull request. ${outcome.why}`)}\n`)
  }
}

function pullRequestOf(env: Env): number | undefined {
  if (!env['GITHUB_EVENT_NAME']?.startsWith('pull_request') || !env['GITHUB_EVENT_PATH']) return undefined
  try {
    const event = JSON.parse(readFileSync(env['GITHUB_EVENT_PATH'], 'utf8'))
    const number: unknown = event?.pull_request?.number
    return Number.isSafeInteger(number) ? Number(number) : undefined
  } catch {
    return undefined
  }
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
