import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { selectorMatcher } from '../../src/html/match-selector.ts'
import { documentOf } from '../../src/page/model/page-document.ts'
import type { PageModel } from '../../src/page/model/page-model.ts'
import { parsePage } from '../../src/page/parse-page.ts'
import type { ToolDraft } from '../../src/schema/tool.ts'
import { inferTools, type ToolNaming } from '../../src/tools/infer-tools.ts'
import { mergeTools } from '../../src/tools/merge-tools.ts'

interface Expected {
  element: string
  names: string[]
  /** The name may also contain one of these. */
  stem?: string[]
  never?: string[]
}

interface Site {
  language: string
  tasks?: (Expected & { task: string; page: string })[]
  /** A form that is one tool, on however many pages it stands. */
  once?: (Expected & { pages: string[] })[]
  notTools?: { page: string; element: string; never: string[] }[]
}

/** A task of a site, and the name of the tool that does it. */
export interface TaskResult {
  trade: string
  language: string
  task: string
  /** Of the tool; absent when the form has none. */
  name: string | undefined
  isRight: boolean
  /** It has a name that is plainly wrong. */
  isWrong: boolean
}

/** What the tools of each site of the set do of its tasks. */
export function taskResults(names: ToolNaming): TaskResult[] {
  const sites: Record<string, Site> = JSON.parse(readFileSync(join(import.meta.dirname, 'expected.json'), 'utf8'))
  return trades().flatMap((trade) => resultsOf(trade, { site: sites[trade]!, names }))
}

function resultsOf(trade: string, { site, names }: { site: Site; names: ToolNaming }): TaskResult[] {
  const pages = pagesOf(trade)
  const drafts = [...pages.values()].flatMap((page) => inferTools(page, { names }))
  const { created, skipped } = mergeTools<never>([], drafts, { names })
  const draftAt = (path: string, element: string): ToolDraft | undefined => {
    const page = pages.get(path)!
    const node = nodeOf(page, element)
    return drafts.find(({ pageUrl, selector }) => pageUrl === page.url && nodeOf(page, selector) === node)
  }
  const nameAt = (path: string, element: string): string | undefined => {
    const draft = draftAt(path, element)
    const isIt = ({ pageUrl, selector }: Pick<ToolDraft, 'pageUrl' | 'selector'>): boolean =>
      pageUrl === draft?.pageUrl && selector === draft.selector
    return created.find(isIt)?.name ?? skipped.find(isIt)?.tool
  }
  const judge = (task: string, path: string, { element, names: right, stem = [], never = [] }: Expected): TaskResult => {
    const name = nameAt(path, element)
    const has = (words: readonly string[]): boolean =>
      words.some((word) => name?.toLowerCase().includes(word.toLowerCase()) === true)
    const isWrong = name !== undefined && never.some((word) => word.toLowerCase() === name.toLowerCase())
    const isRight = !isWrong && name !== undefined && (right.includes(name) || has(stem))
    return { trade, language: site.language, task, name, isRight, isWrong }
  }
  return [
    ...(site.tasks ?? []).map((each) => judge(each.task, each.page, each)),
    ...(site.once ?? []).map((each) => judge(`one tool: ${each.element}`, each.pages[0]!, each)),
    ...(site.notTools ?? []).map(({ page, element, never }): TaskResult => {
      const draft = draftAt(page, element)
      const tool = created.find((each) => each.pageUrl === draft?.pageUrl && each.selector === draft.selector)
      const isWrong = tool !== undefined && never.includes(tool.name)
      return { trade, language: site.language, task: `no such tool: ${element}`, name: tool?.name, isRight: !isWrong, isWrong }
    }),
  ]
}

/** What discovery makes of each site of the set. */
export function taskTools(): ToolDraft[] {
  return trades().flatMap((trade) => {
    const drafts = [...pagesOf(trade).values()].flatMap((page) => inferTools(page, { names: 'specific' }))
    return mergeTools<never>([], drafts, { names: 'specific' }).created
  })
}

function trades(): string[] {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.html'))
  return files.map((file) => file.slice(0, -'.html'.length))
}

/** Pages of a site by their paths. */
function pagesOf(trade: string): Map<string, PageModel> {
  const text = readFileSync(join(import.meta.dirname, `${trade}.html`), 'utf8')
  const parts = text.split(/^<!-- page: (\S+) -->\s*$/m).slice(1)
  const pages = new Map<string, PageModel>()
  for (let at = 0; at < parts.length; at += 2)
    pages.set(parts[at]!, parsePage(parts[at + 1]!, { url: `https://${trade}.example${parts[at]}` }))
  return pages
}

function nodeOf(page: PageModel, selector: string): object | undefined {
  const matches = selectorMatcher(selector)
  return matches && documentOf(page).elements.find(matches)
}
