import { expect } from 'vitest'
import { type EngineWindow, until } from './engine.ts'
import { openPage, reported, runTool } from './on-page.ts'
import type { Row } from './row.ts'
import { input, page } from './shop-page.ts'

// Content policies, and what people see of the widget.

const STRICT =
  "default-src 'none'; script-src 'nonce-n'; connect-src SERVICE 'self'; require-trusted-types-for 'script'; trusted-types operable"

const policies: [name: string, policy: string, tag: string][] = [
  ["`default-src 'none'`, a nonce, Trusted Types required and `trusted-types operable`", STRICT, 'TAG(nonce="n")'],
  [
    "the same with `trusted-types 'none'`",
    STRICT.replace('trusted-types operable', "trusted-types 'none'"),
    'TAG(nonce="n")',
  ],
  [
    "`default-src 'none'`, scripts by origin",
    "default-src 'none'; script-src SERVICE 'nonce-n'; connect-src SERVICE 'self'",
    'TAG',
  ],
  [
    "`'strict-dynamic'`, the tag made by a script",
    "default-src 'none'; script-src 'nonce-n' 'strict-dynamic'; connect-src SERVICE 'self'",
    `<template>TAG</template><script nonce="n">{
      const { attributes } = document.querySelector('template').content.firstChild
      const tag = document.createElement('script')
      for (const { name, value } of attributes) tag.setAttribute(name, value)
      document.head.append(tag)
    }</script>`,
  ],
]

export const surfaceRows: Row[] = [
  ...policies.map(
    ([name, policy, tag]): Row => [
      `policy: ${name}`,
      async (window, open) => {
        const site = await open({ pages: { '/': page(tag) }, policy })
        await site.discover('/')
        await openPage(window, `${site.origin}/`)
        const { status, error } = await runTool(window, input)
        if (error?.code === 'executor_unavailable') return `\`${error.code}\`: nothing is run`
        expect({ status, reported: await reported(window) }).toEqual({ status: 'confirmed', reported: [] })
        return 'yes'
      },
    ],
  ),
  [
    'the panel, by keyboard, under the strictest policy',
    async (window, open) => {
      const site = await open({ pages: { '/': page('TAG(nonce="n" data-panel)') }, policy: STRICT })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      const focus = () =>
        window.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent?.trim() ?? '')
      const shows = (text: string) =>
        until(
          () =>
            window.evaluate(
              (text) => document.querySelector('[data-operable]')?.shadowRoot?.textContent?.includes(text) ?? false,
              text,
            ),
          text,
        )
      await shows('Site tools')
      await window.evaluate(() => document.querySelector('button')?.focus())
      await tabTo(window, focus, 'Site tools')
      await window.press('Enter')
      expect(await focus()).toBe('Close')
      await shows('Contact sales')
      await window.press('Tab', 'Enter', 'Tab')
      await window.type(input.email)
      await window.press('Tab')
      await window.type(input.message)
      await tabTo(window, focus, 'Run')
      await window.press('Enter')
      await shows('Done. The page confirmed it.')
      expect(await window.evaluate(() => (globalThis as unknown as { sent: object }).sent)).toEqual(input)
      expect(await reported(window)).toEqual([])
      return 'yes'
    },
  ],
  [
    'the inspector, under the strictest policy',
    async (window, open) => {
      const site = await open({ pages: { '/': page('TAG(nonce="n" data-inspect)') }, policy: STRICT })
      await openPage(window, `${site.origin}/`, 0)
      const text = () =>
        window.evaluate(() => document.querySelector('[data-operable]')?.shadowRoot?.textContent ?? 'nothing')
      await until(async () => (await text()).includes('1 form') || text(), 'the inspector')
      expect(await text()).toContain('contactSales')
      expect(await reported(window)).toEqual([])
      return 'yes'
    },
  ],
]

/** Presses Tab until the control of that text has the focus. */
async function tabTo(window: EngineWindow, focus: () => Promise<string>, text: string): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await window.press('Tab')
    if ((await focus()) === text) return
  }
  throw new Error(`${text} is not reached by Tab: the focus is on ${await focus()}`)
}
