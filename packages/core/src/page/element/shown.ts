import type { HiddenBy } from './hidden-by.ts'

/** Whether people see it, or can by a trigger that the page has; what is only kept from screen readers they do see. */
export function isShown({ hiddenBy, revealed }: { hiddenBy?: HiddenBy; revealed?: true }): boolean {
  return hiddenBy === undefined || hiddenBy === 'aria-hidden' || revealed === true
}
