import type { Tool } from '@operable/core'
import type { CreatedTools } from '../../contracts/tools.ts'
import { type LeftOut, summarizeCreated } from '../../services/tools/created-summary.ts'
import { printable } from '../print/printable.ts'
import { printTable } from '../print/table.ts'
import type { Terminal } from '../print/terminal.ts'

/** In one line; all of them are in the JSON. */
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

/** New tools, then the names of those that were found once more, then what has none: as the console groups them. */
export function printCreated(given: Omit<CreatedTools, 'revision'>, terminal: Terminal): string {
  const { text, known, leftOut } = summarizeCreated(given)
  const proposed = given.proposals?.length ?? 0
  const isNew = new Set(given.created)
  const made = given.tools.filter(({ name }) => isNew.has(name))
  return [
    `${text}\n`,
    made.length === 0 ? '' : `\n${printTools(made, terminal)}`,
    known.length === 0 ? '' : `\nKnown already: ${printable(known.join(', '))}.\n`,
    proposed === 0
      ? ''
      : `\nProposed for ${proposed === 1 ? 'a tool that exists' : `${proposed} tools that exist`}: see "operable tools propose".\n`,
    leftOut.length === 0 ? '' : `\nLeft out:\n${printTable(['WHAT', 'REASON', 'ON'], leftOut.map(row), terminal)}`,
  ].join('')
}

function row({ name, kind, reason, urls, count }: LeftOut): string[] {
  const things = count === 1 ? `a ${kind}` : `${count} ${kind}s`
  const pages = count === 1 ? 'the page' : `${count} pages`
  const more = urls.length - PAGES_NAMED
  const places = [...urls.slice(0, PAGES_NAMED), ...(more > 0 ? [`and ${more} more`] : [])]
  return [name === undefined ? pages : `${name}, ${things}`, reason, places.join(' ')]
}
