export type { Tool } from '@operable/core/schema'
export { createWidget } from './create-widget.ts'
export type * from './types.ts'
export { version } from './version.ts'
