import { z } from '@hono/zod-openapi'

/** Every parameter that a path of ours has; an id is opaque, so an odd one is not found and never malformed. */
const parameters: Record<string, { description: string; example: string }> = {
  websiteId: { description: 'Id of the website, as `POST /websites` gave it', example: 'c0nkx4t8f2wm' },
  toolId: { description: 'Id of the tool', example: '7h2m4qv9s1zd' },
  keyId: { description: 'Id of the key: its public part', example: 'k3v8rw0p6dna' },
  code: { description: 'Stable code of the problem', example: 'no_report' },
  scanId: { description: 'Id of the scan', example: '5d1q7xk2v9cm3t8b' },
  id: { description: 'Id of the report', example: '3p0kd8y2w4m6q1v9x5t7r8c0zn' },
}

/** @throws TypeError for a name without a description */
export function pathParameters(names: readonly string[]): z.ZodObject {
  return z.object(Object.fromEntries(names.map((name) => [name, parameter(name)])))
}

function parameter(name: string): z.ZodString {
  const known = parameters[name]
  if (!known) throw new TypeError(`No description of the path parameter ${name}.`)
  return z.string().openapi({ description: known.description, param: { example: known.example } })
}
