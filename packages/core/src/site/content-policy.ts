/** What a page wants to load. */
export interface PolicyRequest {
  kind: 'script' | 'connect'
  url: string
  /** Of the page, whose policy it is. */
  pageUrl: string
  /** Of a script's tag. */
  nonce?: string | undefined
  integrity?: string | undefined
}

/** https://www.w3.org/TR/CSP3/#directive-fallback-list, for an element of the markup and for `fetch`. */
const DIRECTIVES = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  connect: ['connect-src', 'default-src'],
} as const

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

/**
 * The directive of a content security policy that keeps a page from loading something; undefined where nothing does.
 * @param policies values of `Content-Security-Policy`, each of which may hold several policies, divided by commas
 */
export function blockingDirective(policies: readonly string[], request: PolicyRequest): string | undefined {
  for (const policy of policies.flatMap((value) => value.split(','))) {
    const directives = directivesOf(policy)
    const name = DIRECTIVES[request.kind].find((each) => directives.has(each))
    const sources = name === undefined ? undefined : directives.get(name)!
    if (sources && !allows(sources, request)) return [name, ...sources].join(' ')
  }
  return undefined
}

/** Of two directives of one name the first counts. */
function directivesOf(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const text of policy.split(';')) {
    const [name = '', ...sources] = text.trim().split(/\s+/)
    if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources)
  }
  return directives
}

/** https://www.w3.org/TR/CSP3/#script-pre-request and https://www.w3.org/TR/CSP3/#match-url-to-source-list */
function allows(sources: readonly string[], { kind, url, pageUrl, nonce, integrity }: PolicyRequest): boolean {
  if (kind === 'script') {
    if (nonce && sources.includes(`'nonce-${nonce}'`)) return true
    const hashes = integrity?.split(/\s+/).filter((hash) => hash !== '') ?? []
    if (hashes.length > 0 && hashes.every((hash) => sources.includes(`'${hash}'`))) return true
    // A script of the markup has its nonce or hash, or is not loaded.
    if (sources.some((source) => /^'strict-dynamic'$/i.test(source))) return false
  }
  return sources.some((source) => matchesSource(new URL(url), source, new URL(pageUrl)))
}

function matchesSource(url: URL, source: string, page: URL): boolean {
  if (source === '*') return url.protocol in DEFAULT_PORTS || url.protocol === page.protocol
  if (/^'self'$/i.test(source)) {
    return url.host === page.host && matchesScheme(url.protocol, page.protocol)
  }
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return matchesScheme(url.protocol, source.toLowerCase())
  const [, scheme, host = '', port, path] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:']+)(?::(\d+|\*))?(\/[^?#]*)?$/i.exec(source) ?? []
  if (host === '') return false
  return (
    matchesScheme(url.protocol, scheme === undefined ? page.protocol : `${scheme.toLowerCase()}:`) &&
    matchesHost(url.hostname, host.toLowerCase()) &&
    matchesPort(url, port) &&
    (path === undefined || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path))
  )
}

/** What is asked for may be safer than what is allowed. */
function matchesScheme(asked: string, allowed: string): boolean {
  return asked === allowed || (allowed === 'http:' && asked === 'https:')
}

function matchesHost(asked: string, allowed: string): boolean {
  return allowed.startsWith('*') ? asked.endsWith(allowed.slice(1)) && asked !== allowed.slice(2) : asked === allowed
}

function matchesPort({ port, protocol }: URL, allowed: string | undefined): boolean {
  if (allowed === '*') return true
  const asked = port || DEFAULT_PORTS[protocol]
  return asked === (allowed ?? DEFAULT_PORTS[protocol]) || (allowed === '80' && asked === '443')
}
