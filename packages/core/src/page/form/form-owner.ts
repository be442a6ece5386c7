import { attribute, type HtmlNode } from '../../html/node.ts'
import type { PageContext } from '../collect/context.ts'

/** The form that owns a control: by `form="id"`, as the parser saw it, or around it. */
export function ownerOf(
  control: HtmlNode,
  page: PageContext,
  forms: ReadonlyMap<HtmlNode, number>,
): HtmlNode | undefined {
  const id = attribute(control, 'form')
  if (id !== undefined) {
    const target = page.found.byId.get(id)
    return target?.tag === 'form' ? target : undefined
  }
  if (control.form && forms.has(control.form)) return control.form
  for (let at = control.parent; at; at = at.parent) if (at.tag === 'form') return at
  return undefined
}
