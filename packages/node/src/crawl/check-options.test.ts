import { expect, test } from 'vitest'
import { createFixtureFetcher } from '../fetch/local/fixture-fetcher.ts'
import { auditFolder } from '../services/audit-folder.ts'
import { audit } from '../services/audit-site.ts'
import { crawlSite } from './crawl-site.ts'

const fetch = createFixtureFetcher({})

test.each<[string, () => Promise<unknown>, RegExp]>([
  [
    'audit',
    () => audit('https://shop.example', { fetch, ...{ maxpages: 3 } }),
    /^audit has no option maxpages\. It has: maxPages, /,
  ],
  [
    'auditFolder',
    () => auditFolder('.', { perHost: 2 } as object),
    /^auditFolder has no option perHost\. It has: url, /,
  ],
  [
    'crawlSite',
    () => crawlSite('https://shop.example', { fetch, ...{ timeoutMs: 1 } }),
    /^crawlSite has no option timeoutMs\. It has: .*deadlineMs/,
  ],
])('%s refuses an option that it does not have', async (_name, call, said) => {
  await expect(call()).rejects.toThrow(TypeError)
  await expect(call()).rejects.toThrow(said)
})
