/** Most texts to remember: labels and buttons recur on the pages of a site, and on most sites. */
const MOST = 1000
/** Longer ones do not recur. */
const MAX_CHARACTERS = 100

/** Caches a function of a text, least recently used out first. The results are shared, so they must not be changed. */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { own: string; value: Value }>()
  return (text) => {
    if (text.length > MAX_CHARACTERS) return read(text)
    const entry = known.get(text) ?? entryOf(text, read)
    // Move it to the end, so that the first entry is the least recently used.
    known.delete(text)
    known.set(entry.own, entry)
    if (known.size > MOST) known.delete(known.keys().next().value!)
    return entry.value
  }
}

/** With a copy of the text: an engine keeps a piece of a page as a view of the whole page, and with it the page in memory. */
function entryOf<Value>(text: string, read: (text: string) => Value): { own: string; value: Value } {
  const own = ` ${text}`.slice(1)
  return { own, value: read(own) }
}
