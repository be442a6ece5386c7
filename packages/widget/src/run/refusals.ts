import type { Run } from '../flow/run.ts'
import type { InputError } from '../types.ts'
import { type Refusals, steps } from './next-step.ts'

/** Nothing where it cannot be had: then a run ends with the same code, and in fewer words. */
export function refusalsFor(run: Run): Promise<Refusals | undefined> {
  return steps.needed(run).catch(() => undefined)
}

export function errorAt(key: string, reason: string): InputError {
  return { path: `/${key}`, reason, schemaPath: '' }
}
