import { copyScript } from './copy-script.ts'

/** Every script that a page of ours may hold. No page needs one: each makes something better that works without. */
export const pageScripts = { copy: copyScript } as const

export type PageScript = keyof typeof pageScripts
