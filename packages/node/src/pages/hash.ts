import { createHash } from 'node:crypto'

/** Source expression by which a policy allows one inline style sheet or script (CSP level 3, hash sources). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
