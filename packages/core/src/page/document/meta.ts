import { attribute, type HtmlNode } from '../../html/node.ts'
import { collapse } from '../../html/text.ts'
import { parseRefresh } from '../address/refresh.ts'
import type { Collected } from '../collect/collected.ts'
import type { PageMeta } from '../model/page-model.ts'

/** What the head says about the page. */
export function readMeta(found: Collected): PageMeta {
  const meta: PageMeta = { social: [] }
  for (const node of found.metas) {
    const content = attribute(node, 'content')
    if (content === undefined) continue
    readRefresh(node, content, meta)
    const name = (attribute(node, 'name') ?? attribute(node, 'property'))?.toLowerCase()
    if (name === 'description') meta.description ??= collapse(content, 500)
    else if (name === 'robots') meta.robots ??= collapse(content, 200)
    else if (name === 'generator') meta.generator ??= collapse(content, 100)
    else if (name === 'viewport') meta.viewport ??= collapse(content, 200)
    else if (name && /^(?:og|twitter):/.test(name) && meta.social.length < 30) meta.social.push(name.slice(0, 60))
  }
  return meta
}

function readRefresh(node: HtmlNode, content: string, meta: PageMeta): void {
  if (meta.refresh || attribute(node, 'http-equiv')?.toLowerCase() !== 'refresh') return
  const refresh = parseRefresh(content)
  if (refresh) meta.refresh = refresh
}
