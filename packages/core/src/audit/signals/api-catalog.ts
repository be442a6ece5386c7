import { fileSignal } from './file-signal.ts'
import type { SignalRule } from './signal-rule.ts'

/** RFC 9727. */
export const apiCatalog: SignalRule = fileSignal({ id: 'api-catalog', title: 'API catalog', files: ['api-catalog'] })
