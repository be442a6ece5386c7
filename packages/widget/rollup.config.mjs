import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import esbuild from 'rollup-plugin-esbuild'
import { minify } from 'terser'

const source = (/** @type {string} */ path) => fileURLToPath(new URL(`src/${path}`, import.meta.url))
const compiled = esbuild({ target: 'es2022', minifySyntax: true })
/**
 * Minifies what the plugins before it have settled for all files of a build.
 * @param {import('terser').MinifyOptions} options
 */
const terser = (options) => ({
  name: 'terser',
  /** @param {unknown} _ @param {import('rollup').OutputBundle} bundle */
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = (await minify(chunk.code, options)).code ?? ''
  },
})

/**
 * A tenth smaller than what esbuild minifies by itself, and smaller still after esbuild. Functions that are not put in place of
 * their calls pack better, and so do objects that stay whole. What is unsafe about `unsafe` are symbols in texts and replaced built-ins: there are none here,
 * and templates become sums.
 * @param {boolean} hoist_funs whether all functions stand in front. A file of more than 32 KB, as far as gzip looks back, packs better where they stand
 *   beside what they use.
 */
const minifiedWith = (hoist_funs) =>
  terser({
    module: true,
    format: { quote_style: 2 },
    ecma: 2020,
    compress: {
      passes: 5,
      hoist_props: false,
      pure_getters: true,
      unsafe: true,
      unsafe_arrows: true,
      unsafe_math: true,
      inline: 1,
      lhs_constants: false,
      hoist_funs,
    },
  })
const minified = minifiedWith(true)
/** Keeps the one name that a classic script declares. */
const minifiedScript = terser({ ecma: 2020 })
// The sources of the other packages, so that the build of one does not wait for the build of another.
const resolve = nodeResolve({ browser: true, exportConditions: ['development'], extensions: ['.ts', '.js'] })
const named = source('inspector/serialized-entities.ts')
// The table of all named characters is a sixth of the inspector, which reads what the browser has written.
const entities = {
  name: 'entities',
  /** @param {string} source */
  resolveId: (source) => (/^entities(\/decode)?$/.test(source) ? named : null),
}

// A page has few texts to fold, and waits for each byte.
const folding = {
  name: 'folding',
  /** @param {string} path @param {string | undefined} importer */
  resolveId: (path, importer) =>
    path.endsWith('/plain.ts') && importer?.includes('/core/src/')
      ? source('../../core/src/lexicon/plain-by-rules.ts')
      : null,
}

/**
 * Part to what it consists of, noted while the parts are built and put into the script, which is built last.
 * @type {Record<string, string>}
 */
const integrity = {}
const integrityOf = (/** @type {string} */ code) => `sha256-${createHash('sha256').update(code).digest('base64')}`

/** What is found by a code, under the name that the code makes. */
const FOUND = /^(outcome|evidence|error|why|limit|type|format)\./
/** The names of all other texts, as `texts/en.ts` has them. */
const texts = [...readFileSync(source('texts/en.ts'), 'utf8').matchAll(/^ {2}'(\w+\.[\w-]+)':/gm)]
  .map(([, name = '']) => name)
  .filter((name, index, names) => !FOUND.test(name) && names.indexOf(name) === index)
/** Puts numbers in the place of the names of texts: half a kilobyte of the panel. */
const numbered = {
  name: 'numbered-texts',
  /** @param {string} code */
  transform: (code) =>
    code.replace(/'(\w+\.[\w-]+)'/g, (quoted, name) => (texts.includes(name) ? String(texts.indexOf(name)) : quoted)),
}
/** The hashes of the files with texts, for what loads them. */
const textHashes = {
  name: 'text-hashes',
  /** @param {string} id */
  load(id) {
    if (id !== source('texts/integrity.ts')) return undefined
    const packs = Object.fromEntries(Object.entries(integrity).filter(([part]) => part.startsWith('texts-')))
    return `export const LIST = ${JSON.stringify(integrity['texts'])}, PACKS = ${JSON.stringify(packs)}`
  },
}

/** @param {string} part a file of its own, whole in itself, so that its hash covers all that it runs */
const partNamed = (part) => ({
  plugins: [
    entities,
    folding,
    resolve,
    textHashes,
    numbered,
    compiled,
    minified,
    {
      name: 'integrity',
      generateBundle(_, bundle) {
        const [{ code }, ...others] = Object.values(bundle)
        if (others.length > 0) this.error(`${part} would load other files, which its hash does not cover`)
        integrity[part] = integrityOf(code)
      },
    },
  ],
  output: { file: `dist/operable-${part}.js`, format: 'es' },
})

