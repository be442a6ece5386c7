import { readFileSync } from 'node:fs'
import type { PageModel } from '../src/page/model/page-model.ts'
import { queryPage } from '../src/page/model/query-page.ts'
import { parsePage } from '../src/page/parse-page.ts'
import type { ToolDraft } from '../src/schema/tool.ts'
import { inferTools } from '../src/tools/infer-tools.ts'
import { mergeTools } from '../src/tools/merge-tools.ts'

const FOLDER = new URL('openers/', import.meta.url)

interface ExpectedPage {
  file: string
  style: string
  forms: { form: string; openers: string[]; visible?: boolean }[]
}

/** What came of one page of the set. */
export interface PageResult {
  file: string
  style: string
  /** Of the forms behind openers: each has a tool that one of its openers opens. */
  right: boolean
  /** There is a form behind an opener on it. */
  hasOpeners: boolean
  /** Claims of an opener that opens something else, or nothing. */
  wrong: string[]
  missing: string[]
}

/** Pages with forms behind openers of many styles, and pages on which nothing opens a form: written before the rules. */
export function openerResults(): PageResult[] {
  const pages = JSON.parse(readFileSync(new URL('expected.json', FOLDER), 'utf8')) as ExpectedPage[]
  return pages.map(resultOf)
}

function resultOf({ file, style, forms }: ExpectedPage): PageResult {
  const html = readFileSync(new URL(file, FOLDER), 'utf8')
  const page = parsePage(html, { url: `https://site.example/${file}` })
  const { tools } = mergeTools<ToolDraft>([], inferTools(page, { names: 'specific' }), { names: 'specific' })
  const result: PageResult = { file, style, right: true, hasOpeners: false, wrong: [], missing: [] }
  for (const { form, openers } of forms) {
    const node = nodesOf(page, form)[0]
    const tool = tools.find(
      ({ selector, metadata }) => metadata.kind === 'form' && node !== undefined && nodesOf(page, selector)[0] === node,
    )
    const claimed = tool?.metadata.triggerSelector
    const isOpener =
      claimed !== undefined && openers.some((opener) => nodesOf(page, opener).includes(nodesOf(page, claimed)[0]!))
    if (openers.length > 0) result.hasOpeners = true
    if (claimed !== undefined && !isOpener) result.wrong.push(`${form} by ${claimed}`)
    if (openers.length > 0 && !isOpener) result.missing.push(`${form} by ${openers[0]}${tool ? '' : ' (no tool)'}`)
  }
  result.right = result.wrong.length === 0 && result.missing.length === 0
  return result
}

function nodesOf(page: PageModel, selector: string): number[] {
  return queryPage(page, selector, 200)?.first.map(({ node }) => node) ?? []
}
