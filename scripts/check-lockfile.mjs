// A lock file names versions and their checksums, but no registry: everyone installs from the one that they use.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'

for (const file of ['package-lock.json', 'bench/package-lock.json']) {
  /** @type {{ packages: Record<string, { resolved?: string, link?: boolean, integrity?: string }> }} */
  const lock = JSON.parse(readFileSync(join(root, file), 'utf8'))
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (entry.resolved !== undefined && !entry.link) fail(file, `${path} names a registry: ${entry.resolved}`)
    if (path.includes('node_modules/') && !entry.link && !entry.integrity) fail(file, `${path} has no checksum`)
  }
}

/**
 * @param {string} file
 * @param {string} problem
 */
function fail(file, problem) {
  process.stdout.write(`${file}: ${problem}. The .npmrc beside it prevents this: run \`npm install\` in that folder.\n`)
  process.exitCode = 1
}
