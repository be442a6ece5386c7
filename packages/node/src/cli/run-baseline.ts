import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { writeBaseline } from '@operable/core/findings'
import type { Command } from 'commander'
import { baselineFile, ensureUnionMerge, saveBaseline } from '../ci/baseline-file.ts'
import { updatedEntries } from '../ci/run-ci.ts'
import { plural } from '../word-forms.ts'
import { exitCodes, refuseUsage } from './failure.ts'
import { printable } from './print/printable.ts'
import { type ConfigWords, loadChosen, runChosen } from './run-ci-command.ts'

/** Options as typed. */
export interface BaselineWords extends ConfigWords {
  add?: true
  reason?: string
  until?: string
}

const FIRST_REASON = 'There when the baseline was made'

/** Scans, writes the baseline, and says what changed in it. @throws OperableError whatever goes wrong */
export async function runBaseline(words: BaselineWords, command: Command): Promise<void> {
  if (words.add && !words.reason?.trim()) refuseUsage(command, '--add needs --reason.')
  const loaded = await loadChosen(words)
  const isFirst = !existsSync(baselineFile(loaded))
  if (!isFirst && !words.add && (words.reason !== undefined || words.until !== undefined)) {
    refuseUsage(command, '--reason and --until need --add.')
  }
  const run = await runChosen(loaded)
  const { result, entries, baseline } = run
  const reason = words.reason ?? (isFirst ? FIRST_REASON : undefined)
  const today = result.startedAt.slice(0, 10)
  const after = updatedEntries(run, { reason, until: words.until, today })
  const open = result.sites.filter(({ state }) => state === 'not_measured')
  const say = (text: string) => process.stdout.write(`${printable(text)}\n`)
  if (isFirst && open.length === result.sites.length) {
    for (const { name, why } of open) say(`${name} was not measured: ${why}`)
    process.exitCode = exitCodes.notScanned
    return
  }
  const name = relative(process.cwd(), baseline.file) || baseline.file
  const before = new Map(entries.map((entry) => [`${entry.site} ${entry.fingerprint}`, entry.count]))
  let added = 0
  let pruned = 0
  for (const { site, fingerprint, count } of after) {
    const change = count - (before.get(`${site} ${fingerprint}`) ?? 0)
    if (change > 0) added += change
    else pruned -= change
  }
  const isChanged = isFirst || writeBaseline(entries) !== writeBaseline(after)
  if (isChanged) await saveBaseline(baseline.file, after)
  const attributes = await ensureUnionMerge(baseline.file)
  const held = after.reduce((sum, { count }) => sum + count, 0)
  say(`${name}: ${plural(held, 'finding')}${isChanged ? `, ${added} added, ${pruned} pruned` : ', nothing to change'}.`)
  if (attributes !== undefined)
    say(`${relative(process.cwd(), attributes)}: git merges it without conflicts from now on.`)
  const fresh = words.add || isFirst ? 0 : result.counts.new
  if (fresh > 0) say(`${plural(fresh, 'new finding')} not taken in. To do so: operable baseline --add --reason "…"`)
  for (const { name: site, why } of open) say(`${site} was not measured, and its findings stayed: ${why}`)
  if (open.length > 0) process.exitCode = exitCodes.notScanned
}
