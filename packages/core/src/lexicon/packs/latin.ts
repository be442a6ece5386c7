import { buttons as hu } from '../hu.ts'
import { buttons as id } from '../id.ts'
import { buttons as lt } from '../lt.ts'
import { buttons as tr } from '../tr.ts'
import { buttons as vi } from '../vi.ts'
import type { Words } from '../words.ts'

/** Further languages in Latin letters: what their buttons say. */
export const languages: readonly Words[] = [tr, hu, lt, id, vi]
