import { readFile } from 'node:fs/promises'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

let ready: Promise<Uint8Array[]> | undefined

/**
 * Draws an SVG as PNG with the one font that it has, and without anything of the machine. The renderer and the font are
 * read at the first picture.
 */
export async function drawPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= loadRenderer()
  const fontBuffers = await ready.catch((error: unknown) => {
    ready = undefined
    throw error
  })
  const renderer = new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Inter' } })
  try {
    const image = renderer.render()
    const png = new Uint8Array(image.asPng())
    image.free()
    return png
  } finally {
    renderer.free()
  }
}

/** The weights that the cards use. */
async function loadRenderer(): Promise<Uint8Array[]> {
  await initWasm(await readUrl(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  return Promise.all(
    [
      import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'),
      import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff2'),
      import.meta.resolve('@fontsource/inter/files/inter-latin-700-normal.woff2'),
    ].map(readUrl),
  )
}

async function readUrl(url: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(new URL(url)))
}
