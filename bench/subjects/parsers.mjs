/**
 * The ways of reading a page that are compared. Each is loaded on its own, and reads one page per call; what it gives
 * back is looked at by the caller, so that no engine may leave the work out.
 * @type {Record<string, () => Promise<(html: string) => number | Promise<number>>>}
 */
export const parsers = {
  'htmlparser2 Tokenizer': async () => {
    const { Tokenizer } = await import('htmlparser2')
    const { countingCallbacks } = await import('./tokenizer-callbacks.mjs')
    return (html) => {
      const { callbacks, counted } = countingCallbacks()
      const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks)
      tokenizer.write(html)
      tokenizer.end()
      return counted()
    }
  },

  parseDocument: async () => {
    const { parseDocument } = await import('htmlparser2')
    return (html) => parseDocument(html).children.length
  },

  'parseDocument + plain walk': async () => {
    const { parseDocument } = await import('htmlparser2')
    const { plainWalk } = await import('./plain-walk.mjs')
    return (html) => plainWalk(parseDocument(html))
  },

  'parsePage (ours)': async () => {
    const { parsePage } = await import('@operable/core')
    return (html) => {
      const page = parsePage(html, { url: 'https://example.com/' })
      return page.forms.length + page.links.length
    }
  },

  'parsePage + summarizePage (ours)': async () => {
    const { parsePage } = await import('@operable/core')
    const { summarizePage } = await import('@operable/core/page')
    return (html) => summarizePage(parsePage(html, { url: 'https://example.com/' })).linkCount
  },

  parse5: async () => {
    const { parse } = await import('parse5')
    return (html) => parse(html).childNodes.length
  },

  'cheerio.load + 8 queries': async () => {
    const { load } = await import('cheerio')
    const { cheerioQueries } = await import('./cheerio-queries.mjs')
    return (html) => cheerioQueries(load(html))
  },

  'jsdom, scripts off': async () => {
    const { JSDOM, VirtualConsole } = await import('jsdom')
    // Pages of the wild have broken style sheets; jsdom would print each of them.
    const virtualConsole = new VirtualConsole()
    return async (html) => {
      const { window } = new JSDOM(html, { virtualConsole })
      const length = window.document.childNodes.length
      window.close()
      // A closed window is let go by the event loop only; without a turn of it the heap fills up.
      await new Promise((resolve) => setImmediate(resolve))
      return length
    }
  },
}
