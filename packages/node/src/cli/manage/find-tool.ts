import { OperableError, type Tool } from '@operable/core'
import type { ServiceClient } from '../client/service-client.ts'

/** The tool that a person means: by its id, else by its name. @throws OperableError `tool_not_found` */
export async function findTool(tools: ServiceClient['tools'], websiteId: string, idOrName: string): Promise<Tool> {
  const { tools: all } = await tools.list(websiteId)
  const found = all.find(({ id }) => id === idOrName) ?? findByName(all, idOrName)
  if (found) return found
  const names = all.map(({ name }) => name).join(', ')
  throw new OperableError(
    'tool_not_found',
    `The website has no tool "${idOrName}". ${names === '' ? 'It has none yet.' : `It has: ${names}.`}`,
  )
}

/** Exactly first, then by a name that it had before. */
function findByName(tools: readonly Tool[], wanted: string): Tool | undefined {
  const isFormer = ({ metadata }: Tool) => metadata.aliases?.includes(wanted) === true
  return tools.find(({ name }) => name === wanted) ?? tools.find(isFormer)
}
