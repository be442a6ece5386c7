import type { Page } from 'playwright-core'
import { parsePage } from '../../src/page/parse-page.ts'
import { readCorpusText } from '../corpus.ts'
import { markOf } from '../marks.ts'
import { type Change, changePage, markPage } from './changes.ts'
import { asSent, kinds, type Row, together, url, type Wanted, wantedOf, withoutMarks } from './measure.ts'

/** What a site does between two versions: one change, or several at once. */
export const redesigns: readonly (readonly Change[])[] = [
  ['banner'],
  ['wrappers'],
  ['classes'],
  ['ids'],
  ['sibling'],
  ['text'],
  ['banner', 'ids', 'text'],
  ['wrappers', 'classes', 'sibling'],
  ['removed'],
  ['banner', 'ids', 'classes', 'wrappers', 'removed'],
]

/** One element whose selector no longer finds it after a redesign; `change` is the redesign, joined by " + ". */
export interface BrokenRow extends Pick<Row, 'page' | 'kind' | 'mark' | 'together' | 'wanted'> {
  change: string
  /** The selector finds nothing or another element; others are only kept for `text`. */
  broken: boolean
}

/** Changes one page in every way and looks for those of its elements whose selectors are broken by that. */
export async function measureVersions(tab: Page, path: string, most: number): Promise<BrokenRow[]> {
  const html = await tab.evaluate(markPage, readCorpusText(path))
  const { wanted } = wantedOf(html, most)
  const rows: BrokenRow[] = []
  const change = (html: string, change: Change, targets: Wanted[]) =>
    tab.evaluate(changePage, { html, change, targets: targets.map(asSent) })
  for (const changes of redesigns) {
    const last = changes.at(-1)!
    // A change of one element is made to one at a time, or the others' neighbours would change too.
    const groups = /sibling|text|removed/.test(last) ? wanted.map((each) => [each]) : [wanted]
    let base = html
    for (const each of changes.slice(0, -1)) base = (await change(base, each, each === 'wrappers' ? wanted : [])).html
    for (const targets of groups) {
      const changed = await change(base, last, targets)
      const asked = targets.flatMap((target, index) => {
        const hits = changed.matches[index]![0]!
        const broken = hits[0] !== target.mark
        return broken || last === 'text' ? [{ target, hits, broken }] : []
      })
      if (asked.length === 0) continue
      const page = parsePage(withoutMarks(changed.html), { url })
      const mark = markOf(changed.html)
      for (const { target, hits, broken } of asked) {
        const { kind, mark: own, fingerprint: wanted } = target
        const found = together(target, kinds[kind](page), mark, hits)
        rows.push({ page: path, kind, mark: own, change: changes.join(' + '), broken, together: found, wanted })
      }
    }
  }
  return rows
}
