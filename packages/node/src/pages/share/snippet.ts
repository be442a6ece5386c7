import type { Snippet } from '@operable/core'
import type { Markup } from '../html.ts'
import { pathOn, siteText } from '../site-text.ts'
import { snippetFigure } from '../snippet-figure.ts'

/** What a recommendation gives to paste, with the place where it belongs. */
export function adviceSnippet({ page, target, code }: Snippet, siteUrl: string): Markup {
  const place = [target, page && `on ${pathOn(siteUrl, page)}`].filter((part) => part !== undefined).join(' ')
  return snippetFigure(code, 'the text to paste', place === '' ? undefined : siteText(place))
}
