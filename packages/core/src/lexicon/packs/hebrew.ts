import { buttons as he } from '../he.ts'
import type { Words } from '../words.ts'

/** Hebrew: what its buttons say. */
export const languages: readonly Words[] = [he]
