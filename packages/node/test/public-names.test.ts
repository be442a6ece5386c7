import { expect, test } from 'vitest'

// What others import. A name that goes or changes breaks their code: that is a decision, and a line in CHANGELOG.md.
const entries = {
  'index.ts': [
    'OperableError',
    'PRODUCT_TOKEN',
    'ScanError',
    'audit',
    'auditFolder',
    'crawlSite',
    'createAddressPolicy',
    'createApp',
    'createBrowserFetcher',
    'createFixtureFetcher',
    'createFolderFetcher',
    'createNodeListener',
    'createOperable',
    'createSafeFetch',
    'decodeText',
    'defineConfig',
    'errorCodes',
    'findBrowser',
    'inProcessQueue',
    'memoryStorage',
    'observe',
    'observeFolder',
    'openSite',
    'pgBossQueue',
    'postgresCounters',
    'postgresStorage',
    'postgresTurns',
    'prove',
    'proveFolder',
    'proveForms',
    'serve',
    'sqliteStorage',
    'unstorageStorage',
    'updateDocument',
    'userAgent',
  ],
  'http.ts': ['createApp', 'createNodeListener'],
  'playwright.ts': ['openTools', 'runTool'],
}

test.each(Object.entries(entries))('%s exports these names', async (file, names) => {
  expect(Object.keys(await import(`../src/${file}`)).sort()).toEqual(names)
})
