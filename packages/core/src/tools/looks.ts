import type { Fingerprint } from '../schema/tool.ts'

// Bundled into the widget's executor, which does not need the matching: a file of its own, without imports but types.

/** What an element looks like now, computed as `fingerprintSchema` says. */
export type Looks = Omit<Fingerprint, 'selector' | 'twins' | 'rival' | 'sole' | 'peers' | 'shared'>

/**
 * Of a name or id what is the same at each load: nothing of one that ends in what React's `useId` makes
 * (https://react.dev/reference/react/useId), which is `:r1:`, `«r1»` or `_r_1_` by its version.
 */
export function lasting(name: string): string {
  return name.replace(/.*[:«_]r\w*[:»_]$/, '')
}

/** Elements with one key are twins: only their order tells them apart. */
export function keyOf({ role, name, fields, action, neighbours }: Looks): string {
  return JSON.stringify([role, name, fields, action, neighbours.heading])
}
