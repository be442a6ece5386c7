// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
/**
 * Checks the set itself: ids, statuses, the hard constraints, start pages, selectors; prints counts as tables.
 *
 *   node check.mjs
 */
import { allAskingRows as askingRows, allOutcomeRows as outcomeRows } from './index.mjs'
import { serveRow } from './server.mjs'

const STATUSES = ['confirmed', 'submitted_unverified', 'rejected', 'needs_person', 'failed']
const LANGUAGES =
  'en de fr es it nl pt pl tr ko sv cs hi ja zh ar fi el vi hu bg ca da et he hr id lt no ro sk th uk ru fa sl lv sr'.split(
    ' ',
  )
const problems = []
const bad = (row, text) => problems.push(`${row.id}: ${text}`)

const seen = new Set()
for (const row of [...outcomeRows, ...askingRows]) {
  if (seen.has(row.id)) bad(row, 'id is not unique')
  seen.add(row.id)
  if (!/^[a-z0-9-]+$/.test(row.id)) bad(row, 'id is not plain')
  if (!LANGUAGES.includes(row.language)) bad(row, `language ${row.language}`)
  for (const key of ['family', 'title', 'why', 'start', 'tool', 'input', 'pages']) if (!row[key]) bad(row, `no ${key}`)
  for (const list of [row.status, row.statusWithExpects ?? []]) {
    for (const status of list) if (!STATUSES.includes(status)) bad(row, `status ${status}`)
    if (new Set(list).size !== list.length) bad(row, 'a status is listed twice')
  }
  if (!row.status.length) bad(row, 'no status')
  const { tool } = row
  if (!/^[A-Za-z0-9_.-]{1,128}$/.test(tool.name) || !tool.description) bad(row, 'tool name or description')
  if (!['form', 'button'].includes(tool.kind)) bad(row, `kind ${tool.kind}`)
  for (const field of tool.fields) {
    if (field.required && row.input[field.key] === undefined) bad(row, `no input for the required ${field.key}`)
    if (
      field.choices &&
      row.input[field.key] !== undefined &&
      !field.choices.some((c) => c.value === row.input[field.key])
    ) {
      bad(row, `${field.key} is not one of its choices`)
    }
  }
  for (const key of Object.keys(row.input))
    if (!tool.inputSchema.properties[key]) bad(row, `input ${key} is not in the schema`)
}

for (const row of outcomeRows) {
  const lists = [row.status, row.statusWithExpects ?? []]
  if (typeof row.taken !== 'boolean') bad(row, 'taken is not a boolean')
  if (![0, 1].includes(row.sends)) bad(row, `sends ${row.sends}`)
  if (!row.taken && lists.some((list) => list.includes('confirmed'))) bad(row, 'not taken, but accepts confirmed')
  if (row.taken && lists.some((list) => list.includes('rejected'))) bad(row, 'taken, but accepts rejected')
  if (row.status[0] !== row.wanted) bad(row, 'the wanted status is not the first one')
  if (row.taken && !row.expects) bad(row, 'taken, but without an expectation')
  if (row.expects) {
    if (!row.statusWithExpects) bad(row, 'expects without statusWithExpects')
    for (const signs of [row.expects.success, row.expects.failure].filter(Boolean)) {
      if (!Object.keys(signs).length) bad(row, 'an empty expectation')
      for (const key of Object.keys(signs))
        if (!['url', 'selector', 'text', 'status'].includes(key)) bad(row, `expects ${key}`)
    }
  }
}
for (const row of askingRows) {
  if (typeof row.asks !== 'boolean') bad(row, 'asks is not a boolean')
  if (row.asks && row.sends !== 0) bad(row, 'asks, but sends')
  if (row.asks && row.status.some((status) => ['confirmed', 'submitted_unverified'].includes(status)))
    bad(row, 'asks, but accepts a sent status')
  if (!row.asks && row.status.includes('needs_person')) bad(row, 'harmless, but accepts needs_person')
}

/** A simple look: each id, name or class that a selector names stands somewhere in the start page or its frames. */
function parts(selector) {
  return [
    ...[...selector.matchAll(/#([\w-]+)/g)].map((m) => m[1]),
    ...[...selector.matchAll(/\[[\w-]+[*^$~|]?="([^"]+)"\]/g)].map((m) => m[1]),
    ...[...selector.replace(/"[^"]*"/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)].map((m) => m[1]),
  ]
}

for (const row of [...outcomeRows, ...askingRows]) {
  const served = await serveRow(row)
  try {
    const answer = await fetch(served.url)
    let page = await answer.text()
    if (answer.status !== 200) bad(row, `start answers ${answer.status}`)
    if (!/<html[^>]* lang="/.test(page)) bad(row, 'start page has no lang')
    if (/https?:\/\/(?!127\.0\.0\.1)/.test(page.replace(/https?:\/\/www\.w3\.org[^"']*/g, '')))
      bad(row, 'an external address on the page')
    for (const [, src] of page.matchAll(/<iframe[^>]* src="(\/[^"]+)"/g))
      page += await (await fetch(served.origin + src)).text()
    const { tool } = row
    for (const selector of [
      tool.selector,
      tool.triggerSelector,
      tool.frame,
      ...tool.fields.map((x) => x.selector),
    ].filter(Boolean)) {
      for (const part of parts(selector))
        if (!page.includes(part)) bad(row, `"${part}" of ${selector} is not on the start page`)
    }
    if (served.received.length) bad(row, 'opening the page counts as a send')
  } catch (error) {
    bad(row, `start: ${error.message}`)
  }
  await served.close()
}

function table(title, rows, key, columns) {
  const groups = Map.groupBy(rows, (row) => row[key])
  console.log(`\n${title}`)
  const out = {}
  for (const [name, list] of [...groups].sort(([a], [b]) => String(a).localeCompare(String(b)))) {
    out[name] = Object.fromEntries(Object.entries(columns).map(([label, test]) => [label, list.filter(test).length]))
  }
  out.all = Object.fromEntries(Object.entries(columns).map(([label, test]) => [label, rows.filter(test).length]))
  console.table(out)
}

const outcomeColumns = {
  rows: () => true,
  taken: (row) => row.taken,
  refused: (row) => !row.taken,
  'sends 0': (row) => row.sends === 0,
  expects: (row) => row.expects,
  'wanted confirmed': (row) => row.wanted === 'confirmed',
  'wanted rejected': (row) => row.wanted === 'rejected',
  'wanted unverified': (row) => row.wanted === 'submitted_unverified',
  'wanted person': (row) => row.wanted === 'needs_person',
}
const askingColumns = { rows: () => true, asks: (row) => row.asks, harmless: (row) => !row.asks }
// Map.groupBy is not in Node 20
Map.groupBy ??= (items, by) => {
  const map = new Map()
  for (const item of items) map.set(by(item), [...(map.get(by(item)) ?? []), item])
  return map
}
table('Outcome rows by family', outcomeRows, 'family', outcomeColumns)
table('Outcome rows by language', outcomeRows, 'language', outcomeColumns)
table('Asking rows by family', askingRows, 'family', askingColumns)
table('Asking rows by language', askingRows, 'language', askingColumns)

console.log(problems.length ? `\n${problems.length} problems\n${problems.join('\n')}` : '\nNo problems.')
process.exitCode = problems.length ? 1 : 0
