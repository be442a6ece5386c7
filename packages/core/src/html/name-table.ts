const SLOTS = 2048

/**
 * Finds known names in a source text without cutting them out: a cut-out name is a new string that has to be hashed and
 * compared by characters again and again, a known one is compared by identity.
 */
export class NameTable<Value> {
  private readonly names: (string | undefined)[] = new Array(SLOTS).fill(undefined)
  private readonly values: (Value | undefined)[] = new Array(SLOTS).fill(undefined)

  /** @param entries lower-case names; of two that share a slot the earlier stays, the other is simply not found */
  constructor(entries: Iterable<readonly [string, Value]>) {
    for (const [name, value] of entries) {
      const slot = slotOf(name, 0, name.length)
      if (this.names[slot] !== undefined) continue
      this.names[slot] = name
      this.values[slot] = value
    }
  }

  /** @returns the value of the name that stands between two positions, in either case, if it is known */
  find(source: string, start: number, end: number): Value | undefined {
    const slot = slotOf(source, start, end)
    const name = this.names[slot]
    if (name === undefined || name.length !== end - start) return undefined
    for (let i = 0; i < name.length; i++)
      if (name.charCodeAt(i) !== lower(source.charCodeAt(start + i))) return undefined
    return this.values[slot]
  }
}

function slotOf(text: string, start: number, end: number): number {
  const first = lower(text.charCodeAt(start))
  const last = lower(text.charCodeAt(end - 1))
  const middle = lower(text.charCodeAt((start + end) >> 1))
  return (first * 37 + last * 331 + middle * 7 + (end - start) * 173) & (SLOTS - 1)
}

function lower(c: number): number {
  return c >= 65 && c <= 90 ? c + 32 : c
}

/** A name that no table has. */
export function cutName(source: string, start: number, end: number): string {
  return source.slice(start, end).toLowerCase()
}
