import type { FetchFailure } from '@operable/core'

interface Meaning {
  failure: FetchFailure
  detail: string
}

/** What the error codes of Node, OpenSSL and undici mean to somebody who reads a report. Data only. */
export const failureCodes: Readonly<Record<string, Meaning>> = {
  ECONNREFUSED: { failure: 'connect', detail: 'The server refuses connections.' },
  EHOSTUNREACH: { failure: 'connect', detail: 'The server cannot be reached.' },
  ENETUNREACH: { failure: 'connect', detail: 'The server cannot be reached.' },
  EADDRNOTAVAIL: { failure: 'connect', detail: 'The server cannot be reached.' },
  ECONNRESET: { failure: 'connect', detail: 'The server closed the connection unexpectedly.' },
  EPIPE: { failure: 'connect', detail: 'The server closed the connection unexpectedly.' },
  UND_ERR_SOCKET: { failure: 'connect', detail: 'The server closed the connection unexpectedly.' },
  ETIMEDOUT: { failure: 'timeout', detail: 'The server did not accept the connection in time.' },
  UND_ERR_CONNECT_TIMEOUT: { failure: 'timeout', detail: 'The server did not accept the connection in time.' },
  UND_ERR_HEADERS_TIMEOUT: { failure: 'timeout', detail: 'The server did not start responding in time.' },
  UND_ERR_BODY_TIMEOUT: { failure: 'timeout', detail: 'The server stopped responding partway through.' },
  UND_ERR_HEADERS_OVERFLOW: { failure: 'too_large', detail: 'The response headers are larger than 16 KiB.' },
  HPE_HEADER_OVERFLOW: { failure: 'too_large', detail: 'The response headers are larger than 16 KiB.' },
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: { failure: 'protocol', detail: 'The response is not as long as it declares.' },
  UND_ERR_DESTROYED: { failure: 'aborted', detail: 'The fetcher was closed.' },
  UND_ERR_CLOSED: { failure: 'aborted', detail: 'The fetcher was closed.' },
  CERT_HAS_EXPIRED: { failure: 'tls', detail: 'The site’s certificate has expired.' },
  CERT_NOT_YET_VALID: { failure: 'tls', detail: 'The site’s certificate is not valid yet.' },
  ERR_TLS_CERT_ALTNAME_INVALID: { failure: 'tls', detail: 'The certificate belongs to another host name.' },
  DEPTH_ZERO_SELF_SIGNED_CERT: { failure: 'tls', detail: 'The site’s certificate is self-signed.' },
  SELF_SIGNED_CERT_IN_CHAIN: { failure: 'tls', detail: 'The certificate chain ends in a self-signed certificate.' },
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: { failure: 'tls', detail: 'The site’s certificate chain is incomplete.' },
  UNABLE_TO_GET_ISSUER_CERT: { failure: 'tls', detail: 'The site’s certificate chain is incomplete.' },
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: { failure: 'tls', detail: 'The issuer of the certificate is unknown.' },
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: {
    failure: 'tls',
    detail: 'The site supports no secure TLS version.',
  },
  ERR_SSL_UNSUPPORTED_PROTOCOL: { failure: 'tls', detail: 'The site supports no secure TLS version.' },
}

/** The same for families of codes, by their beginning; asked in order, after the table above. */
export const failurePrefixes: readonly (readonly [prefix: string, meaning: Meaning])[] = [
  ['HPE_', { failure: 'protocol', detail: 'The response is not valid HTTP.' }],
  ['ERR_SSL_', { failure: 'tls', detail: 'A secure connection could not be established.' }],
  ['ERR_TLS_', { failure: 'tls', detail: 'A secure connection could not be established.' }],
  ['ERR_OSSL_', { failure: 'tls', detail: 'A secure connection could not be established.' }],
  ['EPROTO', { failure: 'tls', detail: 'A secure connection could not be established.' }],
  ['CERT_', { failure: 'tls', detail: 'The site’s certificate is not valid.' }],
  ['UNABLE_TO_', { failure: 'tls', detail: 'The site’s certificate cannot be verified.' }],
  ['CRL_', { failure: 'tls', detail: 'The site’s certificate cannot be verified.' }],
  ['INVALID_', { failure: 'tls', detail: 'The site’s certificate is not valid.' }],
  ['HOSTNAME_MISMATCH', { failure: 'tls', detail: 'The certificate belongs to another host name.' }],
]

/** Codes of a connection that broke while it was in use. Asking again is worth it; a refused one stays refused. */
export const brokenConnectionCodes: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])
