import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { run, tag, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

// Date fields that take no text: a person clicks, turns the pages of a calendar and picks the day.

/** A calendar as libraries draw it, with what differs between them. */
interface Drawn {
  lang?: string
  /** What is written on a day beside its number: an expression over `date`. */
  day?: string
  /** What stands above the days: an expression over `first`, the first day of the month. */
  heading?: string
  turns?: [back: string, on: string]
  weeks?: boolean
  months?: number
  /** An expression over `date`: whether it can be picked. */
  off?: string
  value?: string
  /** What is on the page beside it. */
  more?: string
}

const LONG = "{ month: 'long', year: 'numeric' }"
const turned = '<button type="button" class="prev">‹</button><button type="button" class="next">›</button>'
const page = ({
  lang = 'en',
  day = '``',
  heading = `first.toLocaleDateString(lang, ${LONG})`,
  turns = ['.prev', '.next'],
  weeks = false,
  months = 1,
  off = 'false',
  value = 'date.toLocaleDateString(lang)',
  more = '',
}: Drawn): string => `<!doctype html><html lang="${lang}"><head><title>Visit</title>${tag('SERVICE')}</head><body>
  ${more}<form id="book" method="post" action="/submit"><label>Date <input name="date" readonly></label><button>Submit</button></form>
  <script>
    const { lang } = document.documentElement
    const field = document.querySelector('[name=date]')
    const box = document.body.appendChild(document.createElement('div'))
    const two = (number) => String(number).padStart(2, '0')
    let shown = new Date(2026, 9, 1)
    const cell = (date, isIn) => '<td class="' + (isIn ? 'in' : date < shown ? 'prev-month' : 'next-month') + '" ' + (${off} ? 'aria-disabled="true" ' : '') +
      'data-at="' + date.toDateString() + '" ' + (${day}) + '><span>' + date.getDate() + '</span></td>'
    const month = (first) => {
      const rows = []
      const start = new Date(first.getFullYear(), first.getMonth(), 1 - first.getDay())
      for (let at = 0; at < 42; at += 7)
        rows.push('<tr>' + (${weeks} ? '<td class="week">' + (40 + at / 7) + '</td>' : '') + [...Array(7).keys()].map((each) => {
          const date = new Date(start.getFullYear(), start.getMonth(), start.getDate() + at + each)
          return cell(date, date.getMonth() === first.getMonth())
        }).join('') + '</tr>')
      return '<section><h2>' + (${heading}) + '</h2><table>' + rows.join('') + '</table></section>'
    }
    const draw = () => {
      box.innerHTML = '${turned}' + [...Array(${months}).keys()].map((each) => month(new Date(shown.getFullYear(), shown.getMonth() + each, 1))).join('')
      const turn = (by) => () => { shown = new Date(shown.getFullYear(), shown.getMonth() + by, 1); setTimeout(draw, 20) }
      box.querySelector('${turns[0]}').onclick = turn(-1)
      box.querySelector('${turns[1]}').onclick = turn(1)
      for (const each of box.querySelectorAll('td.in:not([aria-disabled])')) each.onclick = () => {
        const date = new Date(each.dataset.at)
        field.value = ${value}
        box.innerHTML = ''
      }
    }
    field.onclick = draw
  </script></body></html>`

const events = `<table id="events"><caption>October 2026</caption><tr>${Array.from({ length: 31 }, (_, at) => `<td><a href="/event">${at + 1}</a></td>`).join('')}</tr></table>`

const calendars: Record<string, Drawn> = {
  'days that call themselves': {
    day: "'aria-label=\"' + date.toLocaleDateString(lang, { dateStyle: 'full' }) + '\"'",
    heading: "''",
  },
  'the same in another language': {
    lang: 'cs',
    day: "'title=\"' + date.toLocaleDateString(lang, { dateStyle: 'long' }) + '\"'",
    heading: "''",
  },
  'days with an ISO date': {
    day: "'data-date=\"' + [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-') + '\"'",
    heading: "''",
  },
  'days with milliseconds': {
    day: "'data-time=\"' + Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) + '\"'",
    heading: "''",
  },
  'a heading alone': {},
  'a heading in German, and numbers of weeks': { lang: 'de', weeks: true },
  'lists of months and years': {
    heading:
      "'<select><option>' + first.toLocaleDateString(lang, { month: 'short' }) + '</select><input value=' + first.getFullYear() + '>'",
  },
  'a heading in Japanese': { lang: 'ja' },
  'two months side by side': { months: 2 },
  'a field that names the month': { value: "date.toLocaleDateString(lang, { dateStyle: 'medium' })" },
  'other days on the page': { more: events },
}

let site: WidgetSite
beforeAll(async () => {
  const pages = Object.entries(calendars).map(([, drawn], at) => [`/${at}`, page(drawn)])
  site = await widgetSite({
    pages: {
      ...Object.fromEntries(pages),
      '/off': page({ off: 'date.getDate() === 24' }),
      '/bare': page({}).replace('field.onclick = draw', ''),
      '/event': '<title>Event</title>',
      '/thanks': '<title>Thank you</title>',
    },
  })
})
afterAll(() => site?.close())
beforeEach(() => {
  site.submitted.length = 0
})

const inputSchema = {
  type: 'object',
  properties: { date: { type: 'string' } },
  required: ['date'],
  additionalProperties: false,
}
const fields = [
  { key: 'date', selector: '[name="date"]', type: 'text', purpose: 'date', label: 'Date', required: true } as const,
]

async function ready(path: string) {
  site.tools = [toolNamed('bookVisit', { pageUrl: path, selector: '#book', metadata: { inputSchema, fields } })]
  const opened = await site.open(path)
  await whenReady(opened)
  return opened
}

test.each(
  Object.keys(calendars).flatMap(
    (name, at) =>
      [
        [name, '2026-12-24', at],
        [name, '2026-08-06', at],
      ] as const,
  ),
)('%s: %s is picked and sent', async (name, date, at) => {
  const opened = await ready(`/${at}`)
  // Where nothing is sent, the outcome says why.
  expect(await run(opened, 'bookVisit', { date }).catch(() => 'left')).toBe('left')
  await opened.waitForURL('**/thanks')
  const sent = new URLSearchParams(site.submitted[0]).get('date')
  const day = new Date(`${date}T00:00`)
  const { lang = 'en' } = calendars[name]!
  const style = name.startsWith('a field') ? ({ dateStyle: 'medium' } as const) : undefined
  expect(sent).toBe(day.toLocaleDateString(lang, style))
  await opened.close()
})

test.each([
  ['/off', 'a day that cannot be picked', { code: 'option_not_found', message: 'option not found: 2026-12-24' }],
  ['/bare', 'a field without a calendar', { code: 'read_only' }],
])('%s, %s: nothing is sent', async (path, _, error) => {
  const opened = await ready(path)
  const outcome = await run(opened, 'bookVisit', { date: '2026-12-24' })
  expect(outcome).toMatchObject({ status: 'failed', error })
  expect(site.submitted).toEqual([])
  await opened.close()
})
