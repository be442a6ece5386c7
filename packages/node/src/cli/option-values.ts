import { InvalidArgumentError } from 'commander'

/** Reads the value of an option; throws commander's error with a sentence that says what is expected. */
export type ValueParser = (text: string) => number

export function wholeNumber(from: number, to: number): ValueParser {
  return (text) => {
    const value = Number(text)
    if (/^\d{1,9}$/.test(text) && value >= from && value <= to) return value
    throw new InvalidArgumentError(`It must be a whole number from ${from} to ${to}.`)
  }
}

/** @returns ms */
export function seconds(most: number): ValueParser {
  return (text) => {
    const value = Number(text)
    if (/^\d{1,6}(\.\d{1,3})?$/.test(text) && value > 0 && value <= most) return Math.round(value * 1000)
    throw new InvalidArgumentError(`It must be a number of seconds above 0, at most ${most}.`)
  }
}
