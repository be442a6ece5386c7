/** Fires with the first of the signals that were given. */
export function anySignal(...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const given = signals.filter((signal) => signal !== undefined)
  return given.length === 1 ? given[0]! : AbortSignal.any(given)
}
