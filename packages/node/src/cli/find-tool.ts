import { OperableError, type Tool } from '@operable/core'
import type { ServiceClient } from './client/service-client.ts'

/** Finds a tool by its id, or else by its name. @throws OperableError `tool_not_found` */
export async function findTool(tools: ServiceClient['tools'], websiteId: string, idOrName: string): Promise<Tool> {
  const { tools: all } = await tools.list(websiteId)
  const found = all.find(({ id }) => id === idOrName) ?? findByName(all, idOrName)
  if (found) return found
  const names = all.map(({ name }) => name).join(', ')
  const known = names === '' ? 'It has none yet.' : `It has: ${names}.`
  throw new OperableError('tool_not_found', `The website has no tool "${idOrName}". ${known}`)
}

/** By its current name first, then by a former one. */
function findByName(tools: readonly Tool[], wanted: string): Tool | undefined {
  const isFormer = ({ metadata }: Tool) => metadata.aliases?.includes(wanted) === true
  return tools.find(({ name }) => name === wanted) ?? tools.find(isFormer)
}
