/** Timers hold no more milliseconds (https://html.spec.whatwg.org/#timers: a long), and end at once with more. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1
