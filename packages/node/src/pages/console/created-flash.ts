import type { CreatedTools } from '../../contracts/tools.ts'
import { type LeftOut, summarizeCreated } from '../../services/tools/created-summary.ts'
import { cutText, pathOn } from '../site-text.ts'
import type { Flash } from './flash.ts'

/** Pages named in one line, and how much of the address of each. */
const NAMED = { pages: 10, characters: 120 }
const list = new Intl.ListFormat('en-GB')

/** What discovering or adding pages gave: a line for each kind of thing and reason with all its pages. */
export function createdFlash(created: CreatedTools, siteUrl: string): Flash {
  const { text, leftOut } = summarizeCreated(created)
  const notes = leftOut.map((group) => noteOf(group, siteUrl))
  const proposed = created.proposals?.length ?? 0
  if (proposed > 0) {
    notes.unshift(`Proposed for ${proposed === 1 ? 'a tool that exists' : `${proposed} tools that exist`}: see below.`)
    return { tone: 'good', text: leftOut.length > 0 ? `${text} Proposals, and what was left out:` : text, notes }
  }
  return { tone: 'good', text: notes.length > 0 ? `${text} Left out:` : text, notes }
}

function noteOf({ name, kind, reason, count, urls }: LeftOut, siteUrl: string): string {
  const pages = pagesOf(urls, siteUrl)
  if (name === undefined) return `the ${count === 1 ? 'page' : 'pages'} ${pages}: ${reason}`
  return `${name}, ${count === 1 ? `a ${kind}` : `${count} ${kind}s`} on ${pages}: ${reason}`
}

function pagesOf(urls: readonly string[], siteUrl: string): string {
  const pages = [...new Set(urls.map((url) => pathOn(siteUrl, url)))].sort()
  const more = pages.length - NAMED.pages
  const named = pages.slice(0, NAMED.pages).map((page) => cutText(page, NAMED.characters))
  return list.format(more > 0 ? [...named, `${more} more`] : named)
}
