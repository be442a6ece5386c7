import type { CiResult, CiSite } from '../ci-result.ts'
import { headline } from './headline.ts'
import { reportMarkdown } from './markdown.ts'
import { placeText, repositoryPath } from './place-text.ts'

/** What the platform shows: annotations of one kind in a step, and bytes of a summary; of a longer one, nothing. */
const MOST = { annotations: 10, summaryBytes: 1024 * 1024 - 1024 }

/** The summary of a step, below the limit. @param used bytes that the step has written already */
export function githubSummary(result: CiResult, used = 0): string {
  return reportMarkdown(result, { maxBytes: Math.max(0, MOST.summaryBytes - used) })
}

/**
 * Workflow commands that annotate the lines of new findings, the worst first. If there are more than the platform shows, the
 * last one says so.
 *
 * @param prefix folder of the configuration in the repository, with a final slash; empty at its root
 */
export function githubAnnotations(result: CiResult, { prefix }: { prefix: string }): string {
  const all = [...result.sites.flatMap((site) => ofSite(site, prefix)), ...ofProblems(result)]
  const lines = (['error', 'warning'] as const).flatMap((kind) => {
    const some = all.filter((each) => each.kind === kind)
    const shown = some.slice(0, some.length > MOST.annotations ? MOST.annotations - 1 : MOST.annotations)
    const left = some.length - shown.length
    const rest = {
      kind,
      properties: { title: 'Operable' },
      message: `${left} more of this kind. The summary lists them.`,
    }
    return [...shown, ...(left > 0 ? [rest] : [])].map(command)
  })
  if (result.outcome === 'passed') return lines.join('')
  return (
    lines.join('') + command({ kind: 'notice', properties: { title: 'Operable' }, message: `${headline(result)}.` })
  )
}

interface Annotation {
  kind: 'error' | 'warning' | 'notice'
  properties: Record<string, string | number>
  message: string
}

function ofSite(site: CiSite, prefix: string): Annotation[] {
  if (site.state === 'not_measured') {
    return [{ kind: 'error', properties: { title: `${site.name} was not measured` }, message: site.why ?? '' }]
  }
  const findings = site.new.map(({ severity, ruleId, message, change, place }): Annotation => {
    const { file, line = 1, column = 1 } = place
    const where = file === undefined ? {} : { file: repositoryPath(file, prefix), line, col: column }
    const page = file === undefined ? `${placeText(place)}: ` : ''
    const text = `${page}${message} ${change.replace(/\.?$/, '.')}`
    return { kind: severity === 'error' ? 'error' : 'warning', properties: { ...where, title: ruleId }, message: text }
  })
  const budgets = site.budgets
    .filter(({ state }) => state !== 'kept')
    .map(
      ({ detail }): Annotation => ({ kind: 'error', properties: { title: `Budget of ${site.name}` }, message: detail }),
    )
  return [...findings, ...budgets]
}

function ofProblems({ problems }: CiResult): Annotation[] {
  return problems.map(({ severity, message }) => ({ kind: severity, properties: { title: 'Operable' }, message }))
}

/** https://docs.github.com/actions/reference/workflow-commands: what a message must not contain is escaped. */
function command({ kind, properties, message }: Annotation): string {
  const pairs = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return `::${kind} ${pairs.join(',')}::${escapeData(message)}\n`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
