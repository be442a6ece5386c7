import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

/** What the npm that started the script has set would lead npm back here. */
export const cleanEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD$|CI$|GITHUB_|NODE_ENV$)/i.test(name)),
)

/** @param {string} folder @param {Record<string, string>} files by their paths */
export function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/**
 * Packs the packages as npm would publish them.
 * @param {string} folder
 * @returns {string[]} the packed files
 */
export function packAll(folder) {
  return ['core', 'widget', 'node'].map((name) => {
    const args = ['pack', '--silent', '--pack-destination', folder]
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: join(root, 'packages', name), encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return join(folder, stdout.trim().split('\n').at(-1) ?? '')
  })
}
