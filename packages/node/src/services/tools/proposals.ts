import type { FormProof, SiteProof, Tool, ToolDraft, ToolExpects } from '@operable/core'
import { toolDraftSchema, toolMetadataSchema } from '@operable/core/schema'
import {
  applyExpects,
  applyProposal,
  draftsOfTools,
  proposeChanges,
  proposeExpects,
  renewSafety,
  type ToolProposal,
} from '@operable/core/tools'
import { z } from 'zod'
import type { Storage } from '../../contracts/storage.ts'
import type { AppliedProposals, ToolProposals } from '../../contracts/tools.ts'
import { changeDocument, checkDocument } from '../documents/documents.ts'
import { chosenTools } from './chosen-tools.ts'
import { loadTools } from './tool-document.ts'
import type { ToolLists } from './tool-lists.ts'

/** What the last discovery found for tools that differ. The proposals are computed from it each time. */
const proposalDocumentSchema = z.looseObject({
  foundAt: z.iso.datetime(),
  found: z.array(z.looseObject({ toolId: z.string(), draft: z.looseObject(toolDraftSchema.shape) })),
})

const expectsSchema = toolMetadataSchema.shape.expects.unwrap()

/** What the pages of tools showed after a success, as the last proof saw it. */
const expectedDocumentSchema = z.looseObject({
  provedAt: z.iso.datetime(),
  found: z.array(z.looseObject({ toolId: z.string(), expects: expectsSchema })),
})

export const PROPOSALS = 'tool-proposals/'
export const EXPECTATIONS = 'tool-expectations/'

function proposalsKey(websiteId: string): string {
  return PROPOSALS + websiteId
}

function expectedKey(websiteId: string): string {
  return EXPECTATIONS + websiteId
}

/** Changes to existing tools that discovery proposes. Their owner decides, except for safety, which is updated right away. */
export interface Proposals {
  /** After a discovery. @param drafts of the whole site */
  keep(websiteId: string, drafts: readonly ToolDraft[]): Promise<void>
  /** After a proof: what the pages of tools showed when they were told that it had worked. */
  keepExpected(websiteId: string, proof: SiteProof): Promise<void>
  list(websiteId: string): Promise<ToolProposals>
  /** @throws OperableError `tool_not_found` when nothing is proposed for one that was chosen */
  apply(websiteId: string, chosen: readonly string[] | 'all'): Promise<AppliedProposals>
}

interface Parts {
  storage: Storage
  now: () => Date
  lists: Pick<ToolLists, 'change'>
}

export function createProposals({ storage, now, lists }: Parts): Proposals {
  async function load(websiteId: string): Promise<{ foundAt?: string; drafts: Map<string, ToolDraft> }> {
    const key = proposalsKey(websiteId)
    const document = await storage.read(key)
    if (!document) return { drafts: new Map() }
    const { foundAt, found } = checkDocument(proposalDocumentSchema, key, document.value)
    return { foundAt, drafts: new Map(found.map(({ toolId, draft }) => [toolId, draft])) }
  }

  async function loadExpected(websiteId: string): Promise<Map<string, ToolExpects>> {
    const key = expectedKey(websiteId)
    const document = await storage.read(key)
    const { found } = document ? checkDocument(expectedDocumentSchema, key, document.value) : { found: [] }
    return new Map(found.map(({ toolId, expects }) => [toolId, expects]))
  }

  return {
    async keep(websiteId, drafts) {
      const at = now().toISOString()
      const { tools } = await lists.change(websiteId, (list) => renewed(list, draftsOfTools(list, drafts), at))
      const known = draftsOfTools(tools, drafts)
      const found = proposeChanges(tools, known).map(({ toolId }) => ({ toolId, draft: known.get(toolId)! }))
      const place = { key: proposalsKey(websiteId), schema: proposalDocumentSchema }
      await changeDocument(storage, place, () => ({ foundAt: at, found }))
    },

    async keepExpected(websiteId, { provedAt, proofs }) {
      const { tools } = await loadTools(storage, websiteId)
      const found = tools.flatMap((tool) => {
        const proof = proofs.find((each) => isOf(each, tool))
        const expects = proof?.expects && expectsSchema.safeParse({ success: proof.expects })
        return expects?.success ? [{ toolId: tool.id, expects: expects.data }] : []
      })
      const place = { key: expectedKey(websiteId), schema: expectedDocumentSchema }
      await changeDocument(storage, place, (last) => (last || found.length > 0 ? { provedAt, found } : undefined))
    },

    async list(websiteId) {
      const { tools } = await loadTools(storage, websiteId)
      const { foundAt, drafts } = await load(websiteId)
      const proposals = proposeExpects(tools, proposeChanges(tools, drafts), await loadExpected(websiteId))
      return { ...(foundAt === undefined ? {} : { foundAt }), proposals }
    },

    async apply(websiteId, chosen) {
      const at = now().toISOString()
      await loadTools(storage, websiteId)
      const { drafts } = await load(websiteId)
      const expected = await loadExpected(websiteId)
      const propose = (tools: readonly Tool[]) => proposeExpects(tools, proposeChanges(tools, drafts), expected)
      let applied: ToolProposal[] = []
      const list = await lists.change(websiteId, (tools) => {
        applied = choose(propose(tools), chosen)
        const byTool = new Map(applied.map((proposal) => [proposal.toolId, proposal]))
        if (applied.length === 0) return tools
        return tools.map((tool) => {
          const proposal = byTool.get(tool.id)
          if (!proposal) return tool
          const draft = drafts.get(tool.id)
          return applyExpects(draft ? applyProposal(tool, proposal, draft, at) : tool, proposal, at)
        })
      })
      return { ...list, applied, proposals: propose(list.tools) }
    },
  }
}

/** A form has one address and one selector, as a tool has. */
function isOf({ page, selector, trigger }: FormProof, { pageUrl, selector: own, metadata }: Tool): boolean {
  return page === pageUrl && selector === own && trigger === metadata.triggerSelector
}

function renewed(tools: readonly Tool[], drafts: ReadonlyMap<string, ToolDraft>, at: string): readonly Tool[] {
  const next = tools.map((tool) => {
    const draft = drafts.get(tool.id)
    return draft ? renewSafety(tool, draft, at) : tool
  })
  return next.some((tool, index) => tool !== tools[index]) ? next : tools
}

/** `all` leaves tools alone that a person may have edited. */
function choose(proposals: readonly ToolProposal[], chosen: readonly string[] | 'all'): ToolProposal[] {
  if (chosen === 'all') return proposals.filter(({ mayBeEdited }) => !mayBeEdited)
  return chosenTools(proposals, chosen, (wanted) => `There is no proposal for a tool "${wanted}".`)
}
