import type { PageFetcher } from '../src/contracts/page-fetcher.ts'
import { createFixtureFetcher, type FixtureAnswer } from '../src/fetch/local/fixture-fetcher.ts'
import { createOperable, type OperableOptions } from '../src/services/create-operable.ts'
import { memoryStorage } from '../src/storage/memory.ts'

export const SHOP = 'https://shop.example/'

const field = (type: string, name: string, label: string) =>
  `<label>${label} <input type="${type}" name="${name}"></label>`

export const forms = {
  login: `<form id="login" action="/login">${field('email', 'email', 'E-mail')}${field('password', 'password', 'Password')}<button>Log in</button></form>`,
  subscribe: `<form id="news" action="/news">${field('email', 'email', 'E-mail')}<button>Subscribe</button></form>`,
  contactSales: `<form id="contact" action="/contact">${field('email', 'email', 'E-mail')}<label>Message <textarea name="message"></textarea></label><button>Send</button></form>`,
}

export function page(...parts: string[]): string {
  const text = '<p>We sell bicycles and repair them, every day from nine to five, in the old town.</p>'.repeat(4)
  return `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>${text}${parts.join('')}</html>`
}

/** A site whose pages have one tool each, three in all. */
export const shopPages: Record<string, FixtureAnswer> = {
  [SHOP]: page('<a href="/login">Log in</a><a href="/contact">Contact</a>', forms.subscribe),
  [`${SHOP}login`]: page(forms.login),
  [`${SHOP}contact`]: page(forms.contactSales),
  [`${SHOP}about`]: page(),
}

/** A service with one website, on memory and without a network. */
export async function toolShop(given: OperableOptions & { pages?: Record<string, FixtureAnswer> } = {}) {
  const { pages = shopPages, ...options } = given
  const storage = options.storage ?? memoryStorage()
  const fetch: PageFetcher = options.fetch ?? createFixtureFetcher(pages)
  const operable = createOperable({ render: 'never', ...options, storage, fetch })
  const { website, key } = await operable.websites.add(SHOP)
  return { ...operable, website, key, id: website.id }
}
