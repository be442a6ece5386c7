import stringWidth from 'string-width'

/** Columns that a text takes; East Asian characters take two. */
export function columnsOf(text: string): number {
  return stringWidth(text)
}

/** One line of at most `width` columns, cut with an ellipsis. */
export function fitText(text: string, width: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (columnsOf(line) <= width) return line
  let kept = ''
  let used = 0
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    used += columnsOf(segment)
    if (used > width - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

/** Cut or padded to exactly `width` columns. */
export function cell(text: string, width: number): string {
  const line = fitText(text, width)
  return line + ' '.repeat(Math.max(0, width - columnsOf(line)))
}

/** Lines of at most `width` columns, broken at spaces. A longer word, such as an address, gets its own line. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && columnsOf(longer) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** With its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points)
}

/** An address as short as a report on one site needs it: path and query if it belongs to the site. */
export function place(url: string, siteUrl: string): string {
  const parsed = URL.parse(url)
  if (parsed === null || parsed.origin !== URL.parse(siteUrl)?.origin) return url
  return parsed.pathname + parsed.search
}

/** A moment as people read it. @param iso ISO 8601 */
export function printTime(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
}

/** A size as people read it. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
