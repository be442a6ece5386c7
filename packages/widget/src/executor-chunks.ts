// The executor for bundlers, which make a file of each import.
import { createExecutor, type Executor } from './executor.ts'
import type { LoadPack, Pack } from './words/packs.ts'

const packs: Record<Pack, () => ReturnType<LoadPack>> = {
  asian: () => import('@operable/core/words/asian'),
  cyrillic: () => import('@operable/core/words/cyrillic'),
  germanic: () => import('@operable/core/words/germanic'),
  latin: () => import('@operable/core/words/latin'),
  nordic: () => import('@operable/core/words/nordic'),
  romance: () => import('@operable/core/words/romance'),
  scripts: () => import('@operable/core/words/scripts'),
}

export const executor: Executor = createExecutor({
  words: (pack) => packs[pack](),
  controls: () => import('./fields/drawn-controls.ts'),
  dialog: () => import('./site/approve.ts'),
})
