import { isIP } from 'node:net'

/** What the service says about itself, in every document alike. Each of them is made from this one object. */
export interface ServiceDescription {
  /** Namespace in reverse DNS order, a slash, the product: the identity of the MCP server. */
  name: string
  title: string
  /** At most 100 characters, which is what the MCP registry takes. */
  description: string
  version: string
  /** Without a slash at its end. */
  baseUrl: string
  /** Host name of the base address; the publisher in catalogs. */
  host: string
}

export const PRODUCT = 'operable'
export const PRODUCT_TITLE = 'Operable'
export const PRODUCT_DESCRIPTION =
  'Read-only reports on how readily AI agents can discover, read and operate a website.'

/** @param baseUrl absolute http(s) address without a slash at its end */
export function describeService({ baseUrl, version }: { baseUrl: string; version: string }): ServiceDescription {
  const host = hostName(baseUrl)
  return {
    name: `${reversed(host)}/${PRODUCT}`,
    title: PRODUCT_TITLE,
    description: PRODUCT_DESCRIPTION,
    version,
    baseUrl,
    host,
  }
}

/** No name in these documents may hold the brackets and colons of an IPv6 address. */
function hostName(baseUrl: string): string {
  const { hostname } = new URL(baseUrl)
  return hostname.startsWith('[') ? 'localhost' : hostname
}

function reversed(host: string): string {
  return isIP(host) === 0 ? host.split('.').reverse().join('.') : host
}
