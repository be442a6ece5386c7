import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from 'tsup'

/** Each a file of its own: a page loads those of its languages. */
const packs = readdirSync('src/lexicon/packs').map((file) => `lexicon/packs/${basename(file, '.ts')}`)

// JavaScript only: the declarations come from `tsc --build`, and scripts/build.mjs empties dist before both.
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    page: 'src/page.ts',
    site: 'src/site.ts',
    tools: 'src/tools.ts',
    audit: 'src/audit.ts',
    report: 'src/report.ts',
    findings: 'src/findings.ts',
    schema: 'src/schema.ts',
    proof: 'src/proof.ts',
    fingerprint: 'src/fingerprint.ts',
    describe: 'src/describe.ts',
    inspect: 'src/inspect.ts',
    ...Object.fromEntries(packs.map((path) => [path, `src/${path}.ts`])),
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: false,
  clean: false,
})
