/** What a tokenizer of language models makes about one token of: parts of words, three digits, signs, a character of other scripts. */
const PARTS = /[A-Za-z]{1,4}|[0-9]{1,3}|[\u0080-\u04ff]{1,2}|[\u0500-\uffff]|[!-/:-@[-`{-~]{1,2}/g
/** Scripts of which a rare character takes two or three. */
const WIDE = /[\u0500-\uffff]/g

/** About how many tokens a text is, and rather more: counted without the tables of a tokenizer, which are megabytes. */
export function estimateTokens(text: string): number {
  return (text.match(PARTS)?.length ?? 0) + Math.ceil((text.match(WIDE)?.length ?? 0) / 2)
}

/** The beginning of a text that takes no more than so many tokens. */
export function cutToTokens(text: string, most: number): string {
  let end = Math.min(text.length, most * 6)
  while (end > 0 && estimateTokens(text.slice(0, end)) > most) end = Math.floor(end * 0.9)
  return end < text.length ? `${text.slice(0, end).trimEnd()}…` : text
}