/** What buttons and labels say, for the languages of a page: `@operable/core/words/*`. */
const WORDS = readdirSync(source('../../core/src/lexicon/packs')).map((file) => basename(file, '.ts'))

/** The languages that panel and dialog speak beside English. */
const LANGUAGES = readdirSync(source('texts')).flatMap((file) => /^([a-z]{2}(?:-[a-z]{2})?)\.ts$/.exec(file)?.[1] ?? [])

/** What only some runs load beside the words: a file of this folder each. */
const LAZY = readdirSync(source('parts')).map((file) => basename(file, '.ts'))
/** What the script itself loads. */
const SCRIPT = ['executor', 'agents', 'panel', 'inspector']
const EXECUTOR = source('executor-part.ts')
/** What the script calls there. */
const ENTRY = 'executorBy'

/**
 * The same sources make the same files: what the parts take from the executor is called and ordered by its own names there, and not by
 * the order in which rollup has read the files. The minifier names things in that order.
 */
const byOwnNames = {
  name: 'by-own-names',
  /** @param {unknown} _ @param {Record<string, import('rollup').OutputChunk>} bundle */
  generateBundle(_, { 'operable-executor.js': executor, ...parts }) {
    /** @type {Map<string, string>} */
    const names = new Map()
    executor.code = withSpecifiers(executor.code, this.parse(executor.code), 'ExportNamedDeclaration', (own, given) => {
      names.set(given, own)
      return given === ENTRY ? `${own} as ${given}` : own
    })
    for (const part of Object.values(parts))
      part.code = withSpecifiers(
        part.code,
        this.parse(part.code),
        'ImportDeclaration',
        (own, given) => `${names.get(given)} as ${own}`,
      )
  },
}

/**
 * @param {string} code
 * @param {import('rollup').ProgramNode} program
 * @param {string} type of the statements whose lists of names are written anew, sorted
 * @param {(own: string, given: string) => string} write a name here, and the one by which the other file knows it
 */
function withSpecifiers(code, { body }, type, write) {
  /** @type {any[]} */
  const lists = body.filter((node) => node.type === type).map(({ specifiers }) => specifiers)
  return lists
    .filter(([first]) => first)
    .reduceRight((text, specifiers) => {
      const list = specifiers.map(({ local, exported, imported }) => write(local.name, nameOf(exported ?? imported)))
      return text.slice(0, specifiers[0].start) + list.sort().join(', ') + text.slice(specifiers.at(-1).end)
    }, code)
}

/**
 * A run calls most of it: V8 compiles it when it is loaded, off the thread of the page, and not function by function during the run. Others
 * do not know it. See https://v8.dev/blog/explicit-compile-hints
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n'

/** Makes files of what only some runs load, and puts their hashes into the executor, which loads them. */
const lazyParts = {
  name: 'lazy-parts',
  buildStart() {
    for (const part of LAZY) {
      const [id, fileName] = [source(`parts/${part}.ts`), `operable-${part}.js`]
      this.emitFile({ type: 'chunk', id, fileName, implicitlyLoadedAfterOneOf: [EXECUTOR] })
    }
  },
  generateBundle(_, bundle) {
    const { 'operable-executor.js': executor, ...parts } = bundle
    const words = Object.entries(integrity).filter(([part]) => part.startsWith('words-'))
    /** @type {Record<string, string>} */
    const hashes = {}
    const { code, names } = exportedAsNamed(executor.code, this.parse(executor.code))
    for (const [file, chunk] of Object.entries(parts)) {
      const [, part] = /^operable-(.*)\.js$/.exec(file) ?? []
      if (!part || !LAZY.includes(part)) this.error(`${file} holds what parts have in common: ${chunk.moduleIds}`)
      chunk.code = asFunction(chunk.code, this.parse(chunk.code), names)
      // A page in English does not pay for those of other languages.
      if (part === 'languages') chunk.code += `;export const hashes=${JSON.stringify(Object.fromEntries(words))}`
      hashes[part] = integrityOf(chunk.code)
    }
    // At the end, where they part nothing that packs well together.
    executor.code = `${COMPILED_AHEAD}${code};const HASHES=${JSON.stringify(hashes)}`
    integrity.executor = integrityOf(executor.code)
  },
}

