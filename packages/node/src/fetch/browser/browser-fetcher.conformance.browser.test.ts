import { wholeBrowser } from '../../../test/browser.ts'
import { loopbackSite } from '../../../test/loopback-site.ts'
import { createAddressPolicy } from '../address/address-guard.ts'
import { kitSite, testFetcher } from '../conformance.ts'
import { createBrowserFetcher } from './browser-fetcher.ts'

testFetcher('the browser fetcher', async () => {
  const pages = Object.entries(kitSite).map(([path, { status = 200, headers, body }]) => [
    path,
    (_incoming: unknown, outgoing: { writeHead(status: number, headers: object): { end(body: string): void } }) =>
      outgoing.writeHead(status, headers).end(body),
  ])
  const site = await loopbackSite(Object.fromEntries(pages))
  const fetcher = await createBrowserFetcher({
    policy: createAddressPolicy({ allowPrivate: [`127.0.0.1:${site.port}`] }),
    userAgent: 'OperableBot/test',
    executablePath: await wholeBrowser(),
    settle: { patienceMs: 100 },
  })
  return {
    fetcher,
    origin: `http://127.0.0.1:${site.port}`,
    capabilities: { anyAnswer: true, redirects: true, byteLimits: true, head: false },
    stop: site.close,
  }
})
