import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LoopbackServer, serveHttp } from '../../../test/loopback-server.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createOperable } from '../create-operable.ts'

/** The form does not exist until its opener is clicked. Other buttons delete, pay, send, or lead away. */
const page = `<!doctype html><html lang="en"><title>Clay</title><h1>Clay and fire</h1><div id="app"></div>
<button id="open">Book a course</button>
<button id="remove" onclick="fetch('/removed')">Delete my account</button>
<button id="pay" onclick="fetch('/paid')">Buy now</button>
<button id="send" onclick="fetch('/sent', { method: 'POST' })">Request a callback</button>
<button id="leave" onclick="location.href = '/left'">Apply for a job</button>
<script>
document.querySelector('#open').onclick = async () => {
  const { markup } = await (await fetch('/dialog.json')).json()
  document.body.insertAdjacentHTML('beforeend', markup)
}
</script></html>`
const markup = `<div role="dialog" aria-label="Book a course"><form method="post" action="/courses"><label>Name <input name="name" required></label><label>Email <input name="email" type="email" required></label><button>Book</button></form></div>`

const asked: string[] = []
let server: LoopbackServer

beforeAll(async () => {
  server = await serveHttp((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (request.url === '/') return void response.setHeader('content-type', 'text/html').end(page)
    if (request.url === '/dialog.json') return void response.end(JSON.stringify({ markup }))
    response.writeHead(404).end()
  })
})
afterAll(() => server.close())

test('a form that only a click shows is a tool with what was clicked as its trigger', async () => {
  const operable = createOperable({ storage: memoryStorage(), allowPrivate: true })
  const { website } = await operable.websites.add(`${server.origin}/`)
  const { id } = website
  const { tools } = await operable.tools.discover(id, { clicks: true })
  await operable.close()
  const [form] = tools.filter(({ metadata }) => metadata.kind === 'form')
  expect(form).toMatchObject({ name: 'bookCourse', metadata: { triggerSelector: '#open' } })
  expect(form!.metadata.fields!.map(({ key }) => key)).toEqual(['name', 'email'])
  expect(asked).not.toEqual(expect.arrayContaining([expect.stringMatching(/removed|paid|POST|left|courses/)]))
}, 120_000)
