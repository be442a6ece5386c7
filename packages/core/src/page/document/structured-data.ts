import { attribute, following, type HtmlNode } from '../../html/node.ts'
import { textOf } from '../../html/text.ts'
import type { Collected } from '../collect/collected.ts'
import type { PotentialAction, StructuredData } from '../model/page-model.ts'

const MAX_ITEMS = 100
const MAX_NODES = 20_000
const MAX_BLOCK = 512 * 1024
const MAX_PRICES = 5
/** Members that hold a price (https://schema.org/Offer, https://schema.org/PriceSpecification). */
const PRICES = ['price', 'lowPrice', 'minPrice', 'highPrice']

/** Types and actions that a page publishes as JSON-LD, microdata or RDFa (https://schema.org/potentialAction). */
export function readStructuredData(found: Collected): StructuredData {
  const data: StructuredData = { items: [], potentialActions: [], errors: [] }
  for (const script of found.scripts) {
    if (attribute(script, 'type')?.trim().toLowerCase() === 'application/ld+json')
      readBlock(script.first?.text ?? '', data)
  }
  for (const node of found.typed) {
    const type = attribute(node, 'itemtype') ?? attribute(node, 'typeof') ?? ''
    const syntax = attribute(node, 'itemtype') === undefined ? 'rdfa' : 'microdata'
    for (const each of type.trim().split(/\s+/)) addItem(data, syntax, each)
    if (syntax === 'microdata' && attribute(node, 'itemprop') === 'potentialAction')
      readMicrodataAction(node, type, data)
    if (/Offer|PriceSpecification/.test(type)) readMarkedPrices(node, syntax, data)
  }
  return data
}

function readBlock(text: string, data: StructuredData): void {
  const source = text.trim().replace(/^<!--/, '').replace(/-->$/, '')
  if (!source || data.errors.length >= 20) return
  if (source.length > MAX_BLOCK) {
    data.errors.push(`A JSON-LD block of ${source.length} characters is larger than is read.`)
    return
  }
  let root: unknown
  try {
    root = JSON.parse(source)
  } catch (error) {
    data.errors.push(`A JSON-LD block is not valid JSON: ${(error as Error).message.slice(0, 120)}.`)
    return
  }
  walkJson(root, data)
}

/** Visits every object of a block, without recursion: blocks may nest deeper than the stack allows. */
function walkJson(root: unknown, data: StructuredData): void {
  const open: unknown[] = [root]
  let visited = 0
  while (open.length > 0 && visited++ < MAX_NODES) {
    const value = open.pop()
    if (Array.isArray(value)) open.push(...value.slice(0, 1000).reverse())
    else if (value !== null && typeof value === 'object') {
      const record = value as Record<string, unknown>
      for (const type of typesOf(record)) addItem(data, 'json-ld', type)
      for (const name of PRICES) addPrice(data, record[name], record['priceCurrency'])
      const actions = record['potentialAction']
      for (const action of Array.isArray(actions) ? actions.slice(0, 50) : [actions]) addAction(action, data)
      open.push(...Object.values(record).reverse())
    }
  }
}

function typesOf(record: Record<string, unknown>): string[] {
  const type = record['@type']
  return (Array.isArray(type) ? type : [type]).filter((each): each is string => typeof each === 'string')
}

function addItem(data: StructuredData, syntax: StructuredData['items'][number]['syntax'], type: string): void {
  const name = type.replace(/^https?:\/\/schema\.org\//i, '').slice(0, 100)
  if (name && data.items.length < MAX_ITEMS) data.items.push({ syntax, type: name })
}

function addAction(action: unknown, data: StructuredData): void {
  if (action === null || typeof action !== 'object' || data.potentialActions.length >= 50) return
  const record = action as Record<string, unknown>
  const found: PotentialAction = { type: typesOf(record)[0] ?? 'Action' }
  const target = targetOf(record['target'])
  if (target) found.target = target.slice(0, 500)
  data.potentialActions.push(found)
}

/** A URL, a URL template, or an entry point with one. */
function targetOf(target: unknown): string | undefined {
  if (typeof target === 'string') return target
  if (Array.isArray(target)) return targetOf(target.find((each) => !Array.isArray(each)))
  if (target === null || typeof target !== 'object') return undefined
  const entry = target as Record<string, unknown>
  const url = entry['urlTemplate'] ?? entry['url'] ?? entry['@id']
  return typeof url === 'string' ? url : undefined
}

/** Reads prices in `itemprop` or `property` inside an offer. */
function readMarkedPrices(offer: HtmlNode, syntax: 'microdata' | 'rdfa', data: StructuredData): void {
  const property = syntax === 'microdata' ? 'itemprop' : 'property'
  const values = new Map<string, string>()
  let left = 200
  for (let node = following(offer, offer); node && left-- > 0; node = following(node, offer)) {
    const name = attribute(node, property)?.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '')
    if (name && !values.has(name))
      values.set(name, attribute(node, 'content') ?? textOf(node, { limit: 40, plain: true }))
  }
  for (const name of PRICES) addPrice(data, values.get(name), values.get('priceCurrency'))
}

/** Adds a price. Zero counts: "free" is a price too. */
function addPrice(data: StructuredData, price: unknown, currency: unknown): void {
  const text = typeof price === 'number' ? String(price) : price
  if (typeof text !== 'string' || !/\p{Nd}/u.test(text) || text.length > 40) return
  const known = data.prices ?? []
  const stated = typeof currency === 'string' && currency.length <= 10 ? `${text} ${currency}` : text
  if (known.length < MAX_PRICES && !known.includes(stated)) data.prices = [...known, stated]
}

function readMicrodataAction(node: HtmlNode, type: string, data: StructuredData): void {
  const action: PotentialAction = { type: type.split('/').pop() || 'Action' }
  let left = 50
  for (let child = node.first; child && left-- > 0; child = child.next) {
    const property = child.tag === '#text' ? undefined : attribute(child, 'itemprop')
    const value = property && (attribute(child, 'content') ?? attribute(child, 'href'))
    if ((property === 'target' || property === 'urlTemplate') && value) action.target = value
  }
  data.potentialActions.push(action)
}
