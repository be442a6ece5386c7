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
 * its beginning is seen where the page asks for it, in `fetch` and `XMLHttpRequest`.
 * @param counts whether one to that address is of interest
 */
export function watchRequests(view: Window & typeof globalThis, counts: (address: string) => boolean): Requests {
  let [sent, ended] = [0, 0]
  const end = (): void => void ended++
  const begins = (address = '', body: unknown): boolean => {
    const isCounted = !!body && URL.canParse(address, view.location.href) && counts(address)
    if (isCounted) sent++
    return isCounted
  }
  const addresses = new WeakMap<object, string>()
  const { prototype } = view.XMLHttpRequest
  const wraps = [
    wrap(view, 'fetch', ([asked, init]) => {
      const { url = String(asked), body } = Object(asked) as Request
      const isSending = begins(url, (init as RequestInit | undefined)?.body ?? body)
      return isSending && ((answer: unknown) => void Promise.resolve(answer).then(end, end))
    }),
    wrap(prototype, 'open', ([, address], request) => addresses.set(request as object, String(address))),
    wrap(prototype, 'send', ([body], request) => {
      if (begins(addresses.get(request as object), body))
        (request as XMLHttpRequest).addEventListener('loadend', end, { once: true })
    }),
  ]
  return {
    any: () => sent > 0,
    pending: () => sent > ended,
    stop() {
      for (const putBack of wraps) putBack()
    },
  }
}
