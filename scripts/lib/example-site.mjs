import { spawn } from 'node:child_process'

/** How often we look whether the site has said something, and how long we wait in between. */
const LOOKS = { most: 1200, everyMs: 100 }

/**
 * Starts the example site of `operable demo`, and keeps what it says.
 * @param {string} command a program that starts it
 * @param {string[]} args
 * @param {{ cwd?: string, env: NodeJS.ProcessEnv }} options
 */
export function startExampleSite(command, args, options) {
  let said = ''
  const demo = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  for (const stream of [demo.stdout, demo.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })

  /** Waits until it has said so. @param {RegExp} pattern @returns {Promise<string>} what the pattern matched: its group, if it has one */
  async function seen(pattern) {
    for (let looks = 0; looks < LOOKS.most && demo.exitCode === null; looks++) {
      const found = pattern.exec(said)
      if (found) return found[1] ?? found[0]
      await new Promise((done) => setTimeout(done, LOOKS.everyMs))
    }
    throw new Error(`The example site did not say what it was expected to:\n${said}`)
  }

  return {
    seen,
    address: () => seen(/(http:\/\/\S+:\d+\/) .*as delivered/),
    /** A line for each form that it has received. */
    received: () => said.split('\n').filter((line) => line.startsWith('The example site received')),
    /** Ends it, with the npx that may have started it. */
    close() {
      if (demo.pid && demo.exitCode === null) process.kill(-demo.pid, 'SIGTERM')
    },
  }
}
