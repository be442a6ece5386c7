import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOn, sentBy, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// What an editor sends is what its model holds, not what stands in the page. The libraries are those that sites use.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const one = 'Hello world'
const two = 'First line\nSecond line'
const editors = ['lexical', 'slate', 'prosemirror', 'quill', 'plain', 'model']

const plain = (text: unknown): string => String(text).trim().replace(/\n+/g, '\n')

test.each(editors.flatMap((name) => [one, two].map((text) => [name, text] as const)))('%s: %j', async (name, text) => {
  const page = await browser.openApp(`editors?${name}`)
  const outcome = await runOn(page, toolOf(page, '#f'), { text }, { stepMs: 3000 })
  expect([outcome.status, outcome.error]).toEqual(['confirmed', undefined])
  expect((await sentBy(page)).map(plain)).toEqual([text])
  expect(await page.evaluate('window.broken')).toBeUndefined()
  await page.close()
})

test.each(editors)('%s: another text in its place, and taken back by an abort', async (name) => {
  const page = await browser.openApp(`editors?${name}`)
  const tool = toolOf(page, '#f')
  await runOn(page, tool, { text: one })
  const outcome = await runOn(page, tool, { text: two }, { abortAt: 'fill' })
  expect(outcome).toMatchObject({ status: 'failed', error: { code: 'aborted' } })
  expect(plain(await page.evaluate('window.model()'))).toBe(one)
  await runOn(page, tool, { text: two })
  expect((await sentBy(page)).map(plain)).toEqual([one, two])
  await page.close()
})

test('an editor that keeps nothing is not sent', async () => {
  const page = await browser.openApp('editors?deaf')
  const outcome = await runOn(page, toolOf(page, '#f'), { text: one }, { stepMs: 300 })
  expect(outcome).toMatchObject({ status: 'failed', error: { code: 'value_not_kept' } })
  expect(await sentBy(page)).toEqual([])
  await page.close()
})

test('a list that shows its choice beside its input', async () => {
  const page = await browser.openApp('editors?select')
  const tool = toolOf(page, '#f')
  expect(await runOn(page, tool, { text: 'Apple' }, { stepMs: 3000 })).toMatchObject({ status: 'confirmed' })
  expect(await runOn(page, tool, { text: 'Pineapple' }, { stepMs: 3000, outcomeMs: 300 })).not.toHaveProperty('error')
  expect(await sentBy(page)).toEqual(['Apple', 'Pineapple'])
  const outcome = await runOn(page, tool, { text: 'Banana' }, { abortAt: 'fill' })
  expect(outcome).toMatchObject({ status: 'failed' })
  expect(await page.evaluate('window.model()')).toBe('Pineapple')
  await page.close()
})

test('a list that can be emptied is empty again after an abort', async () => {
  const page = await browser.openApp('editors?select-clearable')
  const outcome = await runOn(page, toolOf(page, '#f'), { text: 'Banana' }, { abortAt: 'fill' })
  expect(outcome).toMatchObject({ status: 'failed' })
  expect(await page.evaluate('window.model()')).toBeUndefined()
  await page.close()
})
