interface Picture {
  /** Pixels. */
  width: number
  height: number
  /** What it shows, in words. */
  title: string
}

/** A picture that stands alone. `content` is markup: texts in it go through `svgText`. */
export function svg({ width, height, title }: Picture, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${svgText(title)}"><title>${svgText(title)}</title>
${content}
</svg>
`
}

/** Text for XML: escaped, and without the characters that XML does not have. */
export function svgText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
