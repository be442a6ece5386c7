/** What a site says about the use of its content, as data: nothing is granted or refused by us. */
export interface ContentPreference {
  /** The user-agent lines of its group as written; empty in front of every group. */
  userAgents: string[]
  /** The part of the site that it is about; absent = all. */
  path?: string
  /** Category to what was said, such as `{ search: 'yes', 'ai-train': 'no' }`; a category left out says nothing. */
  values: Record<string, string>
  /** 1-based line. */
  line: number
}

/** A hostile list must not grow the report. */
const ENTRIES = 50

/**
 * Reads the value of a `Content-Signal` line (`search=yes, ai-train=no`, contentsignals.org) or of a `Content-Usage`
 * line or header (`train-ai=n`, with a path in front in robots.txt; draft-ietf-aipref-attach). Names and values are
 * lower-cased; the last of a repeated name wins; what is not `name=value` is left out.
 */
export function parseContentPreference(text: string): { path?: string; values: Record<string, string> } {
  const words = text.trim()
  const blank = words.search(/[ \t]/)
  const path = words.startsWith('/') ? words.slice(0, blank === -1 ? undefined : blank) : undefined
  const list = path === undefined ? words : words.slice(path.length)
  const values: Record<string, string> = Object.create(null)
  for (const item of list.split(',', ENTRIES)) {
    const match = /^([a-z][a-z0-9_-]*)[ \t]{0,5}=[ \t]{0,5}([^\s;]{1,100})/.exec(item.trim().toLowerCase())
    if (match?.[1] && match[2]) values[match[1]] = match[2]
  }
  return path === undefined ? { values: { ...values } } : { path, values: { ...values } }
}
