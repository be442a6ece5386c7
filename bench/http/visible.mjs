// Arguments: `one` or `two`, number of changes. From the answer to a PATCH to the first list of the widget that shows it:
// one process for both, or the list from another process on the same file. Prints one line of JSON with the times in ms.
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@operable/node'
import { startWithChannel } from '../lib/child.mjs'
import { createShop } from './shop.mjs'

const [, , processes = 'one', count = '200'] = process.argv
const folder = await mkdtemp(join(tmpdir(), 'operable-bench-'))
const file = join(folder, 'operable.db')
const shop = await createShop(file)
const server = await serve({ operable: shop.operable, port: 0 })
const other = processes === 'one' ? undefined : startWithChannel('http/server.mjs', ['on-file', file])
const port = other ? (await once(other, 'message'))[0].port : server.port
const list = `http://127.0.0.1:${port}/widget/${shop.id}/tools.json`
/** @type {number[]} */
const times = []
for (let i = 0; i < Number(count); i++) {
  const text = `Change ${i} of ${count}.`
  await fetch(list).then((response) => response.text())
  const changed = await fetch(`${server.url}/tools/${shop.id}/${shop.toolId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${shop.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ description: text }),
  })
  if (changed.status !== 200) throw new Error(`The change was answered with ${changed.status}.`)
  await changed.text()
  const start = performance.now()
  while (!(await fetch(list).then((response) => response.text())).includes(text)) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  times.push(performance.now() - start)
}
other?.kill()
await server.close()
await rm(folder, { recursive: true })
times.sort((a, b) => a - b)
const at = (/** @type {number} */ share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
process.stdout.write(`${JSON.stringify({ p50: at(0.5), p99: at(0.99) })}\n`)
process.exit()
