import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'node_modules/.cache/operable')
/** Longer than anything here takes to make, also on a busy machine. */
const ABANDONED_MS = 300_000

/**
 * What takes long to make from sources is made by one worker, for all workers and for later runs, until a source changes.
 *
 * @param name of what is made
 * @param sources files and folders below the repository; tests in them do not count
 */
export async function madeOnce<T>(name: string, sources: readonly string[], make: () => Promise<T>): Promise<T> {
  const file = join(folder, `${name}-${await digest(sources)}.json`)
  const lock = `${file}.lock`
  await mkdir(folder, { recursive: true })
  for (;;) {
    const made = await readFile(file, 'utf8').catch(() => undefined)
    if (made !== undefined) return JSON.parse(made)
    const mine = await open(lock, 'wx').catch(() => undefined)
    if (mine) {
      await mine.close()
      break
    }
    const since = await stat(lock).catch(() => undefined)
    if (since && Date.now() - since.mtimeMs > ABANDONED_MS) await rm(lock, { force: true })
    await delay(50)
  }
  try {
    const made = await make()
    for (const old of await readdir(folder)) {
      if (old.startsWith(`${name}-`) && old.endsWith('.json')) await rm(join(folder, old), { force: true })
    }
    await writeFile(`${lock}.draft`, JSON.stringify(made))
    await rename(`${lock}.draft`, file)
    return made
  } finally {
    await rm(lock, { force: true })
  }
}

async function digest(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = join(root, source)
    const files = (await stat(path)).isFile() ? [''] : await readdir(path, { recursive: true })
    for (const file of files.sort()) {
      if (/\.test\.\w+$/.test(file) || (file !== '' && !/\.\w+$/.test(file))) continue
      hash.update(`${source} ${file}\n`).update(await readFile(join(path, file)))
    }
  }
  return hash.digest('hex').slice(0, 20)
}
