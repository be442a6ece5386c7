import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.mjs'

/**
 * Runs vitest projects, shows vitest's own report and counts the tests. A run that fails without a failed test (a file
 * that does not load, no test at all) counts as one failure.
 * @param {string[]} projects
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ passed: number, failed: number, note: string }>}
 */
export async function runVitest(projects, env = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'operable-vitest-'))
  const file = join(folder, 'result.json')
  try {
    const { code } = await run(
      'vitest',
      [
        'run',
        '--config=vitest.workspace.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...projects.map((name) => `--project=${name}`),
      ],
      { env, show: true, timeoutMs: 600_000 },
    )
    const text = await readFile(file, 'utf8').catch(() => '{}')
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = JSON.parse(text)
    const failed = numFailedTests === 0 && code !== 0 ? 1 : numFailedTests
    return {
      passed: numPassedTests,
      failed,
      note: `${numPassedTests} passed, ${numPendingTests + numTodoTests} skipped`,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
