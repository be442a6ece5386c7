import type { ToolExpects } from '@operable/core'
import type { ToolProposal, ToolProposalChange } from '@operable/core/tools'
import type { CreatedTools, SkippedTool } from '../../contracts/tools.ts'

/** What discovering or adding pages gave, for a person: what is a tool already asks nothing of its owner. */
interface CreatedSummary {
  /** One sentence. */
  text: string
  /** Names of the tools that were found and are no news. */
  known: string[]
  /** What has no tool, forms first, whole pages last. */
  leftOut: LeftOut[]
}

/** Things of one name and kind that were left out for one reason. */
export interface LeftOut extends Pick<SkippedTool, 'name' | 'kind' | 'reason'> {
  count: number
  /** Where they are, each address once. */
  urls: string[]
}

export function summarizeCreated({
  message,
  created,
  skipped,
}: Pick<CreatedTools, 'message' | 'created' | 'skipped'>): CreatedSummary {
  const left = skipped.filter(({ tool }) => tool === undefined).toSorted((a, b) => rank(a) - rank(b))
  const known = new Set(skipped.flatMap(({ tool }) => (tool === undefined || created.includes(tool) ? [] : tool)))
  const isAllKnown = created.length === 0 && known.size > 0 && left.every(({ kind }) => !kind)
  const groups = Map.groupBy(left, ({ name, kind, reason }) => JSON.stringify([name, kind, reason]))
  return {
    text: isAllKnown ? 'Everything found is already a tool.' : message,
    known: [...known].sort(),
    leftOut: [...groups.values()].map(grouped),
  }
}

function grouped(group: readonly SkippedTool[]): LeftOut {
  const { url: _, tool: __, ...same } = group[0]!
  return { ...same, count: group.length, urls: [...new Set(group.map(({ url }) => url))] }
}

function rank({ kind }: SkippedTool): number {
  return kind === 'form' ? 0 : kind === 'button' ? 1 : 2
}

/** One change as a person reads it. */
interface ProposalLine {
  /** What changes: `Name`, `Title`, `Description`, `Fields`, `Success shows`. */
  what: string
  /** Empty where there was none. */
  from: string
  to: string
}

const WORDS: Readonly<Record<ToolProposalChange['member'], string>> = {
  name: 'Name',
  title: 'Title',
  description: 'Description',
  inputSchema: 'Fields',
  expects: 'Success shows',
}

/** The changes of one proposal; a schema as the names of its properties, those that are required with a star. */
export function proposalLines({ changes }: Pick<ToolProposal, 'changes'>): ProposalLine[] {
  return changes.map(({ member, from, to }) => {
    if (member === 'expects') return { what: WORDS[member], from: signsOf(from), to: signsOf(to) }
    if (member !== 'inputSchema') return { what: WORDS[member], from: textOf(from), to: textOf(to) }
    const [before, after] = [fieldsOf(from), fieldsOf(to)]
    return { what: WORDS[member], from: before, to: before === after ? `${after} (other details)` : after }
  })
}

function signsOf(expects: unknown): string {
  const { url, text } = (expects as Partial<ToolExpects> | undefined)?.success ?? {}
  return [url, text && `“${text}”`].filter(Boolean).join(', ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function fieldsOf(schema: unknown): string {
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: object; required?: string[] }
  const names = Object.keys(properties).map((name) => (required.includes(name) ? `${name}*` : name))
  return names.length === 0 ? 'none' : names.join(', ')
}
