import { defineConfig } from 'vitest/config'

// Time limits are only there for what would hang: no test fails because a machine is slow.
// No test changes what another one sees, so the files of a worker share its modules, and its browser: a third of the time.
// Tests read the sources, not the build: the "development" condition of each package's exports points there.
// All projects have one root: Vitest keeps what it has made of a source by root, and each would make it again.
const resolve = { conditions: ['development'] }
const ssr = { resolve: { conditions: ['development'] } }

/** What is waited for comes, or it does not: a second is too short for a busy machine. */
const patience = { poll: { timeout: 20_000 } }

/** Names of the core's test files that a run leaves out, as the step `order` does. */
const without = (process.env['OPERABLE_WITHOUT'] ?? '').split(' ').filter(Boolean)

export default defineConfig({
  test: {
    projects: [
      { test: { isolate: false, name: 'repository', root: '.', include: ['scripts/**/*.test.mjs'] } },
      {
        resolve,
        ssr,
        test: {
          isolate: false,
          name: 'core',
          root: '.',
          include: ['packages/core/{src,test}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', ...without.map((name) => `**/${name}.test.ts`)],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          isolate: false,
          name: 'node',
          expect: patience,
          root: '.',
          include: ['packages/node/{src,test}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          isolate: false,
          name: 'widget',
          expect: patience,
          root: '.',
          environment: 'happy-dom',
          include: ['packages/widget/{src,test}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', '**/*.engine.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          isolate: false,
          name: 'browser',
          expect: patience,
          root: '.',
          include: ['packages/*/{src,test}/**/*.browser.test.ts', 'fixtures/proof/*.browser.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          isolate: false,
          name: 'engines',
          expect: patience,
          root: '.',
          include: ['packages/widget/test/engines/*.engine.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
