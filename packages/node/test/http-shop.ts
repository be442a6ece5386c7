import type { Operable } from '../src/contracts/operable.ts'
import { type AppOptions, createApp } from '../src/http/app.ts'
import type { LogEntry } from '../src/http/log.ts'
import { operableOptions } from '../src/services/create-operable.ts'
import { toolShop } from './tool-shop.ts'

export const BASE = 'https://audit.example'

export interface Sent {
  status: number
  headers: Headers
  text: string
  /** The body as JSON; undefined when it is empty. */
  json: Record<string, never> & { code?: string }
}

interface Sending {
  key?: string
  /** Sent as JSON, or as it is when it is a text, bytes or a stream. */
  body?: unknown
  headers?: Record<string, string>
  /** Address of the client. Default: nobody knows. */
  peer?: string
}

/** The service over HTTP without a port: one website, on memory, with its keys. */
export async function httpShop(options: Partial<AppOptions> & Parameters<typeof toolShop>[0] = {}) {
  const given = Object.entries(options)
  const ofShop = given.filter(([name]) => name === 'pages' || Object.hasOwn(operableOptions.shape, name))
  const ofApp = given.filter(([name]) => !ofShop.some(([known]) => known === name))
  const shop = await toolShop(Object.fromEntries(ofShop))
  const admin = (await shop.keys.create({ kind: 'admin' })).key
  const logged: LogEntry[] = []
  const operable = shop as unknown as Operable
  const app = createApp(operable, { baseUrl: BASE, log: (entry) => logged.push(entry), ...Object.fromEntries(ofApp) })

  async function send(line: string, { key, body, headers = {}, peer }: Sending = {}): Promise<Sent> {
    const [method = '', path = ''] = line.split(' ')
    const response = await app.fetch(
      new Request(`http://any.host${path}`, {
        method,
        headers: {
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body), duplex: 'half' }),
      } as RequestInit),
      peer === undefined ? {} : { peer },
    )
    const text = await response.text()
    const isJson = /json(?:;|$)/.test(response.headers.get('content-type') ?? '') && text !== ''
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined }
  }

  return { ...shop, operable, app, admin, logged, send }
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> | ReadableStream {
  return typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream
}

/** The website of the shop with its three tools. */
export async function httpShopWithTools(options: Parameters<typeof httpShop>[0] = {}) {
  const shop = await httpShop(options)
  const { tools } = await shop.tools.addFromUrls(
    shop.id,
    ['', 'login', 'contact'].map((path) => `https://shop.example/${path}`),
  )
  const tool = tools.find(({ name }) => name === 'login')!
  return { ...shop, tool, path: `/tools/${shop.id}/${tool.id}` }
}
