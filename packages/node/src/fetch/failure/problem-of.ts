/** Why a page could not be opened, in a sentence. */
export function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : 'The page could not be opened.'
}
