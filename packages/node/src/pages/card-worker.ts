// Runs in a thread of its own: drawing holds the thread that it runs on.

import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { onceUntilFailure } from '../once-until-failure.ts'

export interface DrawRequest {
  id: number
  svg: string
}

export type DrawAnswer = { id: number; png: Uint8Array<ArrayBuffer> } | { id: number; error: string }

const rendererFonts = onceUntilFailure(loadRenderer)

parentPort?.on('message', async ({ id, svg }: DrawRequest) => {
  try {
    const png = await drawPng(svg)
    parentPort?.postMessage({ id, png } satisfies DrawAnswer, [png.buffer])
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies DrawAnswer)
  }
})

/** With the one font that there is, and without anything of the machine; both are read at the first picture. */
async function drawPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const fontBuffers = await rendererFonts()
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
