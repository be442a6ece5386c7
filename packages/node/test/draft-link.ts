import { deflateRawSync } from 'node:zlib'

/** What the inspector puts into the address of the console. */
export function draftParameter(draft: unknown): string {
  return deflateRawSync(typeof draft === 'string' ? draft : JSON.stringify(draft)).toString('base64url')
}
