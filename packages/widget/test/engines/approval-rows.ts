import { expect } from 'vitest'
import { type EngineWindow, until } from './engine.ts'
import type { EngineSite } from './engine-site.ts'
import { ended, isAt, NOTES, openPage, receipt, startTool } from './on-page.ts'
import type { Row } from './row.ts'

// The dialog that asks a person. It lies in a closed shadow tree: the page of these rows notes each tree that is made,
// so that a row knows where its buttons are.

const LOOKS_IN = `<script>{
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    return (window.shown = attachShadow.call(this, options))
  }
}</script>`
const page = `<!doctype html><html lang="en"><head><title>Shop</title>${NOTES}${LOOKS_IN}TAG</head><body>
  <form id="join" action="/submit" method="post"><h2>Sign up</h2><label>Name <input name="name"></label>
  <label>Email <input type="email" name="email"></label><button>Sign up</button></form></body></html>`
const input = { name: 'Ada', email: 'ada@shop.example' }

type Shown = { shown: ShadowRoot }

/** Starts the tool and waits for the dialog, and until a click counts: one right after it came up does not. */
async function asked(window: EngineWindow, open: Parameters<Row[1]>[1]): Promise<EngineSite> {
  const site = await open({ pages: { '/': page } })
  await site.discover('/')
  await openPage(window, `${site.origin}/`)
  await startTool(window, input)
  await until(() => window.evaluate(() => 'shown' in globalThis), 'the dialog')
  await window.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 1000)))
  return site
}

function middleOf(window: EngineWindow, text: string): Promise<{ x: number; y: number }> {
  return window.evaluate((text) => {
    const buttons = [...(globalThis as unknown as Shown).shown.querySelectorAll('button')]
    const button = buttons.find(({ textContent }) => textContent === text)
    const { x, y, width, height } = button!.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, text)
}

async function isDenied(window: EngineWindow, site: EngineSite): Promise<void> {
  expect(await ended(window)).toMatchObject({ status: 'failed', error: { code: 'approval_denied' } })
  const left = await window.evaluate(() => (document.querySelector('[name=name]') as HTMLInputElement).value)
  expect([left, site.submitted]).toEqual(['', []])
}

async function isAllowed(window: EngineWindow, site: EngineSite): Promise<void> {
  await isAt(window, '/thanks')
  expect(await receipt(window)).toMatchObject({ status: 'confirmed' })
  expect(site.submitted).toEqual(['name=Ada&email=ada%40shop.example'])
}

export const approvalRows: Row[] = [
  [
    'a person is asked: a real click on Allow goes on',
    async (window, open) => {
      const site = await asked(window, open)
      await window.click(await middleOf(window, 'Allow'))
      await isAllowed(window, site)
      return 'yes'
    },
  ],
  [
    'by keyboard: Tab and Enter go on',
    async (window, open) => {
      const site = await asked(window, open)
      await window.press('Tab', 'Enter')
      await isAllowed(window, site)
      return 'yes'
    },
  ],
  [
    "a click of the page's own does nothing, a real one on Deny ends the run",
    async (window, open) => {
      const site = await asked(window, open)
      await window.evaluate(() => {
        for (const button of (globalThis as unknown as Shown).shown.querySelectorAll('button')) button.click()
      })
      const isOpen = await window.evaluate(() => (globalThis as unknown as Shown).shown.querySelector('dialog')?.open)
      expect([isOpen, await window.evaluate(() => 'ended' in globalThis)]).toEqual([true, false])
      await window.click(await middleOf(window, 'Deny'))
      await isDenied(window, site)
      return 'yes'
    },
  ],
  [
    'Escape ends the run',
    async (window, open) => {
      const site = await asked(window, open)
      await window.press('Escape')
      await isDenied(window, site)
      return 'yes'
    },
  ],
]
