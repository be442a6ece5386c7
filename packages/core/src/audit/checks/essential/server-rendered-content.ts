import type { Check } from '../../check.ts'
import { type Fault, pageContent } from '../../fault.ts'
import { noPageRead } from '../../outcome.ts'
import { isBlank, isShell, type ReadPage, readDocuments } from '../../read-pages.ts'
import { count, listOf } from '../../sentence.ts'

export const serverRenderedContent: Check = {
  id: 'server-rendered-content',
  bucket: 'essential',
  maxPoints: 10,
  title: 'Server-rendered content',
  action: 'Put your content in the HTML',
  why: 'Most AI crawlers and agents read a page without running its scripts. Content that only scripts show does not exist for them.',
  rule: 'Every page read shows its content without JavaScript.',
  reading:
    'The specification gives no partial credit, so a single page that is empty without scripts costs all the points. That page may be the one the reader came for.',
  effort: 'project',
  earn(site) {
    const pages = readDocuments(site)
    if (pages.length === 0) return noPageRead(site)
    const shells = pages.filter((page) => isShell(page) || isBlank(page))
    if (shells.length === 0) {
      return {
        points: 10,
        observed: [`${count(pages.length, 'page shows its', 'pages show their')} content without JavaScript.`],
      }
    }
    const urls = shells.map(({ url }) => url)
    return {
      points: 0,
      observed: [
        `${sentence(shells.length, pages.length)} no content without JavaScript: ${listOf(urls)}.`,
        ...reasons(shells[0]!),
      ],
      faults: () => shells.map(faultOf),
      advise: () => ({
        change:
          'Put the content of these pages in the HTML as text. If scripts add it now, turn on server rendering or prerendering in your framework (Next.js, Nuxt, SvelteKit and Astro have it built in), and use scripts only for behavior.',
        pages: urls,
        // Nobody knows what a page holds that no browser showed.
        opensPages: shells.some(({ rendering }) => rendering.mode !== 'browser' || !rendering.readable),
        // Pages that need no browser earn no bonus for being readable in one.
        ...(shells.some(({ rendering }) => rendering.mode === 'browser')
          ? { alsoAfter: { 'rendered-content': 0 } }
          : {}),
        snippets: [
          {
            target: 'to see what an agent reads',
            language: 'text',
            code: `curl -s ${shellQuote(urls[0]!)} | sed -e 's/<[^>]*>//g' | grep -v '^\\s*$'`,
          },
        ],
      }),
    }
  },
}

function faultOf(page: ReadPage): Fault {
  return {
    message: ['The page shows no content without JavaScript.', ...reasons(page)].join(' '),
    page: page.url,
    element: page.page.places?.parts.mount ? { ...pageContent, at: 'mount' } : pageContent,
  }
}

function sentence(shells: number, pages: number): string {
  if (pages === 1) return 'The only page read shows'
  return `${shells} of ${pages} pages ${shells === 1 ? 'shows' : 'show'}`
}

function reasons({ url, page, rendering }: ReadPage): string[] {
  const found = rendering.mode === 'browser' ? rendering.staticReasons : page.emptyShell.reasons
  if (found.length === 0) return []
  return [`Seen on ${url}: ${listOf(found)}.`]
}

/** One argument of a POSIX shell, whatever it holds. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
