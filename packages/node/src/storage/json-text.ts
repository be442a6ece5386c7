import type { Json } from '../contracts/storage.ts'
import { storageUnavailable } from './storage-unavailable.ts'

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
