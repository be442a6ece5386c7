import { renderMarkdown } from '@operable/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { httpReports } from '../../../test/http-reports.ts'
import { evidenceOf } from '../../../test/sample-evidence.ts'
import { memoryStorage } from '../../storage/memory.ts'

let service: Awaited<ReturnType<typeof httpReports>>
let id: string

beforeAll(async () => {
  service = await httpReports()
  id = service.stored.report.id
})

const forms = [
  ['the page', '', 'text/html; charset=utf-8'],
  ['JSON', '.json', 'application/json'],
  ['Markdown', '.md', 'text/markdown; charset=utf-8'],
  ['the card', '/card.png', 'image/png'],
] as const

describe.each(forms)('%s', (_form, ending, type) => {
  const send = (method: string, headers: Record<string, string> = {}) =>
    service.send(`${method} /r/${id}${ending}`, { headers })

  test('is sent with its type and may be kept for a minute', async () => {
    const answer = await send('GET')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500)
  })

  test('is not sent again while it is the same', async () => {
    const etag = (await send('GET')).headers.get('etag') ?? ''
    const again = await send('GET', { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(etag)
  })

  test('has a HEAD', async () => {
    const answer = await send('HEAD')
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('content-type')).toBe(type)
  })
})

test.each(['', '.json', '.md'])('/r/{id}%s counts as a report', async (ending) => {
  const { send, stored } = await httpReports({ reportLimit: { limit: 1, window: 86_400 } })
  const path = `GET /r/${stored.report.id}${ending}`
  const first = await send(path)
  expect([first.status, first.headers.get('ratelimit-remaining')]).toEqual([200, '0'])
  const refused = await send(path)
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
})

test('each form has an entity tag of its own', async () => {
  const tags = await Promise.all(
    forms.map(async ([, ending]) => (await service.send(`GET /r/${id}${ending}`)).headers.get('etag')),
  )
  expect(new Set(tags).size).toBe(forms.length)
})

test('with ?open=all nothing is folded, and that has a tag of its own', async () => {
  const [folded, open] = await Promise.all(['', '?open=all'].map((query) => service.send(`GET /r/${id}${query}`)))
  expect(open!.headers.get('etag')).not.toBe(folded!.headers.get('etag'))
  const [page, whole] = [await folded!.text(), await open!.text()]
  expect(page).not.toContain('<details open')
  expect(whole.match(/<details/g)?.length).toBeGreaterThan(10)
  expect(whole.match(/<details(?! open)/g)).toBeNull()
})

test('a report whose scan took no picture has none', async () => {
  expect((await service.send(`GET /r/${id}/form.webp`)).status).toBe(404)
})

test('the other forms say what the report says', async () => {
  const { report } = service.stored
  expect(await (await service.send(`GET /r/${id}.json`)).json()).toEqual(report)
  expect(await (await service.send(`GET /r/${id}.md`)).text()).toBe(renderMarkdown(report))
})

describe('a browser', () => {
  test('runs nothing but what we wrote, and shows the page in no frame', async () => {
    const policy = (await service.send(`GET /r/${id}`)).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+='; script-src( 'sha256-[\w+/]+=')+;/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  test.each(['.json', '.md', '/card.png'])('lets the scripts of any site read %s', async (ending) => {
    expect((await service.send(`GET /r/${id}${ending}`)).headers.get('access-control-allow-origin')).toBe('*')
  })

  test('lets them not read the page', async () => {
    expect((await service.send(`GET /r/${id}`)).headers.get('access-control-allow-origin')).toBeNull()
  })
})

test('a new report has the same address and another tag', async () => {
  const url = 'https://again.example/'
  const first = await service.reports.save(await evidenceOf(url))
  const path = `GET /r/${first.report.id}`
  const before = await service.send(path)
  const robots = 'User-agent: GPTBot\nDisallow: /'
  await service.reports.save(await evidenceOf(url, { at: 1, robots }))
  const after = await service.send(path)
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
  expect(await after.text()).toContain('id="history"')
  expect(await before.text()).not.toContain('id="history"')
})

test.each(['/r/x', '/r/00000000000000000000000000', '/r/__proto__', '/r/%00', '/r/x.txt'])(
  '%s is a page that says that there is nothing',
  async (path) => {
    const answer = await service.send(`GET ${path}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('No completed report')
  },
)

test.each(['/r/x.json', '/r/x.md', '/r/x/card.png', '/badge/x.svg'])('%s is a problem for programs', async (path) => {
  const answer = await service.send(`GET ${path}`)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(await answer.json()).toMatchObject({ code: 'no_report', status: 404 })
})

test('a report of a private address is shown only where such addresses may be asked for', async () => {
  const storage = memoryStorage()
  const closed = await httpReports({ storage })
  const open = await httpReports({ storage, allowPrivate: true })
  const { report } = await closed.reports.save(await evidenceOf('http://192.168.7.7/'))
  for (const path of [
    `/r/${report.id}`,
    `/r/${report.id}.json`,
    `/r/${report.id}/card.png`,
    `/badge/${report.id}.svg`,
  ]) {
    expect((await closed.send(`GET ${path}`)).status).toBe(404)
    expect((await open.send(`GET ${path}`)).status).toBe(200)
  }
})

test('one client has so many cards drawn in a minute, and those that are drawn already', async () => {
  const { reports, send } = await httpReports()
  const statuses: number[] = []
  const card = async (index: number) => {
    const { report } = await reports.save(await evidenceOf(`https://shop${index}.example/`))
    return (await send(`GET /r/${report.id}/card.png`)).status
  }
  for (let index = 0; index < 31; index++) statuses.push(await card(index))
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
  expect(await card(0)).toBe(200)
})

test('those who ask for the same card at the same time share one drawing', async () => {
  const { reports, send } = await httpReports()
  const { report } = await reports.save(await evidenceOf('https://shared.example/'))
  const answers = await Promise.all(Array.from({ length: 40 }, () => send(`GET /r/${report.id}/card.png`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(
    new Set(
      await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('base64'))),
    ).size,
  ).toBe(1)
})

describe('the badge', () => {
  test('is a picture for other pages, asked for again by its tag', async () => {
    const answer = await service.send(`GET /badge/${id}.svg`)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).toContain(`${service.stored.report.score} · ${service.stored.report.grade}`)
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' }
    expect((await service.send(`GET /badge/${id}.svg`, { headers })).status).toBe(304)
  })

  test.each(['x.svg', '..%2fx.svg'])('of %s is none', async (file) => {
    expect((await service.send(`GET /badge/${file}`)).status).toBe(404)
  })
})
