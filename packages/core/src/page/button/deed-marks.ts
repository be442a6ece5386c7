import { plain } from '../../lexicon/plain.ts'

/** Attributes that name a button or its target in code, mostly in English whatever the page's language. */
const NAMES = /^(?:id|name|value|input|[^=]*[-:@][^=]*(?:action|method|url|href|target|delete|post|click))=/
/** Functions that a handler calls. */
const CALLS = /[\w$]+(?=\s*\()/g
/** A question that the page itself asks first, or a dialog that interrupts. */
const ASKED = /^(?:[^=]*confirm[^=]*=(?!false|0?$)|on\w+=.*?\bconfirm\(\W?|role=(?=alertdialog))([^"'`]*)/s
/**
 * How design systems mark destructive buttons, in texts folded by `plain`: `btn-danger`, `is-danger`, `ant-btn-dangerous`,
 * `variant="destructive"`, `color="error"`, `bg-red-600`.
 */
const DANGER =
  /\b(?:danger(?:ous)?|destructive|critical|negative(?! m)|(?:btn|button|text|bg|color|contained|outlined|mat) (?:error|warn|red)|button warning)\b/

const LOOKS = /^(?:class|[\w-]*(?:color|variant|appearance|tone|theme))=/

/** What the markup of a button says, apart from its text. */
export interface Marked {
  /** Its names in the page's code. */
  called: string[]
  /** The question that the page asks first, if any. */
  asked: string | undefined
  isDangerous: boolean
}

/**
 * Reads attributes of a button and of what it belongs to.
 * @param marks each as `name=value`
 */
export function readMarks(marks: readonly string[]): Marked {
  const handlers = marks
    .filter((mark) => /^on/.test(mark))
    .flatMap((mark) => mark.slice(mark.indexOf('=')).match(CALLS) ?? [])
  return {
    called: [...marks.filter((mark) => NAMES.test(mark)), ...handlers],
    asked: marks.map((mark) => ASKED.exec(mark)?.[1]).find(Boolean),
    isDangerous: marks.some((mark) => LOOKS.test(mark) && DANGER.test(plain(mark))),
  }
}

/** WAI-ARIA's toggle button: pressed again, it takes back what it did, as with "Follow" or "Dark mode" beside prices. */
export function isToggle(marks: readonly string[] = []): boolean {
  return marks.some((mark) => mark.startsWith('aria-pressed='))
}
