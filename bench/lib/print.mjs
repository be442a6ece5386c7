import { table } from './table.mjs'

/**
 * One suite as Markdown: its tables, then each goal with what was measured.
 * @param {string} name
 * @param {import('./goal.mjs').SuiteResult} result
 */
export function print(name, { tables, goals }) {
  const parts = tables.map(({ title, head, rows, note }) =>
    [`\n### ${title}\n`, table(head, rows), ...(note ? [`\n${note}`] : [])].join('\n'),
  )
  const reached = goals.map(({ goal, measured, reached }) => [goal, measured, reached ? 'yes' : 'no'])
  return `\n## ${name}\n${parts.join('\n')}\n\n${table(['goal', 'measured', 'reached'], reached)}\n`
}
