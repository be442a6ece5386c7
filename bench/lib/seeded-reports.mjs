import { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { reportId } from '@operable/core'
import { createFixtureFetcher, createOperable, memoryStorage, sqliteStorage } from '@operable/node'

const TEMPLATE = 'https://site-0.example/'

/** Address of a seeded report. @param {number} n from 0 */
export function seededUrl(n) {
  return `https://site-${n}.example/`
}

/**
 * Fills a new SQLite file with reports: the first one is stored by the service, the others are copies of its document for
 * other addresses, in one transaction, since the service would take hours.
 * @param {string} path
 * @param {number} count
 * @returns {Promise<{ bytes: number }>} of the JSON of one report
 */
export async function seedReports(path, count) {
  const { value, json } = await template()
  const storage = sqliteStorage(path)
  await storage.write(keyOf(TEMPLATE), value)
  await storage.close?.()

  const database = new DatabaseSync(path)
  const insert = database.prepare('INSERT INTO document (key, value, version) VALUES (?, ?, ?)')
  database.exec('BEGIN')
  for (let n = 1; n < count; n++) {
    const url = seededUrl(n)
    const text = json.replaceAll(TEMPLATE, url).replaceAll(reportId(TEMPLATE), reportId(url))
    const copy = { ...value, url, finalUrl: url, json: Buffer.from(text).toString('base64'), checksum: crc32(text) }
    insert.run(keyOf(url), JSON.stringify(copy), `seed-${n}`)
  }
  database.exec('COMMIT')
  database.close()
  return { bytes: Buffer.byteLength(json) }
}

/** What the service stores of one small site. */
async function template() {
  const storage = memoryStorage()
  const operable = createOperable({ storage, fetch: createFixtureFetcher({ [TEMPLATE]: page() }), render: 'never' })
  const { id } = await operable.scans.start(TEMPLATE)
  for await (const scan of operable.scans.watch(id)) {
    if (scan.state === 'failed') throw new Error(scan.detail)
  }
  await operable.close()
  const value = /** @type {{ json: string }} */ ((await storage.read(keyOf(TEMPLATE)))?.value)
  return { value, json: Buffer.from(value.json, 'base64').toString() }
}

/** @param {string} url */
function keyOf(url) {
  return `reports/${reportId(url)}`
}

function page() {
  const text = '<p>We repair bicycles in the old town, every day from nine to five, and you can book a time here.</p>'
  const form =
    '<form action="/send"><label>E-mail <input type="email" name="email" required></label><button>Send message</button></form>'
  return `<!doctype html><html lang="en"><title>Bicycles</title><h1>Bicycle repair</h1><h2>Prices</h2>${text.repeat(5)}${form}</html>`
}
