import { approvalScript } from './approval-script.ts'
import { busyScript } from './busy-script.ts'
import { copyScript } from './copy-script.ts'
import { scanScript } from './scan-script.ts'

/** Every script that a page of ours may hold. No page needs one: each makes something better that works without. */
export const pageScripts = { approval: approvalScript, busy: busyScript, copy: copyScript, scan: scanScript } as const

export type PageScript = keyof typeof pageScripts
