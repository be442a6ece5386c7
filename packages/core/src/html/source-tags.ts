import { Tokenizer } from 'htmlparser2'

/** Where a tag is in the text of a document. */
export interface SourceTag {
  /** Lower-case name. */
  name: string
  isEnd: boolean
  /** Position of its `<`. */
  start: number
  /** Position after its `>`. */
  end: number
  /** Position after the name of a start tag. */
  nameEnd: number
}

/** Every tag of a document as its text has it, in order; what stands in comments, scripts and styles is none. */
export function sourceTags(source: string): SourceTag[] {
  const tags: SourceTag[] = []
  let open: SourceTag | undefined
  const close = (index: number) => {
    if (open) tags.push({ ...open, end: source.indexOf('>', index) + 1 || source.length })
    open = undefined
  }
  const ignore = () => undefined
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        open = { name: source.slice(start, end).toLowerCase(), isEnd: false, start: start - 1, end, nameEnd: end }
      },
      onopentagend: close,
      onselfclosingtag: close,
      onclosetag(start, end) {
        const name = source.slice(start, end).toLowerCase()
        const after = source.indexOf('>', end) + 1 || source.length
        tags.push({ name, isEnd: true, start: source.lastIndexOf('<', start), end: after, nameEnd: end })
      },
      onattribname: ignore,
      onattribdata: ignore,
      onattribend: ignore,
      onattribentity: ignore,
      ontext: ignore,
      ontextentity: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
      isInForeignContext: () => false,
    },
  )
  tokenizer.write(source)
  tokenizer.end()
  return tags
}

/** The end tag that closes a start tag, as far as tags of its name tell; undefined where it is left out. */
export function endTagOf(tag: SourceTag, tags: readonly SourceTag[]): SourceTag | undefined {
  let depth = 0
  for (const other of tags) {
    if (other.start <= tag.start || other.name !== tag.name) continue
    if (!other.isEnd) depth++
    else if (depth-- === 0) return other
  }
  return undefined
}

/** Holds the position of a tag. */
export const TAG_MARK = 'data-operable-mark'

/** The document with one more attribute on every start tag, `TAG_MARK`, so that an element leads back to its place in `tags`. */
export function markTags(source: string, tags: readonly SourceTag[]): string {
  let at = 0
  let marked = ''
  for (const [index, { isEnd, nameEnd }] of tags.entries()) {
    if (isEnd) continue
    marked += `${source.slice(at, nameEnd)} ${TAG_MARK}="${index}"`
    at = nameEnd
  }
  return marked + source.slice(at)
}
