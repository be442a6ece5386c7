const RENDER_MODES: readonly unknown[] = ['auto', 'never', 'always']

/** What a caller in plain JavaScript may get wrong. Checked before anything is asked for; `undefined` is the default. */
interface GivenOptions {
  maxPages?: unknown
  perHost?: unknown
  render?: unknown
}

/** @throws TypeError that names the option */
export function checkCrawlOptions({ maxPages, perHost, render }: GivenOptions): void {
  checkCount('maxPages', maxPages)
  checkCount('perHost', perHost)
  if (render !== undefined && !RENDER_MODES.includes(render)) {
    throw new TypeError('render must be "auto", "never" or "always".')
  }
}

/**
 * @param name as the caller knows the option
 * @throws TypeError unless it is a number of ms from 0; Infinity is no limit
 */
export function checkTimeLimit(name: string, ms: unknown): void {
  if (ms === undefined || (typeof ms === 'number' && ms >= 0)) return
  throw new TypeError(`${name} must be a number of milliseconds from 0.`)
}

function checkCount(name: string, value: unknown): void {
  if (value === undefined || (Number.isInteger(value) && (value as number) >= 1)) return
  throw new TypeError(`${name} must be a whole number from 1.`)
}
