import { expect, test } from 'vitest'
import { formVisitor } from '../../../test/form-visitor.ts'
import { createOperable } from '../../services/create-operable.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createApp } from '../app.ts'
import { serve } from '../listen/node-server.ts'

test('a restart signs nobody out, and a form that was open is still taken', async () => {
  const storage = memoryStorage()
  // The listener is another one each time, and so is its port; behind a proxy the address stays.
  const start = () =>
    serve({
      operable: createOperable({ storage, adminKey: 'the-admin-key', render: 'never' }),
      port: 0,
      baseUrl: 'http://audit.example',
    })
  const at = ({ port }: { port: number }) => `http://127.0.0.1:${port}`
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

  const first = await start()
  const signedIn = await fetch(`${at(first)}/console/sign-in`, {
    method: 'POST',
    body: 'key=the-admin-key',
    headers: form,
    redirect: 'manual',
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  const page = await (await fetch(`${at(first)}/console`, { headers: { cookie } })).text()
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  await first.close()

  const second = await start()
  const add = (given: string) =>
    fetch(`${at(second)}/console/websites`, {
      method: 'POST',
      body: new URLSearchParams({ token: given, url: 'https://shop.example/' }),
      headers: { ...form, cookie },
      redirect: 'manual',
    })
  expect((await add('x'.repeat(43))).status).toBe(403)
  expect((await add(token)).status).toBe(303)
  expect(await (await fetch(`${at(second)}/console`, { headers: { cookie } })).text()).toContain('shop.example')

  const out = { method: 'POST', headers: { ...form, cookie }, redirect: 'manual' } as const
  expect((await fetch(`${at(second)}/console/sign-out`, out)).status).toBe(303)
  await second.close()
  const third = await start()
  expect(await (await fetch(`${at(third)}/console`, { headers: { cookie } })).text()).toContain('Where is my key?')
  await third.close()
})

test('what an action said is shown by whichever process is asked next, once', async () => {
  const storage = memoryStorage()
  const start = () => {
    const operable = createOperable({ storage, adminKey: 'the-admin-key', render: 'never' })
    return createApp(operable, { baseUrl: 'http://audit.example' })
  }
  const apps = [start(), start()]
  let turn = 0
  const visitor = formVisitor({ fetch: (request, env) => apps[turn++ % apps.length]!.fetch(request, env) })
  await visitor.signIn('the-admin-key')
  await visitor.get('/console')
  const { location = '', status } = await visitor.post('/console/websites', { url: 'https://shop.example/' })
  expect(status).toBe(303)
  expect((await visitor.get(location)).text).toMatch(/Copy this key now(.|\n)*opk_/)
  for (const _ of apps) expect((await visitor.get(location)).text).not.toContain('Copy this')

  const set = await visitor.post(`${location}/webhook`, { url: 'https://hooks.example/tools' })
  expect((await visitor.get(set.location ?? '')).text).toMatch(/Copy this secret now(.|\n)*whsec_/)
  for (const _ of apps) expect((await visitor.get(location)).text).not.toContain('Copy this')
})
