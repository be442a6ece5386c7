/** Commands that start a browser on Linux and BSD, the plainest build first. */
export const browserCommands: readonly string[] = [
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
export const browserFolders: Partial<Record<NodeJS.Platform, readonly BrowserFolder[]>> = {
  linux: [{ paths: ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/snap/bin/chromium'] }],
  darwin: [{ paths: macApplications }, { variable: 'HOME', paths: macApplications }],
  win32: [
    { variable: 'PROGRAMFILES', paths: windowsPrograms },
    { variable: 'PROGRAMFILES(X86)', paths: windowsPrograms },
    { variable: 'LOCALAPPDATA', paths: windowsPrograms },
  ],
}
