import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import mime from 'mime'
import type { FetchOptions, PageFetcher } from '../../contracts/page-fetcher.ts'
import { MAX_BODY_BYTES } from '../answer/limit-body.ts'
import { FetchError } from '../failure/fetch-error.ts'
import { type FolderFile, findFolderFile, readFolderFile } from './folder-file.ts'
import { createLocalFetcher, type LocalAnswer } from './local-fetcher.ts'

/** What a folder stands for. */
export interface FolderFetcherOptions {
  /** The origin that the folder stands for; others are refused. Default: the folder answers for every host. */
  origin?: string
  /**
   * Answers with `index.html` where an address without an extension has no file, as hosts of single-page apps do.
   * Default false.
   */
  historyFallback?: boolean
  /** What files would hold, by their real path: read in the place of what is on disk, or besides. */
  overlay?: ReadonlyMap<string, Uint8Array>
}

/**
 * A fetcher over a folder of files, as a static host would serve them and without any network: `index.html` for a
 * folder, `.html` left out of addresses, a redirect to the address with the final slash, `404.html` or an empty page
 * with status 404 for what is not there. Nothing outside the folder is read, also not through symbolic links.
 */
export function createFolderFetcher(folder: string, options: FolderFetcherOptions = {}): PageFetcher {
  return createLocalFetcher(folderAnswers(folder, options))
}

/** The same one answer at a time: what redirects is the redirect. */
export function folderAnswers(
  folder: string,
  { origin, historyFallback = false, overlay = new Map() }: FolderFetcherOptions = {},
): (url: URL, options?: Pick<FetchOptions, 'maxBytes'>) => Promise<LocalAnswer> {
  const ownOrigin = origin === undefined ? undefined : new URL(origin).origin

  return async (url, { maxBytes = MAX_BODY_BYTES } = {}) => {
    if (ownOrigin !== undefined && url.origin !== ownOrigin) {
      throw new FetchError('refused', 'Only files in the folder are read; nothing is fetched from other sites.')
    }
    const added = overlay.size === 0 ? undefined : await addedFile(folder, url.pathname, overlay)
    const found = added ?? (await findFolderFile(folder, url.pathname))
    if (found.kind === 'unreadable') throw new FetchError('connect', 'The folder cannot be read.')
    if (found.kind === 'folder') return redirectTo(`${url.pathname}/${url.search}`)
    if (found.kind === 'file') return respond(200, found, maxBytes, overlay)
    const app = historyFallback && isRoute(url) ? await findFolderFile(folder, '/index.html') : found
    if (app.kind === 'file') return respond(200, app, maxBytes, overlay)
    const notFound = await findFolderFile(folder, '/404.html')
    if (notFound.kind === 'file') return respond(404, notFound, maxBytes, overlay)
    return { status: 404, headers: { 'content-type': 'text/html' }, body: new Uint8Array() }
  }
}

/** A missing file of the app, or one that machines ask for, must stay missing. */
function isRoute({ pathname }: URL): boolean {
  return !pathname.startsWith('/.well-known/') && !/\.[^/]*$/.test(pathname)
}

function redirectTo(location: string): LocalAnswer {
  return { status: 301, headers: { location }, body: new Uint8Array() }
}

async function respond(
  status: number,
  file: FolderFile,
  maxBytes: number,
  overlay: ReadonlyMap<string, Uint8Array>,
): Promise<LocalAnswer> {
  const type = mime.getType(file.path) ?? 'application/octet-stream'
  const other = overlay.get(file.path)
  const headers = { 'content-type': type, 'content-length': String(other?.byteLength ?? file.size) }
  const body = other ? other.subarray(0, maxBytes + 1) : await readFolderFile(file, maxBytes)
  return { status, headers, body }
}

/** A file that is only in the overlay. */
async function addedFile(
  folder: string,
  pathname: string,
  overlay: ReadonlyMap<string, Uint8Array>,
): Promise<FolderFile | undefined> {
  const root = await realpath(folder).catch(() => folder)
  const path = join(root, ...pathname.split('/').filter((part) => part !== '' && part !== '..'))
  const body = overlay.get(path)
  return body && { kind: 'file', path, size: body.byteLength }
}
