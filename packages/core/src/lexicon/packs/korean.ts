import { buttons as ko } from '../ko.ts'
import type { Words } from '../words.ts'

/** Korean: what its buttons say. */
export const languages: readonly Words[] = [ko]
