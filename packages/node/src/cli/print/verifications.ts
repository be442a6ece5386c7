import type { Candidate } from '@operable/core/tools'
import type { FollowedTools, ToolVerification, Verifications, VerifyState } from '../../contracts/verifications.ts'
import { plural } from '../../word-forms.ts'
import { printable } from './printable.ts'
import type { Terminal } from './terminal.ts'
import { printTime } from './text.ts'

const WORDS: Record<VerifyState, string> = { ok: 'ok', moved: 'moved', broken: 'broken', not_measured: 'not measured' }

/** One line for each tool, with what a decision needs where it is not in place. */
export function printVerifications(
  found: Verifications | FollowedTools,
  { websiteId, history }: { websiteId: string; history: boolean },
  terminal: Terminal,
): string {
  const { tools } = found
  if (tools.length === 0) return `No tool was verified yet. Run: operable tools verify ${websiteId}\n`
  const followed = 'followed' in found ? `Now following: ${printable(found.followed.join(', '))}.\n` : ''
  const moved = tools.filter(({ proposal }) => proposal)
  const how =
    moved.length === 0
      ? ''
      : `\n${plural(moved.length, 'tool')} moved. To follow: operable tools verify ${websiteId} --write\n`
  return `${tools.map((tool) => verification(tool, history, terminal)).join('')}${followed}${how}`
}

function verification(
  { tool, pageUrl, state, detail, since, at, candidates = [], proposal, changes }: ToolVerification,
  history: boolean,
  { ink }: Terminal,
): string {
  const word =
    state === 'ok' ? ink.green(WORDS[state]) : state === 'broken' ? ink.red(WORDS[state]) : ink.yellow(WORDS[state])
  const lines = [
    `${word}  ${printable(tool)}  ${ink.dim(printable(pageUrl))}`,
    ...(state === 'ok' ? [] : [`  ${printable(detail)}`]),
    ...(proposal ? Object.entries(proposal.patch).map(([member, to]) => `  ${member}: ${printable(String(to))}`) : []),
    ...candidates.map((each) => `  ${ink.dim(candidateLine(each))}`),
    ...(history ? [`  ${ink.dim(`checked ${printTime(at)}, ${WORDS[state]} since ${printTime(since)}`)}`] : []),
    ...(history ? changes.map((change) => `  ${ink.dim(changeLine(change))}`) : []),
  ]
  return `${lines.join('\n')}\n`
}

function candidateLine({ selector, name, similarity, differs }: Candidate): string {
  const what = differs.length > 0 ? `, differs in ${differs.join(', ')}` : ''
  return printable(`${Math.round(similarity * 100)} % similar: ${selector}${name ? ` “${name}”` : ''}${what}`)
}

function changeLine({ at, state, detail, notice }: ToolVerification['changes'][number]): string {
  const told = notice ? ` Webhook: ${notice.state}${notice.detail ? `, ${notice.detail}` : ''}` : ''
  return printable(`${printTime(at)}  ${WORDS[state]}  ${detail}${told}`)
}
