import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.mjs'

const pages = globSync(['*.md', 'docs/*.md', 'packages/*/README.md', 'examples/README.md'], { cwd: root })
  // The sentences of the sources, among them parts of Markdown.
  .filter((page) => page !== 'docs/texts.md')
const texts = new Map(pages.map((page) => [page, readFileSync(join(root, page), 'utf8')]))

test.each(pages)('%s: what it links to is there', (page) => {
  const broken = [...prose(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].filter(
    ([, target, anchor]) => {
      const path = target ? join(dirname(page), target) : page
      if (!existsSync(join(root, path))) return true
      return anchor !== undefined && !anchorsOf(path).has(anchor)
    },
  )
  expect(broken.map(([link]) => link)).toEqual([])
})

// The changelog may name what has gone since.
test.each(pages.filter((page) => page !== 'CHANGELOG.md'))(
  '%s: every path of the repository that it names is there',
  (page) => {
    const named = [...prose(page).matchAll(/`((?:packages|scripts|bench|examples|fixtures|docs)\/[\w./-]*)`/g)]
    const missing = named.map(([, path]) => path ?? '').filter((path) => !existsSync(join(root, path)))
    expect(missing).toEqual([])
  },
)

/** @param {string} page without its blocks of code */
function prose(page) {
  return (texts.get(page) ?? readFileSync(join(root, page), 'utf8')).replace(/```.*?```/gs, '')
}

/**
 * The anchors of a page's headings, as hosts of Markdown make them.
 * @param {string} page
 */
function anchorsOf(page) {
  const headings = [...prose(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  )
}
