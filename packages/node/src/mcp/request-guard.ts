import {
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
  validateHostHeader,
} from '@modelcontextprotocol/server'

/** The refusal of a request that a browser was tricked into sending; undefined: it may pass. */
type RequestGuard = (request: Request) => Response | undefined

/**
 * A page of a stranger must not reach a server through its visitor's browser, neither openly (`Origin`) nor by a name
 * of its own that DNS points here (`Host`). The MCP specification asks for the first, and the SDK leaves both to us.
 *
 * @param host host name of the base address
 */
export function createRequestGuard(host: string): RequestGuard {
  const hosts = [host, ...localhostAllowedHostnames()]
  const origins = [host, ...localhostAllowedOrigins()]
  return (request) => {
    const named = request.headers.get('host') ?? new URL(request.url).host
    const verdict = validateHostHeader(named, hosts)
    if (!verdict.ok) return forbidden(verdict.message)
    return originValidationResponse(request, origins)
  }
}

/** As the SDK answers a foreign origin. */
function forbidden(message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }, { status: 403 })
}
