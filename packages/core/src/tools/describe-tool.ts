import type { Tool } from '../schema/tool.ts'
import { cutToTokens, shortSchema } from './short-schema.ts'

/** The parts of a tool that a description needs. */
export type Describable = Pick<Tool, 'name' | 'description' | 'metadata'>

/** A tool as an agent sees it: what it needs to choose and to call it, and nothing else. */
export interface AgentTool {
  name: string
  /** In the words of the page, if it has any. */
  title: string
  description: string
  /** JSON Schema of the input, shortened: what a run refuses is in `metadata.inputSchema`. */
  inputSchema: Record<string, unknown>
  /** Hints as MCP and WebMCP name them. Without `readOnlyHint` it may change something. */
  annotations: { readOnlyHint?: true; destructiveHint?: true; consequentialHint?: true }
}

/** Most tokens; longer texts are cut. */
const MOST = { title: 40, description: 180 }

/**
 * Describes a tool to agents, for any protocol, without selectors and fingerprints. A tool with up to five fields takes
 * some 120 tokens, and none more than 600. Of a moved tool that has not been read yet, only how to call it.
 */
export function describeTool({ name, description, metadata }: Describable): AgentTool {
  const { unchecked, inputSchema = {} } = metadata
  const schema = unchecked ? { type: 'object', description: inputSchema['description'] } : inputSchema
  const called = cutToTokens(toolTitle({ name, metadata }), MOST.title)
  const text = cutToTokens(description || name, MOST.description)
  return {
    name,
    title: called,
    description: text,
    inputSchema: shortSchema(schema, JSON.stringify([name, called, text])),
    annotations: hintsOf(metadata),
  }
}

function hintsOf({ kind, safety, unchecked }: Tool['metadata']): AgentTool['annotations'] {
  if (!safety || unchecked) return { consequentialHint: true }
  const { consequential, needsPerson, readOnly, reasons } = safety
  if (readOnly && !needsPerson) return { readOnlyHint: true }
  const isSent = readOnly === false && kind === 'form'
  return {
    ...(reasons.some(({ reason }) => reason === 'deletion') && { destructiveHint: true as const }),
    ...((consequential || needsPerson || isSent) && { consequentialHint: true as const }),
  }
}

/** What people and agents call a tool: by the words of its page, unless it was moved since and nobody has read it yet; else by its name. */
export function toolTitle({ name, metadata: { title, unchecked } }: Pick<Tool, 'name' | 'metadata'>): string {
  return (!unchecked && title) || titleOf(name)
}

/** The name of a tool in words, for people: `requestADemo` is "Request a demo", `viewFAQ` is "View FAQ". */
export function titleOf(name: string): string {
  return name
    .replaceAll(/[_-]+(?=.)/g, ' ')
    .replace(/^.|\B[A-Z](?=[a-z])|(?<=[a-z])[A-Z]+(?![a-z])/g, (part, at: number) =>
      at ? ` ${part[1] ? part : part.toLowerCase()}` : part.toUpperCase(),
    )
}
