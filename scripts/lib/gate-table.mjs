import { markdownTable } from './markdown-table.mjs'

/** @typedef {import('../../packages/node/src/standards/gate-rules.ts').GateRule} GateRule */
/** @typedef {import('../../packages/node/src/standards/gate-rules.ts').RequestKind} RequestKind */

/** @type {Record<string, string>} */
const destinations = { named: 'hosts that you name', own: 'its own site', other: 'other sites' }
/** @type {Record<RequestKind, string>} */
const kinds = { read: 'GET, HEAD', send: 'other methods', form: 'a form', socket: 'WebSocket' }

/**
 * What a page in the browser may ask: a row for each mode and destination.
 * @param {Readonly<Record<string, import('../../packages/node/src/standards/gate-rules.ts').ModeRules>>} rules
 */
export function gateTable(rules) {
  const columns = /** @type {RequestKind[]} */ (Object.keys(kinds))
  const rows = Object.entries(rules).flatMap(([mode, byDestination]) =>
    Object.entries(byDestination).map(([to, rule]) => [
      `\`${mode}\``,
      destinations[to] ?? to,
      ...columns.map((kind) => (rule.allows.includes(kind) ? 'yes' : 'no')),
      [rule.uses?.join(', '), rule.untyped && 'nothing typed'].filter(Boolean).join('; '),
      capOf(rule),
    ]),
  )
  return markdownTable(['mode', 'to', ...columns.map((kind) => kinds[kind]), 'only', 'at most'], rows)
}

/** @param {GateRule} rule */
function capOf({ perPage, perScan }) {
  return [perPage && `${perPage} a page`, perScan && `${perScan} a scan`].filter(Boolean).join(', ')
}
