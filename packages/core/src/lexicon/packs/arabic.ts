import { buttons as ar } from '../ar.ts'
import { buttons as fa } from '../fa.ts'
import type { Words } from '../words.ts'

/** Arabic and Persian: what their buttons say. */
export const languages: readonly Words[] = [ar, fa]
