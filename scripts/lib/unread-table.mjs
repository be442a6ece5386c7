import { markdownTable } from './markdown-table.mjs'

/**
 * What came in the place of a site's pages, and the code that this gives where no page could be read.
 * @param {readonly { answer: string, code: string }[]} rules in the order in which they are tried
 */
export function unreadTable(rules) {
  return markdownTable(
    ['in the place of the page came', 'code'],
    rules.map(({ answer, code }) => [answer, `\`${code}\``]),
  )
}
