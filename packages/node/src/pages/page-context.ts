/** What every page knows of the service that sends it. */
export interface PageContext {
  /** Address of the service, without a slash at its end; absolute addresses are made from it alone. */
  baseUrl: string
  /** Path of that address, without a slash at its end: what links within the service begin with. Mostly empty. */
  basePath: string
}

export function createPageContext(baseUrl: string): PageContext {
  return { baseUrl, basePath: new URL(baseUrl).pathname.replace(/\/$/, '') }
}
