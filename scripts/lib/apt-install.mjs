import { run } from './run.mjs'

/**
 * Installs packages of Debian where this run may: on Linux, as root, with apt-get.
 * @param {string} why what is said before it
 * @param {string[]} packages
 * @returns {Promise<string | undefined>} what apt-get said; undefined where nothing can be installed this way
 */
export async function aptInstall(why, packages) {
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0
  if (!asRoot || (await run('apt-get', ['--version'])).code !== 0) return undefined
  process.stdout.write(`${why}: installing Debian's ${packages.join(', ')}.\n`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  const { output } = await run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], { env })
  return output
}
