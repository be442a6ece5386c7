import type { HiddenBy } from './hidden-by.ts'

/** Whether people see it, or can after pressing a trigger. `aria-hidden` hides from screen readers only. */
export function isShown({ hiddenBy, revealed }: { hiddenBy?: HiddenBy; revealed?: true }): boolean {
  return hiddenBy === undefined || hiddenBy === 'aria-hidden' || revealed === true
}
