const { charCodeAt } = String.prototype

/**
 * The UTF-16 code at a place of a text, for loops over texts of all kinds. An engine has a dozen kinds of strings, and looks for the
 * method anew at each step where it has met more than four: called so it does not, which takes a quarter of the time.
 */
export function codeAt(text: string, at: number): number {
  return charCodeAt.call(text, at)
}
