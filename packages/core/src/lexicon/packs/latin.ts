import { cs } from '../cs.ts'
import { hu } from '../hu.ts'
import { id } from '../id.ts'
import { lt } from '../lt.ts'
import { pl } from '../pl.ts'
import { tr } from '../tr.ts'
import { vi } from '../vi.ts'
import type { Words } from '../words.ts'

/** Further languages in Latin letters. */
export const languages: readonly Words[] = [pl, cs, tr, hu, lt, id, vi]
