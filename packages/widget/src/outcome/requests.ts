import { wrap } from './wrap.ts'

export interface Requests {
  /** Some were sent. */
  any(): boolean
  /** One of them has no answer yet. */
  pending(): boolean
  stop(): void
}

/**
 * Notes the requests with which a page sends something meanwhile. The browser tells of a request once it has ended, so
 * its beginning is seen where the page asks for it; in `fetch`, since pages of `XMLHttpRequest` seldom go ahead of it.
 * @param counts whether one to that address is of interest
 */
export function watchRequests(view: Window & typeof globalThis, counts: (address: string) => boolean): Requests {
  let [sent, ended] = [0, 0]
  const end = (): void => void ended++
  const stop = wrap(view, 'fetch', ([asked, init]) => {
    const { url = String(asked), body } = Object(asked) as Request
    const isSending = (init as RequestInit | undefined)?.body ?? body
    if (!isSending || !URL.canParse(url, view.location.href) || !counts(url)) return undefined
    sent++
    return (answer) => void Promise.resolve(answer).then(end, end)
  })
  return { any: () => sent > 0, pending: () => sent > ended, stop }
}
