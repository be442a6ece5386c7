import type { ToolProposal, ToolProposalChange } from '@operable/core/tools'

/** One change as a person reads it. */
export interface ProposalLine {
  /** What changes: `Name`, `Title`, `Description`, `Fields`. */
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
}

/** The changes of one proposal; a schema as the names of its properties, those that are required with a star. */
export function proposalLines({ changes }: Pick<ToolProposal, 'changes'>): ProposalLine[] {
  return changes.map(({ member, from, to }) => {
    if (member !== 'inputSchema') return { what: WORDS[member], from: textOf(from), to: textOf(to) }
    const [before, after] = [fieldsOf(from), fieldsOf(to)]
    return { what: WORDS[member], from: before, to: before === after ? `${after} (other details)` : after }
  })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function fieldsOf(schema: unknown): string {
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: object; required?: string[] }
  const names = Object.keys(properties).map((name) => (required.includes(name) ? `${name}*` : name))
  return names.length === 0 ? 'none' : names.join(', ')
}
