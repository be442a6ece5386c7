import { expect, test } from 'vitest'
import { findBrowser } from './find-browser.ts'

const chromeOfWindows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
const edgeOfMac = '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'
const chromiumOfHome = '/Users/ann/Applications/Chromium.app/Contents/MacOS/Chromium'

test.each([
  [
    'CHROMIUM_PATH wins',
    'linux',
    { CHROMIUM_PATH: '/x/chrome', PATH: '/usr/bin' },
    ['/x/chrome', '/usr/bin/chromium'],
    '/x/chrome',
  ],
  [
    'a wrong CHROMIUM_PATH is not replaced',
    'linux',
    { CHROMIUM_PATH: '/x/none', PATH: '/usr/bin' },
    ['/usr/bin/chromium'],
    undefined,
  ],
  [
    'an empty CHROMIUM_PATH counts as unset',
    'linux',
    { CHROMIUM_PATH: '', PATH: '/usr/bin' },
    ['/usr/bin/chromium'],
    '/usr/bin/chromium',
  ],
  [
    'a command on PATH',
    'linux',
    { PATH: '/usr/local/bin:/usr/bin' },
    ['/usr/bin/google-chrome'],
    '/usr/bin/google-chrome',
  ],
  ['Chromium before Edge', 'linux', { PATH: '/a:/b' }, ['/a/microsoft-edge', '/b/chromium'], '/b/chromium'],
  ['relative PATH entries are left out', 'linux', { PATH: '.:bin' }, ['chromium', 'bin/chromium'], undefined],
  ['an installer folder of Linux', 'linux', { PATH: '' }, ['/opt/google/chrome/chrome'], '/opt/google/chrome/chrome'],
  ['macOS', 'darwin', { HOME: '/Users/ann' }, [edgeOfMac], edgeOfMac],
  ['macOS, installed for one user', 'darwin', { HOME: '/Users/ann' }, [chromiumOfHome], chromiumOfHome],
  ['Windows', 'win32', { PROGRAMFILES: 'C:\\Program Files' }, [chromeOfWindows], chromeOfWindows],
  ['none', 'linux', { PATH: '/usr/bin' }, [], undefined],
] as const)('%s', (_label, platform, env, installed: readonly string[], expected) => {
  expect(findBrowser({ platform, env, isExecutable: (path) => installed.includes(path) })).toBe(expected)
})

test('a folder is not a browser', () => {
  expect(findBrowser({ env: { CHROMIUM_PATH: import.meta.dirname } })).toBeUndefined()
})
