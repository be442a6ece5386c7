import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, test } from 'vitest'
import { missingCorpus, readCorpusText, readJsonLines } from '../../test/corpus.ts'
import { buildPage, buildSite } from '../../test/evidence-builder.ts'
import { expectKeptPromises } from '../../test/promises.ts'
import type { SiteEvidence } from '../audit/evidence.ts'
import { summarizePage } from '../page/page-summary.ts'
import { parsePage } from '../page/parse-page.ts'
import { reportSchema } from '../schema/report.ts'
import { evaluate } from './evaluate.ts'
import { renderMarkdown } from './markdown/render-markdown.ts'

interface CorpusPage {
  page: string
  url: string
}

/** Every so many pages of the corpus; each is a site of its own. */
const STEP = 20

const rows = [...readJsonLines<CorpusPage>('pages.jsonl')].filter((_, index) => index % STEP === 0)

function siteOf({ page, url }: CorpusPage): SiteEvidence {
  const address = URL.canParse(url) ? url : 'https://shop.example/'
  const summary = summarizePage(parsePage(readCorpusText(page), { url: address }))
  const evidence = { url: address, finalUrl: address, page: summary }
  return { ...buildSite({ pages: [buildPage({ evidence })] }), url: address, finalUrl: address }
}

describe.skipIf(missingCorpus('pages.jsonl'))('reports on real pages', () => {
  test.each(rows.map((row) => [row.page, row] as const))('%s', (_, row) => {
    const site = siteOf(row)
    const report = evaluate(site)
    expect(reportSchema.parse(report)).toEqual(report)
    const html = micromark(renderMarkdown(report), { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    expect(html.split('<h2>').length - 1).toBe(10)
    expect(html).not.toMatch(/<(?:a|img|script) /)
    expectKeptPromises(site)
  })
})
