import { attribute, type HtmlNode } from '../../html/node.ts'
import { codeAt } from '../../lexicon/code-at.ts'
import type { Containers } from './containers.ts'
import type { Visibility } from './visibility.ts'

/** What shows something, written soon after the name of what it shows. */
const SHOWS = /show|display|visib|fade|slide|toggle|class|hidden|modal|dialog|popup|open/i
/** Characters that count as soon after. */
const NEAR = 60
/** From the pressed element, or from a field, to another one, or to a name in its attributes. */
const FROM = /\bthis\b|target|ByName/i
const MOVES = /next|prev|parent|closest|sibling|children|dataset|\bdata\(|attr|hash/i
/** What stands before a class: it is written as a selector or in quotes. */
const BEFORE_CLASS = '."\'`'

/** Names that scripts may use for what holds something to fill in. */
interface Names {
  ids: Set<string>
  classes: Set<string>
}

/** What a script has to name that shows something to fill in. */
interface Told {
  closed: Names
  others: Names
  isAnyClosed: boolean
}

/** The names of forms and of what is around them, and of what the page's rules may show. */
export function namesToTell(containers: Containers, { rules }: Pick<Visibility, 'rules'>): Told {
  const [closed, others] = [noNames(), noNames()]
  const isAnyClosed = containers.closed.length > 0
  for (const form of containers.filled) addNames(form, containers, containers.isClosed(form) ? closed : others)
  for (const node of containers.closed) addOwn(node, closed)
  // A class of the body may show what a rule of the page hides.
  if (isAnyClosed)
    for (const { selector, hides } of rules)
      if ([...hides.values()].includes(false))
        for (const [, sign, name] of selector.matchAll(/([.#])([\w-]+)/g))
          (sign === '#' ? closed.ids : closed.classes).add(name!)
  return { closed, others, isAnyClosed }
}

/**
 * Whether the text of a script may show something to fill in. It has to name it, or to go there from what was pressed; where
 * nothing says that it is closed, only a style sheet elsewhere can hide it, and the text has to show what it names.
 * Most pages have no such script, and none of theirs need be read.
 */
export function mayShow(text: string, { closed, others, isAnyClosed }: Told): boolean {
  if (isAnyClosed && FROM.test(text) && MOVES.test(text)) return true
  // Scripts are long, so their words are found without a regular expression, which makes a list for each.
  const { length } = text
  for (let start = 0, end = 0; start < length; start = end + 1) {
    end = start
    while (isOfWord(codeAt(text, end))) end++
    if (end === start) continue
    const word = text.slice(start, end)
    const isClass = start > 0 && BEFORE_CLASS.includes(text[start - 1]!)
    if (isNamed(closed, word, isClass)) return true
    if (isNamed(others, word, isClass) && SHOWS.test(text.slice(end, end + NEAR))) return true
  }
  return false
}

/** A letter, a digit, `_` or `-`. */
function isOfWord(code: number): boolean {
  if (code < 65) return (code >= 48 && code <= 57) || code === 45
  return code <= 90 || code === 95 || (code >= 97 && code <= 122)
}

function noNames(): Names {
  return { ids: new Set(), classes: new Set() }
}

function isNamed({ ids, classes }: Names, word: string, isClass: boolean): boolean {
  return ids.has(word) || (isClass && classes.has(word))
}

/** Names of a form and of what is around it, as far as that is a part of the page. A single control is not what is opened. */
function addNames(form: HtmlNode, { isPart }: Containers, names: Names): void {
  for (let at = form.tag === 'form' ? form : form.parent; at && isPart(at); at = at.parent) addOwn(at, names)
}

function addOwn(node: HtmlNode, { ids, classes }: Names): void {
  const id = attribute(node, 'id')
  if (id) ids.add(id)
  for (const name of attribute(node, 'class')?.split(/\s+/) ?? []) if (name) classes.add(name)
}
