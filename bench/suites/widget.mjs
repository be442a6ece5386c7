import { runOn, toolOf, widgetBrowser } from '../../packages/widget/test/widget-browser.ts'
import { goal } from '../lib/goal.mjs'
import { largePage } from '../lib/large-page.mjs'
import { median, ratios, spread } from '../lib/statistics.mjs'
import { amount } from '../lib/tiny.mjs'
import { longTasks, registrations } from '../lib/widget-load.mjs'

/** Turns of each way in a round. */
const TURNS = amount(10, 1)
const names = ['name', 'email', 'phone', 'company', 'city', 'message']
const values = Object.fromEntries(names.map((name) => [name, `a value for ${name}`]))

const form = `<!doctype html><html lang="en"><title>Form</title><main><form id="f">
${names.map((name) => `<p><label>${name} <input name="${name}"></label></p>`).join('')}<button>Send</button></form></main>
<script>addEventListener('submit', async (event) => {
  event.preventDefault()
  await fetch('/taken', { method: 'POST' })
  const thanks = document.createElement('p')
  thanks.setAttribute('role', 'status')
  thanks.textContent = 'Thank you'
  event.target.replaceWith(thanks)
})</script>`

const modal = `<!doctype html><html lang="en"><title>Modal</title><button id="open">Open</button>
<dialog><form id="f"><input name="email"><button id="send" disabled>Send</button></form></dialog>
<script>const dialog = document.querySelector('dialog')
document.querySelector('#open').onclick = () => {
  dialog.showModal()
  setTimeout(() => { document.querySelector('#send').disabled = false; window.usable = performance.now() }, 400)
}
addEventListener('submit', async (event) => {
  event.preventDefault()
  await fetch(location.href, { method: 'POST', body: new FormData(event.target) })
  dialog.close()
})</script>`

/**
 * A tool beside Playwright doing the same in the same browser, how long a tool in a dialog needs once its button can be
 * used, and what loading the widget costs a page. Wall clock; what is compared takes turns, each on a page of its own.
 * @param {{ rounds: number }} options
 * @returns {Promise<import('../lib/goal.mjs').SuiteResult>}
 */
export async function widget({ rounds }) {
  const browser = await widgetBrowser()
  /** @type {{ ours: number[], playwright: number[], modal: number[] }} */
  const raw = { ours: [], playwright: [], modal: [] }
  try {
    for (let turn = 0; turn < rounds * TURNS; turn++) {
      raw.ours.push(await byTool(browser))
      raw.playwright.push(await byPlaywright(browser))
      raw.modal.push(await inModal(browser))
    }
  } finally {
    await browser.close()
  }
  const load = await longTasks({ turns: rounds * TURNS, slowdown: 4 })
  const registered = await registrations({ turns: rounds * TURNS, tools: 300 })
  const relative = ratios(raw.ours, raw.playwright)
  const large = await largePage({ turns: amount(rounds * 2, 1) })
  const least = ratios(large.ours, large.old)
  return {
    tables: [
      {
        title: 'Six fields filled and sent, until the page says thanks (wall-clock ms)',
        head: ['Playwright', 'tool (ours)', 'x Playwright'],
        rows: [[spread(raw.playwright, 0), spread(raw.ours, 0), spread(relative)]],
      },
      {
        title: 'From the moment when the button of a dialog can be used to the confirmed outcome (wall-clock ms)',
        head: ['tool (ours)'],
        rows: [[spread(raw.modal, 0)]],
      },
      {
        title: 'The longest task while a page of 200 parts loads, processor slowed 4 x (CPU ms)',
        head: ['without the widget', 'with it, 30 tools', 'scripts in a task with code of the widget'],
        rows: [[spread(load.plain, 0), spread(load.ours, 0), spread(load.script, 0)]],
      },
      {
        title: 'From the call to 300 tools that the browser lists (wall-clock ms)',
        head: ['createWidget (ours)'],
        rows: [[spread(registered, 0)]],
      },
      {
        title: 'One run on a page of 12,000 elements, from the call to the outcome (CPU ms of the page)',
        head: ['the widget before outcomes were read by evidence', 'now (ours)', 'x before'],
        rows: [[spread(large.old, 0), spread(large.ours, 0), spread(least)]],
      },
    ],
    goals: [
      goal(
        'a run on a page of 12,000 elements takes at most a third of the CPU',
        spread(least),
        median(least) <= 1 / 3,
      ),
      goal('six fields in at most 1.5 x the time of Playwright', spread(relative), median(relative) <= 1.5),
      goal('a tool in a dialog within 100 ms of its button', spread(raw.modal, 0), median(raw.modal) <= 100),
      goal(
        'no piece of its code over 50 ms on load, processor slowed 4 x',
        spread(load.script, 0),
        median(load.script) <= 50,
      ),
      goal('300 tools registered in under 100 ms', spread(registered, 0), median(registered) < 100),
    ],
    raw: { ...raw, load, registered },
  }
}

/** @typedef {Awaited<ReturnType<typeof widgetBrowser>>} Browser */

/** @param {Browser} browser */
async function byTool(browser) {
  const page = await browser.openHtml(form)
  const start = performance.now()
  const { status } = await runOn(page, toolOf(page, '#f'), values)
  const ms = performance.now() - start
  await page.close()
  if (status !== 'confirmed') throw new Error(`The form was ${status}.`)
  return ms
}

/** @param {Browser} browser */
async function byPlaywright(browser) {
  const page = await browser.openHtml(form)
  const start = performance.now()
  for (const [name, value] of Object.entries(values)) await page.fill(`[name=${name}]`, value)
  await page.click('button')
  await page.getByRole('status').waitFor()
  const ms = performance.now() - start
  await page.close()
  return ms
}

/** @param {Browser} browser */
async function inModal(browser) {
  const page = await browser.openHtml(modal)
  const tool = toolOf(page, '#f', { triggerSelector: '#open', inModal: true })
  const ms = await page.evaluate(async (tool) => {
    const own = /** @type {any} */ (globalThis)
    const { status } = await own.runTool(tool, { email: 'ada@shop.example' })
    if (status !== 'confirmed') throw new Error(`The form was ${status}.`)
    return performance.now() - own.usable
  }, tool)
  await page.close()
  return ms
}
