import { start } from './child.mjs'

/**
 * Starts the site of linked pages.
 * @param {number} pages
 * @returns {Promise<{ origin: string, texts: number, meanBytes: number, stop: () => void }>}
 */
export function startLinkedSite(pages) {
  const child = start('server.mjs', [String(pages)])
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line) => resolve({ ...JSON.parse(String(line)), stop: () => child.kill() }))
    child.once('close', () => reject(new Error('The server of the linked pages ended before it listened.')))
  })
}
