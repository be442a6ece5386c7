/**
 * A copy of plain data whose strings stand on their own. JavaScript engines keep a cut-out string as a view of the text
 * that it was cut from: without the copy one kept heading would keep its whole document in memory.
 */
export function detached<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}
