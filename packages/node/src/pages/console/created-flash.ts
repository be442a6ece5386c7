import type { CreatedTools, SkippedTool } from '../../contracts/tools.ts'
import { cutText, pathOn } from '../site-text.ts'
import type { Flash } from './flash.ts'

/** Pages named in one line, and how much of the address of each. */
const NAMED = { pages: 10, characters: 120 }
const list = new Intl.ListFormat('en-GB')

/**
 * What discovering or adding pages gave. What is a tool already is left out, so that a list names only what has none: a
 * line for each kind of thing and reason with all its pages, forms first, whole pages last.
 */
export function createdFlash({ message, created, skipped }: CreatedTools, siteUrl: string): Flash {
  const left = skipped.filter(({ tool }) => tool === undefined).toSorted((a, b) => rank(a) - rank(b))
  const isAllKnown = created.length === 0 && skipped.length > left.length && left.every(({ kind }) => !kind)
  const text = isAllKnown ? 'Everything found is a tool already.' : message
  const groups = Map.groupBy(left, ({ name, kind, reason }) => JSON.stringify([name, kind, reason]))
  const notes = [...groups.values()].map((group) => noteOf(group, siteUrl))
  return { tone: 'good', text: notes.length > 0 ? `${text} Left out:` : text, notes }
}

function noteOf(group: readonly SkippedTool[], siteUrl: string): string {
  const { name, kind = 'page', reason } = group[0]!
  const pages = pagesOf(group, siteUrl)
  if (name === undefined) return `the ${group.length === 1 ? 'page' : 'pages'} ${pages}: ${reason}`
  return `${name}, ${group.length === 1 ? `a ${kind}` : `${group.length} ${kind}s`} on ${pages}: ${reason}`
}

function pagesOf(group: readonly SkippedTool[], siteUrl: string): string {
  const pages = [...new Set(group.map(({ url }) => pathOn(siteUrl, url)))].sort()
  const more = pages.length - NAMED.pages
  const named = pages.slice(0, NAMED.pages).map((page) => cutText(page, NAMED.characters))
  return list.format(more > 0 ? [...named, `${more} more`] : named)
}

function rank({ kind }: SkippedTool): number {
  return kind === 'form' ? 0 : kind === 'button' ? 1 : 2
}
