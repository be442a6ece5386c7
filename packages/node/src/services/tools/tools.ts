import type { Tool } from '@operable/core'
import type { Storage } from '../../contracts/storage.ts'
import type { ToolList, Tools } from '../../contracts/tools.ts'
import { changeTools } from './change-tools.ts'
import { checkPatch, patchTool, removeTool } from './edit-tools.ts'
import { loadTools } from './tool-document.ts'

export interface ToolsDependencies {
  storage: Storage
  now: () => Date
  /** A whole number from 0, or `unlimited`. */
  toolLimit: string
}

export function createTools({ storage, now, toolLimit }: ToolsDependencies): Pick<Tools, 'list' | 'patch' | 'remove'> {
  const listOf = (loaded: { tools: Tool[]; revision: string }): ToolList => ({ ...loaded, toolLimit })

  return {
    async list(websiteId) {
      return listOf(await loadTools(storage, websiteId))
    },

    async patch(websiteId, toolId, patch, options) {
      const checked = checkPatch(patch)
      const changedAt = now().toISOString()
      return listOf(
        await changeTools(storage, websiteId, (tools) => patchTool(tools, toolId, checked, changedAt), options),
      )
    },

    async remove(websiteId, toolId, options) {
      return listOf(await changeTools(storage, websiteId, (tools) => removeTool(tools, toolId), options))
    },
  }
}
