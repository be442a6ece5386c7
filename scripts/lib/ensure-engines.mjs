import { findFirefox, findWebKit } from '../../packages/widget/test/engines/find-engines.ts'
import { aptInstall } from './apt-install.mjs'

/** Browsers beside Chromium that the widget is tried in, each with its test file and the packages of Debian that hold it. */
const engines = [
  { name: 'Firefox', file: 'firefox.engine.test.ts', packages: ['firefox-esr'], find: findFirefox },
  { name: 'WebKitGTK', file: 'webkit.engine.test.ts', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
]

/**
 * Which of them there are. A CI machine gets what is missing; on a machine of a developer nothing is installed unasked.
 * @returns {Promise<{ files: string[], missing: string[] }>} test files that can be run, names of what is not there
 */
export async function ensureEngines() {
  const lacking = engines.filter(({ find }) => !find())
  if (lacking.length > 0 && process.env['CI']) {
    const packages = lacking.flatMap((engine) => engine.packages)
    await aptInstall(`Not found: ${lacking.map(({ name }) => name).join(', ')}`, packages)
  }
  return {
    files: engines.filter(({ find }) => find()).map(({ file }) => file),
    missing: engines.filter(({ find }) => !find()).map(({ name }) => name),
  }
}
