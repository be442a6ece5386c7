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
  /** That the text of the body is a ByteString: one character for each byte. Absent: it is text, sent in UTF-8. */
  encoding?: 'latin1'
}

export function toResponse({ status, headers, body, encoding }: Answer, { method }: Pick<Asked, 'method'>): Response {
  const bytes = encoding && typeof body === 'string' ? Buffer.from(body, encoding) : body
  return new Response(method === 'HEAD' ? null : bytes, { status, headers })
}
