// Arguments: origin, number of pages. The bare loop: fetch of undici, parseDocument, links; 16 at one time.
import { parseDocument } from 'htmlparser2'
import { Agent, fetch, setGlobalDispatcher } from 'undici'
import { crawlCost, printAnswer } from './crawl-cost.mjs'

const [, , origin = '', count = '2000'] = process.argv
const CONCURRENCY = 16
setGlobalDispatcher(new Agent({ connections: CONCURRENCY }))

printAnswer(await crawlCost(crawl))

async function crawl() {
  const start = `${origin}/`
  const queue = [start]
  const known = new Set(queue)
  let pages = 0
  let active = 0

  await new Promise((resolve, reject) => {
    fill()
    function fill() {
      while (active < CONCURRENCY && pages + active < Number(count)) {
        const url = queue.shift()
        if (url === undefined) break
        active++
        visit(url).then(() => {
          active--
          pages++
          fill()
        }, reject)
      }
      if (active === 0) resolve(undefined)
    }
  })
  return { pages }

  /** @param {string} url */
  async function visit(url) {
    const response = await fetch(url)
    const document = parseDocument(await response.text())
    for (const href of links(document, url)) {
      if (known.has(href) || !/\/linked-page-\d+$/.test(href) || !href.startsWith(origin)) continue
      known.add(href)
      queue.push(href)
    }
  }
}

/**
 * @param {import('domhandler').Document} document
 * @param {string} url
 */
function links(document, url) {
  const found = []
  let base = url
  /** @type {import('domhandler').ChildNode[]} */
  const stack = [...document.children]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!('children' in node)) continue
    if ('attribs' in node) {
      const { href } = node.attribs
      if (node.name === 'a' && href) found.push(href)
      if (node.name === 'base' && href) base = URL.parse(href, url)?.href ?? url
    }
    for (const child of node.children) stack.push(child)
  }
  return found.map((href) => URL.parse(href, base)?.href ?? '')
}
