// Runs over MCP against pages that lie, or change between the list of tools and the call: what the outcome claims, held against
// what the server received. Markdown on standard output; ends with 1 after a false success, a double send, or anything sent
// unasked. Run with --conditions=development, so that it reads the sources. Arguments: --runs N (default 500), --seed N
// (default 20), --only TEXT (lies with this in their name), --each (a line for each run), --write (the table goes into
// docs/run.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { serveRow } from '../../packages/widget/test/outcomes/server.mjs'
import { random } from '../fleet/random.mjs'
import { replaceSection } from '../lib/marked-section.mjs'
import { root } from '../lib/root.mjs'
import { startAgent } from './call-agent.mjs'
import { lies, OTHER_DEEDS } from './lies-of-pages.mjs'
import { isScripted, languages, lyingPages, transports } from './lying-site.mjs'
import { figuresOf, tablesOf } from './tables.mjs'

/**
 * @typedef {import('./lies-of-pages.mjs').Lie} Lie
 * @typedef {import('./lying-site.mjs').LyingForm} LyingForm
 * @typedef {import('./call-agent.mjs').Agent} Agent
 * @typedef {import('./call-agent.mjs').Person} Person
 * @typedef {import('./tables.mjs').Judged} Judged
 * @typedef {{ path: string, body: string }} Received
 * @typedef {{ agent: Agent, person: Person, received: readonly Received[] }} Site
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    seed: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    each: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

/** Of one site with one warm server. */
const MOST = { forms: 12, runs: 100, atOnce: 3 }
/** What is sent twice is sent by then, in ms. */
const TWICE_MS = 500
/** @type {readonly Person[]} */
const PERSONS = ['nobody', 'accepts', 'declines', 'nobody', 'accepts']

const chance = random(Number(values.seed))
/** @type {<Item>(all: readonly Item[]) => Item} */
const pick = (all) => /** @type {never} */ (all[Math.floor(chance() * all.length)])
/** @type {Lie[]} */
const deck = []
/** @type {Judged[]} */
const judged = []
for (let batch = 0; judged.length < Number(values.runs); batch++)
  judged.push(...(await runBatch(batch, Math.min(MOST.runs, Number(values.runs) - judged.length))))

const tables = tablesOf(judged)
process.stdout.write(`${tables}\n`)
if (values.write) {
  const file = join(root, 'docs/run.md')
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), 'lies', `\n${tables}\n`))
}
const missed = figuresOf(judged).filter(({ isHeld }) => !isHeld)
for (const { what, seen } of missed) process.stderr.write(`${what}: ${seen}\n`)
process.exit(missed.length > 0 ? 1 : 0)

/**
 * One site, one MCP server that stays warm, and so many calls.
 * @param {number} batch
 * @param {number} runs
 * @returns {Promise<Judged[]>}
 */
async function runBatch(batch, runs) {
  const person = PERSONS[(batch + Number(values.seed)) % PERSONS.length] ?? 'nobody'
  const made = Array.from({ length: Math.min(MOST.forms, Math.ceil(runs / 2)) }, (_, index) => madeForm(index + 1))
  const served = await serveRow(/** @type {never} */ ({ pages: lyingPages(made), start: '/' }))
  const agent = await startAgent(served.url, { person, pages: made.length + 1 })
  try {
    // A busy machine may not have read all pages in the time that there is for it.
    const forms = made.filter(({ number }) => agent.toolOf(number))
    if (forms.length === 0) throw new Error(`None of ${made.length} forms has a tool.`)
    const site = { agent, person, received: served.received }
    const numbers = Array.from({ length: runs }, (_, index) => judged.length + index)
    /** @type {Judged[]} */
    const done = []
    for (let from = 0; from < runs; from += forms.length) {
      const waiting = numbers.slice(from, from + forms.length).map((run, index) => {
        const form = /** @type {LyingForm} */ (forms[index])
        form.lie = drawn(form)
        return { run, form, isTwin: chance() < 0.1, isAgain: chance() < 0.5 }
      })
      const lane = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) done.push(await runOne(site, next))
      }
      await Promise.all(Array.from({ length: MOST.atOnce }, lane))
    }
    return done
  } finally {
    await agent.close()
    await served.close()
  }
}

