/** The part of jsdom that the benchmark uses; the package brings no types. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options: { virtualConsole: VirtualConsole })
    window: { document: { childNodes: { length: number } }; close(): void }
  }
}
