/** Texts that are remembered: the labels and buttons that recur on every page of a site, and on most sites. */
const MOST = 1000
/** Longer ones do not recur. */
const MAX_CHARACTERS = 100

/**
 * The same reading of texts, each read once as long as it keeps being asked for. What it returns is shared, so it may not
 * be changed.
 */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (text) => {
    if (text.length > MAX_CHARACTERS) return read(text)
    const entry = known.get(text) ?? { value: read(text) }
    // Last asked for, last in the map: the first one is the one to forget.
    known.delete(text)
    known.set(text, entry)
    if (known.size > MOST) known.delete(known.keys().next().value!)
    return entry.value
  }
}
