import { following, type HtmlNode, TEXT } from '../html/node.ts'
import type { Mend } from './edits.ts'
import { elementOf, type MendPage, tagOf } from './mend-page.ts'
import { setAttribute } from './start-tag.ts'

/** What a button is to be called, and where that is written. */
export interface ButtonName {
  /** Escaped for HTML. */
  text: string
  /** `text`: in the place of what it shows. */
  as: 'text' | 'aria-label' | 'alt' | 'value'
}

/** Reads the line that the report proposes; undefined if its words are left to the owner. */
export function buttonNameIn(code: string): ButtonName | undefined {
  const [, shown] = />([^<]*)<\/(?:button|summary)>$/.exec(code) ?? []
  if (shown !== undefined) return { text: shown, as: 'text' }
  const [, as, text = ''] = /(?:^|\s)(aria-label|alt|value)="([^"]*)">?$/.exec(code) ?? []
  return as === undefined ? undefined : { text, as: as as ButtonName['as'] }
}

/** Gives a button its name. */
export function mendButton(page: MendPage, selector: string, { text, as }: ButtonName): Mend {
  const node = elementOf(page, selector)
  const tag = node && tagOf(page, node)
  if (!node || !tag) return { left: 'The file does not have the button: a script draws it.' }
  if (as !== 'text') return { edits: [setAttribute(tag, as, text)] }
  const shown = shownTexts(node)
  const [only] = shown
  if (!only || shown.length > 1 || only.startIndex === null || only.endIndex === null) {
    return { edits: [setAttribute(tag, 'aria-label', text)] }
  }
  const raw = page.source.slice(only.startIndex, only.endIndex + 1)
  const start = only.startIndex + (raw.length - raw.trimStart().length)
  return { edits: [{ start, end: only.startIndex + raw.trimEnd().length, text }] }
}

function shownTexts(button: HtmlNode): HtmlNode[] {
  const found: HtmlNode[] = []
  for (let node: HtmlNode | undefined = button.first ?? undefined; node; node = following(node, button)) {
    if (node.tag === TEXT && node.text.trim() !== '') found.push(node)
  }
  return found
}
