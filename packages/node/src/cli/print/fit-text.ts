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

/** Cut or filled with blanks to exactly `width` columns. */
export function cell(text: string, width: number): string {
  const line = fitText(text, width)
  return line + ' '.repeat(Math.max(0, width - columnsOf(line)))
}

/** Lines of at most `width` columns, broken at blanks. A longer word, such as an address, keeps a line of its own. */
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
