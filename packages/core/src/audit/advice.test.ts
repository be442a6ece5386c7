import { describe, expect, test } from 'vitest'
import { buildPage, buildSite } from '../../test/evidence-builder.ts'
import { fillBlanks } from '../fix/fill-blanks.ts'
import { summarizePage } from '../page/page-summary.ts'
import { parsePage } from '../page/parse-page.ts'
import type { Snippet } from '../schema/report-types.ts'
import { checks } from './registry.ts'
import { runCheck } from './run-checks.ts'

const url = 'https://shop.example/'

/** Evidence of one page of HTML, as a scan would gather it. */
function siteOf(html: string) {
  const page = summarizePage(parsePage(html, { url }))
  return buildSite({ pages: [{ ...buildPage(), page }] })
}

function judge(id: string, html: string) {
  return runCheck(checks.find((check) => check.id === id)!, siteOf(html))
}

/** The owner writes words of their own where a blank stands. */
const filled = (code: string) => fillBlanks(code, 'Words of the owner')

const append = (html: string, { code }: Snippet) => html.replace('</body>', `${filled(code)}</body>`)

/** Puts the id or name that a comment asks for on the element, and the rest of the snippet before it. */
function pasteAt(marker: string) {
  return (html: string, { code }: Snippet) => {
    const attribute = /<!-- add to the field: (.+) -->/.exec(code)?.[1] ?? ''
    const line = filled(code.replace(/<!--.*-->\n/, ''))
    if (code.startsWith('<!-- on')) return html.replace(marker, `${marker} ${line}`)
    return html.replace(marker, `${line}${marker} ${attribute}`)
  }
}

/** What names an icon is its opening tag; the icon in it stays. */
const replaceButton = (html: string, { code }: Snippet) =>
  html.replace(/<button.*<\/button>/, filled(code.includes('</button>') ? code : `${code}</button>`))

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Ann &amp; Bob's "Cakes"</title></head><body>${body}</body></html>`
const field = (attributes: string) => page(`<form action="/a"><input ${attributes}><button>Order cake</button></form>`)

describe('what the advice says to paste earns what it promises', () => {
  test.each<[string, string, string, (html: string, snippet: Snippet) => string]>([
    ['form-labels', 'a field with an id', field('id="a b" name="email" type="email"'), pasteAt('<input')],
    ['form-labels', 'a field without one', field('name="company_name"'), pasteAt('<input')],
    ['form-labels', 'a hostile placeholder', field(`id="x" placeholder='</label><b "'`), pasteAt('<input')],
    ['form-labels', 'a custom control', page('<b>Notes</b><div role="textbox"></div>'), pasteAt('<div')],
    [
      'button-text',
      'a vague text',
      page('<h2>Order a cake</h2><form><input name="a"><button>Submit</button></form>'),
      replaceButton,
    ],
    [
      'button-text',
      'an icon',
      page('<form role="search"><input type="search" name="q"><button><i class="x"></i></button></form>'),
      replaceButton,
    ],
    ['button-text', 'outside a form', page('<button type="button">More</button>'), replaceButton],
    ['heading-structure', 'no headings', page('<p>Cakes</p>'), append],
    ['heading-structure', 'a main heading', page('<h1>Cakes</h1>'), append],
    ['booking-or-contact-path', 'a button only', page('<button>Menu</button>'), append],
    ['pricing-intent', 'a button only', page('<button>Menu</button>'), append],
    ['support-and-checkout', 'neither', page('<button>Menu</button>'), append],
    ['support-and-checkout', 'support', page('<a href="/help">Help</a>'), append],
    ['trust-signals', 'none', page('<p>Cakes</p>'), append],
    [
      'potential-action',
      'no action',
      page('<a href="/book">Book</a><script type="application/ld+json">{"@type":"Bakery"}</script>'),
      append,
    ],
    [
      'potential-action',
      'hostile names',
      page(
        '<title></script></title><a href="/book?a=</script>">Book a table</a><i itemscope itemtype="https://schema.org/Thing"></i>',
      ),
      append,
    ],
  ])('%s: %s', (id, _label, html, paste) => {
    const before = judge(id, html)
    expect(before.entry).toMatchObject({ applied: true, measured: true })
    expect(before.entry.points).toBeLessThan(before.check.maxPoints)
    const after = judge(id, before.advice!.snippets.reduce(paste, html))
    expect(after.entry.points).toBe(before.advice!.pointsAfter ?? before.check.maxPoints)
  })
})
