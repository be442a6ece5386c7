import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { parseHtml } from '../../src/html/parse-html.ts'
import { SelectorBuilder } from '../../src/html/selector.ts'
import { collect } from '../../src/page/collect/collect.ts'
import { parsePage } from '../../src/page/parse-page.ts'
import type { Fingerprint } from '../../src/schema/tool.ts'
import { clickableLooks, fieldLooks, fingerprintOf, formLooks, type Located } from '../../src/tools/fingerprint.ts'
import { matchFingerprint } from '../../src/tools/fingerprint-match.ts'
import { readCorpusText } from '../corpus.ts'
import { markOf } from '../marks.ts'
import {
  type Change,
  changePage,
  elementChanges,
  finderSelectors,
  markPage,
  pageChanges,
  type Target,
} from './changes.ts'

export const url = 'https://site.example/page'
export const kinds = { form: formLooks, field: fieldLooks, click: clickableLooks }

/** One element after one change: the mark that each way found, '' when it found nothing. */
export interface Row {
  page: string
  kind: keyof typeof kinds
  change: Change
  mark: string
  finder: string
  selector: string
  together: string
  /** For a look at what went wrong. */
  wanted: Fingerprint
}

export interface PageResult {
  rows: Row[]
  elements: number
  /** Selectors that match their element alone, before any change. */
  unique: { finder: number; ours: number }
  ms: { finder: number; ours: number }
}

/** An element to find again. */
export interface Wanted extends Target {
  kind: keyof typeof kinds
  fingerprint: Fingerprint
}

/** Gives a tab the library that we compare with. */
export async function loadFinder(tab: Page): Promise<void> {
  const source = readFileSync(fileURLToPath(import.meta.resolve('@medv/finder')), 'utf8')
  await tab.evaluate(`{ ${source.replaceAll('export function', 'function')}\n globalThis.finder = finder }`)
}

/**
 * Changes one page in every way and looks for its elements again.
 * @param options.most elements that are taken of the page, spread over it
 * @param options.compare whether the library is asked too, which takes its time; the tab needs `loadFinder` then
 */
export async function measurePage(
  tab: Page,
  path: string,
  { most, compare }: { most: number; compare: boolean },
): Promise<PageResult | undefined> {
  const html = await tab.evaluate(markPage, readCorpusText(path))
  const { wanted, ms } = wantedOf(html, most)
  if (wanted.length === 0) return undefined
  const marks = wanted.map(({ mark }) => mark)
  const finder = compare ? await tab.evaluate(finderSelectors, { html, marks }) : { selectors: [], unique: [], ms: 0 }
  for (const [index, target] of wanted.entries()) target.selectors.push(finder.selectors[index] ?? '')

  const rows: Row[] = []
  const run = async (change: Change, targets: Wanted[]) => {
    const changed = await tab.evaluate(changePage, { html, change, targets: targets.map(asSent) })
    const page = parsePage(withoutMarks(changed.html), { url })
    const mark = markOf(changed.html)
    for (const [index, target] of targets.entries()) {
      const [ours, theirs] = changed.matches[index]!
      rows.push({
        page: path,
        kind: target.kind,
        change,
        mark: target.mark,
        finder: theirs![0] === undefined ? '' : String(theirs![0]),
        selector: ours![0] === undefined ? '' : String(ours![0]),
        together: together(target, kinds[target.kind](page), mark, ours!),
        wanted: target.fingerprint,
      })
    }
  }
  for (const change of pageChanges) await run(change, wanted)
  for (const change of elementChanges) for (const target of wanted) await run(change, [target])

  const before = await tab.evaluate(changePage, { html, change: 'none' as const, targets: wanted.map(asSent) })
  const isAlone = (marks: readonly unknown[], mark: string) => marks.length === 1 && marks[0] === mark
  return {
    rows,
    elements: wanted.length,
    unique: {
      finder: finder.unique.filter(Boolean).length,
      ours: wanted.filter(({ mark }, index) => isAlone(before.matches[index]![0]!, mark)).length,
    },
    ms: { finder: finder.ms, ours: ms },
  }
}

/** Forms, fields, buttons and links that act as buttons, with our selector and fingerprint of each. */
export function wantedOf(html: string, most: number): { wanted: Wanted[]; ms: number } {
  const page = parsePage(withoutMarks(html), { url })
  const mark = markOf(html)
  const acting = new Set(page.links.filter(({ actsAsButton }) => actsAsButton).map(({ node }) => node))
  const buttons = new Set(page.buttons.map(({ node }) => node))
  const all = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => {
    const list = kinds[kind](page)
    const own = kind === 'click' ? list.filter(({ node }) => acting.has(node) || buttons.has(node)) : list
    return own.map((located) => ({ kind, list, located }))
  })
  const step = Math.max(1, all.length / most)
  const chosen = all.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
  const { selectors, ms } = timedSelectors(
    html,
    chosen.map(({ located }) => located.node),
  )
  const wanted = chosen.flatMap(({ kind, list, located }, index): Wanted[] => {
    const [own, selector] = [mark(located.node), selectors[index]!]
    const fingerprint = fingerprintOf(located, selector, list)
    return own && fingerprint ? [{ kind, mark: own, selectors: [selector], fingerprint }] : []
  })
  return { wanted, ms }
}

/** With the index that they are made with, on a tree that nothing was asked of yet. */
function timedSelectors(html: string, nodes: readonly number[]): { selectors: string[]; ms: number } {
  const { elements, repeatedIds } = collect(parseHtml(html))
  const start = performance.now()
  const builder = new SelectorBuilder(elements, (id) => !repeatedIds.has(id))
  const selectors = nodes.map((node) => builder.selectorOf(elements[node]!))
  return { selectors, ms: performance.now() - start }
}

/** The marks are ours: nothing may be found by them. */
export function withoutMarks(html: string): string {
  return html.replace(/ data-mark="\d+"/g, '')
}

/** What selector and fingerprint find on the changed page, as the widget asks them; '' for nothing. */
export function together(
  { fingerprint }: Wanted,
  located: readonly Located[],
  mark: (node: number) => string | undefined,
  hits: readonly (string | null)[],
): string {
  const hit = hits.length === 1 ? located.findIndex(({ node }) => mark(node) === hits[0]) : -1
  const { index } = matchFingerprint(
    fingerprint,
    located.map(({ looks }) => looks),
    hit,
  )
  return index === -1 ? '' : (mark(located[index]!.node) ?? 'new')
}

export function asSent({ mark, selectors }: Wanted): Target {
  return { mark, selectors }
}
