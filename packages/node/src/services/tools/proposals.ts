import { OperableError, type Tool, type ToolDraft } from '@operable/core'
import { toolDraftSchema } from '@operable/core/schema'
import { applyProposal, draftsOfTools, proposeChanges, renewSafety, type ToolProposal } from '@operable/core/tools'
import { z } from 'zod'
import type { Storage } from '../../contracts/storage.ts'
import type { AppliedProposals, ToolProposals } from '../../contracts/tools.ts'
import { changeDocument, checkDocument } from '../documents/documents.ts'
import { loadTools } from './tool-document.ts'
import type { ToolLists } from './tool-lists.ts'

/** What the last discovery found for tools that differ. The proposals are computed from it each time. */
const proposalDocumentSchema = z.looseObject({
  foundAt: z.iso.datetime(),
  found: z.array(z.looseObject({ toolId: z.string(), draft: z.looseObject(toolDraftSchema.shape) })),
})

export function proposalsKey(websiteId: string): string {
  return `tool-proposals/${websiteId}`
}

/** Changes to existing tools that discovery proposes. Their owner decides, except for safety, which is updated right away. */
export interface Proposals {
  /** After a discovery. @param drafts of the whole site */
  keep(websiteId: string, drafts: readonly ToolDraft[]): Promise<void>
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

  return {
    async keep(websiteId, drafts) {
      const at = now().toISOString()
      const { tools } = await lists.change(websiteId, (list) => renewed(list, draftsOfTools(list, drafts), at))
      const known = draftsOfTools(tools, drafts)
      const found = proposeChanges(tools, known).map(({ toolId }) => ({ toolId, draft: known.get(toolId)! }))
      const place = { key: proposalsKey(websiteId), schema: proposalDocumentSchema }
      await changeDocument(storage, place, () => ({ foundAt: at, found }))
    },

    async list(websiteId) {
      const { tools } = await loadTools(storage, websiteId)
      const { foundAt, drafts } = await load(websiteId)
      return { ...(foundAt === undefined ? {} : { foundAt }), proposals: proposeChanges(tools, drafts) }
    },

    async apply(websiteId, chosen) {
      const at = now().toISOString()
      await loadTools(storage, websiteId)
      const { drafts } = await load(websiteId)
      let applied: ToolProposal[] = []
      const list = await lists.change(websiteId, (tools) => {
        applied = choose(proposeChanges(tools, drafts), chosen)
        const byTool = new Map(applied.map((proposal) => [proposal.toolId, proposal]))
        if (applied.length === 0) return tools
        return tools.map((tool) => {
          const proposal = byTool.get(tool.id)
          return proposal ? applyProposal(tool, proposal, drafts.get(tool.id)!, at) : tool
        })
      })
      return { ...list, applied, proposals: proposeChanges(list.tools, drafts) }
    },
  }
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
  const found = chosen.map((wanted) => {
    const proposal = proposals.find(({ toolId, tool }) => toolId === wanted || tool === wanted)
    if (!proposal) throw new OperableError('tool_not_found', `There is no proposal for a tool "${wanted}".`)
    return proposal
  })
  return [...new Set(found)]
}
