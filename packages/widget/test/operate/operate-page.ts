import { inferTools, parsePage } from '@operable/core'
import type { BrowserContext } from 'playwright-core'
import type { RunOptions } from '../../src/types.ts'
import { answerFor } from './answers.ts'
import { frozenTab } from './frozen-tab.ts'
import { operateTool } from './operate-tool.ts'
import type { Row } from './row.ts'

/** What people said of a form: what it is for, and which of its fields, by name, are spam traps and captchas. */
export interface FormLabels {
  kind?: string
  traps: Set<string>
  captchas: Set<string>
}

/** A page of the corpus, with what people said of its forms, by their index. */
export interface CorpusPage {
  set: string
  page: string
  url: string
  html: string
  labels: ReadonlyMap<number, FormLabels>
}

export interface OperateOptions {
  /** Form tools of one page at most. */
  most: number
  /** Whether the library does the same, which takes its time. */
  compare: boolean
  /** Leaves out what the audit says cannot be reached: a run would wait for it in vain. */
  reachableOnly?: boolean
  /** The executor, as a script. */
  runner: string
  /** Default: those of any run, but for the outcome, since nothing comes later on a page whose scripts are off. */
  limits?: RunOptions
}

const LIMITS: RunOptions = { deadlineMs: 60_000, outcomeMs: 1000 }

/** Runs each form tool of a page on a copy of its own, by our executor and, to compare, by the library. */
export async function operatePage(
  context: BrowserContext,
  { set, page: path, url, html, labels }: CorpusPage,
  { most, compare, reachableOnly = false, runner, limits = LIMITS }: OperateOptions,
): Promise<Row[]> {
  const page = parsePage(html, { url })
  const drafts = inferTools(page).filter(
    ({ metadata, visible }) => metadata.kind === 'form' && (visible || !reachableOnly),
  )
  const rows: Row[] = []
  if (drafts.length === 0) return rows
  const frozen = await frozenTab(context, url, html, runner)
  try {
    for (const [index, draft] of drafts.slice(0, most).entries()) {
      const form = page.forms.find(({ selector }) => selector === draft.selector)
      const answer = answerFor(`${path} ${index}`)
      const labelled = labels.get(form?.index ?? -1) ?? { traps: new Set(), captchas: new Set() }
      rows.push({ set, page: path, ...(await operateTool(frozen, { draft, form, answer, labelled, compare, limits })) })
    }
  } finally {
    await frozen.tab.close()
  }
  return rows
}
