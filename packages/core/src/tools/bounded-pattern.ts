/** A pattern so long says too little to be worth the time to read it. */
const MAX_PATTERN = 300
/** Ways in which a text can be tried, as far as they may be counted: some milliseconds. */
const MAX_WAYS = 1e7

/**
 * Whether a regular expression comes to an end soon, whatever the text: the engines of JavaScript try one way after the
 * other, and `(a+)+$` has more of them than there is time for
 * (https://owasp.org/www-community/attacks/Regular_expression_Denial_of_Service_-_ReDoS). Where something that can be
 * matched in several ways is repeated the answer is no, though many such patterns are harmless.
 * @param length of the text
 */
export function isBoundedPattern(pattern: string, length: number): boolean {
  // Neither what is escaped, nor a class, nor what a group begins with is a choice.
  const bare = pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]|(?<=\()\?\W/g, '')
  const count = (signs: RegExp): number => bare.match(signs)?.length ?? 0
  return (
    pattern.length <= MAX_PATTERN &&
    !/\(.*(?:[*+?|]|\{\d+,).*\)(?:[*+]|\{\d)/s.test(bare) &&
    (length + 1) ** count(/[*+]|\{\d+,/g) * 2 ** count(/[?|]/g) <= MAX_WAYS
  )
}
