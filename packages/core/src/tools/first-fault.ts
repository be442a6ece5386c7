/** The part of a schema's complaint that is used here. */
interface Issue {
  path: PropertyKey[]
  message: string
}

/**
 * What a schema finds wrong first, as one sentence that names the member. The message repeats names that were given,
 * which may be long.
 * @param otherwise when it has nothing to say
 */
export function firstFault([issue]: readonly Issue[], otherwise: string): string {
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : ''
  return `${where}${(issue?.message ?? otherwise).slice(0, 200).replace(/\.$/, '')}.`
}
