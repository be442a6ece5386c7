import { select } from '../natives.ts'
import { linesOf, textOf } from './areas.ts'
import type { Reader } from './message.ts'
import { LISTED, THANKLESS, WELL } from './regions.ts'
import { neutral, type Sign } from './sign.ts'

/** More than that nobody reads after a click. */
export const MAX_LINES = 400

/** How lines are told apart from those that were there before, and read. */
export interface Lines {
  scopes: Node[]
  isNew: (text: string) => boolean
  read: Reader
}

/** What the lines of an area say that are new. Links say nothing of the input, nor do others in a list that are full. */
export function newLines(area: Element | undefined, { scopes, isNew, read }: Lines): Sign[] {
  const texts = area
    ? linesOf(area, scopes)
        .filter((text) => text && isNew(text))
        .slice(0, MAX_LINES)
    : []
  const textsIn = (selector: string): string[] => (area && texts[0] ? select(area, selector).map(textOf) : [])
  const [links = [], thankless = [], well, listed = []] = ['a[href]', THANKLESS, WELL, LISTED].map(textsIn)
  return texts.map((text) => {
    if (well?.includes(text)) return { ...read(text), isNoRemark: true }
    const sign = read(text, undefined, links)
    const { speaksFor, detail = '' } = sign
    if (speaksFor === 'failure' && listed[1] && listed.some((item) => item.includes(detail)))
      return { ...neutral(sign), isDoubt: true }
    const isOfAll = speaksFor !== 'success' || read(text, undefined, [...links, ...thankless]).speaksFor === speaksFor
    return isOfAll ? sign : neutral(sign)
  })
}
