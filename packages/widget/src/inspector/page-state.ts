import { select } from '../natives.ts'

/** What tells, at little cost, that a page is another one than was read. */
export interface PageState {
  /** With its fragment only where that is a route, such as `#/contact`. */
  address: string
  /** Forms and buttons, in order. */
  parts: readonly Element[]
}

export function pageNow(): PageState {
  return { address: addressHere(), parts: select(document, 'form,button') }
}

/** With its fragment only where that is a route, and without what a link of the console adds to that. */
export function addressHere(): string {
  const { href, hash } = location
  return /^#!?\//.test(hash) ? href.replace(/[?&]operable-(?:try|pick)=[^&]*$/, '') : href.replace(/#.*/, '')
}

/** Another route, other forms or buttons at the same address, or the page as it was. */
export function changeSince(before: PageState): 'route' | 'parts' | undefined {
  const { address, parts } = pageNow()
  if (address !== before.address) return 'route'
  const isSame = parts.length === before.parts.length && parts.every((part, at) => part === before.parts[at])
  return isSame ? undefined : 'parts'
}
