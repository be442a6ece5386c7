import { type AttributeSelector, isTraversal, type PseudoSelector, parse, type Selector } from 'css-what'
import { functionalPseudoClasses, plainPseudoClasses } from '../standards/pseudo-classes.ts'

/** How deep parentheses can be nested. */
const MAX_NESTING = 5
/** Stand for the characters of a string in quotes, and for its end: css-what reads them, and no name has them. */
export const IN_STRING = '\ue000'
export const STRING_END = '\ue001'

/** Letters of other scripts from U+00C0 on: what both the older and the newer definition of an identifier allow. */
const LETTERS =
  'A-Za-z_\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u037d\\u037f-\\u1fff\\u2c00-\\u2fef\\u3001-\\ud7ff\\u{10000}-\\u{10ffff}'
const NAME = new RegExp(`^(?:--|-?[${LETTERS}])[${LETTERS}\\d\\u00b7-]*$`, 'u')
const STRING = new RegExp(`^${IN_STRING}+${STRING_END}i?$`, 'i')
/** `An+B` of https://drafts.csswg.org/css-syntax/#anb-microsyntax, then perhaps `of` and selectors. */
const NTH = /^\s*(?:even|odd|[+-]?\d*n(?:\s*[+-]\s*\d+)?|[+-]?\d+)(?:\s+of\s+(\S.*?))?\s*$/is

interface Place {
  /** Parentheses around. */
  depth: number
  /** Inside `:has()`, which must not hold another one. */
  inHas: boolean
  /** May begin with a combinator. */
  relative: boolean
}

/**
 * Finds what `querySelector` refuses although css-what reads it (https://drafts.csswg.org/selectors-4/#grammar), and what
 * this project does not store.
 * @param selectors read from a text whose strings are made of `IN_STRING` and whose escapes are letters
 * @returns a sentence; empty for a fault without a name of its own
 */
export function fault(
  selectors: readonly Selector[][],
  place: Place = { depth: 0, inHas: false, relative: false },
): string | undefined {
  for (const tokens of selectors) {
    for (const [index, token] of tokens.entries()) {
      const found = faultOf(token, place) ?? faultOfPlace(tokens, index, place)
      if (found !== undefined) return found
    }
  }
  return undefined
}

function faultOf(token: Selector, place: Place): string | undefined {
  if ('namespace' in token && token.namespace !== null) return 'Namespaces are not supported.'
  switch (token.type) {
    case 'tag':
      return NAME.test(token.name) ? undefined : ''
    case 'attribute':
      return faultOfAttribute(token)
    case 'pseudo':
      return faultOfPseudoClass(token, place)
    case 'pseudo-element':
      return 'Pseudo-elements are not supported, because nothing can act on them.'
    case 'parent':
    case 'column-combinator':
      return ''
    default:
      return undefined
  }
}

/** A combinator needs an element on each side, and an element's name comes first in its compound selector. */
function faultOfPlace(tokens: readonly Selector[], index: number, { relative }: Place): string | undefined {
  const token = tokens[index]!
  const before = tokens[index - 1]
  if (isTraversal(token)) return index === tokens.length - 1 || (!before && !relative) ? '' : undefined
  const isElement = token.type === 'tag' || token.type === 'universal'
  return isElement && before && !isTraversal(before) ? '' : undefined
}

function faultOfAttribute({ name, value, action, ignoreCase }: AttributeSelector): string | undefined {
  if (!NAME.test(name)) return ''
  if (action === 'exists') return undefined
  if (action === 'not') return 'Use one of these operators: =, ~=, |=, ^=, $= or *=.'
  if (ignoreCase === 'quirks') return NAME.test(value) ? undefined : 'A class or ID must be a valid name.'
  if (!NAME.test(value) && !STRING.test(value)) return 'A value must be a name, or a string in quotes on one line.'
  return ignoreCase === false ? 'Only "i" can follow a value.' : undefined
}

function faultOfPseudoClass({ name, data }: PseudoSelector, place: Place): string | undefined {
  const content = functionalPseudoClasses.get(name)
  if (data === null ? !plainPseudoClasses.has(name) : !content)
    return `Not every browser supports ":${name}${data === null ? '' : '()'}".`
  if (data === null) return undefined
  const depth = place.depth + 1
  if (depth > MAX_NESTING) return `Parentheses can be nested at most ${MAX_NESTING} deep.`
  if (content === 'relative' && place.inHas) return '":has()" cannot contain another ":has()".'
  const inside = { depth, inHas: place.inHas || content === 'relative', relative: content === 'relative' }
  if (typeof data !== 'string') return fault(data, inside)
  if (content === 'word')
    return NAME.test(data.trim()) || STRING.test(data.trim()) ? undefined : '":lang()" needs a language, such as "en".'
  const [isPosition, of] = NTH.exec(data) ?? []
  if (isPosition === undefined || (of !== undefined && content !== 'nth-of'))
    return 'Expected a position, such as 2, odd or 2n+1.'
  return of === undefined ? undefined : fault(parse(of), inside)
}
