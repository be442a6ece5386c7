import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { OperableConfig } from '../src/config/config-types.ts'

/** A page without a finding of its own. */
export function soundPage(title: string, body = ''): string {
  const paragraphs = Array.from(
    { length: 5 },
    (_, index) => `<p>Paragraph ${index} of ${title}: an MCP server answers.</p>`,
  )
  return [
    '<!doctype html>',
    `<html lang="en"><head><title>${title}</title></head>`,
    '<body><main>',
    `<h1>${title}</h1><h2>Prices</h2><h2>Help</h2>`,
    ...paragraphs,
    '<a href="/">Home</a> <a href="/contact.html">Contact us</a> <a href="/contact.html#prices">Prices</a>',
    '<a href="/contact.html#imprint">Imprint</a> <a href="/contact.html#help">Support</a> <a href="/contact.html#buy">Checkout</a>',
    body,
    '</main></body></html>',
    '',
  ].join('\n')
}

/** The line of `body` in a `soundPage`. */
export const BODY_LINE = 12

/** Files of a site that nothing is held against. */
export function soundSite(bodies: { home?: string; contact?: string } = {}): Record<string, string> {
  return {
    'index.html': soundPage('Shop', bodies.home),
    'contact.html': soundPage('Contact', bodies.contact),
    'robots.txt': 'User-agent: *\nAllow: /\nSitemap: https://folder.invalid/sitemap.xml\n',
    'sitemap.xml':
      '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://folder.invalid/</loc></url></urlset>',
    'llms.txt': '# Shop\n',
  }
}

/** An empty folder that goes when the test ends. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'operable-ci-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes files by their paths in a folder. */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

/** A project with a built site in `dist` and a configuration. @returns its folder */
export async function ciProject(site: Record<string, string>, config: Partial<OperableConfig> = {}): Promise<string> {
  const folder = temporaryFolder()
  const built = Object.fromEntries(Object.entries(site).map(([name, text]) => [`dist/${name}`, text]))
  const whole: OperableConfig = { sites: [{ name: 'shop', folder: 'dist', render: 'never' }], ...config }
  await writeFiles(folder, { ...built, 'operable.config.json': JSON.stringify(whole) })
  return folder
}

/** Runs git in a folder, as somebody, with no settings of the machine. */
export function git(folder: string, ...words: string[]): string {
  return execFileSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Ada',
      GIT_AUTHOR_EMAIL: 'ada@example.com',
      GIT_COMMITTER_NAME: 'Ada',
      GIT_COMMITTER_EMAIL: 'ada@example.com',
    },
  })
}
