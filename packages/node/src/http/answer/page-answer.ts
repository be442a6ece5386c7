import { pagePolicy } from '../../pages/document.ts'
import { noStore } from './headers.ts'

/** A page for people. It is not cached unless `Cache-Control` is given, because most pages depend on the visitor. */
export function pageAnswer(page: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(page, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy,
      ...noStore,
      ...headers,
    },
  })
}

/** The answer to a form. The browser fetches the next page with GET, so that a reload does not submit the form again. */
export function seeOther(location: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status: 303, headers: { Location: location, ...noStore, ...headers } })
}
