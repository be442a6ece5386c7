const RENDER_MODES: readonly unknown[] = ['auto', 'never', 'always']

/** What a caller in plain JavaScript may get wrong. Checked before anything is asked for; `undefined` is the default. */
interface GivenOptions {
  maxPages?: unknown
  perHost?: unknown
  render?: unknown
}

/** Every name that an options object of this type may have; the type makes sure that none is left out. */
export type OptionNames<Options> = Readonly<Record<keyof Options, true>>

/**
 * A mistyped name would otherwise be left out of account without a word.
 *
 * @param caller as the caller knows it
 * @throws TypeError that names what is unknown, and what is known
 */
export function checkOptionNames<Options extends object>(
  caller: string,
  options: Options,
  names: OptionNames<Options>,
): void {
  const unknown = Object.keys(options).filter((name) => !Object.hasOwn(names, name))
  if (unknown.length === 0) return
  throw new TypeError(`${caller} has no option ${unknown.join(', ')}. It has: ${Object.keys(names).join(', ')}.`)
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
