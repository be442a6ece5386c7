import { ar } from '../ar.ts'
import { el } from '../el.ts'
import { fa } from '../fa.ts'
import { he } from '../he.ts'
import { hi } from '../hi.ts'
import type { Words } from '../words.ts'

/** Languages that have a script of their own, or share one, with what tells that a page is written in them. */
export const languages: readonly Words[] = [el, ar, fa, he, hi]
