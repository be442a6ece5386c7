import { buttons as th } from '../th.ts'
import type { Words } from '../words.ts'

/** Thai: what its buttons say. */
export const languages: readonly Words[] = [th]
