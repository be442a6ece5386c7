import type { Tool } from '@operable/core'
import { describeTool } from '@operable/core/describe'
import type { SiteOutcome } from '../../contracts/run-outcome.ts'
import { printable } from './printable.ts'
import { indent, printRequest } from './proofs.ts'
import type { Terminal } from './terminal.ts'
import { place, wrap } from './text.ts'

interface Property {
  type?: string
  enum?: unknown[]
  description?: string
}

/** The tools of a site with their inputs. */
export function printSiteTools(tools: readonly Tool[], siteUrl: string, { ink, width }: Terminal): string {
  const lines = tools.flatMap((tool) => {
    const { name, title, description, inputSchema, annotations } = printable(describeTool(tool))
    const { properties = {}, required = [] } = inputSchema as {
      properties?: Record<string, Property>
      required?: string[]
    }
    const hints = [
      ...(annotations.readOnlyHint ? ['only reads'] : []),
      ...(annotations.destructiveHint ? ['deletes or cancels'] : []),
    ]
    return [
      '',
      `${ink.bold(name)}  ${title} · ${place(tool.pageUrl, siteUrl)}${hints.length > 0 ? `  ${ink.dim(hints.join(', '))}` : ''}`,
      ...indent(description, width).map(ink.dim),
      ...Object.entries(properties).map(([key, property]) => {
        const kind = property.enum ? property.enum.slice(0, 6).map(String).join(' | ') : (property.type ?? 'value')
        return `    ${key}${required.includes(key) ? '' : '?'}: ${kind}`
      }),
    ]
  })
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
}

const WORDS: Readonly<Record<SiteOutcome['status'], string>> = {
  confirmed: 'confirmed',
  submitted_unverified: 'sent, without proof that it was taken',
  rejected: 'rejected',
  next_step: 'the form asks for its next step',
  needs_person: 'a person must finish this',
  failed: 'failed, nothing was sent',
}

/** How a run ended. What the page says stands apart, marked as its own words. */
export function printOutcome(given: SiteOutcome, terminal: Terminal): string {
  const { ink, width } = terminal
  const { tool, status, sealed, request, held = [], error, errors = [], said = [], next, evidence } = printable(given)
  const isTried = sealed && status === 'submitted_unverified'
  const paint = status === 'confirmed' ? ink.green : isTried ? ink.cyan : status === 'rejected' ? ink.red : ink.yellow
  const words = isTried ? 'sealed: nothing was sent' : WORDS[status]
  return `${[
    `${ink.bold(tool)}  ${paint(words)}`,
    ...(request ? ['It would have sent:', ...printRequest(request, terminal)] : []),
    ...(isTried && !request ? ['No readable request was caught.'] : []),
    ...held.map((each) => `Held, because its host was not named with --send: ${each}`),
    ...(error ? wrap(`${error.message} [${error.code}]`, width) : []),
    ...errors.map(({ path, reason }) => `  ${path || '/'}: ${reason}`),
    ...evidence.map(({ kind, detail = '', httpStatus }) =>
      ink.dim(`  seen: ${[kind, detail, httpStatus].filter(Boolean).join(' ')}`),
    ),
    ...(next
      ? [`It asks for: ${next.fields.map(({ label, key }) => `${key} (${label})`).join(', ') || 'a confirmation'}`]
      : []),
    ...(said.length > 0 ? ['The page says, in its own words, which nobody has checked:'] : []),
    ...said.flatMap(({ text }) => indent(`“${text}”`, width)),
  ].join('\n')}\n`
}
