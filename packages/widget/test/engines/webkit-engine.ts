import { type ChildProcess, spawn } from 'node:child_process'
import { Builder, Button, Key as Keys, Origin } from 'selenium-webdriver'
import { freePort } from '../../../node/test/free-port.ts'
import { type EngineWindow, type Key, LIMIT_MS, until } from './engine.ts'

export interface WebKitPrograms {
  driver: string
  browser: string
  /** The display that nobody sees: the browser has no mode without windows. */
  display: string
}

/** WebKitGTK's small browser, by WebDriver. */
export async function webKitWindow({ driver, browser, display }: WebKitPrograms): Promise<EngineWindow> {
  const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await firstLine(screen)
  const port = await freePort()
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11' },
  })
  const stop = async (): Promise<void> => {
    await ended(service)
    await ended(screen)
  }
  try {
    const address = `http://127.0.0.1:${port}`
    await until(async () => (await fetch(`${address}/status`)).ok, 'the answer of WebKitWebDriver')
    const options = { binary: browser, args: ['--automation'] }
    const session = new Builder()
      .usingServer(address)
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build()
    await session.manage().setTimeouts({ script: LIMIT_MS, pageLoad: LIMIT_MS })
    return {
      open: (address) => session.get(address),
      async evaluate(action, given) {
        const answer = await session.executeAsyncScript<{ value?: never; error?: string }>(
          `const done = arguments[1]; new Promise((resolve) => resolve((${action})(arguments[0])))
            .then((value) => done({ value }), (error) => done({ error: String(error) }))`,
          given ?? null,
        )
        if (answer.error !== undefined) throw new Error(answer.error)
        return answer.value as never
      },
      async press(...keys) {
        for (const key of keys) await session.actions().sendKeys(names[key]).perform()
      },
      type: (text) => session.actions().sendKeys(text).perform(),
      click: ({ x, y }) =>
        session
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
          .press(Button.LEFT)
          .release(Button.LEFT)
          .perform(),
      renew: () => session.get('about:blank'),
      async close() {
        await session.quit().catch(() => {})
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const names: Record<Key, string> = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, Space: Keys.SPACE, Tab: Keys.TAB }

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The display ended with ${code}.`)))
  })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill()
  })
}
