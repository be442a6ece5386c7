import { inferTools, parsePage } from '@operable/core/inspect'
import type { ToolMetadata } from '@operable/core/schema'
import { serve } from '../../../node/src/http/listen/node-server.ts'
import { embedSnippet, readWidgetFiles } from '../../../node/src/http/widget/widget-files.ts'
import { createOperable } from '../../../node/src/services/create-operable.ts'
import { memoryStorage } from '../../../node/src/storage/memory.ts'
import { loopbackSite, type SitePage } from '../../../node/test/loopback-site.ts'
import { type ServiceFront, serviceFront } from './service-front.ts'

/** A site, and the real service with the built widget at another origin: new ports, so that no browser knows them. */
export interface EngineSite {
  origin: string
  front: ServiceFront
  /** What forms sent to `/submit`. */
  submitted: string[]
  /** Reads pages as the audit does, and keeps the tools found there. */
  discover(...paths: string[]): Promise<void>
  /** Keeps the first tool of a page as its scripts have made it. */
  keep(path: string, html: string): Promise<void>
  /** Keeps a tool that was written by hand. */
  write(name: string, path: string, selector: string, metadata?: Partial<ToolMetadata>): Promise<void>
  /** Switches every tool off. */
  switchOff(): Promise<void>
  stopService(): Promise<void>
  close(): Promise<void>
}

interface SiteOptions {
  /**
   * HTML by path, or what answers. `TAG` stands for the line that the console shows, `TAG(attributes)` for that with more
   * attributes, `LOCAL` for a tag whose files come from the site itself, `SERVICE` for the origin of the service.
   */
  pages: Record<string, SitePage>
  /** Content policy of every page. */
  policy?: string
  /** Path of the server that the service is mounted at. */
  mountedAt?: string
}

const HTML = 'text/html; charset=utf-8'

export async function engineSite({ pages, policy, mountedAt = '' }: SiteOptions): Promise<EngineSite> {
  const widget = readWidgetFiles()
  if (widget.files.length === 0) throw new Error('The widget is not built: run `npm run build`.')
  const front = await serviceFront()
  const operable = createOperable({ storage: memoryStorage(), allowPrivate: true, render: 'never' })
  const baseUrl = front.url + mountedAt
  const service = await serve({ operable, port: 0, allowPrivate: true, baseUrl, graceMs: 100 })
  front.target = service.port

  let tag = ''
  let local = ''
  const filled = (text: string): string =>
    text
      .replaceAll(/TAG(?:\(([^)]*)\))?/g, (_, more = '') => tag.replace('></script>', ` ${more}></script>`))
      .replaceAll('LOCAL', local)
      .replaceAll('SERVICE', front.url)
  const page = (text: string): SitePage => {
    return (_, outgoing) => {
      const headers = { 'content-type': HTML, ...(policy && { 'content-security-policy': filled(policy) }) }
      outgoing.writeHead(200, headers).end(filled(text))
    }
  }
  const submitted: string[] = []
  const site = await loopbackSite({
    ...Object.fromEntries(widget.files.map(({ name, body }) => [`/${name}`, script(() => body)])),
    '/submit': (incoming, outgoing) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('end', () => {
        submitted.push(Buffer.concat(parts).toString())
        outgoing.writeHead(303, { location: '/thanks' }).end()
      })
    },
    // What a script of a page sends.
    '/taken': (_, outgoing) => void outgoing.writeHead(204).end(),
    '/refuse': (_, outgoing) => void outgoing.writeHead(500).end(),
    '/thanks': page('<!doctype html><html lang="en"><title>Thanks</title>TAG<h1>Thank you</h1>'),
    ...Object.fromEntries(
      Object.entries(pages).map(([path, given]) => [path, typeof given === 'string' ? page(given) : given]),
    ),
  })
  const origin = `http://127.0.0.1:${site.port}`
  const { website } = await operable.websites.add(`${origin}/`)
  tag = embedSnippet(widget, baseUrl, website.id).replace('></script>', ' data-poll="100"></script>')
  local = `<script async src="/operable.js" data-server="${front.url}" data-website="${website.id}" data-poll="100"></script>`

  let stopped: Promise<unknown> | undefined
  const stopService = async (): Promise<void> => {
    stopped ??= Promise.all([front.close(), service.close()])
    await stopped
  }
  return {
    origin,
    front,
    submitted,
    async discover(...paths) {
      for (const path of paths) await operable.tools.addFromUrls(website.id, [origin + path])
    },
    async keep(path, html) {
      const [draft] = inferTools(parsePage(html, { url: origin + path }))
      if (!draft) throw new Error(`${path} has no tool.`)
      await operable.tools.addDraft(website.id, draft)
    },
    async write(name, path, selector, metadata) {
      const tool = { name, description: 'A tool.', pageUrl: origin + path, selector }
      await operable.tools.addDraft(website.id, { ...tool, metadata: { kind: 'form', ...metadata } })
    },
    async switchOff() {
      const { tools } = await operable.tools.list(website.id)
      for (const { id } of tools) await operable.tools.patch(website.id, id, { active: false })
    },
    stopService,
    async close() {
      await Promise.all([stopService(), site.close()])
    },
  }
}

/** A script of the site. */
export function script(text: () => string | Promise<string>): SitePage {
  return async (_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(await text())
  }
}
