import { attributesOf, type HtmlNode } from '../../html/node.ts'
import { textOf } from '../../html/text.ts'
import type { PageContext } from '../collect/context.ts'
import { firstFrom } from '../collect/first-from.ts'
import type { ButtonHint } from '../model/form-model.ts'

/** Most characters of attributes that a snippet can show. */
const MOST = 200

const SAFE_NAME = /^[a-z_:@][\w:@.-]{0,60}$/i
const SECRET = /csrf|token|nonce|secret|api-?key|session/i

/** What a snippet for a button needs: its tag as written and the heading above it. Called only for a button whose name says nothing. */
export function buttonHint(button: HtmlNode, page: PageContext): ButtonHint {
  const hint: ButtonHint = { element: button.tag }
  const attributes = shownAttributes(button)
  const { headings } = page.found
  const heading = headings[firstFrom(headings, button.order, ({ order }) => order) - 1]
  const headingText = heading ? textOf(heading, { limit: 80 }) : ''
  if (attributes) hint.attributes = attributes
  if (headingText) hint.heading = headingText
  return hint
}

function shownAttributes(node: HtmlNode): [string, string][] | undefined {
  const pairs: [string, string][] = []
  let length = 0
  for (const [name, value] of attributesOf(node)) {
    length += name.length + value.length + 4
    if (length > MOST || !SAFE_NAME.test(name) || SECRET.test(name) || SECRET.test(value)) return undefined
    pairs.push([name, value])
  }
  return pairs
}
