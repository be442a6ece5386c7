import { z } from '@hono/zod-openapi'
import { toolSchema as coreToolSchema } from '@operable/core/schema'
import { named } from './named.ts'

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
    tool: z.string().describe('The name that the tool has now'),
    pageUrl: z.string(),
    changes: z.array(
      z.object({
        member: z.enum(['name', 'title', 'description', 'inputSchema']),
        from: z.unknown().optional().describe('Absent where the tool has none'),
        to: z.unknown(),
      }),
    ),
    mayBeEdited: z
      .literal(true)
      .optional()
      .describe('Nobody knows what of the tool a person has written: it is applied by name only, not with `all`'),
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
        url: z.string().describe('The page, or the address that was given'),
        name: z.string().optional().describe('Absent when the whole address was skipped'),
        kind: z.enum(['form', 'button']).optional().describe('Absent when the whole address was skipped'),
        tool: z.string().optional().describe('Name of the tool that it is already; absent when it has none of its own'),
        reason: z.string(),
      }),
    ),
    proposals: z
      .array(toolProposalSchema)
      .optional()
      .describe('Of a discovery: what it would change of tools that exist'),
  })
  .openapi('CreatedTools')

export const websiteSchema = z
  .object({
    id: z.string(),
    url: z.string().describe('Normalised'),
    createdAt: z.iso.datetime(),
    recordRuns: z
      .boolean()
      .optional()
      .describe('Its pages tell the service about the runs of agents. Absent: they do not'),
  })
  .openapi('Website')

export const keyInfoSchema = z
  .object({
    id: z.string().describe('Public part of the key'),
    createdAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().optional().describe('Absent while the key works'),
  })
  .openapi('Key')
