import type { Terminal } from './terminal.ts'

export interface ServiceFacts {
  url: string
  /** File. */
  data: string
  /** The admin key when it was made now: this is the only time that it is known. */
  newKey: string | undefined
  keyFromEnvironment: boolean
  allowPrivate: boolean
}

/** Where everything is, for the person who started the service. */
export function printService(facts: ServiceFacts, { ink }: Terminal): string {
  const { url, data } = facts
  const places = [
    ['Console', `${url}/console`],
    ['API', `${url}/websites`],
    ['API description', `${url}/openapi.json`],
    ['A report', `${url}/api/v1/report?url=https://shop.example/`],
    ['MCP', `${url}/mcp`],
    ['Widget script', `${url}/operable.js`],
    ['Data', data],
  ] as const
  const width = Math.max(...places.map(([name]) => name.length))
  const lines = places.map(([name, place]) => `  ${name.padEnd(width)}  ${ink.cyan(place)}\n`)
  const warning = facts.allowPrivate
    ? `\n${ink.yellow('Private networks and this machine can be read through this service.')}\n`
    : ''
  return `\n${ink.bold('Operable is running')}\n${lines.join('')}\n${keyLines(facts, ink)}${warning}\nCtrl-C stops it.\n`
}

function keyLines({ newKey, keyFromEnvironment }: ServiceFacts, ink: Terminal['ink']): string {
  if (newKey !== undefined) return `${ink.bold('Admin key')}, shown this once:\n  ${ink.green(newKey)}\n`
  if (keyFromEnvironment) return 'The admin key is the one in OPERABLE_ADMIN_KEY.\n'
  return 'The admin key was shown on the first start. "operable keys create --admin" makes another.\n'
}
