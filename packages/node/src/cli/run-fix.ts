import { isUtf8 } from 'node:buffer'
import { realpathSync, statSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { type Finding, OperableError } from '@operable/core'
import { ruleOf } from '@operable/core/findings'
import { normalizeUrl } from '@operable/core/site'
import { placeText } from '../ci/reporters/place-text.ts'
import { type FolderFix, fixFolder } from '../fix/fix-folder.ts'
import { patchOf } from '../fix/patch.ts'
import { writeFiles } from '../fix/write-files.ts'
import { plural } from '../word-forms.ts'
import { listenForInterrupt } from './interrupt.ts'
import { printable } from './print/printable.ts'
import { createProgress } from './progress.ts'

/** Options as typed. */
export interface FixWords {
  write?: true
  rule?: string[]
  url?: string
  allowCrawlers?: true
  render: boolean
  maxPages?: number
  json?: true
}

/** Prints the patch to standard output and the rest to standard error, or writes. @throws OperableError whatever goes wrong */
export async function runFix(folder: string, words: FixWords): Promise<void> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new OperableError('invalid_url', `There is no folder ${folder}.`)
  }
  for (const id of words.rule ?? []) {
    if (!ruleOf(id))
      throw new OperableError('invalid_request', `There is no rule ${id}. To list all rules: operable rules.`)
  }
  const project = projectOf(folder)
  const scan = () => scanned(folder, project, words)
  const fix = await scan()
  const patch = patchOf(fix.files)
  const say = (text: string) => process.stderr.write(`${printable(text)}\n`)
  if (!words.write) {
    if (words.json) process.stdout.write(jsonOf(fix, { patch, written: false }))
    else process.stdout.write(patch)
  } else await writeFiles(fix.files, project)
  // The scan afterwards has nothing left to do: it tells the score that was reached.
  const reached = words.write ? (await scan()).score.before : undefined
  if (words.write && words.json) {
    process.stdout.write(jsonOf(fix, { patch, written: true, ...(reached === undefined ? {} : { reached }) }))
  }
  if (!words.json) for (const line of summaryOf(fix, reached)) say(line)
}

/** Where a patch is applied, and sources are: this folder, if the site is in it. */
function projectOf(folder: string): string {
  const inside = relative(process.cwd(), realpathSync(folder))
  return inside.startsWith('..') || isAbsolute(inside) ? folder : process.cwd()
}

async function scanned(folder: string, project: string, words: FixWords): Promise<FolderFix> {
  const { rule, url, allowCrawlers = false, render, maxPages } = words
  const interrupt = listenForInterrupt()
  const progress = createProgress(folder)
  try {
    return await fixFolder(folder, {
      project,
      allowCrawlers,
      signal: interrupt.signal,
      ...(render ? {} : { render: 'never' as const }),
      ...(maxPages === undefined ? {} : { maxPages }),
      ...(rule ? { rules: rule } : {}),
      ...(url === undefined ? {} : { url: normalizeUrl(url) }),
    })
  } finally {
    progress.stop()
    interrupt.release()
  }
}

function jsonOf(fix: FolderFix, more: { patch: Buffer; written: boolean; reached?: number }): string {
  const { files, mended, left, score, url } = fix
  const { patch, written, reached } = more
  const document = {
    format: 1,
    ...(url === undefined ? {} : { url }),
    written,
    score: { ...score, ...(reached === undefined ? {} : { reached }) },
    files: files.map(({ file, kind, before }) => ({ file, kind, isNew: before === undefined })),
    mended,
    left,
    // JSON has no bytes: a patch for files in another encoding is not text of UTF-8.
    ...(isUtf8(patch)
      ? { patch: patch.toString('utf8') }
      : { patch: patch.toString('base64'), patchEncoding: 'base64' }),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

const SHOWN = 20

function summaryOf({ files, mended, left, score }: FolderFix, reached: number | undefined): string[] {
  const all = mended.length + left.length
  if (all === 0) return ['Nothing to mend.']
  const did = reached === undefined ? 'This patch mends' : `${plural(files.length, 'file')} written, which mends`
  const lines = [
    files.length === 0
      ? `None of ${plural(all, 'finding')} can be mended exactly.`
      : `${did} ${mended.length} of ${plural(all, 'finding')}.`,
  ]
  const output = files.filter(({ kind }) => kind === 'output').map(({ file }) => file)
  if (output.length > 0) {
    lines.push(
      `${output.join(', ')}: build output. The next build writes it again, so make the same change in its source.`,
    )
  }
  if (files.length > 0) lines.push(scoreLine(score, reached))
  if (left.length > 0) lines.push('', 'Left to you:')
  for (const { finding, why } of left.slice(0, SHOWN)) lines.push(...leftLines(finding, why))
  if (left.length > SHOWN) lines.push(`  ${left.length - SHOWN} more, see --json`)
  return lines
}

function scoreLine({ before, after, afterBuild }: FolderFix['score'], reached: number | undefined): string {
  const build = afterBuild === undefined ? '' : `, ${afterBuild} once the site is built again`
  if (reached === undefined) return `Score: ${before} now, ${after} with the patch${build}.`
  return `Score: ${before} before, ${after} predicted, ${reached} reached${build}.`
}

function leftLines({ ruleId, message, place }: Finding, why: string): string[] {
  return [`  ${placeText(place)}  ${ruleId}`, `    ${message} ${why}`]
}
