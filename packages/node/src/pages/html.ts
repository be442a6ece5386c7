import { html as honoHtml, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Markup that is safe to send: made by `html`, with every value in it escaped. */
export type Markup = HtmlEscapedString

/** What may stand in a template. Text is escaped; `false` and `undefined` leave nothing behind. */
export type Content = Markup | string | number | false | undefined | readonly Content[]

/**
 * A piece of a page. A tagged template and not JSX: Node runs these sources as they are, and JSX it does not.
 * Attribute values must be quoted, so that an escaped value cannot end one.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Markup {
  // Hono answers with a promise only when a value is one.
  return honoHtml(strings, ...values) as Markup
}

/** Markup of our own, as it is: style sheets and scripts. Never text that came from elsewhere. */
export function ownMarkup(markup: string): Markup {
  return raw(markup)
}

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
