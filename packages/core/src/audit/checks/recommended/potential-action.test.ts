import { expect, test } from 'vitest'
import { checkRows, codeOf } from '../../../../test/check-rows.ts'
import { buildField, buildForm, buildIntent, buildPage, buildSite } from '../../../../test/evidence-builder.ts'
import type { PotentialAction } from '../../../page/model/page-model.ts'
import { potentialAction } from './potential-action.ts'

const items = [{ syntax: 'json-ld' as const, type: 'LocalBusiness' }]
const data = (...potentialActions: PotentialAction[]) => ({ structuredData: { items, potentialActions, errors: [] } })
const site = (...actions: PotentialAction[]) => buildSite({ pages: [buildPage({ summary: data(...actions) })] })

const offering = (...actions: PotentialAction[]) =>
  buildSite({ pages: [buildPage({ intents: [buildIntent('booking')], summary: data(...actions) })] })

checkRows(potentialAction, [
  ['callable', site({ type: 'ReserveAction', target: 'https://shop.example/book' }), 4, 'ReserveAction'],
  ['one of two is callable', site({ type: 'ViewAction' }, { type: 'ReserveAction', target: '/book' }), 4],
  ['no target', offering({ type: 'ReserveAction' }), 0, 'No target'],
  ['no action', offering(), 0, 'has LocalBusiness, but no potentialAction'],
  ['no structured data', buildSite(), 'not applied'],
  ['no page read', buildSite({ pages: [] }), 'not measured'],
])

test('the block to paste is made of what the pages offer, and cannot end its script element', () => {
  const search = buildForm({
    method: 'get',
    action: 'https://shop.example/find?x=1',
    fields: [buildField({ name: 'q', type: 'search' })],
  })
  const intents = [buildIntent('booking'), buildIntent('contact', { href: 'mailto:a@shop.example' })]
  const page = buildPage({ title: 'A </script> B | Home', forms: [search], intents, summary: data() })
  const [code] = codeOf(potentialAction, buildSite({ pages: [page] }))
  const json = code!.slice(code!.indexOf('\n'), code!.lastIndexOf('\n'))
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'A </script> B',
    url: 'https://shop.example/',
    potentialAction: [
      {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://shop.example/find?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
      { '@type': 'ReserveAction', target: { '@type': 'EntryPoint', urlTemplate: 'https://shop.example/booking' } },
    ],
  })
})

test('a site on which nothing can be done is told to state nothing', () => {
  expect(codeOf(potentialAction, site())).toEqual([])
})

test('a search field with a broken name does not throw', () => {
  const search = buildForm({ method: 'get', fields: [buildField({ name: '\ud800', type: 'search' })] })
  expect(codeOf(potentialAction, buildSite({ pages: [buildPage({ forms: [search], summary: data() })] }))[0]).toContain(
    '%EF%BF%BD=',
  )
})
