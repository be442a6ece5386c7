import { buttons as ja } from '../ja.ts'
import { buttons as ko } from '../ko.ts'
import type { Words } from '../words.ts'
import { buttons as zh } from '../zh.ts'

/** Languages of East Asia: what their buttons say. */
export const languages: readonly Words[] = [zh, ja, ko]
