import { demoFolders, demoSites } from '../src/cli/demo/demo-sites.ts'
import { serveSite } from '../src/cli/demo/serve-site.ts'
import { type ServeOptions, serve } from '../src/http/listen/node-server.ts'
import { createOperable } from '../src/services/create-operable.ts'
import { memoryStorage } from '../src/storage/memory.ts'

/** The service on a port, with both example sites scanned and one of them kept with its tools. */
export async function pagesService(options: Partial<ServeOptions> = {}) {
  const sites = await Promise.all(demoSites.map((site) => serveSite(demoFolders(site))))
  const operable = createOperable({ storage: memoryStorage(), allowPrivate: true, render: 'never' })
  const admin = (await operable.keys.ensureAdmin()) ?? ''
  const server = await serve({
    operable,
    port: 0,
    publicScans: true,
    listReports: true,
    allowPrivate: true,
    ...options,
  })

  /** @returns where the scan ended: the report, or what failed */
  async function scan(url: string): Promise<string> {
    const { id } = await operable.scans.start(url)
    for await (const state of operable.scans.watch(id)) {
      if (state.state === 'completed') return `/r/${state.reportId}`
    }
    return `/scans/${id}`
  }

  const urls = sites.map(({ url }) => url)
  const reports = []
  for (const url of [...urls, urls[0]!]) reports.push(await scan(url))
  const { website, key } = await operable.websites.add(urls[0]!)
  const { tools } = await operable.tools.discover(website.id)
  return {
    operable,
    scan,
    url: server.url,
    sites: urls,
    reports,
    failedScan: await scan('http://127.0.0.1:1/'),
    website,
    key,
    admin,
    tools,
    async close() {
      await server.close()
      await Promise.all(sites.map((site) => site.close()))
    },
  }
}
