import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { threadSource } from '../../analysis/thread-source.ts'
import { packageRoot } from '../../package-root.ts'

const source = join(packageRoot(), 'src')
/** Below the package, so that its dependencies are found. */
const folder = join(packageRoot(), 'node_modules', '.operable-command')
const AN_HOUR = 3_600_000

/**
 * Makes the command of the sources as they are now, as the build would, and gives its file. It starts with a quarter of
 * the work that the sources take, which Node would read one by one, each time.
 */
export async function bundledCommand(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(source, 'cli/bin.ts')],
    outdir: folder,
    write: false,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    // Of a `.js` file without a package.json Node has to find out what it is: it would compile each one twice.
    outExtension: { '.js': '.mjs' },
    target: 'node22.18',
    charset: 'utf8',
    conditions: ['development'],
    plugins: [ownModulesOnly, threadAsText],
    logLevel: 'silent',
  })
  const hash = createHash('sha256')
  for (const { path, hash: content } of outputFiles) hash.update(`${path} ${content}\n`)
  const made = join(folder, hash.digest('hex').slice(0, 16))
  if (!existsSync(made)) {
    // Other workers make the same at the same time: one of them is first.
    const draft = `${made}.${process.pid}.${process.hrtime.bigint()}`
    for (const { path, contents } of outputFiles) {
      const file = join(draft, path.slice(folder.length))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, contents)
    }
    await rename(draft, made).catch(() => rm(draft, { recursive: true }))
    await forgetOlder(made)
  }
  return join(made, 'bin.mjs')
}

/** Those of other states of the sources, which no test uses any more. */
async function forgetOlder(kept: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const made = await stat(path).catch(() => undefined)
    if (path !== kept && made && Date.now() - made.mtimeMs > AN_HOUR) await rm(path, { recursive: true, force: true })
  }
}

/** What is not of this repository stays where npm put it. */
const ownModulesOnly: Plugin = {
  name: 'own-modules-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@operable/') ? undefined : { path, external: true },
    )
  },
}

/** The code of the thread is a text in the build, too. */
const threadAsText: Plugin = {
  name: 'thread-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]analysis[/\\]thread-source\.ts$/ }, async () => ({
      contents: `export const threadSource = async () => ${JSON.stringify(await threadSource())}`,
      loader: 'js',
    }))
  },
}
