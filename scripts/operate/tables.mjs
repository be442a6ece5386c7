import {
  endOf,
  isDone,
  isFalselyConfirmed,
  isFalselyRejected,
  isOperable,
  libraryEndOf,
} from '../../packages/widget/test/operate/ends.ts'
import { markdownTable, percent } from '../lib/markdown-table.mjs'

/** @typedef {import('../../packages/widget/test/operate/row.ts').Row} Row */
/** @typedef {readonly Row[]} Rows */

/** @type {(row: Row) => boolean} */
const needsNoPerson = (row) => endOf(row) !== 'person' && !row.isPersonSeen

/**
 * Every table of docs/operate.md, in its order.
 * @param {Rows} rows
 */
export function tablesOf(rows) {
  const pages = new Set(rows.map(({ page }) => page)).size
  const sections = [
    ['Tools', toolsTable(rows)],
    ['How runs ended', endsTable(rows)],
    ['Against the library', libraryTable(rows)],
    ['Fields', fieldsTable(rows)],
    ['What the runs said', outcomeTable(rows)],
    ['In each language', answersTable(rows, 'language')],
    ['In the markup of each framework', answersTable(rows, 'markup')],
    ['What must not happen', faultsTable(rows)],
    ['Fields that people call traps and captchas', labelledTable(rows)],
    ['Who was asked', askedTable(rows)],
    ['Tools that were not operated', failuresTable(rows)],
    ['The verdicts against the deed', verdictTable(rows)],
  ]
  const parts = sections.map(([title, text]) => `### ${title}\n\n${text}`)
  return [`${rows.length} tools of ${pages} pages.`, ...parts].join('\n\n')
}

/** @param {Rows} rows */
function toolsTable(rows) {
  const line = (/** @type {string} */ name, /** @type {Rows} */ own) => {
    const persons = own.filter((row) => endOf(row) === 'person')
    const missed = own.filter((row) => row.isPersonSeen && endOf(row) !== 'person')
    const rest = own.filter(needsNoPerson)
    const operable = rest.filter(isOperable)
    const ends = operable.map(endOf)
    return [
      name,
      new Set(own.map(({ page }) => page)).size,
      own.length,
      persons.length,
      missed.length,
      rest.length,
      operable.length,
      ends.filter((end) => end === 'sent').length,
      ends.filter((end) => end === 'pressed').length,
      share(ends.filter(isDone).length, operable.length),
      operable.filter((row) => isDone(endOf(row)) && row.calls === 1).length,
    ]
  }
  const head = [
    'set',
    'pages',
    'tools',
    'person',
    'missed',
    'no person',
    'operable',
    'sent',
    'pressed',
    'operated',
    'by one call',
  ]
  return markdownTable(head, bySet(rows, line))
}

