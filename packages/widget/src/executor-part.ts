// The executor as a part of the script: what it loads has to be what it was built with.
import { createExecutor, type Executor, type LoadLazily } from './executor.ts'
import type { LoadPart } from './site/load-part.ts'

/** What each part that the executor loads consists of. The build puts it in: see rollup.config.mjs. */
declare const HASHES: Record<string, string>

/**
 * @param load as the script loads the executor itself
 * @param exports of this file, which its parts are given in place of imports
 * @param language that the dialog speaks; absent: the page's
 */
export function executorBy(load: LoadPart, exports: object, language?: string): Executor {
  const loadLazily: LoadLazily = async (name) => {
    type Loaded = { part(executor: object): never; hashes?: object }
    const loaded = await load<Loaded>(name, 'auto', HASHES[name])
    // Of what that part loads.
    Object.assign(HASHES, loaded.hashes)
    // Words have nothing in common with the executor.
    return 'part' in loaded ? loaded.part(exports) : loaded
  }
  return createExecutor(loadLazily, load, language)
}
