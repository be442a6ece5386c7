// A website with as many tools as a large real one has, so that its list takes about 12 KB.
import { createApp, createFixtureFetcher, createOperable, memoryStorage, sqliteStorage } from '@operable/node'

export const URL = 'https://shop.example/'
const TOOLS = 5

/** @param {string} [file] of SQLite; absent: memory */
export async function createShop(file) {
  const storage = file === undefined ? memoryStorage() : sqliteStorage(file)
  const operable = createOperable({ storage, fetch: createFixtureFetcher({ [URL]: page }), render: 'never' })
  const { website, key } = await operable.websites.add(URL)
  const { id } = website
  const { tools } = await operable.tools.addFromUrls(id, [URL])
  const made = tools[0]
  if (!made) throw new Error('The page gave no tool.')
  const { pageUrl, selector, metadata } = made
  for (let i = 0; i < TOOLS; i++) {
    const words = { name: `contact${i}`, description: `Ask department ${i} of the shop.` }
    // A form that has its tool is not found anew: the others are as an owner adds them.
    if (i === 0) await operable.tools.patch(id, made.id, words)
    else await operable.tools.addDraft(id, { ...words, pageUrl, selector, metadata })
  }
  const [tool] = (await operable.tools.list(id)).tools
  const widget = await operable.tools.widget(id)
  return { operable, id, key, toolId: tool?.id ?? '', etag: widget.etag }
}

/**
 * The answer of the service to one request, as a bare server repeats it.
 * @param {import('@operable/node').Operable} operable
 * @param {string} path
 * @param {RequestInit} [init]
 */
export async function answerOf(operable, path, init = {}) {
  const { fetch } = createApp(operable, { baseUrl: 'http://127.0.0.1:8787' })
  const response = await fetch(new Request(`http://127.0.0.1${path}`, init))
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), body }
}

const fields = ['first-name', 'last-name', 'company', 'phone', 'street', 'city']
  .map(
    (name) => `<label>Your ${name.replace('-', ' ')} <input name="${name}" autocomplete="off" maxlength="80"></label>`,
  )
  .join('')
const page = `<!doctype html><html lang="en"><title>Shop</title><h1>Contact</h1><p>Ask us anything.</p>
<form id="contact" action="/contact" method="post"><h2>Write to our sales team</h2>${fields}
<label>E-mail <input type="email" name="email" required></label>
<label>Topic <select name="topic"><option value="price">Prices</option><option value="repair">Repairs</option></select></label>
<label>Message <textarea name="message" required></textarea></label><button>Send message</button></form></html>`
