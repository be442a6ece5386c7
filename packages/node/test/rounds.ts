/**
 * How often a test repeats what goes right or wrong by chance: `few` times, which finds what is always wrong; with
 * `OPERABLE_ALL_ROWS`, as for a release, `all`.
 */
export function roundsOf(all: number, few: number): number {
  return process.env['OPERABLE_ALL_ROWS'] ? all : few
}
