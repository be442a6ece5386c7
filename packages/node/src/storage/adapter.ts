import { OperableError } from '@operable/core'
import type { Json, KeysOptions } from '../contracts/storage.ts'

const MAX_LENGTH = 512

/** Refuses with TypeError what no store keeps the same way: an empty or endless key, U+0000, a lone surrogate. */
export function checkKey(key: string): void {
  const valid = key.length > 0 && key.length <= MAX_LENGTH && !key.includes('\0') && key.isWellFormed()
  if (!valid) {
    throw new TypeError(`A key has 1 to ${MAX_LENGTH} characters of well-formed Unicode without U+0000`)
  }
}

/** The order of code points, which is the order of UTF-8 bytes. JavaScript's own is that of UTF-16 units. */
export function compareKeys(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const difference = rank(a.charCodeAt(at)) - rank(b.charCodeAt(at))
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** Sorted, then cut as `KeysOptions` asks. */
export function pageOfKeys(keys: Iterable<string>, prefix: string, { after, limit }: KeysOptions): string[] {
  const wanted = [...keys].filter(
    (key) => key.startsWith(prefix) && (after === undefined || compareKeys(key, after) > 0),
  )
  return wanted.sort(compareKeys).slice(0, limit)
}

/** Surrogates stand for code points above U+FFFF, so they rank above the units U+E000 to U+FFFF. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}

/** Throws TypeError for what JSON cannot say: undefined, a function, a bigint, a circle. */
export function toText(value: Json): string {
  const text: string | undefined = JSON.stringify(value)
  if (text === undefined) throw new TypeError('A document is a JSON value')
  return text
}

/** Text that no longer is JSON was damaged: that is a failure of the store, never an empty document. */
export function fromText(text: string, key: string): Json {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw storageUnavailable(`The document "${key}" is damaged.`, error)
  }
}

/** The one failure of a store that callers meet. The message can reach the public: no path and no address in it. */
export function storageUnavailable(message: string, cause?: unknown): OperableError {
  return new OperableError('storage_unavailable', message, cause === undefined ? {} : { cause })
}

/** Whether a store could not be used: nothing is wrong with what it was asked. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof OperableError && error.code === 'storage_unavailable'
}

/** What every call answers after `close`. */
export function storageClosed(): OperableError {
  return storageUnavailable('The storage is closed.')
}
