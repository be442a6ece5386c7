import { existsSync } from 'node:fs'
import { OperableError } from '@operable/core'
import type { Browser, BrowserType } from 'playwright-core'
import { browserCertificate } from './browser-certificate.ts'
import { browserFlags, refusedDefaultFlags } from './browser-flags.ts'
import { endProcess } from './browser-kill.ts'
import { type MemoryWatch, watchMemory } from './browser-memory.ts'
import { endsWithin } from './browser-within.ts'
import { findBrowser } from './find-browser.ts'

/** A running browser. */
export interface RunningBrowser {
  browser: Browser
  memory: MemoryWatch
  /** Ends the process without asking it. */
  kill(): void
}

/** One browser process: started when it is first needed, started again after it died. */
export interface BrowserProcess {
  /** Rejects when it cannot be started, and after `close`. */
  running(): Promise<RunningBrowser>
  /** Ends this browser, so that the next call of `running` starts another. */
  replace(running: RunningBrowser): void
  close(): Promise<void>
}

export interface BrowserProcessOptions {
  /** Default: `findBrowser()`, then the one that `playwright install` downloaded. */
  executablePath?: string
  /** Memory of one page, in bytes. Default 1 GiB. */
  maxPageMemory?: number
  /** Shows its windows. Default false. */
  headed?: boolean
}

const LAUNCH_TIMEOUT_MS = 30_000
const CLOSE_TIMEOUT_MS = 3_000

/** Throws OperableError `missing_dependency` when playwright-core or a browser is not installed. */
export async function createBrowserProcess(options: BrowserProcessOptions): Promise<BrowserProcess> {
  const { chromium, executable } = await requireInstalled(options)
  let starting: Promise<RunningBrowser> | undefined
  let latest: RunningBrowser | undefined
  let closed = false

  async function start(path: string): Promise<RunningBrowser> {
    try {
      const running = await launch(chromium, path, options)
      latest = running
      running.browser.once('disconnected', () => forget(running))
      return running
    } catch (error) {
      starting = undefined
      throw error
    }
  }

  function forget(running: RunningBrowser): void {
    if (latest === running) starting = undefined
  }

  return {
    running() {
      if (closed) return Promise.reject(new Error('The browser was closed.'))
      starting ??= start(executable)
      return starting
    },
    replace(running) {
      forget(running)
      running.kill()
    },
    async close() {
      closed = true
      const running = await starting?.catch(() => undefined)
      if (!running) return
      if (!(await endsWithin(CLOSE_TIMEOUT_MS, running.browser.close()))) running.kill()
    },
  }
}

/** What a browser needs. Throws OperableError `missing_dependency` when playwright-core or a browser is not installed. */
export async function requireInstalled({
  executablePath,
}: BrowserProcessOptions = {}): Promise<{ chromium: BrowserType; executable: string }> {
  const chromium = await loadChromium()
  const executable = executablePath ?? findBrowser() ?? downloadedBrowser(chromium)
  if (executable) return { chromium, executable }
  const message = 'No Chromium, Chrome or Edge was found: install one, or set CHROMIUM_PATH to its path.'
  throw new OperableError('missing_dependency', message)
}

async function launch(
  chromium: BrowserType,
  executablePath: string,
  { maxPageMemory, headed = false }: BrowserProcessOptions,
): Promise<RunningBrowser> {
  const browser = await chromium.launch({
    executablePath,
    headless: !headed,
    args: [...browserFlags, `--ignore-certificate-errors-spki-list=${browserCertificate().fingerprint}`],
    ignoreDefaultArgs: [...refusedDefaultFlags],
    // Chromium refuses to run its sandbox as root, which is what most containers are.
    chromiumSandbox: process.getuid?.() !== 0,
    // The program that uses this library decides what a signal does; the browser ends when its pipe closes.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: LAUNCH_TIMEOUT_MS,
  })
  try {
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const pid = processInfo.find(({ type }) => type === 'browser')?.id
    const memory = watchMemory(session, maxPageMemory)
    browser.once('disconnected', memory.stop)
    const kill = (): void => {
      if (browser.isConnected() && pid !== undefined) endProcess(pid)
    }
    return { browser, memory, kill }
  } catch (error) {
    await browser.close()
    throw error
  }
}

async function loadChromium(): Promise<BrowserType> {
  try {
    return (await import('playwright-core')).chromium
  } catch (cause) {
    const message = 'Rendering needs the package playwright-core: npm install playwright-core'
    throw new OperableError('missing_dependency', message, { cause })
  }
}

function downloadedBrowser(chromium: BrowserType): string | undefined {
  const path = process.env['CHROMIUM_PATH'] ? '' : chromium.executablePath()
  return path !== '' && existsSync(path) ? path : undefined
}
