import type { Recommendation, Snippet } from '../schema/report-types.ts'
import { editElement } from './edit-element.ts'
import { editFile, withHeader } from './edit-file.ts'
import { editPage } from './edit-page.ts'
import { fillBlanks, idForField } from './fill-blanks.ts'
import { type Place, placeOf } from './place-of.ts'

/** A site as its owner has it: the published pages and files, and the headers sent with every page. */
export interface SiteSource {
  /** HTML by address. */
  pages: Readonly<Record<string, string>>
  /** Text by address. */
  files: Readonly<Record<string, string>>
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>
}

/** How a recommendation is applied. */
export interface ApplyOptions {
  /** Address of the site, against which paths are resolved. */
  url: string
  /** Words to use where only the owner knows what to say. */
  words: string
}

/**
 * Follows a recommendation to the letter: puts each of its snippets where the snippet says. Snippets that name no place,
 * such as a header in the syntax of one server, change nothing.
 */
export function applyRecommendation(
  source: SiteSource,
  { check, pages, snippets }: Pick<Recommendation, 'check' | 'pages' | 'snippets'>,
  options: ApplyOptions,
): SiteSource {
  return snippets.reduce((site, snippet) => {
    const place = placeOf(check, snippet)
    return place ? applySnippet(site, place, { ...options, snippet, pages }) : site
  }, source)
}

interface Applied extends ApplyOptions {
  snippet: Snippet
  /** Pages that the recommendation is about. */
  pages: readonly string[]
}

function applySnippet(site: SiteSource, place: Place, { snippet, pages, url, words }: Applied): SiteSource {
  const code = fillBlanks(snippet.code, words)
  switch (place.kind) {
    case 'header':
      return { ...site, headers: withHeader(site.headers, code) }
    case 'file': {
      const address = new URL(place.path, url).href
      return { ...site, files: { ...site.files, [address]: editFile(site.files[address] ?? '', place, code) } }
    }
    case 'page':
      return editPages(site, [snippet.page ?? url], (html, address) => editPage(html, place, { code, url: address }))
    case 'element':
      return editPages(site, place.isOnAll ? pages : [snippet.page ?? url], (html, address) =>
        editElement(html, place, { code, id: idForField(snippet.code), url: address }),
      )
  }
}

function editPages(
  site: SiteSource,
  addresses: readonly string[],
  edit: (html: string, address: string) => string,
): SiteSource {
  const known = addresses.filter((address) => site.pages[address] !== undefined)
  const edited = known.map((address) => [address, edit(site.pages[address]!, address)] as const)
  return { ...site, pages: { ...site.pages, ...Object.fromEntries(edited) } }
}
