import { randomBytes } from 'node:crypto'
import { normalizeUrl } from '@operable/core/site'
import type { Operable } from '../../contracts/operable.ts'
import type { Storage } from '../../contracts/storage.ts'
import { type RunningServer, serve } from '../../http/listen/node-server.ts'
import { type Log, logToStderr } from '../../http/log.ts'
import { embedSnippet, readWidgetFiles } from '../../http/widget/widget-files.ts'
import { createOperable } from '../../services/create-operable.ts'
import { type DemoSite, demoFolders, demoSites } from './demo-sites.ts'
import { type ServedSite, serveSite } from './serve-site.ts'
import type { ReceivedForm } from './site-app.ts'

export interface DemoOptions {
  /** Port of the service; the sites use the next two. 0: any free ports. A port in use is replaced by a free one. */
  port: number
  storage: Storage
  /** Called for every form that the first example site receives. */
  onForm?: (form: ReceivedForm) => void
  log?: Log
}

export interface DemoWebsite extends ServedSite {
  site: DemoSite
}

/** The service and both example sites, the first one with the widget, each on its own loopback port. */
export interface Demo {
  operable: Operable
  /** Base address of the service, without a trailing slash. */
  url: string
  /** Admin key, valid while this demo runs and never stored. */
  key: string
  /** As delivered, and improved as its report suggests. */
  sites: readonly DemoWebsite[]
  /** Id of the first site in the service. */
  websiteId: string
  /** Requested ports that are in use. */
  takenPorts: readonly number[]
  close(): Promise<void>
}

/** How long running requests may take, in ms. */
const GRACE = 2000

/**
 * Starts everything. The service can read the two example sites and the public internet, but nothing else on this machine.
 *
 * @throws OperableError `storage_unavailable`
 */
export async function startDemo({ port, storage, onForm, log = logToStderr }: DemoOptions): Promise<Demo> {
  const closing: (() => Promise<void>)[] = []
  const close = async () => {
    for (const part of closing.splice(0).reverse()) await part()
  }
  let tag: string | undefined
  try {
    const sites: DemoWebsite[] = []
    for (const [index, site] of demoSites.entries()) {
      const extras = index === 0 ? { tag: () => tag, ...(onForm ? { onForm } : {}) } : {}
      const served = await serveSite(demoFolders(site), port && port + 1 + index, extras)
      closing.push(served.close)
      sites.push({ site, ...served })
    }
    const allowPrivate = sites.map(({ url }) => new URL(url).host)
    const key = `demo_${randomBytes(24).toString('base64url')}`
    const onError = (error: unknown) => log({ level: 'error', event: 'background_error', error })
    const operable = createOperable({ storage, adminKey: key, allowPrivate, onError })
    closing.push(operable.close)
    const server = await listen(operable, port, log)
    closing.push(server.close)
    await operable.scans.resume()
    const websiteId = await keepWebsite(operable, sites[0]?.url ?? '')
    tag = withPanel(embedSnippet(readWidgetFiles(), server.url, websiteId))
    const takenPorts = [server.url, ...sites.map(({ url }) => url)]
      .map((url, index) => ({ wanted: port + index, got: Number(new URL(url).port) }))
      .filter(({ wanted, got }) => port !== 0 && wanted !== got)
    return {
      operable,
      url: server.url,
      key,
      sites,
      websiteId,
      takenPorts: takenPorts.map(({ wanted }) => wanted),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Only this machine reaches the service, so it lets anybody start scans and lists them. */
async function listen(operable: Operable, port: number, log: Log): Promise<RunningServer> {
  const given = { operable, log, publicScans: true, listReports: true, graceMs: GRACE }
  try {
    return await serve({ ...given, port })
  } catch (error) {
    const { cause } = error as { cause?: NodeJS.ErrnoException }
    if (port === 0 || cause?.code !== 'EADDRINUSE') throw error
    return serve({ ...given, port: 0 })
  }
}

/** A data file may already have the site from an earlier start. What is proven of an example, everyone may see. */
async function keepWebsite({ websites }: Operable, url: string): Promise<string> {
  const known = (await websites.list()).find((website) => website.url === normalizeUrl(url))
  const { id } = known ?? (await websites.add(url)).website
  await websites.patch(id, { publishProofs: true })
  return id
}

/** Adds the panel, which shows the tools to people. */
function withPanel(snippet: string): string {
  return snippet.replace('></script>', ' data-panel></script>')
}
