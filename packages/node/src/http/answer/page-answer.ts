import { pagePolicy } from '../../pages/document.ts'

/** A page for people. Nothing keeps it unless `Cache-Control` is given: most pages depend on who asks. */
export function pageAnswer(page: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(page, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy,
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

/** After a form: the browser fetches the next page with GET, so that a reload sends nothing twice. */
export function seeOther(location: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store', ...headers } })
}
