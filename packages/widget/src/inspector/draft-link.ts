import type { ToolDraft } from '@operable/core/inspect'

/** Characters of the draft in an address; the console takes no more. */
const LONGEST = 6_144

/** Where a draft is handed over. */
export interface Console {
  /** Address of the service. */
  server: string
  websiteId: string
  /** Of the tool that an element is picked for; absent: it makes a new one. */
  toolId?: string | undefined
}

/** The tool that a link of the console asks an element for. */
export function askedTool(hash: string): string | undefined {
  return /operable-pick=([\w-]{1,64})(?=&|$)/.exec(hash)?.[1]
}

/**
 * The address of the console that shows a draft: JSON, compressed, in base64url. Opening it changes nothing; a person
 * keeps the tool there.
 * @returns undefined for a form too large for an address
 */
export async function draftLink(draft: ToolDraft, console: Console): Promise<string | undefined> {
  const { server, websiteId, toolId } = console
  const { visible: _, source: __, ...tool } = draft
  const packed = new Blob([JSON.stringify(tool)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const parameter = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  if (parameter.length > LONGEST) return undefined
  const page = toolId === undefined ? 'draft' : `tools/${toolId}`
  return `${server.replace(/\/$/, '')}/console/websites/${encodeURIComponent(websiteId)}/${page}?draft=${parameter}`
}
