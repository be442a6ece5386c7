/** With `--tiny` every suite does the least that gives figures: it shows that they work. What is started from here does the same. */
if (process.argv.includes('--tiny')) process.env['OPERABLE_BENCH_TINY'] = '1'

export const tiny = process.env['OPERABLE_BENCH_TINY'] === '1'

/**
 * How much of something a suite takes.
 * @param {number} usual
 * @param {number} least with `--tiny`
 */
export function amount(usual, least) {
  return tiny ? least : usual
}
