import type { Check } from '../../check.ts'
import { noPageRead, notMeasured } from '../../outcome.ts'
import { isShell, readDocuments } from '../../read-pages.ts'
import { count, listOf } from '../../sentence.ts'

export const renderedContent: Check = {
  id: 'rendered-content',
  bucket: 'bonus',
  maxPoints: 2,
  title: 'Content reachable via rendered browser',
  action: 'Make the pages work in a browser',
  why: 'Agents that drive a browser still reach what plain crawlers cannot.',
  rule: 'At least one page that is empty without JavaScript shows its content in a browser.',
  gate: 'no page that was read needs a browser',
  reading: 'It applies where a page needs a browser; a site that needs none has nothing to reach that way.',
  effort: 'project',
  applies(site) {
    const pages = readDocuments(site)
    return pages.length === 0 || pages.some(isShell)
  },
  earn(site) {
    if (readDocuments(site).length === 0) return noPageRead(site)
    const shells = readDocuments(site).filter(isShell)
    const readable = shells.filter(({ rendering }) => rendering.mode === 'browser' && rendering.readable)
    if (readable.length > 0) {
      const urls = listOf(
        readable.map(({ url }) => url),
        3,
      )
      return {
        points: 2,
        observed: [`${count(readable.length, 'page shows its', 'pages show their')} content in a browser: ${urls}.`],
      }
    }
    const unseen = shells.find(({ rendering }) => rendering.mode !== 'browser')
    if (unseen) {
      const why = unseen.rendering.mode === 'not_rendered' ? unseen.rendering.why : 'it was not rendered'
      return notMeasured(
        `${unseen.url} needs a browser, and what it shows there is not known: ${why.replace(/\.$/, '')}.`,
      )
    }
    return { points: 0, observed: [`${count(shells.length, 'page stays', 'pages stay')} empty in a browser as well.`] }
  },
}
