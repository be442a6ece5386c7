import type { Fillable } from '../fields/fillable.ts'
import { lazyPart } from '../flow/lazy-part.ts'
import type { Failure, Run } from '../flow/run.ts'
import type { Violation } from '../input/check-input.ts'
import type { InputError } from '../types.ts'

/** What says at length why something was refused. */
export interface Refusals {
  invalidInput(violations: Violation[]): Failure
  fieldFailure(thrown: unknown, tool: Fillable, key: string, form: Element): unknown
  valueNotKept(fields: { name: string; controls: HTMLElement[] }[]): Failure
  invalidForm(controls: HTMLInputElement[], form: Element): Failure
}

/** For runs that end at what the input or the form refuses. */
export const refusals = lazyPart<Refusals>('refusals')

/** Nothing where it cannot be had: then a run ends with the same code, and in fewer words. */
export function refusalsFor(run: Run): Promise<Refusals | undefined> {
  return refusals.needed(run).catch(() => undefined)
}

export function errorAt(key: string, reason: string): InputError {
  return { path: `/${key}`, reason, schemaPath: '' }
}
