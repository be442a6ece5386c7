import { fileURLToPath } from 'node:url'

/**
 * The code of the thread as one text: no file that a caller's bundle, or a single file, would lack. The build replaces
 * this module with that text (tsup.config.ts); where the sources run, it is made at the first use.
 */
export async function threadSource(): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('thread.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    platform: 'node',
    // A thread that starts from a text starts as CommonJS.
    format: 'cjs',
    target: 'node22.18',
    conditions: ['development'],
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
