import type { Fingerprint } from '../schema/tool.ts'

// Bundled into the widget: no import but types.

/** What an element looks like now, computed as `fingerprintSchema` says. */
export type Looks = Omit<Fingerprint, 'selector' | 'twins' | 'rival'>

/** Elements with one key are twins: only their order tells them apart. */
export function keyOf({ role, name, fields, action, neighbours }: Looks): string {
  return JSON.stringify([role, name, fields, action, neighbours.heading])
}
