import { plain } from '@operable/core/fingerprint'
import type { ToolExpects, ToolSigns } from '@operable/core/schema'
import { selectDeep } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import type { Sign } from './signs.ts'

/** What held before the click already, of the success and of the failure that a tool expects. */
export interface Expected {
  path: string
  /** Its selectors that matched something visible, and its texts that were there. */
  there: string[]
}

type End = 'success' | 'failure'

function endsOf(expects: ToolExpects): [End, ToolSigns][] {
  return [['success', expects.success], ...(expects.failure ? [['failure', expects.failure] as [End, ToolSigns]] : [])]
}

export function expectedBefore(expects: ToolExpects | undefined, text: string): Expected {
  const signs = expects ? endsOf(expects).map(([, each]) => each) : []
  const shown = signs.flatMap(({ selector }) => (selector && isShown(selector) ? [selector] : []))
  const said = signs.flatMap((each) => (each.text && isIn(text, each.text) ? [each.text] : []))
  return { path: location.pathname, there: [...shown, ...said] }
}

interface Now {
  /** All that the page shows and has said since. */
  text: string
  status: number | undefined
  /** Another document than before. */
  isNext: boolean
}

/** Which of the ends that a tool expects have come. */
export function expectedNow(expects: ToolExpects | undefined, before: Expected, now: Now): Sign[] {
  if (!expects) return []
  const { pathname } = location
  const isNew = (sign: string): boolean => !before.there.includes(sign) || (now.isNext && pathname !== before.path)
  const met = ({ url, selector, text, status }: ToolSigns): boolean =>
    (url === undefined || (pathname.startsWith(url) && (now.isNext || pathname !== before.path))) &&
    (selector === undefined || (isNew(selector) && isShown(selector))) &&
    (text === undefined || (!before.there.includes(text) && isIn(now.text, text))) &&
    (status === undefined || status === now.status)
  return endsOf(expects).flatMap(([end, signs]): Sign[] => (met(signs) ? [{ kind: 'expected', end }] : []))
}

function isShown(selector: string): boolean {
  return selectDeep(document, selector).some(isVisible)
}

/** Signs alone, such as a tick, are nothing once they are folded. */
function isIn(text: string, part: string): boolean {
  const folded = plain(part)
  return folded ? plain(text).includes(folded) : text.includes(part)
}
