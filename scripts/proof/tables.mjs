/** @typedef {import('../../fixtures/proof/measure.ts').MeasuredApp} MeasuredApp */
/** @typedef {{ what: string, seen: string, goal: string, holds: boolean }} Figure */

/**
 * @param {number} part
 * @param {number} all
 */
const share = (part, all) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} % (${part} of ${all})`)

/** @param {string | undefined} verdict */
const isProof = (verdict) => verdict === 'proven' || verdict === 'refuted'

/**
 * The goals, and what was seen.
 * @param {readonly MeasuredApp[]} measured
 * @returns {Figure[]}
 */
export function figuresOf(measured) {
  const forms = measured.flatMap((app) => app.forms)
  const free = forms.filter(({ row }) => isProof(row.verdict))
  const decided = free.filter(({ proof }) => isProof(proof?.verdict))
  const proofs = forms.filter(({ proof }) => isProof(proof?.verdict))
  const right = proofs.filter(({ isSameVerdict }) => isSameVerdict)
  const wronglyProven = proofs.filter(({ row, proof }) => proof?.verdict === 'proven' && row.verdict !== 'proven')
  const wronglyLeft = free.filter(({ proof }) => proof?.verdict === 'needs_person')
  const arrived = measured.flatMap((app) => app.arrived)
  const hand = forms.filter(({ isSentAlike }) => isSentAlike !== undefined)
  const alike = hand.filter(({ isSentAlike }) => isSentAlike)
  const sum = (/** @type {(form: typeof forms[number]) => number} */ count) =>
    forms.reduce((total, form) => total + count(form), 0)
  const readers = { found: sum(({ readers }) => readers.found), all: sum(({ readers }) => readers.all) }
  const answers = { same: sum(({ answers }) => answers.same), all: sum(({ answers }) => answers.all) }
  const tools = measured.flatMap((app) => app.tools)
  const hints = tools.filter(({ isSame }) => isSame).length
  const within = (/** @type {number} */ part, /** @type {number} */ all, /** @type {number} */ least) =>
    all === 0 || part / all >= least
  return [
    {
      what: 'forms that need no person and get a proof',
      seen: share(decided.length, free.length),
      goal: 'at least 95 %',
      holds: within(decided.length, free.length, 0.95),
    },
    {
      what: 'proofs that are true',
      seen: share(right.length, proofs.length),
      goal: 'at least 97 %',
      holds: within(right.length, proofs.length, 0.97),
    },
    {
      what: '`proven` that is false',
      seen: String(wronglyProven.length),
      goal: '0',
      holds: wronglyProven.length === 0,
    },
    {
      what: 'forms wrongly left to a person',
      seen: share(wronglyLeft.length, free.length),
      goal: 'at most 1 %',
      holds: within(free.length - wronglyLeft.length, free.length, 0.99),
    },
    {
      what: 'requests that arrived at the servers',
      seen: String(arrived.length),
      goal: '0',
      holds: arrived.length === 0,
    },
    {
      what: 'requests of another hand equal to what the proof printed',
      seen: share(alike.length, hand.length),
      goal: 'all',
      holds: alike.length === hand.length,
    },
    {
      what: 'readers that were listed',
      seen: share(readers.found, readers.all),
      goal: 'all',
      holds: readers.found === readers.all,
    },
    {
      what: 'answers told as they are',
      seen: share(answers.same, answers.all),
      goal: 'at least 95 %',
      holds: within(answers.same, answers.all, 0.95),
    },
    {
      what: 'hints of pages’ own tools judged right',
      seen: share(hints, tools.length),
      goal: 'all',
      holds: hints === tools.length,
    },
  ]
}

/**
 * @param {readonly MeasuredApp[]} measured
 * @returns {string} Markdown
 */
export function tablesOf(measured) {
  const forms = measured.flatMap((app) => app.forms)
  const frameworks = [...new Set(forms.map(({ framework }) => framework))].toSorted()
  const byFramework = frameworks.map((framework) => {
    const own = forms.filter((form) => form.framework === framework)
    const apps = new Set(own.map(({ app }) => app)).size
    return `| ${framework} | ${apps} | ${own.length} | ${own.filter(({ isSameVerdict }) => isSameVerdict).length} | ${own.filter(({ isSameReason }) => isSameReason).length} |`
  })
  const times = measured.map(({ ms, forms }) => ms / Math.max(1, forms.length)).toSorted((a, b) => a - b)
  const median = times[Math.floor(times.length / 2)] ?? 0
  return [
    `${measured.length} apps, ${forms.length} forms; ${(median / 1000).toFixed(1)} s a form (median, the scan of the site included).`,
    '',
    '| what | seen | goal |',
    '|---|---|---|',
    ...figuresOf(measured).map(({ what, seen, goal }) => `| ${what} | ${seen} | ${goal} |`),
    '',
    '| framework | apps | forms | verdict as expected | reason, too |',
    '|---|---|---|---|---|',
    ...byFramework,
  ].join('\n')
}

/**
 * A line for everything that is not as expected.
 * @param {MeasuredApp} measured
 * @returns {string[]}
 */
export function missesOf({ app, forms, tools, arrived, others }) {
  return [
    ...forms.flatMap(({ row, proof, isSameReason, readers, answers, isSentAlike, difference }) => [
      ...(isSameReason
        ? []
        : [
            `${app} ${row.form}: ${row.verdict}, ${row.reasonKind} expected; ${proof ? `${proof.verdict}, ${proof.reason}: ${proof.detail}` : 'not found'}`,
          ]),
      ...(readers.found === readers.all
        ? []
        : [
            `${app} ${row.form}: ${readers.found} of ${readers.all} readers; expected ${JSON.stringify(row.readers)}; listed ${JSON.stringify(proof?.readers)}`,
          ]),
      ...(answers.same === answers.all
        ? []
        : [
            `${app} ${row.form}: ${answers.same} of ${answers.all} answers; expected ${JSON.stringify(row.answers)}; seen ${JSON.stringify(proof?.answers)}`,
          ]),
      ...(isSentAlike === false || (difference && isSentAlike === undefined)
        ? [`${app} ${row.form}: by another hand ${difference}`]
        : []),
    ]),
    ...tools
      .filter(({ isSame }) => !isSame)
      .map(({ row, verdict }) => `${app} ${row.tool}: hints ${row.hints}, judged ${verdict}`),
    ...arrived.map((request) => `${app}: arrived ${request}`),
    ...others.map(({ selector, verdict, detail }) => `${app}: another form, ${selector}: ${verdict}, ${detail}`),
  ]
}
