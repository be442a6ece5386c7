import type { ToolDraft } from '../src/schema/tool.ts'

/** A login form on a page of its own. */
export function buildDraft(words: Partial<ToolDraft> = {}): ToolDraft {
  return {
    name: 'login',
    description: 'Logs in to an account.',
    pageUrl: 'https://shop.example/login',
    active: true,
    selector: 'form',
    source: 'discovered',
    metadata: { kind: 'form' },
    visible: true,
    ...words,
  }
}
