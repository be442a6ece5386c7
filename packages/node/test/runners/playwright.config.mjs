import { tmpdir } from 'node:os'
import { join } from 'node:path'

const executablePath = process.env.CHROMIUM_PATH

export default {
  testDir: import.meta.dirname,
  testMatch: '*.playwright.mjs',
  outputDir: join(tmpdir(), `operable-runner-${process.pid}`),
  reporter: 'line',
  timeout: 120_000,
  use: { launchOptions: { executablePath, args: ['--no-sandbox'] } },
}
