import { attribute, type HtmlNode, TEXT } from '../../html/node.ts'
import { textOf } from '../../html/text.ts'
import { allWords } from '../../lexicon/languages.ts'
import { plain } from '../../lexicon/plain.ts'
import type { FieldPurpose } from '../../standards/field-purposes.ts'
import { robotWords } from '../../standards/robot-words.ts'
import { NUMBERED } from './reason-named.ts'

/** Characters of a question, and of a note behind its field. */
const MOST = { label: 120, sum: 40, note: 60 }
/** Characters of a field that takes the result of a sum. */
const TINY = 3
/** Purposes that a name gives to the answer of a sum: it is called so, or `result`, or `answer`. */
const OPEN = new Set<FieldPurpose>(['unknown', 'amount', 'quantity'])

/** A part of a sentence, and what ends it. */
const PARTS = /([^.:;,!?…–—。：；，！？؟]+)([.:;,!?…–—。：；，！？؟]*)/g
const BRACKETS = /[(（][^()（）]*[)）]/g
const QUESTION = /[?？؟]\s*$/
/** A word to copy, in the quotation marks of any language. */
const QUOTED = /["“”„«»「『]\s*[^\s"“”„«»]{2,20}\s*["“”«»」』]/g
/** "What does 2 + 2 equal in numbers?" is a sum in any language, and so are two numbers in a question for a tiny field. */
const SUM = /\d\s*[+×*÷]\s*\d.*[?？؟]\s*$/
const TWO_NUMBERS = /^\D+(\d\d?)\D+(\d\d?)\D*[?？؟]\s*$/

/** What a part of a label ends with that speaks of people or robots. */
const BEINGS = new RegExp(`(?:${allWords.beings.source})\\S*$`)

interface Asked {
  type: string
  /** The label of the field, or the text that stands for it. */
  label: string
  /** The purpose by the field's own names. */
  known: FieldPurpose
}

/**
 * Whether a field asks something that only shows that a person answers it: a sum in any words; a question with a note about robots or spam; or
 * a label with a part that ends with people or robots, if that part is a question or stands before one, or if the label quotes a word to copy:
 * "Prove you’re human: what colour is snow?", but not "Human resources: who is your contact?".
 */
export function provesHuman(control: HtmlNode, { type, label, known }: Asked): boolean {
  if (!/^(?:text|tel|number)$/.test(type) || label.length > MOST.label) return false
  const asked = label.replace(BRACKETS, ' ').trim()
  const isQuestion = QUESTION.test(asked)
  if (isQuestion && asked.length <= MOST.sum && !NUMBERED.test(asked) && isSum(asked, control)) return true
  if (type !== 'text' || !OPEN.has(known)) return false
  const notes = [...(label.match(BRACKETS) ?? []), noteBehind(control)]
  if (isQuestion && notes.some((note) => robotWords.test(plain(note)))) return true
  const parts = [...asked.matchAll(PARTS)].filter(([, text]) => plain(text!) !== '')
  const isQuoted = asked.match(QUOTED)?.length === 1
  return parts.some(([, text, mark], at) => {
    const leadsOn = at < parts.length - 1 && (isQuestion || QUESTION.test(mark!))
    return (leadsOn || isQuoted) && BEINGS.test(plain(text!))
  })
}

/** Numbers that grow are a range: "Children aged 3 to 5?" */
function isSum(label: string, control: HtmlNode): boolean {
  if (SUM.test(label)) return true
  const size = Number.parseInt(attribute(control, 'maxlength') ?? attribute(control, 'size') ?? '', 10)
  const [, one, other] = TWO_NUMBERS.exec(label) ?? []
  return size <= TINY && one !== undefined && Number(one) >= Number(other)
}

/** A short text right behind a field, or behind the label around it: "(against robots)". */
function noteBehind(control: HtmlNode): string {
  const next = control.next ?? (control.parent?.tag === 'label' ? control.parent.next : null)
  if (!next) return ''
  const text = next.tag === TEXT ? next.text : textOf(next, { limit: MOST.note + 1, plain: true })
  return text.length > MOST.note ? '' : text
}
