import { OperableError } from '@operable/core'
import type { ProofPages, ProofPagesOptions } from '../../fetch/browser/proof-pages.ts'

/** A browser that nobody has used for so long is closed, in ms. */
const IDLE_MS = 300_000
/** Open at once, forms that wait for their next step among them. */
const PAGES = 8

/** One browser for all who run or verify tools. It starts when it is first needed and stays warm while it is used. */
export interface WarmBrowser {
  /** @throws OperableError `missing_dependency` without a browser, `stopping` */
  pages(): Promise<ProofPages>
  /** Keeps it while the work goes on. */
  use<Result>(work: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export function warmBrowser({ browser, closing }: { browser: ProofPagesOptions; closing: AbortSignal }): WarmBrowser {
  let pages: Promise<ProofPages> | undefined
  let idle: NodeJS.Timeout | undefined
  let users = 0
  const close = async (): Promise<void> => {
    clearTimeout(idle)
    const going = pages
    pages = undefined
    await (await going?.catch(() => undefined))?.close()
  }
  return {
    pages() {
      if (closing.aborted) return Promise.reject(new OperableError('stopping', 'The service is stopping.'))
      pages ??= import('../../fetch/browser/proof-pages.ts')
        .then(({ createProofPages }) => createProofPages({ pages: PAGES, ...browser }))
        .catch((error: unknown) => {
          pages = undefined
          throw error
        })
      return pages
    },
    async use(work) {
      users += 1
      clearTimeout(idle)
      try {
        return await work()
      } finally {
        users -= 1
        if (users === 0) idle = setTimeout(() => void close(), IDLE_MS).unref()
      }
    },
    close,
  }
}
