import { join } from 'node:path'
import type { SiteEvidence } from '@operable/core'
import { findingsOf } from '@operable/core/findings'
import { parsePage, placesOf, summarizePage } from '@operable/core/page'
import { expect, test } from 'vitest'
import { soundSite, temporaryFolder, writeFiles } from '../../test/ci-project.ts'
import { observeFolder } from '../services/audit-folder.ts'
import { sourceFiles } from './source-files.ts'

const STATIC = '<!doctype html><html lang="en"><title>Shop</title><body>\n<input name="mail">\n<div id="root"></div>'
const SHOWN = STATIC.replace('<div id="root"></div>', '<p>More</p>\n<div id="root"><input name="city">{}</div>')

/** What a scan has of a page whose scripts drew something into it. */
async function rendered(folder: string, html: string): Promise<SiteEvidence> {
  const evidence = await observeFolder(join(folder, 'dist'), { render: 'never', places: true })
  const model = parsePage(html, { url: evidence.finalUrl })
  const page = { ...summarizePage(model), places: placesOf(model) }
  const rendering = { mode: 'browser' as const, staticTextLength: 0, staticReasons: [], readable: true }
  return { ...evidence, pages: evidence.pages.slice(0, 1).map((each) => ({ ...each, page, rendering })) }
}

test.each([
  ['what the file has', '{}', 'mail', 'dist/index.html', 2, 1],
  ['what a script has drawn', '{}', 'city', 'dist/index.html', 1, 1],
  [
    'what a script has drawn, and says where from',
    '<input name="zip" data-source="src/App.jsx:7:3">',
    'zip',
    'src/App.jsx',
    7,
    3,
  ],
])('of a page that a browser showed: %s', async (_, drawn, name, file, line, column) => {
  const folder = temporaryFolder()
  await writeFiles(folder, {
    'dist/index.html': STATIC,
    'dist/robots.txt': soundSite()['robots.txt']!,
    'src/App.jsx': '\n',
  })
  const evidence = await rendered(folder, SHOWN.replace('{}', drawn))
  const located = await sourceFiles(evidence, { project: folder, site: join(folder, 'dist') })
  const { findings } = findingsOf(located.evidence, { fileOf: located.fileOf })
  const finding = findings.find(({ ruleId, message }) => ruleId === 'form-labels' && message.includes(`“${name}”`))
  expect(finding?.place).toMatchObject({ file, line, column })
})
