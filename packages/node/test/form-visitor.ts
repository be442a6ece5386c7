import type { App } from '../src/http/app.ts'

export interface Visited {
  status: number
  headers: Headers
  text: string
  /** Where it leads, without the origin. */
  location: string | undefined
}

export interface Posting {
  /** Headers that a browser would send, or would not. Default: those of a form of the same origin. */
  headers?: Record<string, string>
  /** Fields in place of the ones that the form has. */
  token?: string
}

/** A browser without JavaScript: keeps the cookie, and sends the token of the page that it saw last. */
export function formVisitor(app: App) {
  let cookie = ''
  let token = ''

  async function ask(path: string, init: RequestInit): Promise<Visited> {
    const headers = { ...(cookie === '' ? {} : { cookie }), ...init.headers }
    const response = await app.fetch(new Request(`https://any.host${path}`, { ...init, headers }), {
      peer: '203.0.113.7',
    })
    const set = response.headers.get('set-cookie')
    if (set !== null) cookie = /max-age=0/i.test(set) ? '' : (set.split(';', 1)[0] ?? '')
    const text = await response.text()
    token = /name="token" value="([^"]*)"/.exec(text)?.[1] ?? token
    return {
      status: response.status,
      headers: response.headers,
      text,
      location: response.headers.get('location') ?? undefined,
    }
  }

  const get = (path: string) => ask(path, {})

  return {
    get,
    post(path: string, fields: Record<string, string> = {}, { headers, ...posting }: Posting = {}): Promise<Visited> {
      const body = new URLSearchParams({ token: posting.token ?? token, ...fields })
      return ask(path, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...(headers ?? { 'sec-fetch-site': 'same-origin' }),
        },
      })
    },
    /** Sends a form and looks at the page that it leads to. */
    async submit(path: string, fields: Record<string, string> = {}): Promise<Visited> {
      const sent = await this.post(path, fields)
      if (sent.status !== 303 || sent.location === undefined) throw new Error(`${path}: ${sent.status} ${sent.text}`)
      let seen = await get(sent.location)
      for (let hops = 0; seen.location !== undefined && hops < 5; hops++) seen = await get(seen.location)
      return seen
    },
    async signIn(key: string): Promise<Visited> {
      return this.submit('/console/sign-in', { key })
    },
    cookie: () => cookie,
    token: () => token,
  }
}
