/** What an answer depends on; a `Request` has it, and a listener can have it for less. */
export interface Asked {
  method: string
  /** Absolute. */
  url: string
  headers: { get(name: string): string | null }
}

/** An answer as plain values: a listener sends it as it is, everybody else gets a `Response` of it. */
export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  /** Also for HEAD, where only its length is sent. */
  body: string | Uint8Array<ArrayBuffer> | null
}

export function toResponse({ status, headers, body }: Answer, { method }: Pick<Asked, 'method'>): Response {
  return new Response(method === 'HEAD' ? null : body, { status, headers })
}
