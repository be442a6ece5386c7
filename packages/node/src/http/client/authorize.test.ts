import { OperableError } from '@operable/core'
import { expect, test } from 'vitest'
import { httpShop, httpShopWithTools } from '../../../test/http-shop.ts'
import type { Need } from './authorize.ts'

interface Operation {
  security: object[]
  requestBody?: { content: Record<string, { example: unknown }> }
}

type Send = Awaited<ReturnType<typeof httpShop>>['send']

/** Every operation that needs a key, as the description has it, with a body that fits where one is needed. */
async function managed(send: Send, websiteId: string): Promise<{ line: string; body: unknown }[]> {
  const { paths } = (await send('GET /openapi.json')).json as unknown as {
    paths: Record<string, Record<string, Operation>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.length > 0)
      .map(([method, { requestBody }]) => ({
        line: `${method.toUpperCase()} ${path.replace('{websiteId}', websiteId).replace(/\{\w+\}/g, 'x')}`,
        body: requestBody?.content['application/json']?.example,
      })),
  )
}

test('without a key that works nothing managed opens, whether or not the website exists', async () => {
  const { send, id, key, keys } = await httpShop()
  const [info] = await keys.list(id)
  const revoked = key
  await keys.revoke(info!.id)
  let clients = 0
  const wrong = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`
  for (const websiteId of [id, 'unknown']) {
    for (const { line, body } of await managed(send, websiteId)) {
      for (const authorization of [
        undefined,
        '',
        'Bearer',
        'Bearer ',
        `Basic ${key}`,
        `Bearer ${wrong}`,
        `Bearer ${revoked}`,
        `Bearer ${key} x`,
      ]) {
        const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
        // A client of its own each time, since wrong keys are limited.
        const answer = await send(line, { body, headers, peer: `10.0.${clients >> 8}.${clients++ & 255}` })
        expect([line, authorization, answer.status, answer.json.code]).toEqual([
          line,
          authorization,
          401,
          'unauthorized',
        ])
        expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="operable"')
        expect(answer.text).not.toContain('opk_')
      }
    }
  }
})

test('a key of another website is forbidden, whether or not the website exists', async () => {
  const { send, id, websites } = await httpShop()
  const { key } = await websites.add('https://other.example/')
  const lines = [...(await managed(send, id)), ...(await managed(send, 'unknown'))]
  // Any key may start a scan.
  for (const { line, body } of lines.filter((operation) => operation.line !== 'POST /api/v1/scans')) {
    const answer = await send(line, { key, body })
    expect([line, answer.status, answer.json.code]).toEqual([line, 403, 'forbidden'])
  }
})

test('an admin key opens every website, and is told which does not exist', async () => {
  const { send, admin, path } = await httpShopWithTools()
  expect((await send(`GET ${path}`, { key: admin })).status).toBe(200)
  const lines = (await managed(send, 'unknown')).filter(({ line }) => line.includes('/unknown'))
  expect(lines.length).toBeGreaterThan(10)
  for (const { line, body } of lines) {
    const answer = await send(line, { key: admin, body })
    expect([line, answer.status, answer.json.code]).toEqual([line, 404, 'website_not_found'])
  }
})

test('the key is asked for before the body is looked at', async () => {
  const { send, id } = await httpShop()
  for (const body of ['{', 'x'.repeat(100_000)]) {
    expect((await send(`PATCH /tools/${id}/t`, { body })).status).toBe(401)
    expect((await send('POST /websites', { body })).status).toBe(401)
  }
})

test('the scheme may be written in any case', async () => {
  const { send, id, key } = await httpShop()
  expect((await send(`GET /tools/${id}`, { headers: { authorization: `bearer ${key}` } })).status).toBe(200)
})

test('a host application can decide for itself', async () => {
  const asked: Need[] = []
  const { send, id } = await httpShop({
    authorize: async (request, need) => {
      asked.push(need)
      if (request.headers.get('cookie') !== 'session=1') throw new OperableError('unauthorized', 'Sign in first.')
    },
  })
  expect((await send('GET /websites')).json).toMatchObject({ code: 'unauthorized', detail: 'Sign in first.' })
  expect((await send(`GET /tools/${id}`, { headers: { cookie: 'session=1' } })).status).toBe(200)
  expect(asked).toEqual([{ scope: 'admin' }, { scope: 'website', websiteId: id }])
})
