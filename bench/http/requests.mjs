/**
 * A request as it goes over the wire.
 * @param {string} line method and path
 * @param {Record<string, string>} [headers]
 * @param {string} [body]
 */
export function request(line, headers = {}, body) {
  const all = {
    Host: '127.0.0.1',
    ...headers,
    ...(body === undefined ? {} : { 'Content-Length': String(body.length) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body ?? ''}`
}

/**
 * Another description each time, so that every request changes something.
 * @param {{ id: string, toolId: string, key: string }} shop
 */
export function patchRequest({ id, toolId, key }) {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  // The placeholder is five characters long, what takes its place eight.
  const body = '{"description":"Change {{n}}"}'
  return request(`PATCH /tools/${id}/${toolId}`, headers, body).replace(
    `Content-Length: ${body.length}`,
    `Content-Length: ${body.length + 3}`,
  )
}
