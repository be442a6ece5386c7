import type { DataOptions } from '../data-option.ts'
import { shellWord } from '../next-steps.ts'

/** The words that name the same data file in another command; none for the default one. */
export function dataWords({ data }: DataOptions): string {
  return data === './operable.db' ? '' : ` --data ${shellWord(data)}`
}
