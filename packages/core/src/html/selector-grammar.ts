import { functionalPseudoClasses, oneColonPseudoElements, plainPseudoClasses } from '../standards/pseudo-classes.ts'
import { SelectorLexer } from './selector-lexer.ts'

/** Parentheses in parentheses at most. */
const MAX_NESTING = 5
const OPERATORS = ['=', '~=', '|=', '^=', '$=', '*=']
/** `An+B` of https://drafts.csswg.org/css-syntax/#anb-microsyntax. */
const NTH = /^(?:even|odd|[+-]?\d*n(?:[ \t\n\r\f]*[+-][ \t\n\r\f]*\d+)?|[+-]?\d+)(?![\w-])/i

/**
 * Reads a selector list by the grammar that `querySelector` uses (https://drafts.csswg.org/selectors-4/#grammar), and
 * stricter where a browser forgives: unknown names inside `:is()`, and brackets left open at the end, are faults here.
 * @throws SelectorFault
 */
export function readSelectors(text: string): void {
  const lexer = new SelectorLexer(text)
  selectorList(lexer, { depth: 0, inHas: false, relative: false })
  if (lexer.next !== '') lexer.fail(`"${lexer.next}" does not belong here.`)
}

interface Place {
  /** Parentheses around. */
  depth: number
  /** Inside `:has()`, which must not hold another one. */
  inHas: boolean
  /** May begin with a combinator. */
  relative: boolean
}

/** Recursion is bounded by the nesting that is allowed. */
function selectorList(lexer: SelectorLexer, place: Place): void {
  do complexSelector(lexer, place)
  while (lexer.take(','))
}

function complexSelector(lexer: SelectorLexer, place: Place): void {
  lexer.skipSpace()
  if (place.relative && takeCombinator(lexer)) lexer.skipSpace()
  compoundSelector(lexer, place)
  for (;;) {
    const spaced = lexer.skipSpace()
    if (takeCombinator(lexer)) lexer.skipSpace()
    else if (!spaced || lexer.next === '' || lexer.next === ',' || lexer.next === ')') return
    compoundSelector(lexer, place)
  }
}

function takeCombinator(lexer: SelectorLexer): boolean {
  return lexer.take('>') || lexer.take('+') || lexer.take('~')
}

function compoundSelector(lexer: SelectorLexer, place: Place): void {
  const start = lexer.at
  if (!lexer.take('*') && !'#.[:'.includes(lexer.next || '#')) {
    lexer.identifier('A name, #, ., [ or :')
  }
  if (lexer.next === '|') lexer.fail('Namespaces are not supported.')
  for (;;) {
    if (lexer.take('#')) lexer.identifier('An id')
    else if (lexer.take('.')) lexer.identifier('A class')
    else if (lexer.take('[')) attributeSelector(lexer)
    else if (lexer.next === ':') pseudoClass(lexer, place)
    else break
  }
  if (lexer.at === start) lexer.fail('A selector was expected, the end was found.')
}

function attributeSelector(lexer: SelectorLexer): void {
  lexer.skipSpace()
  if (lexer.next === '*' || (lexer.next === '|' && lexer.text[lexer.at + 1] !== '='))
    lexer.fail('Namespaces are not supported.')
  lexer.identifier('The name of an attribute')
  lexer.skipSpace()
  if (lexer.take(']')) return
  if (!OPERATORS.some((operator) => lexer.take(operator)))
    lexer.fail('"]" or a comparison (=, ~=, |=, ^=, $=, *=) was expected.')
  lexer.skipSpace()
  if (lexer.next === '"' || lexer.next === "'") lexer.string()
  else lexer.identifier('A word or a string in quotes')
  lexer.skipSpace()
  if (lexer.next === 'i' || lexer.next === 'I') {
    lexer.at++
    lexer.skipSpace()
  }
  lexer.expect(']', '"]" was expected.')
}

function pseudoClass(lexer: SelectorLexer, place: Place): void {
  const start = lexer.at
  lexer.at++
  if (lexer.next === ':') lexer.fail('Pseudo-elements are no elements that can be acted on.', start)
  const name = lexer.identifier('The name of a pseudo-class').toLowerCase()
  if (oneColonPseudoElements.has(name)) lexer.fail('Pseudo-elements are no elements that can be acted on.', start)
  if (!lexer.take('(')) {
    if (!plainPseudoClasses.has(name)) lexer.fail(`":${name}" is no pseudo-class that every browser knows.`, start)
    return
  }
  const content = functionalPseudoClasses.get(name)
  if (!content) lexer.fail(`":${name}()" is no pseudo-class that every browser knows.`, start)
  const depth = place.depth + 1
  if (depth > MAX_NESTING) lexer.fail(`Parentheses are nested more than ${MAX_NESTING} deep.`, start)
  if (content === 'relative' && place.inHas) lexer.fail('":has()" must not stand inside another one.', start)
  switch (content) {
    case 'selectors':
      selectorList(lexer, { ...place, depth, relative: false })
      break
    case 'relative':
      selectorList(lexer, { depth, inHas: true, relative: true })
      break
    case 'word':
      lexer.skipSpace()
      if (lexer.next === '"' || lexer.next === "'") lexer.string()
      else lexer.identifier('A word or a string in quotes')
      break
    default:
      nth(lexer)
      if (content === 'nth-of' && lexer.text.slice(lexer.at, lexer.at + 3).toLowerCase() === 'of ') {
        lexer.at += 3
        selectorList(lexer, { ...place, depth, relative: false })
      }
  }
  lexer.skipSpace()
  lexer.expect(')', '")" was expected.')
}

function nth(lexer: SelectorLexer): void {
  lexer.skipSpace()
  const formula = NTH.exec(lexer.text.slice(lexer.at))?.[0]
  if (!formula) lexer.fail('A position such as 2, odd or 2n+1 was expected.')
  lexer.at += formula.length
  lexer.skipSpace()
}
