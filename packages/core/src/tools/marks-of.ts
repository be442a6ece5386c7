import { attribute, following, type HtmlNode } from '../html/node.ts'
import type { Deed } from '../page/button/deed.ts'
import { documentOf } from '../page/model/page-document.ts'
import type { PageModel } from '../page/model/page-model.ts'

/** Nodes of one form that are looked at. */
const MAX_NODES = 3000

/**
 * What the markup says of pressing a button, as `deedNeeds` reads it.
 * @param around its form and its dialog
 * @param isDrawn whether it counts how the button is drawn: beside fields it is how the site draws what sends them
 */
export function marksOf(
  button: HtmlNode | undefined,
  around: readonly HtmlNode[],
  page: PageModel,
  isDrawn = true,
): Pick<Deed, 'marks' | 'alike'> {
  const own = attributesOf(button).filter((mark) => isDrawn || !mark.startsWith('class='))
  const others = around.flatMap((part) => [
    ...attributesOf(part).filter((mark) => !mark.startsWith('class=')),
    ...within(part),
  ])
  return { marks: [...own, ...others], alike: () => drawnLike(button, page) }
}

function attributesOf(node: HtmlNode | undefined): string[] {
  return Object.entries(node?.attribs ?? {}).map((pair) => pair.join('='))
}

/** The method that a form says it has, in a field that frameworks read, and what somebody draws in. */
function within(form: HtmlNode): string[] {
  const marks: string[] = []
  let left = MAX_NODES
  for (let node = following(form, form); node && left-- > 0; node = following(node, form)) {
    if (node.tag === 'canvas' && isForSignature(node)) marks.push('canvas=')
    if (attribute(node, 'name') === '_method') marks.push(`input=${attribute(node, 'value')}`)
  }
  return marks
}

/** By what it is called. */
function isForSignature(canvas: HtmlNode): boolean {
  return ['class', 'id', 'aria-label'].some((name) => /sign/i.test(attribute(canvas, name) ?? ''))
}

function drawnLike(button: HtmlNode | undefined, page: PageModel): string[] {
  const looks = button && attribute(button, 'class')
  const { elements } = documentOf(page)
  const alike = page.buttons.filter(
    ({ node }) => elements[node] !== button && attribute(elements[node]!, 'class') === looks,
  )
  return alike.map(({ text }) => text)
}
