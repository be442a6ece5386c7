/** Most texts to remember: labels and buttons recur on the pages of a site, and on most sites. */
const MOST = 1000
/** Longer ones do not recur. */
const MAX_CHARACTERS = 100

/** Caches a function of a text, least recently used out first. The results are shared, so they must not be changed. */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (text) => {
    if (text.length > MAX_CHARACTERS) return read(text)
    const entry = known.get(text) ?? { value: read(text) }
    // Move it to the end, so that the first entry is the least recently used.
    known.delete(text)
    known.set(text, entry)
    if (known.size > MOST) known.delete(known.keys().next().value!)
    return entry.value
  }
}
