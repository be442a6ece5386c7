import { buttons as ar } from '../ar.ts'
import { buttons as el } from '../el.ts'
import { buttons as fa } from '../fa.ts'
import { buttons as he } from '../he.ts'
import { buttons as hi } from '../hi.ts'
import type { Words } from '../words.ts'

/** Languages that have a script of their own, or share one: what their buttons say. */
export const languages: readonly Words[] = [el, ar, fa, he, hi]
