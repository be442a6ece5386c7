import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { WebKitPrograms } from './webkit-engine.ts'

const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox'
/** Where distributions keep WebKitGTK's small browser, which is on no path. */
const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64']

/** Path of Firefox: `FIREFOX_PATH`, else an installed one. */
export function findFirefox(): string | undefined {
  const chosen = process.env['FIREFOX_PATH']
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return command('firefox-esr') ?? command('firefox') ?? (existsSync(MAC) ? MAC : undefined)
}

/** What a run in WebKitGTK needs; undefined when a part of it is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const [driver, display, browser] = [command('WebKitWebDriver'), command('Xvfb'), miniBrowser()]
  return driver && display && browser ? { driver, display, browser } : undefined
}

function command(name: string): string | undefined {
  const paths = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))
  return paths.find(isExecutable)
}

function miniBrowser(): string | undefined {
  const folders = LIBRARIES.flatMap((library) => [library, ...inside(library)])
  return folders.map((folder) => join(folder, 'webkit2gtk-4.1', 'MiniBrowser')).find(isExecutable)
}

function inside(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name))
  } catch {
    return []
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
