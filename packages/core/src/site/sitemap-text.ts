import { LONGEST_URL, type SitemapReader } from './sitemap-model.ts'

/** Lines that are no address after which a file without any is given up. */
const OTHER_LINES = 100

/** Reads a text sitemap: one absolute address a line. Other lines are left out. */
export function createSitemapText(maxUrls: number): SitemapReader {
  const urls: string[] = []
  let rest = ''
  let others = 0
  let truncated = false

  const readLine = (line: string): void => {
    const text = line.trim()
    if (text === '') return
    const isUrl = text.length <= LONGEST_URL && /^https?:\/\/\S+$/i.test(text)
    if (!isUrl) others++
    else if (urls.length < maxUrls) urls.push(text)
    else truncated = true
  }
  const isDone = () => truncated || (urls.length === 0 && others >= OTHER_LINES)
  return {
    get done() {
      return isDone()
    },
    write(chunk) {
      if (isDone()) return
      const lines = (rest + chunk).split(/\r\n|\r|\n/)
      // Cut: a line without an end must not be kept whole, nor copied for each piece.
      rest = (lines.pop() ?? '').slice(0, LONGEST_URL + 1)
      for (const line of lines) readLine(line)
    },
    end() {
      readLine(rest)
      rest = ''
      if (urls.length > 0 && urls.length >= others) return { kind: 'text', urls, truncated }
      return { urls: [], truncated: false, detail: 'The response is text, but not a list of addresses.' }
    },
  }
}
