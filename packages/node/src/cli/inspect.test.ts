import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { serve } from '../http/listen/node-server.ts'
import { createOperable } from '../services/create-operable.ts'
import { memoryStorage } from '../storage/memory.ts'
import { runHere } from './testing/run-here.ts'

const scriptOf = (bookmark: string) => decodeURI(bookmark.trim().replace(/^javascript:/, ''))

const NOBODY = 'http://127.0.0.1:9'

test.each([
  [['--server', NOBODY], `"${NOBODY}/operable-inspector.js"`, `{"server":"${NOBODY}"}`],
  [
    ['--server', `${NOBODY}/audit/`, '--website', 'w1'],
    `"${NOBODY}/audit/operable-inspector.js"`,
    `{"server":"${NOBODY}/audit","websiteId":"w1"}`,
  ],
])('%j prints one line to save, and how', async (args, file, options) => {
  const { code, stdout, stderr } = await runHere(['inspect', ...args])
  expect([code, stdout.split('\n').length]).toEqual([0, 2])
  expect(stdout).toMatch(/^javascript:[^\s"<>]+\n$/)
  expect(scriptOf(stdout)).toContain(`import(${file})`)
  expect(scriptOf(stdout)).toContain(options)
  expect(stderr).toContain('loads whichever inspector')
})

test('from a service of the same version, the bookmark names the file and what it consists of', async () => {
  const server = await serve({ operable: createOperable({ storage: memoryStorage(), render: 'never' }), port: 0 })
  const { stdout, stderr } = await runHere(['inspect', '--server', server.url])
  const [, address = ''] = /then\(\(\)=>import\("([^"]+)"\)\)/.exec(scriptOf(stdout)) ?? []
  expect(address).toMatch(/\/w\/[\w-]{12}\/operable-inspector\.js$/)
  const digest = createHash('sha384')
    .update(await (await fetch(address)).text())
    .digest('base64')
  expect(scriptOf(stdout)).toContain(`"sha384-${digest}"`)
  expect(stderr).not.toContain('whatever')
  await server.close()
})

test('what is in it stays text', async () => {
  const { stdout } = await runHere(['inspect', '--server', NOBODY, '--website', `x"}),alert(1),({"`])
  const script = scriptOf(stdout)
  const [, options = ''] = /mountInspector\((.*)\)\)\.catch/.exec(script) ?? []
  expect(JSON.parse(options)).toMatchObject({ websiteId: `x"}),alert(1),({"` })
})

test('an address that is none is refused', async () => {
  expect(await runHere(['inspect', '--server', 'ftp://x'])).toMatchObject({ code: 2, stdout: '' })
})
