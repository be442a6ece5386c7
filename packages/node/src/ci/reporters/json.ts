import type { CiResult } from '../ci-result.ts'

/** All of it, for programs. */
export function reportJson(result: CiResult): string {
  return `${JSON.stringify(result, null, 2)}\n`
}
