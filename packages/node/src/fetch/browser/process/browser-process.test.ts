import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserProcess } from './browser-process.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.doUnmock('playwright-core')
})

test('without a browser the error says what to install', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  await expect(createBrowserProcess({})).rejects.toMatchObject({
    code: 'missing_dependency',
    message: expect.stringMatching(/install one, or set CHROMIUM_PATH/),
  })
})

test('without playwright-core the error names the package', async () => {
  vi.doMock('playwright-core', () => {
    throw new Error('Cannot find package')
  })
  await expect(createBrowserProcess({ executablePath: '/usr/bin/chromium' })).rejects.toMatchObject({
    code: 'missing_dependency',
    message: expect.stringContaining('npm install playwright-core'),
  })
})
