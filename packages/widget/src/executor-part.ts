// The executor as a part of the script: what it loads has to be what it was built with.
import { createExecutor, type Executor } from './executor.ts'
import type { LoadDrawn } from './fields/drawn.ts'
import { shared, type WithShared } from './fields/shared.ts'
import type { LoadPart } from './site/load-part.ts'

/** What each part that the executor loads consists of. The build puts it in: see rollup.config.mjs. */
declare const LAZY_INTEGRITY: Readonly<Record<string, string>>

/** @param load as the script loads the executor itself */
export function executorBy(load: LoadPart): Executor {
  const lazily = <Exports>(part: string): Promise<Exports> => load(part, 'auto', LAZY_INTEGRITY[part])
  return createExecutor({
    words: (pack) => lazily(`words-${pack}`),
    controls: async () => (await lazily<WithShared<Awaited<ReturnType<LoadDrawn>>>>('controls')).part(shared),
    dialog: () => lazily('dialog'),
  })
}
