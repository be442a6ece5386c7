import { createElement, headOf, nonceOf, rootElement } from '../natives.ts'

/** Files beside the script: `operable-executor.js` and so on. Each is whole in itself and imports nothing. */
export type Part = 'executor' | 'agents' | 'panel' | 'inspector'

/**
 * @param part what the file is called
 * @param integrity of what the script was not built with, but one of its parts was
 */
export type LoadPart = <Exports>(part: string, priority?: Priority, integrity?: string) => Promise<Exports>

/** How the browser is to rank the request: https://html.spec.whatwg.org/multipage/urls-and-fetching.html#fetch-priority-attributes */
export type Priority = 'auto' | 'low'

/** What each part consists of, as the `integrity` of a tag has it. The build puts it in: see rollup.config.mjs. */
declare const HASHES: Readonly<Record<string, string>>

/** A part that is neither there nor refused by then is given up, in milliseconds. */
const GIVE_UP_MS = 30_000

/**
 * Loads parts of the script, each only when it is the file that this script was built with: whoever pinned the script by
 * the `integrity` of its tag has pinned them too. `import()` knows no integrity, a preload of a module does, and what was
 * preloaded is what is imported (https://html.spec.whatwg.org/multipage/links.html#link-type-modulepreload). WebKit does
 * not look at the integrity of a preload. It does at that of a module's own element, and imports what that one loaded.
 * @param tag the script's own, whose nonce lets the parts in
 * @param address of the script; the parts are beside it
 * @returns rejects when the part is not there, is another one, or does not come; a later call tries anew
 */
export function partLoader(tag: HTMLElement, address: URL): LoadPart {
  const refused = new Map<string, number>()
  return async <Exports>(part: string, priority = 'auto', integrity = HASHES[part]!): Promise<Exports> => {
    const { href } = partAddress(part, integrity, address, refused.get(part))
    try {
      const isWebKit = /^Apple/.test(navigator.vendor)
      const element = createElement(document, isWebKit ? 'script' : 'link')
      Object.assign(element, isWebKit ? { type: 'module', src: trusted(href) } : { rel: 'modulepreload', href }, {
        crossOrigin: '',
        integrity,
        fetchPriority: priority,
        nonce: nonceOf(tag) ?? '',
      })
      await loaded(element, href)
      return (await import(href)) as Exports
    } catch (error) {
      refused.set(part, (refused.get(part) ?? 0) + 1)
      throw error
    }
  }
}

/**
 * By its hash, so that no cache pairs a part with the script of another version. A browser may remember that an address
 * held no module, and a cache holds what did not fit: another try has another address.
 */
function partAddress(part: string, integrity: string, address: URL, tries?: number): URL {
  const url = new URL(`operable-${part}.js`, address)
  url.searchParams.set('v', integrity.slice(7, 19).replaceAll('+', '-').replaceAll('/', '_'))
  if (tries) url.searchParams.set('try', String(tries))
  return url
}

/** https://w3c.github.io/trusted-types/dist/spec/#trusted-type-policy-factory */
interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy
}
interface Policy {
  createScriptURL(url: string): string
}
let policy: Policy | undefined

/** As a page that requires Trusted Types takes it. Throws where that page allows no policy of our name. */
function trusted(href: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('operable', { createScriptURL: (url) => url })
  return policy ? policy.createScriptURL(href) : href
}

function loaded(element: HTMLElement, href: string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    element.onload = () => resolve()
    element.onerror = () => reject(new Error(`Operable: ${href} is missing or has a different version.`))
    setTimeout(element.onerror, GIVE_UP_MS)
    ;(headOf(document) ?? rootElement(document)).append(element)
  }).finally(() => element.remove())
}
