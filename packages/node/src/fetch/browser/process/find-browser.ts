import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Commands that start a browser on Linux and BSD, the plainest build first. */
const browserCommands: readonly string[] = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]

interface BrowserFolder {
  /** Environment variable that holds the start of the path. */
  variable?: string
  paths: readonly string[]
}

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

const windowsPrograms = [
  '\\Google\\Chrome\\Application\\chrome.exe',
  '\\Chromium\\Application\\chrome.exe',
  '\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Where installers put browsers, by platform. */
const browserFolders: Partial<Record<NodeJS.Platform, readonly BrowserFolder[]>> = {
  linux: [{ paths: ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/snap/bin/chromium'] }],
  darwin: [{ paths: macApplications }, { variable: 'HOME', paths: macApplications }],
  win32: [
    { variable: 'PROGRAMFILES', paths: windowsPrograms },
    { variable: 'PROGRAMFILES(X86)', paths: windowsPrograms },
    { variable: 'LOCALAPPDATA', paths: windowsPrograms },
  ],
}

/** What the search looks at; each part can be replaced in a test. */
export interface BrowserSearch {
  env?: Record<string, string | undefined>
  platform?: NodeJS.Platform
  isExecutable?: (path: string) => boolean
}

/**
 * Path of a browser that speaks Chromium's protocol: `CHROMIUM_PATH`, else an installed Chrome, Chromium or Edge of
 * Linux, macOS or Windows; `undefined` if there is none. A `CHROMIUM_PATH` that leads nowhere is not replaced by another
 * browser: whoever set it wants that one.
 */
export function findBrowser({
  env = process.env,
  platform = process.platform,
  isExecutable = isExecutableFile,
}: BrowserSearch = {}): string | undefined {
  const chosen = env['CHROMIUM_PATH']
  if (chosen) return isExecutable(chosen) ? chosen : undefined
  return candidates(env, platform).find(isExecutable)
}

function candidates(env: Record<string, string | undefined>, platform: NodeJS.Platform): string[] {
  const folders = browserFolders[platform] ?? []
  const fixed = folders.flatMap(({ variable, paths }) => {
    const base = variable === undefined ? '' : env[variable]
    return base === undefined ? [] : paths.map((path) => base + path)
  })
  if (platform === 'win32' || platform === 'darwin') return fixed
  const onPath = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder.startsWith('/'))
  return [...browserCommands.flatMap((command) => onPath.map((folder) => join(folder, command))), ...fixed]
}

function isExecutableFile(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
