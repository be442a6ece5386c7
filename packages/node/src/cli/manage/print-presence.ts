import type { TagCheck } from '../../contracts/tools.ts'
import type { WidgetPage, WidgetSightings } from '../../contracts/widget-archive.ts'
import { printable } from '../print/printable.ts'
import { printTable } from '../print/table.ts'
import type { Terminal } from '../print/terminal.ts'
import { printTime } from './print-result.ts'

type Presence = Awaited<ReturnType<WidgetSightings['sightings']>> & { pages: readonly WidgetPage[]; check?: TagCheck }

/** Where the widget of a website was seen, and what a look at its homepage found. */
export function printPresence({ seen, elsewhere, unknown, pages, check }: Presence, terminal: Terminal): string {
  const rows = [
    ...seen.map(({ origin, at }) => [origin, printTime(at), '']),
    ...elsewhere.map(({ origin, at }) => [origin, printTime(at), 'not a page of this website']),
    ...unknown.map(({ origin, at, websiteId }) => [origin, printTime(at), `asks for the website ${websiteId}`]),
    ...pages.map(({ page, day, version }) => [page, day, `version ${version}`]),
  ]
  const table =
    rows.length === 0 ? 'Not seen in the last 30 days.\n' : printTable(['WHERE', 'LAST SEEN', ''], rows, terminal)
  return check ? `${table}\n${printCheck(check)}` : table
}

function printCheck({ page, found, problems }: TagCheck): string {
  const lines = problems.map(({ text }) => `- ${printable(text)}\n`)
  const head = `${printable(page)} ${found ? 'has the tag' : 'does not have the tag'}${problems.length === 0 ? '' : ':'}\n`
  return head + lines.join('')
}
