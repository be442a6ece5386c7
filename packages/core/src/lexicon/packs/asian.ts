import { ja } from '../ja.ts'
import { ko } from '../ko.ts'
import type { Words } from '../words.ts'
import { zh } from '../zh.ts'

/** Languages of East Asia, with what tells that a page is written in them. */
export const languages: readonly Words[] = [zh, ja, ko]
