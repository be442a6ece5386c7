import { z } from 'zod'

/** The check of each option: the type makes sure that none is left out, and that each fits what it checks. */
type Checks<Options> = { [Name in keyof Options]-?: z.ZodType<NonNullable<Options[Name]>> | typeof unchecked }

/**
 * A schema for what a caller in plain JavaScript may get wrong in an options object. `undefined` is the default. What an
 * option is for stands in the comments of its interface, which editors show and `docs/options.md` is made of: a type that
 * is inferred from a schema has none in the declarations that are published.
 */
export function optionSchema<Options extends object>(checks: Checks<Options>) {
  return z.strictObject(checks).partial()
}

/**
 * Checks options before anything is asked for. A mistyped name would otherwise be left out of account without a word.
 *
 * @param caller as the caller knows it
 * @throws TypeError that names what is unknown, and what is known; or the option that is invalid
 */
export function checkOptions(caller: string, schema: z.ZodObject, options: object): void {
  const { error } = schema.safeParse(options)
  if (!error) return
  const own = error.issues.find(({ path }) => path.length === 0)
  if (own?.code === 'unrecognized_keys') {
    const known = Object.keys(schema.shape)
    throw new TypeError(`${caller} has no option ${own.keys.join(', ')}. It has: ${known.join(', ')}.`)
  }
  if (own) throw new TypeError(`${caller} takes its options as an object.`)
  const [issue] = error.issues
  throw new TypeError(`${issue?.path.join('.')} ${issue?.message}`)
}

/** What is checked where it is used. */
export const unchecked = z.unknown()

export const count = z.custom<number>((value) => Number.isInteger(value) && (value as number) >= 1, {
  error: 'must be a whole number from 1.',
})

/** Infinity is no limit. */
export const milliseconds = z.custom<number>((value) => typeof value === 'number' && value >= 0, {
  error: 'must be a number of milliseconds from 0.',
})

/** A timer of Node takes no longer one. https://nodejs.org/api/timers.html#settimeoutcallback-delay-args */
const LONGEST = 2 ** 31 - 1

/** A wait that ends. */
export const waiting = z.custom<number>((value) => typeof value === 'number' && value >= 0 && value <= LONGEST, {
  error: `must be a number of milliseconds from 0 to ${LONGEST}.`,
})

export const yesOrNo = z.boolean({ error: 'must be true or false.' })

export const renderMode = z.enum(['auto', 'never', 'always'], { error: 'must be "auto", "never" or "always".' })

/** It goes into a header. */
export const infoAddress = z.custom<string>((value) => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value), {
  error: 'must be an address.',
})
