import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

/** Two at least, where vitest would leave a core of two idle. */
const WORKERS = Math.max(2, availableParallelism() - 1)

/** @typedef {{ name: string, status: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} TestFile */
/** @typedef {{ env?: Record<string, string>, files?: string[], workers?: number, seed?: number, timeoutMs?: number }} Options */

/**
 * Runs vitest projects, shows vitest's own report and counts the tests. A run that fails without a failed test (a file
 * that does not load, no test at all) counts as one failure. On a CI machine a failed test gets two more tries, and a file
 * whose tests never began, as when a browser hangs while it starts, one more; the note names each test and file that
 * needed it, so that none of them goes unseen; and each test that was skipped because it wants what this machine does not
 * have.
 * @param {string[]} projects
 * @param {Options} [options] `files`: parts of the paths of the test files that are run, all without; `workers`: more than
 *   there are cores where tests wait for most of their time; `seed`: of a random order of files and tests; `timeoutMs`: what
 *   takes longer hangs
 * @returns {Promise<{ passed: number, failed: number, note: string, failures: string[] }>}
 */
export async function runVitest(projects, options = {}) {
  const first = await runOnce(projects, options)
  const unbegun = process.env['CI'] ? first.files.filter(isUnbegun).map(({ name }) => name) : []
  const again = unbegun.length > 0 && (await runOnce(projects, { ...options, files: unbegun }))
  const files = again ? [...first.files.filter((file) => !isUnbegun(file)), ...again.files] : first.files
  const secondTries = again
    ? [...first.secondTries, ...unbegun.map((name) => relative(root, name)), ...again.secondTries]
    : first.secondTries
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failedTests = tests.filter(({ status }) => status === 'failed').length
  const isWhole = again ? again.code === 0 && files.every(({ status }) => status === 'passed') : first.code === 0
  const retried = secondTries.length > 0 ? `, on the second try: ${secondTries.join('; ')}` : ''
  const unmet = wantingOf(files).map((line) => `, ${line}`)
  return {
    passed,
    failed: failedTests === 0 && !isWhole ? 1 : failedTests,
    note: `${passed} passed, ${tests.length - passed - failedTests} skipped${unmet.join('')}${retried}`,
    failures: failuresOf(files),
  }
}

/**
 * @param {string[]} projects
 * @param {Options} options
 * @returns {Promise<{ code: number, files: TestFile[], secondTries: string[] }>}
 */
async function runOnce(projects, { env = {}, files = [], workers = WORKERS, seed, timeoutMs = 1_800_000 }) {
  const folder = await mkdtemp(join(tmpdir(), 'operable-vitest-'))
  // Some tests start programs as another user: those have to reach their files in it.
  await chmod(folder, 0o711)
  const file = join(folder, 'result.json')
  const tries = join(folder, 'second-tries.txt')
  try {
    const { code } = await run(
      'vitest',
      [
        'run',
        '--config=vitest.workspace.ts',
        `--maxWorkers=${workers}`,
        '--reporter=default',
        '--reporter=json',
        `--reporter=${join(root, 'scripts/lib/second-tries.mjs')}`,
        ...(process.env['CI'] ? ['--retry=2'] : []),
        ...(seed === undefined
          ? []
          : ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`]),
        `--outputFile.json=${file}`,
        ...projects.map((name) => `--project=${name}`),
        ...files,
      ],
      {
        env: {
          ...env,
          OPERABLE_SECOND_TRIES: tries,
          // What tests and the browsers that they end leave behind goes with the run's own folder.
          TMPDIR: folder,
        },
        show: true,
        timeoutMs,
      },
    )
    const { testResults = [] } = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
    const secondTries = (await readFile(tries, 'utf8').catch(() => '')).split('\n').filter(Boolean)
    return { code, files: testResults, secondTries }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * It failed, and none of its tests did.
 * @param {TestFile} file
 */
function isUnbegun({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed' && test.status !== 'passed')
}

/**
 * A line for each test that failed and each file that did not load.
 * @param {TestFile[]} files
 */
function failuresOf(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${name}: ${firstLine(message)}`] : []
    return failed.map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
}

/**
 * The tests that were skipped because they want something, as their titles say: `(wants a server: install it)`.
 * @param {TestFile[]} files
 * @returns {string[]} a line for each thing that is wanted
 */
function wantingOf(files) {
  const wanting = files.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, fullName }) => {
      const wish = status === 'passed' || status === 'failed' ? null : / ?\(wants (.+?)\)/.exec(fullName)
      return wish ? { wish: wish[1], name: fullName.replace(wish[0], ':').replace(/:$/, '') } : []
    }),
  )
  return [...Map.groupBy(wanting, ({ wish }) => wish)].map(
    ([wish, tests]) => `${tests.length} not run for want of ${wish}: ${tests.map(({ name }) => name).join('; ')}`,
  )
}

/** @param {string | undefined} text */
function firstLine(text = '') {
  return text.split('\n')[0]
}
