// The part of the compared packages that the benchmarks use. They are installed by the first `npm run bench` only, and
// the types of the benchmarks are checked without them.

declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options: { virtualConsole: VirtualConsole })
    window: { document: { childNodes: { length: number } }; close(): void }
  }
}

declare module 'parse5' {
  export function parse(html: string): { childNodes: { length: number } }
}

declare module 'cheerio' {
  type Node = object
  interface Cheerio {
    each(visit: (index: number, node: Node) => void): void
    toArray(): Node[]
    find(selector: string): Cheerio
    closest(selector: string): Cheerio
    attr(name: string): string | undefined
    text(): string
  }
  export type CheerioAPI = (selector: string | Node) => Cheerio
  export function load(html: string): CheerioAPI
}

declare module '@crawlee/cheerio' {
  interface CrawlerOptions {
    minConcurrency?: number
    maxConcurrency?: number
    maxRequestsPerCrawl: number
    requestHandler(context: { enqueueLinks(options: { regexps: RegExp[] }): Promise<unknown> }): Promise<void>
  }
  export class Configuration {
    constructor(options: { persistStorage?: boolean })
  }
  export class CheerioCrawler {
    constructor(options: CrawlerOptions, configuration: Configuration)
    run(urls: string[]): Promise<unknown>
  }
  export const log: { LEVELS: { ERROR: number }; setLevel(level: number): void }
}
