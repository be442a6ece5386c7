import { expect, test } from 'vitest'
import { demoFolders, demoSites } from './demo-sites.ts'
import { serveSite } from './serve-site.ts'

test.each(demoSites)('$name comes over the wire whole, under its own address', async (site) => {
  const served = await serveSite(demoFolders(site))
  for (const path of ['', 'robots.txt', 'sitemap.xml', 'assets/bike.svg', 'nowhere/']) {
    const response = await fetch(served.url + path)
    const body = await response.text()
    const length = response.headers.get('content-length')
    expect(Buffer.byteLength(body), path).toBe(Number(length ?? Buffer.byteLength(body)))
    expect(body).not.toContain('ferry-lane-cycles.example/')
  }
  expect(await (await fetch(`${served.url}robots.txt`)).text()).toContain(`Sitemap: ${served.url}sitemap.xml`)
  await served.close()
})

test('a port that is taken is given up for a free one', async () => {
  const [site] = demoSites
  if (!site) throw new Error('There is an example site.')
  const first = await serveSite(demoFolders(site))
  const second = await serveSite(demoFolders(site), Number(new URL(first.url).port))
  expect(second.url).not.toBe(first.url)
  await Promise.all([first.close(), second.close()])
})