const nameOf = (/** @type {any} */ { name, value }) => name ?? value

/**
 * What the executor exports for its parts has the names that it has there: a quarter of a kilobyte less.
 * @param {string} code
 * @param {import('rollup').ProgramNode} program
 */
function exportedAsNamed(code, { body }) {
  /** @type {any} */
  const { start, end, specifiers } = body.find((node) => node.type === 'ExportNamedDeclaration')
  const pairs = specifiers.map(({ local, exported }) => [nameOf(exported), nameOf(local)])
  const list = pairs.map(([name, own]) => (name === ENTRY ? `${own} as ${ENTRY}` : own))
  return { code: `${code.slice(0, start)}export{${list}}${code.slice(end)}`, names: new Map(pairs) }
}

/**
 * What a part has in common with the executor is in the executor, and rollup imports it from there. No hash covers what a file
 * imports, so a part becomes a function, which is given the exports of the executor.
 * @param {string} code of a module that imports nothing but the executor
 * @param {import('rollup').ProgramNode} program
 * @param {Map<string, string>} names what the executor calls its exports
 */
function asFunction(code, { body }, names) {
  const pairs = (/** @type {any[]} */ specifiers, /** @type {string} */ from, /** @type {string} */ to) =>
    `{${specifiers.map((each) => `${names.get(nameOf(each[from])) ?? nameOf(each[from])}:${nameOf(each[to])}`).join()}}`
  const [imports, exports] = ['ImportDeclaration', 'ExportNamedDeclaration'].map((type) =>
    body.filter((node) => node.type === type),
  )
  const rest = body.filter((node) => !imports.includes(node) && !exports.includes(node))
  const given = imports.map(({ specifiers }) => `const${pairs(specifiers, 'imported', 'local')}=executor;`)
  const made = exports.map(
    ({ specifiers }) => `return{${specifiers.map(({ exported, local }) => `${nameOf(exported)}:${nameOf(local)}`)}}`,
  )
  const text = rest.map(({ start, end }) => code.slice(start, end)).join(';')
  return `export const part=executor=>{${given.join('')}${text};${made.join('')}}`
}

// In this order: each file knows the parts that it loads. A module for bundlers finds its dependencies itself; the parts and the script hold everything.
export default [
  {
    input: ['src/index.ts', 'src/texts.ts'],
    external: [/^@operable\//, 'idb-keyval'],
    plugins: [numbered, compiled, minified],
    output: { dir: 'dist', format: 'es', chunkFileNames: 'chunks/[name].js', hoistTransitiveImports: false },
  },
  ...WORDS.map((pack) => ({ input: `@operable/core/words/${pack}`, ...partNamed(`words-${pack}`) })),
  ...LANGUAGES.filter((language) => language !== 'en').map((language) => ({
    input: source(`texts/${language}.ts`),
    ...partNamed(`texts-${language}`),
  })),
  { input: 'src/texts/speech-in.ts', ...partNamed('texts') },
  {
    input: 'src/executor-part.ts',
    preserveEntrySignatures: 'allow-extension',
    plugins: [folding, resolve, textHashes, numbered, compiled, byOwnNames, minifiedWith(false), lazyParts],
    output: { dir: 'dist', format: 'es', entryFileNames: 'operable-executor.js' },
  },
  { input: 'src/agents.ts', ...partNamed('agents') },
  { input: 'src/panel/panel.ts', ...partNamed('panel') },
  { input: 'src/inspector/inspector.ts', ...partNamed('inspector') },
  {
    input: 'src/runner.ts',
    plugins: [folding, resolve, numbered, compiled, minifiedScript],
    output: { file: 'dist/operable-runner.js', format: 'iife', name: 'runner', inlineDynamicImports: true },
  },
  {
    input: 'src/remote.ts',
    plugins: [folding, resolve, numbered, compiled, minifiedScript],
    output: { file: 'dist/operable-remote.js', format: 'iife', name: 'remote', inlineDynamicImports: true },
  },
  {
    input: 'src/script.ts',
    plugins: [folding, resolve, compiled, minified],
    output: {
      file: 'dist/operable.js',
      format: 'iife',
      intro: () =>
        `const HASHES = ${JSON.stringify(Object.fromEntries(SCRIPT.map((part) => [part, integrity[part]])))}`,
    },
  },
]
