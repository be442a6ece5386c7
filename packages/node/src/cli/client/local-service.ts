import type { Operable } from '../../contracts/operable.ts'
import type { Storage } from '../../contracts/storage.ts'
import type { ServiceAddress } from '../server-option.ts'

/** RFC 6761 section 6.4: no site is ever there. */
const NOWHERE = 'http://data-file.invalid/'

/** A service of this process, open until it is closed. */
interface LocalService extends ServiceAddress {
  /** The storage stays open. */
  close(): Promise<void>
}

/**
 * The service of a data file, in this process: its owner may do everything with it, as often as they like, and no key is
 * made for that.
 */
export function localService({ storage, allowPrivate }: { storage: Storage; allowPrivate: boolean }): LocalService {
  /** What the app keeps from the public, but not from the owner of the file. */
  let fault: { error: unknown } | undefined
  const opened = open()
  // Who asks nothing hears nothing of it.
  opened.catch(() => {})

  async function open() {
    const [{ createOperable }, { createApp }] = await Promise.all([
      import('../../services/create-operable.ts'),
      import('../../http/app.ts'),
    ])
    const operable = createOperable({ storage, allowPrivate })
    const app = createApp(forOneCommand(operable), {
      baseUrl: NOWHERE,
      authorize: async () => {},
      bodyLimit: Number.MAX_SAFE_INTEGER,
      log: (entry) => {
        fault ??= entry
      },
    })
    return { operable, app }
  }

  return {
    url: NOWHERE,
    async fetch(request) {
      const response = await (await opened).app.fetch(request)
      if (response.status >= 500 && fault) throw fault.error
      return response
    },
    close: async () => (await opened).operable.close(),
  }
}

/**
 * A command ends with its answer, so the answer waits until the page of a tool that was moved is read. And the file has
 * no address that the tag on a page could name.
 */
function forOneCommand(operable: Operable): Operable {
  const { tools } = operable
  return {
    ...operable,
    tools: {
      ...tools,
      patch: (websiteId, toolId, patch, options) =>
        tools.patch(websiteId, toolId, patch, { ...options, untilRead: true }),
      checkTag: (websiteId, { signal } = {}) => tools.checkTag(websiteId, signal ? { signal } : {}),
    },
  }
}
