/**
 * What the tree construction of HTML does with each element, as bits of one number so that a start tag costs one look-up.
 * Source: https://html.spec.whatwg.org/multipage/parsing.html#tree-construction
 */
export const VOID = 1 << 0
/** Ends an open paragraph. */
export const CLOSES_P = 1 << 1
/** The "special" category: an unmatched end tag does not reach past it. */
export const SPECIAL = 1 << 2
export const FORMATTING = 1 << 3
export const HEADING = 1 << 4
/** Belongs into the head while no body has begun. */
export const HEAD = 1 << 5
/** Only has a meaning inside a table. */
export const TABLE_PART = 1 << 6
/** An end tag closes it when it is in scope, with whatever is open inside. */
export const BLOCK = 1 << 7
/** Ends a paragraph's, button's or list's scope. */
export const SCOPE = 1 << 8
/** Takes part in a form: gets an owner when it is created. */
export const FORM_ASSOCIATED = 1 << 9
/** Leaves SVG and MathML when it appears there. */
export const BREAKOUT = 1 << 10
/** Its end tag may be left out before its parent ends. */
export const IMPLIED_END = 1 << 11
/** Its content is not text that a reader sees. */
export const SILENT = 1 << 12
/** Part of SVG or MathML; set by the parser, whatever HTML makes of the name. */
export const FOREIGN = 1 << 13
/** Its text is kept as it stands (`script`) or not at all, never read as markup or characters. */
export const RAW_TEXT = 1 << 14
/** Text and ordinary elements placed directly inside it move in front of the table. */
export const TABLE_CONTEXT = 1 << 15
/** Its start tag ends something before it. */
export const CLOSES = 1 << 16
/** Its start tag has a rule of its own. */
export const OWN_START = 1 << 17

/** Every kind of start tag that ends something. */
export const CLOSING: number = CLOSES | CLOSES_P | HEADING

const lists: [number, string][] = [
  [VOID, 'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'],
  [
    CLOSES_P | BLOCK,
    'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup main menu nav ol search section summary ul',
  ],
  [CLOSES_P, 'p h1 h2 h3 h4 h5 h6 pre listing form hr table xmp plaintext li dd dt'],
  [BLOCK, 'pre listing button'],
  [HEADING, 'h1 h2 h3 h4 h5 h6'],
  [
    SPECIAL,
    'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre script search section select source style summary table tbody td template textarea tfoot th thead title tr track ul wbr xmp',
  ],
  [FORMATTING, 'a b big code em font i nobr s small strike strong tt u'],
  [HEAD, 'base basefont bgsound link meta title style script noscript template noframes'],
  [TABLE_PART, 'caption col colgroup tbody td tfoot th thead tr'],
  [SCOPE, 'applet caption html table td th marquee object select template'],
  [FORM_ASSOCIATED, 'button fieldset input object output select textarea'],
  [
    BREAKOUT,
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
  ],
  [TABLE_CONTEXT, 'table colgroup tbody thead tfoot tr'],
  [CLOSES, 'table option optgroup button input a nobr rb rtc rp rt'],
  [OWN_START, 'html head body frameset frame select form svg math image'],
  [RAW_TEXT, 'script style iframe noembed noframes noscript'],
  [SILENT, 'script style title textarea select datalist noscript iframe object canvas audio video svg'],
  [IMPLIED_END, 'dd dt li optgroup option p rb rp rt rtc'],
]

/** An element's name and what the parser does with it. */
export interface TagInfo {
  /** The one string object for the name: comparing it costs no look at its characters. */
  name: string
  traits: number
  /** Small number of a known element, to count it by; 0 for one that HTML does not know. */
  id: number
}

const known = new Map<string, TagInfo>()
for (const [bit, names] of lists) {
  for (const name of names.split(' ')) {
    const info = known.get(name)
    if (info) info.traits |= bit
    else known.set(name, { name, traits: bit, id: known.size + 1 })
  }
}
for (const name of ['a', 'span', 'svg', 'path', 'label', 'abbr', 'math'])
  if (!known.has(name)) known.set(name, { name, traits: 0, id: known.size + 1 })

/** @param written an element name in any case, known to HTML or not */
export function tagInfo(written: string): TagInfo {
  // Nearly all are written in lower case.
  const info = known.get(written)
  if (info) return info
  const name = written.toLowerCase()
  return known.get(name) ?? { name, traits: 0, id: 0 }
}

/** One more than the largest id. */
export const TAG_IDS = known.size + 1
