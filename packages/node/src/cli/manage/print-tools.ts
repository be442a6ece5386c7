import type { Tool } from '@operable/core'
import type { CreatedTools } from '../../contracts/tools.ts'
import { printTable } from '../print/table.ts'
import type { Terminal } from '../print/terminal.ts'

export function printTools(tools: readonly Tool[], terminal: Terminal): string {
  const rows = tools.map(({ id, name, active, source, pageUrl, selector, metadata: { triggerSelector } }) => {
    const target = triggerSelector === undefined ? selector : `${selector} (after a click on ${triggerSelector})`
    return [name, id, active ? 'on' : 'off', source, pageUrl, target]
  })
  return printTable(['NAME', 'ID', 'STATE', 'SOURCE', 'PAGE', 'SELECTOR'], rows, terminal)
}

export function printCreated({ message, tools, created, skipped }: CreatedTools, terminal: Terminal): string {
  const isNew = new Set(created)
  const made = tools.filter(({ name }) => isNew.has(name))
  const rows = skipped.map(({ url, name = 'the page', reason }) => [name, url, reason])
  return [
    `${message}\n`,
    made.length === 0 ? '' : `\n${printTools(made, terminal)}`,
    rows.length === 0 ? '' : `\nSkipped:\n${printTable(['WHAT', 'ADDRESS', 'REASON'], rows, terminal)}`,
  ].join('')
}
