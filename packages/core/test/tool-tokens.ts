import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { parsePage } from '../src/page/parse-page.ts'
import type { ToolDraft } from '../src/schema/tool.ts'
import { describeTool } from '../src/tools/describe-tool.ts'
import { inferTools } from '../src/tools/infer-tools.ts'
import { readCorpusText, readJsonLines } from './corpus.ts'
import { taskTools } from './tasks/tasks.ts'

/** How long the description of a tool is. */
export interface ToolSize {
  name: string
  fields: number
  /** As o200k counts the JSON of `describeTool`. */
  tokens: number
}

/** One page of the corpus in so many is read. */
const EVERY = 12

/** Of the tools of the twenty sites of `tasks`. */
export function taskSizes(): ToolSize[] {
  return taskTools().map(sizeOf)
}

/** Of the tools of real pages; none without the corpus. */
export function corpusSizes(): ToolSize[] {
  const pages = new Set([...readJsonLines<{ page: string }>('forms.jsonl')].map(({ page }) => page))
  return [...pages]
    .filter((_, index) => index % EVERY === 0)
    .flatMap((page) => {
      const model = parsePage(readCorpusText(page), { url: 'https://shop.example/' })
      return inferTools(model, { names: 'specific' }).map(sizeOf)
    })
}

/** @returns the middle one of tools with up to five fields, and the largest of all */
export function figuresOf(sizes: readonly ToolSize[]): { count: number; median: number; largest: number } {
  const small = sizes.filter(({ fields }) => fields <= 5).map(({ tokens }) => tokens)
  const median = small.toSorted((a, b) => a - b)[Math.floor(small.length / 2)] ?? 0
  return { count: sizes.length, median, largest: Math.max(0, ...sizes.map(({ tokens }) => tokens)) }
}

function sizeOf(tool: ToolDraft): ToolSize {
  const { name, metadata } = tool
  return { name, fields: metadata.fields?.length ?? 0, tokens: countTokens(JSON.stringify(describeTool(tool))) }
}