/** @param {number} number @returns {LyingForm} */
function madeForm(number) {
  return {
    number,
    language: pick(languages),
    deed: chance() < 0.75 ? 'contact' : pick(['pay', 'remove', 'cancel']),
    transport: pick(transports),
    answers: pick(['json', 'json', 'text', 'html']),
    shows: pick(['inPlace', 'below', 'toast']),
    shape: Math.floor(chance() * 12),
    lie: /** @type {Lie} */ (lies[0]),
  }
}

/** Each lie as often as any other. @param {LyingForm} form @returns {Lie} */
function drawn(form) {
  for (;;) {
    const at = deck.findIndex(({ isScript }) => !isScript || isScripted(form))
    if (at >= 0) return /** @type {Lie} */ (deck.splice(at, 1)[0])
    const more = lies.filter(({ id }) => id.includes(values.only))
    for (let rest = [...more]; rest.length > 0; ) deck.push(...rest.splice(Math.floor(chance() * rest.length), 1))
    if (!more.some(({ isScript }) => !isScript || isScripted(form))) return /** @type {Lie} */ (lies[0])
  }
}

/**
 * Calls a tool as an agent does that is in a hurry: sometimes twice at once, sometimes again.
 * @param {Site} site
 * @param {{ run: number, form: LyingForm, isTwin: boolean, isAgain: boolean }} meant
 * @returns {Promise<Judged>}
 */
async function runOne({ agent, person, received }, { run, form, isTwin, isAgain }) {
  const { number, lie } = form
  const name = agent.toolOf(number) ?? ''
  const before = received.length
  const mark = `No. ${run},`
  const input = {
    [`name_${number}`]: 'Ada Byron',
    [`email_${number}`]: 'ada@example.com',
    [`message_${number}`]: `${mark} please ring me back.`,
  }
  // No argument approves anything.
  if (lie.change === 'injected') await agent.call(name, { ...input, approve: true, confirmed: true })
  const began = performance.now()
  const [first] = await Promise.all([agent.call(name, input), ...(isTwin ? [agent.call(name, input)] : [])])
  const ms = Math.round(performance.now() - began)
  const again = isAgain && first.status === 'submitted_unverified' ? await agent.call(name, input) : undefined
  await sleep(TWICE_MS)
  const sent = received.slice(before).filter(({ path }) => path.startsWith(`/${number}/`))
  const isAgreed = agent.agreed.some((question) => question.includes(mark))
  const isOther = OTHER_DEEDS.has(lie.change ?? '')
  const other = sent.filter(({ path }) => path.endsWith('/other'))
  const lossy = form.deed === 'contact' ? other : sent
  const isTaken = sent.length > 0 && (other.length > 0 ? isAgreed : lie.accepted)
  const statuses = [first, ...(again ? [again] : [])].map(({ status }) => status)
  const judgement = {
    run,
    form: { ...form },
    person,
    status: first.status,
    again: again?.code ?? '',
    sent: sent.length,
    isTaken,
    ms,
    isFalseSuccess: statuses.includes('confirmed') && !isTaken,
    isDouble: sent.length > 1,
    isUnasked: lossy.length > 0 && !isAgreed,
    isFalseRefusal: statuses.includes('rejected') && isTaken,
    isFalseNothing: statuses.some((status) => /^(?:failed|needs_person)$/.test(status)) && sent.length > 0 && !again,
    isNotLeft:
      form.deed !== 'contact' &&
      person === 'nobody' &&
      lie.change !== 'gone' &&
      !isOther &&
      first.status !== 'needs_person',
  }
  const { isFalseSuccess, isDouble, isUnasked, isFalseRefusal, isFalseNothing, isNotLeft } = judgement
  const isWrong = isFalseSuccess || isDouble || isUnasked || isFalseRefusal || isFalseNothing || isNotLeft
  if (values.each || isWrong) {
    const { language, deed, transport, answers, shows } = form
    const facts = [
      isWrong ? 'WRONG' : '',
      run,
      lie.id,
      language,
      deed,
      transport,
      answers,
      shows,
      person,
      isTwin ? 'twin' : '',
    ]
    const ended = [
      first.status,
      first.code,
      again ? `again: ${again.status} ${again.code}` : '',
      `sent ${sent.length}`,
      `${ms} ms`,
    ]
    process.stderr.write(`${[...facts, '→', ...ended].filter((each) => each !== '').join(' | ')}\n`)
    if (isWrong)
      process.stderr.write(
        `    ${JSON.stringify({ ...judgement, form: undefined, sent })}\n    ${first.text.slice(0, 1500)}\n`,
      )
  }
  return judgement
}