/** @param {Rows} rows */
function endsTable(rows) {
  const sets = [...new Set(rows.map(({ set }) => set))]
  const groups = Map.groupBy(rows, ({ ours: { status, code } }) => `\`${status}\`${code ? ` \`${code}\`` : ''}`)
  const lines = [...groups].sort(([, a], [, b]) => b.length - a.length)
  return markdownTable(
    ['end', ...sets, 'all'],
    lines.map(([end, own]) => [end, ...sets.map((name) => own.filter(({ set }) => set === name).length), own.length]),
  )
}

/** @param {Rows} rows */
function libraryTable(rows) {
  const operable = rows.filter((row) => row.library && isOperable(row))
  const count = (/** @type {boolean} */ ours, /** @type {boolean} */ library) =>
    operable.filter((row) => isDone(endOf(row)) === ours && isDone(libraryEndOf(row)) === library).length
  return markdownTable(
    ['of the operable tools', 'operated by the library', 'not by the library'],
    [
      ['operated by a run', count(true, true), count(true, false)],
      ['not by a run', count(false, true), '-'],
    ],
  )
}

/** @param {Rows} rows */
function fieldsTable(rows) {
  const line = (/** @type {string} */ name, /** @type {Rows} */ own) => {
    const tried = own.filter((row) => !row.isPersonSeen && (row.ours.submits > 0 || row.ours.clicks > 0))
    const arrived = tried.flatMap(({ ours }) => Object.values(ours.fields))
    const count = (/** @type {string} */ how) => arrived.filter((each) => each === how).length
    const right = count('form') + count('control')
    return [name, tried.length, arrived.length, count('form'), count('control'), share(right, arrived.length)]
  }
  const head = [
    'set',
    'runs that sent or pressed',
    'values',
    'in the form data',
    'in a control without a name',
    'right',
  ]
  return markdownTable(head, bySet(rows, line))
}

/** @param {Rows} rows */
function outcomeTable(rows) {
  const statuses = /** @type {const} */ (['confirmed', 'submitted_unverified', 'rejected'])
  const sent = rows.filter(({ ours }) => ours.submits > 0)
  const pressed = rows.filter(({ ours }) => ours.submits === 0 && ours.clicks > 0)
  const counts = (/** @type {Rows} */ own) =>
    statuses.map((status) => own.filter(({ ours }) => ours.status === status).length)
  const answers = /** @type {const} */ ([
    ['thanks', 'thanks'],
    ['refusal', 'a refusal in words alone'],
    ['field', 'an error at a field'],
    ['silence', 'silence'],
  ])
  return markdownTable(
    ['the page', ...statuses],
    [
      ...answers.map(([kind, name]) => [name, ...counts(sent.filter((row) => row.answer.kind === kind))]),
      ['nothing, a button was only pressed', ...counts(pressed)],
    ],
  )
}

/**
 * The same for each language or framework.
 * @param {Rows} rows
 * @param {'language' | 'markup'} by
 */
function answersTable(rows, by) {
  const sent = rows.filter(({ ours }) => ours.submits > 0)
  const groups = [...Map.groupBy(sent, ({ answer }) => answer[by])].sort(([a], [b]) => a.localeCompare(b))
  return markdownTable(
    [by, 'thanks', 'confirmed', 'rejected', 'all else', 'confirmed', 'errors at a field', 'rejected'],
    groups.map(([name, own]) => {
      const thanks = own.filter(({ answer }) => answer.kind === 'thanks')
      const others = own.filter(({ answer }) => answer.kind !== 'thanks')
      const errors = own.filter(({ answer }) => answer.kind === 'field')
      const count = (/** @type {Rows} */ some, /** @type {string} */ status) =>
        some.filter(({ ours }) => ours.status === status).length
      return [
        name,
        thanks.length,
        count(thanks, 'confirmed'),
        count(thanks, 'rejected'),
        others.length,
        count(others, 'confirmed'),
        errors.length,
        count(errors, 'rejected'),
      ]
    }),
  )
}

/** @param {Rows} rows */
function faultsTable(rows) {
  /** @type {[fault: string, is: (row: Row) => boolean][]} */
  const faults = [
    ['confirmed, and nothing was sent or the page had refused', isFalselyConfirmed],
    ['rejected, and the page had thanked', isFalselyRejected],
    ['sent twice or more', ({ ours }) => ours.submits > 1],
    ['another form was sent', ({ ours, isFound }) => isFound && ours.strays > 0],
    ['a spam trap was filled', ({ ours }) => ours.trapped.length > 0],
    ['a field changed that the input does not name', ({ ours }) => ours.touched.length > 0],
    [
      'sent with a visible field open that only a person fills',
      ({ ours, isPersonSeen }) => isPersonSeen && ours.submits > 0,
    ],
    [
      'left to a person where the audit and the page show no need',
      (row) => row.ours.status === 'needs_person' && endOf(row) === 'failed',
    ],
  ]
  return markdownTable(
    ['fault', 'runs', 'for example'],
    faults.map(([fault, is]) => {
      const found = rows.filter(is)
      return [fault, found.length, example(found)]
    }),
  )
}

/** @param {Rows} rows */
function labelledTable(rows) {
  const kinds = /** @type {const} */ (['traps', 'captchas'])
  const sum = (/** @type {(row: Row) => number} */ count) => rows.reduce((all, row) => all + count(row), 0)
  return markdownTable(
    ['people call them', 'fields', 'offered to the agent', 'filled', 'sent while one was open'],
    kinds.map((kind) => [
      kind,
      sum(({ labelled }) => labelled[kind].count),
      sum(({ labelled }) => labelled[kind].offered.length),
      sum(({ labelled }) => labelled[kind].filled.length),
      kind === 'traps'
        ? '-'
        : rows.filter((row) => row.labelled[kind].count > 0 && row.isPersonSeen && row.ours.submits > 0).length,
    ]),
  )
}

/** @param {Rows} rows */
function askedTable(rows) {
  const kinds = Map.groupBy(rows, ({ kind }) => kind ?? 'no label')
  const lines = [...kinds].sort(([, a], [, b]) => b.length - a.length)
  return markdownTable(
    [
      'people say that the form is for',
      'runs',
      'a person was asked',
      'for money or a commitment',
      'for a deletion',
      'for example',
    ],
    lines.map(([kind, own]) => {
      const asked = own.filter((row) => row.asked.some((reason) => reason === 'payment' || reason === 'deletion'))
      const count = (/** @type {(asked: string[]) => boolean} */ is) => own.filter((row) => is(row.asked)).length
      return [
        kind,
        own.length,
        count((reasons) => reasons.length > 0),
        count((reasons) => reasons.includes('payment')),
        count((reasons) => reasons.includes('deletion')),
        example(asked),
      ]
    }),
  )
}

/** @param {Rows} rows */
function failuresTable(rows) {
  const failed = rows.filter((row) => endOf(row) === 'failed')
  const groups = Map.groupBy(failed, reasonOf)
  const lines = [...groups].sort(([, a], [, b]) => b.length - a.length)
  return markdownTable(
    ['why', 'tools', 'the library could', 'for example'],
    lines.map(([reason, own]) => [
      reason,
      own.length,
      own.filter((row) => isDone(libraryEndOf(row))).length,
      example(own),
    ]),
  )
}

/** @param {Row} row */
function reasonOf({ ours, isFormSeen, isFound, isPersonSeen }) {
  const { code, status } = ours
  if (!isFound) return 'the selector finds nothing: markup that is read otherwise here'
  if (!isFormSeen) return `the form is hidden as long as its scripts are off (\`${code ?? status}\`)`
  const ofField = /^not visible: (input|select|textarea|div)/.test(ours.message ?? '') ? ' of a field' : ''
  const what = `\`${code ?? status}\`${ofField}`
  return isPersonSeen ? `${what}, before the fields that are left to a person` : what
}

/** @param {Rows} rows */
function example([first]) {
  return first ? first.page.replace('/pages/', ' ').replace(/\.html\.gz$/, '') : ''
}

/** @param {Rows} rows */
function verdictTable(rows) {
  const judged = rows.filter(({ verdicts }) => verdicts)
  const verdicts = /** @type {const} */ (['callable', 'fillable', 'submittable'])
  const words = /** @type {const} */ (['yes', 'no', 'unknown'])
  const lines = verdicts.flatMap((verdict) =>
    words.map((word) => {
      const own = judged.filter((row) => row.verdicts?.[verdict] === word)
      const ends = own.map(endOf)
      const count = (/** @type {string} */ end) => ends.filter((each) => each === end).length
      const failed = own.filter((row) => endOf(row) === 'failed')
      const hidden = failed.filter(({ isFormSeen }) => !isFormSeen).length
      return [
        verdict,
        word,
        own.length,
        count('sent'),
        count('pressed'),
        count('person'),
        hidden,
        failed.length - hidden,
      ]
    }),
  )
  return markdownTable(
    ['verdict', 'says', 'forms', 'sent', 'pressed', 'left to a person', 'hidden here', 'failed otherwise'],
    lines,
  )
}

/**
 * @param {Rows} rows
 * @param {(name: string, rows: Rows) => (string | number)[]} line
 */
function bySet(rows, line) {
  const sets = Map.groupBy(rows, ({ set }) => set)
  return [...[...sets].map(([set, own]) => line(set, own)), line('all', rows)]
}

/**
 * @param {number} part
 * @param {number} whole
 */
function share(part, whole) {
  return whole === 0 ? '-' : percent(part / whole)
}
