import type { Tool } from '../schema/tool.ts'
import { cutToTokens } from './estimate-tokens.ts'
import { shortSchema } from './short-schema.ts'
import { toolTitle } from './title-of.ts'

/** What of a tool is described. */
export type Describable = Pick<Tool, 'name' | 'description' | 'metadata'>

/** A tool as an agent sees it: what it needs to choose and to call it, and nothing else. */
export interface AgentTool {
  name: string
  /** In the words of the page, where it says any. */
  title: string
  description: string
  /** JSON Schema of the input, shortened: what a run refuses is in `metadata.inputSchema`. */
  inputSchema: Record<string, unknown>
  /** By what the form or button does, named as MCP and WebMCP have it. Without `readOnlyHint` it changes something, or nobody knows. */
  annotations: { readOnlyHint?: true; destructiveHint?: true; consequentialHint?: true }
}

/** Tokens of longer texts are cut. */
const MOST = { title: 40, description: 180 }

/**
 * A tool for agents, over whatever protocol: no selectors and no fingerprints. One of up to five fields takes some 120
 * tokens, and none takes more than 600. Of a tool that was moved and that nobody has read yet, only how to call it.
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
