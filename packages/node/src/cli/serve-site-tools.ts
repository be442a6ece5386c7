import { finished } from 'node:stream/promises'
import type { Server } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { OperableError } from '@operable/core'
import type { Command } from 'commander'
import { siteServerInfo } from '../catalog/documents.ts'
import { refreshedTools } from '../mcp/refreshed-tools.ts'
import { createSiteServer, siteApprovals } from '../mcp/site-server.ts'
import { packageVersion } from '../package-root.ts'
import { type OpenSite, openSite } from '../services/open-site.ts'
import { listenForInterrupt } from './interrupt.ts'
import { type CredentialWords, credentialsOf, type ReadOptions } from './options.ts'
import { refusePrivate } from './refuse-private.ts'
import { explainMissing, storedTools } from './run-site-tool.ts'
import { readTarget } from './target.ts'

/** Options as typed. */
export interface SiteWords extends CredentialWords {
  send?: true | string[]
  headed?: true
  maxPages: number
  /** ms */
  refresh: number
  discover?: true
  allowPrivate?: true
}

/** A site that no browser can open has no tools, and says why. @throws what is a mistake of whoever typed the command */
function unopened(url: string, error: unknown): OpenSite {
  if (!(error instanceof OperableError) || error.code !== 'missing_dependency') throw error
  const refuse = () => Promise.reject(error)
  return { url, tools: refuse, refresh: refuse, run: refuse, close: async () => {} }
}

/** Serves the tools of a site until the client closes the input, or a signal comes. */
export async function serveSiteTools(given: string, words: ReadOptions & SiteWords, command: Command): Promise<void> {
  const target = readTarget(given)
  if (target.kind === 'folder')
    throw new OperableError('invalid_url', 'operable mcp needs a site address, not a folder.')
  const credentials = credentialsOf(words, command)
  const { send, headed, maxPages, refresh, discover, allowPrivate } = words
  if (!allowPrivate) refusePrivate(target.url)
  const interrupt = listenForInterrupt()
  const stored = discover ? undefined : await storedTools(target.url, words)
  const site = await openSite(target.url, {
    maxPages,
    signal: interrupt.signal,
    // What the data file has may change while this runs.
    ...(stored && { findTools: async () => (await storedTools(target.url, words, { isQuiet: true })) ?? [] }),
    ...(send && { send }),
    ...(headed && { headed }),
    ...(allowPrivate && { allowPrivate }),
    ...(credentials && { credentials }),
  })
    .catch(explainMissing)
    .catch((error: unknown) => unopened(target.url, error))
  const servers = new Set<Server>()
  const onChange = (): void => {
    for (const server of servers) server.sendToolListChanged().catch(() => undefined)
  }
  const list = refreshedTools({ tools: site.tools, refresh: site.refresh, onChange, maxAge: refresh })
  // The list is there before anybody asks; why there is none is said to whoever does.
  list.tools().catch(() => undefined)
  const approvals = siteApprovals()
  const source = {
    ...list,
    url: site.url,
    isSealed: !send,
    tellsChanges: true,
    run: site.run,
    onError: (error: unknown) => void process.stderr.write(`operable: ${String(error)}\n`),
  }
  const onEnd = finished(process.stdin, { signal: interrupt.signal }).catch(() => {})
  const connection = serveStdio(() => {
    const server = createSiteServer(siteServerInfo({ version: packageVersion() }, site.url), source, approvals)
    servers.add(server)
    return server
  })
  await onEnd
  await connection.close()
  await site.close()
  interrupt.release()
}
