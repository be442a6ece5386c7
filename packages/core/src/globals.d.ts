// What the core uses of the web platform. It is compiled without DOM and Node types, so that nothing that does I/O is in
// reach; `URL` exists in every runtime. Where the DOM types are loaded (tests), theirs are taken.

interface URLSearchParams {
  get(name: string): string | null
  values(): IterableIterator<string>
  [Symbol.iterator](): IterableIterator<[string, string]>
}

interface URL {
  hash: string
  host: string
  hostname: string
  href: string
  readonly origin: string
  password: string
  pathname: string
  port: string
  protocol: string
  search: string
  readonly searchParams: URLSearchParams
  username: string
}

declare var URL: typeof globalThis extends { onmessage: unknown; URL: infer Existing }
  ? Existing
  : {
      prototype: URL
      new (url: string, base?: string | URL): URL
      canParse(url: string, base?: string | URL): boolean
      parse(url: string, base?: string | URL): URL | null
    }
