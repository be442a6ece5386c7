import type { ToolProposal } from '@operable/core/tools'
import type { AppliedProposals, ToolProposals } from '../../contracts/tools.ts'
import { proposalLines } from '../../services/tools/proposal-words.ts'
import { printable } from '../print/printable.ts'
import type { Terminal } from '../print/terminal.ts'
import { printTime } from './print-result.ts'

/** What was applied, or what could be, as a diff for each tool. */
export function printProposals(
  found: ToolProposals | Omit<AppliedProposals, 'revision'>,
  websiteId: string,
  terminal: Terminal,
): string {
  if ('applied' in found) {
    const { applied, proposals } = found
    const left = proposals.length === 0 ? '' : `\nLeft:\n${diffs(proposals, terminal)}${howTo(proposals, websiteId)}`
    return `Applied ${count(applied)}.\n${diffs(applied, terminal)}${left}`
  }
  const { foundAt, proposals } = found
  if (foundAt === undefined) return `The site was never discovered. Run: operable tools discover ${websiteId}\n`
  if (proposals.length === 0) return `Nothing to change since the discovery of ${printTime(foundAt)}.\n`
  return `${count(proposals)}, found ${printTime(foundAt)}.\n${diffs(proposals, terminal)}${howTo(proposals, websiteId)}`
}

/** How to take what is proposed: all of it, but by name what a person may have written. */
function howTo(proposals: readonly ToolProposal[], websiteId: string): string {
  const isKnown = proposals.some(({ mayBeEdited }) => !mayBeEdited)
  const byName = proposals.find(({ mayBeEdited }) => mayBeEdited)?.tool
  const name = byName === undefined || /^[\w-]+$/.test(byName) ? byName : '<tool>'
  return [
    isKnown ? `\nApply: operable tools propose ${websiteId} --apply\n` : '',
    name === undefined
      ? ''
      : `\nA person may have edited those marked with "?": apply them by name.\noperable tools propose ${websiteId} ${name} --apply\n`,
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

function count(proposals: readonly ToolProposal[]): string {
  return proposals.length === 1 ? '1 proposal' : `${proposals.length} proposals`
}

function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ')
}
