import { fileSignal } from './file-signal.ts'
import type { SignalRule } from './signal-rule.ts'

/** AI Catalog, and the older name of the same document, ARD. */
export const aiCatalog: SignalRule = fileSignal({
  id: 'ai-catalog',
  title: 'AI catalog (ARD)',
  files: ['ai-catalog', 'ard'],
})
