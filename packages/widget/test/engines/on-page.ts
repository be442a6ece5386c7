import type { Outcome, RunOptions, Widget } from '../../src/types.ts'
import { type EngineWindow, until } from './engine.ts'

// What rows do on a page. Nothing here needs more than `EngineWindow`.

type WithWidget = { operable: Widget }

/** Opens a page and waits for the widget, and for as many tools as given. */
export async function openPage(window: EngineWindow, address: string, tools = 1): Promise<void> {
  await window.open(address)
  await whenReady(window, tools)
}

export async function whenReady(window: EngineWindow, tools = 1): Promise<void> {
  const count = () => window.evaluate(() => (globalThis as unknown as WithWidget).operable?.tools().length ?? -1)
  await until(async () => (await count()) >= tools || count(), `the widget with ${tools} tools`)
}

/** Runs the tool of that name, or the only one. Time limits are long: only what would hang meets them. */
export function runTool(window: EngineWindow, input: unknown, name?: string, more: RunOptions = {}): Promise<Outcome> {
  return window.evaluate(
    ({ input, name, options }) => {
      const { operable } = globalThis as unknown as WithWidget
      return operable.run(name ?? operable.tools()[0]?.name ?? '', input, options)
    },
    { input, name, options: { deadlineMs: 50_000, stepMs: 20_000, outcomeMs: 20_000, ...more } },
  )
}

/** The same where the page is left meanwhile, or somebody has to act before it ends: `ended` has the outcome. */
export async function startTool(window: EngineWindow, input: unknown, name?: string): Promise<void> {
  await window.evaluate(
    ({ input, name }) => {
      const own = globalThis as unknown as WithWidget & { ended?: Outcome }
      const { operable } = own
      const running = operable.run(name ?? operable.tools()[0]?.name ?? '', input, {
        deadlineMs: 50_000,
        outcomeMs: 30_000,
      })
      void running.then((outcome) => {
        own.ended = outcome
      })
    },
    { input, name },
  )
}

/** What became of it, once that is known. */
export async function ended(window: EngineWindow): Promise<Outcome> {
  await until(() => window.evaluate(() => 'ended' in globalThis), 'the end of the run')
  return window.evaluate(() => (globalThis as unknown as { ended: Outcome }).ended)
}

/** The receipt of a run that led here, once it is judged. */
export async function receipt(window: EngineWindow): Promise<Outcome> {
  const all = () => window.evaluate(() => (globalThis as unknown as WithWidget).operable?.receipts() ?? [])
  // The page that follows is judged once it has been read.
  await until(async () => (await all())[0]?.final, 'a receipt')
  return (await all())[0]!
}

export async function isAt(window: EngineWindow, path: string): Promise<void> {
  const here = () => window.evaluate(() => location.pathname + document.readyState)
  await until(async () => (await here()) === `${path}complete` || here(), `the page ${path}`)
}

/** Stands first in a page: notes what is reported there, and which names the window has before the widget comes. */
export const NOTES = `<script nonce="n">{
  const reported = []
  for (const level of ['warn', 'error']) console[level] = (...words) => reported.push(level + ': ' + words.join(' '))
  addEventListener('error', ({ message }) => reported.push('error: ' + message))
  addEventListener('unhandledrejection', ({ reason }) => reported.push('rejection: ' + reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    // Browsers ask for it by themselves.
    blockedURI.endsWith('/favicon.ico') || reported.push('policy: ' + violatedDirective))
  window.notes = { reported, names: [] }
  notes.names = Object.getOwnPropertyNames(window)
}</script>`

interface Notes {
  reported: string[]
  names: string[]
}

export function reported(window: EngineWindow): Promise<string[]> {
  return window.evaluate(() => (globalThis as unknown as { notes: Notes }).notes.reported)
}

/** Names that the window has got since. */
export function newNames(window: EngineWindow): Promise<string[]> {
  return window.evaluate(() => {
    const { names } = (globalThis as unknown as { notes: Notes }).notes
    return Object.getOwnPropertyNames(globalThis).filter((name) => !names.includes(name))
  })
}
