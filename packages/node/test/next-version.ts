import { crc32 } from 'node:zlib'
import type { Json, Storage } from '../src/contracts/storage.ts'
import { pack, unpack } from '../src/storage/packed-text.ts'

/** What a later version has to say that this one does not know. */
const LATER = 'of-a-later-version'

/** Words of an enum, by the name of the member that holds them. */
const WORDS: ReadonlySet<string> = new Set(
  'purpose reason person source role failure grade bucket effort language state outcome speaker verdict stop gradeAfter'.split(
    ' ',
  ),
)

/**
 * The same value as a later version might have written it: every object has a member more, and every enum says a word
 * that nobody knows yet.
 *
 * @param keep paths, as `state` or `tools.0.kind`, whose words stay
 */
export function later(value: Json, keep: readonly string[] = [], path = ''): Json {
  if (Array.isArray(value)) return value.map((item, index) => later(item, keep, join(path, String(index))))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]): [string, Json] => {
    const at = join(path, name)
    const isWord = WORDS.has(name) && typeof member === 'string' && !keep.includes(at)
    return [name, isWord ? LATER : later(member as Json, keep, at)]
  })
  return { ...Object.fromEntries(members), [LATER]: true }
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

/** The grades are what every version has. */
function laterReport(text: string): string {
  return JSON.stringify(later(JSON.parse(text), ['grade', 'nextGrade.grade']))
}

type Members = Record<string, Json>

/** How each kind of document is written anew, by the beginning of its key. */
const KINDS: Record<string, (value: Json) => Json | Promise<Json>> = {
  'keys/': (value) => later(value),
  // The state tells what else a scan has: another one is another document.
  'scans/': (value) => later(value, ['state']),
  'scan-open/': (value) => later(value),
  'sessions/': (value) => later(value),
  'tools/': (value) => later(value),
  'tool-proposals/': (value) => later(value),
  'websites/': (value) => later(value),
  'runs/': (value) => later(value),
  'widget-seen/': (value) => later(value),
  'widget-pages/': (value) => later(value),
  'widget-files/': (value) => ({ ...(value as Members), [LATER]: true }),
  'report-recent/': (value) => value,
  'report-earlier/': (value) => value,
  'site-reports/': (value) => value,
  'site-scans/': (value) => value,
  'report-attempts/': (value) => later(value),
  'report-evidence/': (value) => ({ ...(value as Members), [LATER]: true }),
  'report-pictures/': (value) => ({ ...(value as Members), [LATER]: true }),
  'report-archive/': async (value) => {
    const text = await unpack(String((value as Members)['json']))
    return { ...(value as Members), [LATER]: true, json: await pack(laterReport(text)) }
  },
  'reports/': (value) => {
    const document = value as Members
    if (document['json'] === undefined) return later(value)
    const text = Buffer.from(String(document['json']), 'base64').toString()
    const json = Buffer.from(laterReport(text))
    return { ...(later(value) as Members), json: json.toString('base64'), checksum: crc32(json) }
  },
}

/**
 * Every document of a store as the next version would leave it.
 *
 * @returns the kinds of documents that there were
 * @throws Error for a kind that this does not know: it needs a row here
 */
export async function rewriteAsLater(storage: Storage): Promise<string[]> {
  const found = new Set<string>()
  for (const key of await storage.keys('')) {
    const kind = `${key.split('/', 1)[0]}/`
    const rewrite = KINDS[kind]
    if (!rewrite) throw new Error(`Nobody has said how a later version would write ${key}.`)
    found.add(kind)
    const value = (await storage.read(key))?.value ?? null
    await storage.write(key, await rewrite(value))
  }
  return [...found].sort()
}

export const knownKinds: readonly string[] = Object.keys(KINDS).sort()
