import { describe } from '../dom/text.ts'
import { calledSo, type Fillable } from '../fields/called-so.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { findField } from '../fields/find-field.ts'
import { keyOf } from '../fields/key-of.ts'
import { personReason } from '../fields/sensitive.ts'
import { failure, isFailure } from '../flow/run.ts'
import type { InputError } from '../types.ts'
import { isInHiddenPart, placeOf } from './hidden-part.ts'

/**
 * Why a field could not be filled, with the value that it is about, so that the caller can change it or leave it out, and with
 * where its field stands.
 * @param thrown what filling it has thrown
 * @param key of the value in the input
 */
export function fieldFailure(thrown: unknown, tool: Fillable, key: string, form: Element): unknown {
  if (!isFailure(thrown) || /abort|timeout/.test(thrown.error.code)) return thrown
  const { code, message } = thrown.error
  const [control] = findField(tool, key, form)
  if (code === 'not_visible' && control && isInHiddenPart(control)) {
    const { isStep, where } = placeOf([control], form)
    const errors = [errorAt(key, where)]
    return failure('not_visible', where, undefined, { errors, ...(isStep && { status: 'needs_person' }) })
  }
  thrown.errors ??= [errorAt(key, message)]
  if (code !== 'field_not_found') return thrown
  const { errors } = thrown
  const called = calledSo(tool, key, form)
  return called[1]
    ? failure('field_ambiguous', key, called.slice(0, 5).map(describe), { errors })
    : failure('field_not_found', key, keysIn(form), { errors })
}

/** The keys that there are, of what an agent may fill. */
function keysIn(form: Element): string[] {
  const open = controlsIn(form).filter((control) => !personReason(control))
  return [...new Set(open.map(keyOf))].filter(Boolean).slice(0, 50)
}

export function errorAt(key: string, reason: string): InputError {
  return { path: `/${key}`, reason, schemaPath: '' }
}
