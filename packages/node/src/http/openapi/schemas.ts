import { z } from '@hono/zod-openapi'
import { toolSchema as coreToolSchema } from '@operable/core/schema'
import { mcpModes } from '../../contracts/site-runs.ts'

/**
 * A copy of a schema that the description holds under a name. The library adds its own method to every schema that is
 * made after it was loaded, and the schemas of core may be older.
 */
export function named<Schema extends z.ZodType>(schema: Schema, name: string): Schema {
  return z.ZodType.prototype.openapi.call(schema, name) as Schema
}

// What the answers of several routes hold, named so that the description has each once.

export const toolSchema = named(coreToolSchema, 'Tool')

export const toolListSchema = z
  .object({
    tools: z.array(toolSchema),
    toolLimit: z.string().describe('How many tools the website may have: a whole number, or `unlimited`'),
  })
  .openapi('ToolList')

export const toolProposalSchema = z
  .object({
    toolId: z.string(),
    tool: z.string().describe('The current name of the tool'),
    pageUrl: z.string(),
    changes: z.array(
      z.object({
        member: z.enum(['name', 'title', 'description', 'inputSchema', 'expects']),
        from: z.unknown().optional().describe('Absent if the tool has none'),
        to: z.unknown(),
      }),
    ),
    mayBeEdited: z
      .literal(true)
      .optional()
      .describe('A person may have edited this tool, so `all` skips it; apply it by name'),
  })
  .openapi('ToolProposal')

export const createdToolsSchema = z
  .object({
    tools: z.array(toolSchema).describe('All tools of the website'),
    toolLimit: z.string().describe('How many tools the website may have: a whole number, or `unlimited`'),
    message: z.string(),
    created: z.array(z.string()).describe('Names of the new tools'),
    skipped: z.array(
      z.object({
        url: z.string().describe('The page, or the address that you sent'),
        name: z.string().optional().describe('Absent when the whole address was skipped'),
        kind: z.enum(['form', 'button']).optional().describe('Absent when the whole address was skipped'),
        tool: z.string().optional().describe('Name of the tool that already does this; absent if there is none'),
        reason: z.string(),
      }),
    ),
    proposals: z.array(toolProposalSchema).optional().describe('After a discovery: proposed changes to existing tools'),
  })
  .openapi('CreatedTools')

export const websiteSchema = z
  .object({
    id: z.string(),
    url: z.string().describe('Normalised'),
    createdAt: z.iso.datetime(),
    recordRuns: z.boolean().optional().describe('Whether its pages report the runs of agents. Absent: they do not'),
    publishProofs: z
      .boolean()
      .optional()
      .describe('Whether everyone may see the proofs of its forms. Absent: only its owner'),
    mcp: z
      .enum(mcpModes)
      .optional()
      .describe('How clients with its key may run its tools at `/mcp/{websiteId}`. Absent: not at all'),
    verify: z.literal('daily').optional().describe('Its tools are verified once a day. Absent: only when you ask'),
  })
  .openapi('Website')

export const keyInfoSchema = z
  .object({
    id: z.string().describe('Public part of the key'),
    createdAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().optional().describe('Absent while the key is valid'),
  })
  .openapi('Key')
