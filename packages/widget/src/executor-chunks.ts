// What the widget of a bundler loads when somebody needs the executor.
import type { Executor } from './executor.ts'
import { loadTexts } from './texts/chunks.ts'
import { wholeExecutor } from './whole-executor.ts'

/** See `wholeExecutor`. */
export function executorIn(language?: string): Executor {
  return wholeExecutor(loadTexts, language)
}
