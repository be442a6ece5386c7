// Run by npm around `npm pack` and `npm publish`, in the package's folder: `strip` before, `restore` after.
// The "development" entries of a manifest point at the sources, which are not published: a bundler in development mode
// would follow them and fail. They, the scripts and the dev dependencies are left out of the published manifest.
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'

const manifest = 'package.json'
const kept = '.package.json.unpublished'

// A backup that is still there means that an earlier run was cut short: it is the real manifest.
if (existsSync(kept)) await rename(kept, manifest)
if (process.argv[2] === 'strip') {
  const text = await readFile(manifest, 'utf8')
  await writeFile(kept, text)
  const { scripts: _, devDependencies: __, ...published } = JSON.parse(text)
  for (const entry of Object.values(published.exports)) delete entry.development
  await writeFile(manifest, `${JSON.stringify(published, null, 2)}\n`)
}
