import { checkRows } from '../../../../test/check-rows.ts'
import { buildPage, buildSite } from '../../../../test/evidence-builder.ts'
import { serverRenderedContent } from './server-rendered-content.ts'

const unneeded = buildPage({ shell: 'readable' })
const renderedOnRequest = {
  ...unneeded,
  rendering: { mode: 'browser' as const, staticTextLength: 900, staticReasons: [], readable: true },
}

checkRows(serverRenderedContent, [
  ['static pages', buildSite({ pages: [buildPage(), buildPage({ url: '/a' })] }), 10, '2 pages show their content'],
  ['rendered without need', buildSite({ pages: [renderedOnRequest] }), 10],
  [
    'one of two is a shell',
    buildSite({ pages: [buildPage(), buildPage({ url: '/app', shell: 'not_rendered' })] }),
    0,
    '/app',
  ],
  ['a shell that a browser can read', buildSite({ pages: [unneeded] }), 0, 'The only page read shows no content'],
  ['a shell without a browser', buildSite({ pages: [buildPage({ shell: 'not_rendered' })] }), 0, 'no visible text'],
  ['a picture and no word', buildSite({ pages: [buildPage({ summary: { textLength: 0 } })] }), 0, 'shows no content'],
  ['a form and no word', buildSite({ pages: [buildPage({ buttons: ['Search'], summary: { textLength: 0 } })] }), 10],
  ['no page read', buildSite({ pages: [buildPage({ outcome: 'failed' })] }), 'not measured', 'No page could be read'],
])
