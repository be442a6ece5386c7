import { buttons as ja } from '../ja.ts'
import type { Words } from '../words.ts'
import { buttons as zh } from '../zh.ts'

/** Languages that are written in Chinese letters: what their buttons say. */
export const languages: readonly Words[] = [zh, ja]
