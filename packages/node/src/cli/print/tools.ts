import type { Tool } from '@operable/core'
import type { ToolProposal } from '@operable/core/tools'
import type { AppliedProposals, CreatedTools, ToolProposals } from '../../contracts/tools.ts'
import { type LeftOut, proposalLines, summarizeCreated } from '../../services/tools/summaries.ts'
import { plural } from '../../word-forms.ts'
import { printable } from './printable.ts'
import { printTable } from './result.ts'
import type { Terminal } from './terminal.ts'
import { printTime } from './text.ts'

/** In one line; the JSON has all. */
const PAGES_NAMED = 3

export function printTools(tools: readonly Tool[], terminal: Terminal): string {
  const rows = tools.map(({ id, name, active, source, pageUrl, selector, metadata }) => {
    const { triggerSelector, unchecked, uncheckedReason } = metadata
    const target = triggerSelector === undefined ? selector : `${selector} (after a click on ${triggerSelector})`
    return [
      name,
      id,
      active ? 'on' : 'off',
      source,
      pageUrl,
      unchecked ? `${target}, unchecked${uncheckedReason === undefined ? '' : `: ${uncheckedReason}`}` : target,
    ]
  })
  return printTable(['NAME', 'ID', 'STATE', 'SOURCE', 'PAGE', 'SELECTOR'], rows, terminal)
}

/** New tools, then the names of known ones, then what gave no tool: grouped as in the console. */
export function printCreated(given: Omit<CreatedTools, 'revision'>, terminal: Terminal): string {
  const { text, known, leftOut } = summarizeCreated(given)
  const proposed = given.proposals?.length ?? 0
  const isNew = new Set(given.created)
  const made = given.tools.filter(({ name }) => isNew.has(name))
  return [
    `${text}\n`,
    made.length === 0 ? '' : `\n${printTools(made, terminal)}`,
    known.length === 0 ? '' : `\nAlready known: ${printable(known.join(', '))}.\n`,
    proposed === 0
      ? ''
      : `\n${plural(proposed, 'existing tool')} could be updated. To see how: operable tools propose\n`,
    leftOut.length === 0
      ? ''
      : `\nSkipped:\n${printTable(['WHAT', 'REASON', 'ON'], leftOut.map(leftOutRow), terminal)}`,
  ].join('')
}

function leftOutRow({ name, kind, reason, urls, count }: LeftOut): string[] {
  const things = count === 1 ? `a ${kind}` : `${count} ${kind}s`
  const pages = count === 1 ? 'the page' : `${count} pages`
  const more = urls.length - PAGES_NAMED
  const places = [...urls.slice(0, PAGES_NAMED), ...(more > 0 ? [`and ${more} more`] : [])]
  return [name === undefined ? pages : `${name}, ${things}`, reason, places.join(' ')]
}

/** What was applied, or could be, as a diff for each tool. */
export function printProposals(
  found: ToolProposals | Omit<AppliedProposals, 'revision'>,
  websiteId: string,
  terminal: Terminal,
): string {
  if ('applied' in found) {
    const { applied, proposals } = found
    const left =
      proposals.length === 0 ? '' : `\nNot applied:\n${diffs(proposals, terminal)}${howTo(proposals, websiteId)}`
    return `Applied ${plural(applied.length, 'proposal')}.\n${diffs(applied, terminal)}${left}`
  }
  const { foundAt, proposals } = found
  if (foundAt === undefined)
    return `No tools have been discovered on this website yet. Run: operable tools discover ${websiteId}\n`
  if (proposals.length === 0) return `No changes proposed since ${printTime(foundAt)}.\n`
  return `${plural(proposals.length, 'proposal')}, found ${printTime(foundAt)}.\n${diffs(proposals, terminal)}${howTo(proposals, websiteId)}`
}

/** How to apply proposals: all at once, except those for texts that somebody may have edited. */
function howTo(proposals: readonly ToolProposal[], websiteId: string): string {
  const isKnown = proposals.some(({ mayBeEdited }) => !mayBeEdited)
  const byName = proposals.find(({ mayBeEdited }) => mayBeEdited)?.tool
  const name = byName === undefined || /^[\w-]+$/.test(byName) ? byName : '<tool>'
  return [
    isKnown ? `\nTo apply: operable tools propose ${websiteId} --apply\n` : '',
    name === undefined
      ? ''
      : `\nSomeone may have edited the tools marked with "?". Apply those by name: operable tools propose ${websiteId} ${name} --apply\n`,
  ].join('')
}

function diffs(proposals: readonly ToolProposal[], { ink }: Terminal): string {
  return proposals
    .map((proposal) => {
      const lines = proposalLines(proposal).map(({ what, from, to }) =>
        [`  ${what}\n`, from === '' ? '' : `    ${ink.dim(`- ${oneLine(from)}`)}\n`, `    + ${oneLine(to)}\n`].join(''),
      )
      return `\n${printable(proposal.tool)}${proposal.mayBeEdited ? ' ?' : ''} on ${printable(proposal.pageUrl)}\n${lines.join('')}`
    })
    .join('')
}

function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ')
}
