/** A longer pattern is not worth reading. */
const MAX_PATTERN = 300
/** Most ways to try a text: some milliseconds. */
const MAX_WAYS = 1e7

/**
 * Whether a regular expression ends soon, whatever the text. JavaScript engines backtrack, and `(a+)+$` can take forever
 * (https://owasp.org/www-community/attacks/Regular_expression_Denial_of_Service_-_ReDoS). The answer is no whenever
 * something ambiguous is repeated, though many such patterns are harmless.
 * @param length of the text
 */
export function isBoundedPattern(pattern: string, length: number): boolean {
  // Escapes, classes and the beginnings of groups are no choices.
  const bare = pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]|(?<=\()\?\W/g, '')
  const count = (signs: RegExp): number => bare.match(signs)?.length ?? 0
  return (
    pattern.length <= MAX_PATTERN &&
    !/\(.*(?:[*+?|]|\{\d+,).*\)(?:[*+]|\{\d)/s.test(bare) &&
    (length + 1) ** count(/[*+]|\{\d+,/g) * 2 ** count(/[?|]/g) <= MAX_WAYS
  )
}
