import type { Check } from '../../check.ts'
import { noPageRead, notMeasured } from '../../outcome.ts'
import { isShell, readDocuments } from '../../read-pages.ts'
import { count, listOf } from '../../sentence.ts'

export const renderedContent: Check = {
  id: 'rendered-content',
  bucket: 'bonus',
  maxPoints: 2,
  title: 'Content reachable via rendered browser',
  action: 'Make your pages work in a browser',
  why: 'Agents that drive a browser can still read what plain crawlers cannot.',
  rule: 'At least one page that is empty without JavaScript shows its content in a browser.',
  gate: 'none of the pages read needs a browser',
  reading: 'A site that does not need a browser has nothing to gain from one.',
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
        `${unseen.url} needs a browser, and it is not known what it shows there: ${why.replace(/\.$/, '')}.`,
      )
    }
    return { points: 0, observed: [`${count(shells.length, 'page is', 'pages are')} empty in a browser too.`] }
  },
}
