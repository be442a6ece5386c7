import { plain } from '../../lexicon/plain.ts'

/** What code calls a button by and where it sends: mostly in English, whatever the page is written in. */
const NAMES = /^(?:id|name|value|input|[^=]*[-:@][^=]*(?:action|method|url|href|target|delete|post|click))=/
/** Functions that a handler calls. */
const CALLS = /[\w$]+(?=\s*\()/g
/** A question that the page itself asks its visitors first, or a dialog that interrupts them. */
const ASKED = /^(?:[^=]*confirm[^=]*=(?!false|0?$)|on\w+=.*?\bconfirm\(\W?|role=(?=alertdialog))([^"'`]*)/s
/**
 * How design systems draw what destroys: `btn-danger`, `is-danger`, `ant-btn-dangerous`, `variant="destructive"`, `color="error"`,
 * `bg-red-600`. In texts that are folded by `plain`.
 */
const DANGER =
  /\b(?:danger(?:ous)?|destructive|critical|negative(?! m)|(?:btn|button|text|bg|color|contained|outlined|mat) (?:error|warn|red)|button warning)\b/

const LOOKS = /^(?:class|[\w-]*(?:color|variant|appearance|tone|theme))=/

/** What the markup of a button tells, beside its words. */
export interface Marked {
  /** What the page's own code calls it. */
  called: string[]
  /** What the page asks before, where it asks at all. */
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
