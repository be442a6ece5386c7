import type { ToolDraft } from '@operable/core/inspect'

/** Characters of the draft in an address; the console takes no more. */
const LONGEST = 6_144

/** Where a draft is handed over. */
export interface Console {
  /** Address of the service. */
  server: string
  websiteId: string
}

/**
 * The address of the console that shows a draft: JSON, compressed, in base64url. Opening it changes nothing; a person
 * keeps the tool there.
 * @returns undefined for a form too large for an address
 */
export async function draftLink(draft: ToolDraft, { server, websiteId }: Console): Promise<string | undefined> {
  const { visible: _, source: __, ...tool } = draft
  const packed = new Blob([JSON.stringify(tool)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const parameter = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  if (parameter.length > LONGEST) return undefined
  return `${server.replace(/\/$/, '')}/console/websites/${encodeURIComponent(websiteId)}/draft?draft=${parameter}`
}
