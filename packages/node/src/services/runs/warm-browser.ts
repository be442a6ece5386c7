import { OperableError } from '@operable/core'
import type { ProofPages, ProofPagesOptions } from '../../fetch/browser/proof-pages.ts'
import { onceUntilFailure } from '../../once-until-failure.ts'

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
  const start = onceUntilFailure(async () => {
    const { createProofPages } = await import('../../fetch/browser/proof-pages.ts')
    return createProofPages({ pages: PAGES, ...browser })
  })
  let idle: NodeJS.Timeout | undefined
  let users = 0
  const close = async (): Promise<void> => {
    clearTimeout(idle)
    await (await start.take())?.close()
  }
  return {
    async pages() {
      if (closing.aborted) throw new OperableError('stopping', 'The service is stopping.')
      return start()
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
