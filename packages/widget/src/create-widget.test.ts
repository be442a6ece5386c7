// @vitest-environment node
import { expect, test } from 'vitest'
import { createWidget } from './create-widget.ts'

test('where there is no page, a widget is there, has no tools, and does nothing', async () => {
  expect(typeof document).toBe('undefined')
  const widget = createWidget({ websiteId: 'w1', server: 'https://audit.example' })
  await widget.ready
  expect([widget.tools(), widget.receipts()]).toEqual([[], []])
  expect(await widget.run('contact', {})).toMatchObject({
    status: 'failed',
    tool: 'contact',
    error: { code: 'unknown_tool', message: expect.stringContaining('only run on a page') },
  })
  widget.on('tools', () => {})()
  widget.close()
})
