// The five starters: how each is made, what is put into it, and the lines that add Operable.
//
// create-vite and sv carry their templates. create-astro, create-nuxt and create-react-router download theirs from GitHub, which
// not every machine reaches: here these three are written file by file, as the framework's page on manual installation has it,
// with the versions that npm gives today.

/** The fault that every page has, and the same field mended. */
export const BAD = '<input name="q7" required />'
export const GOOD = '<label>Email <input name="email" type="email" required /></label>'
export const RULE = 'fillable'

/**
 * @typedef {object} Starter
 * @property {string} name
 * @property {string} folder name of its folder
 * @property {string[]} [create] the creator and its arguments, in the folder above
 * @property {string[]} [packages] what is installed where no creator names it
 * @property {Record<string, string>} files what is written into it
 * @property {string} page the file that has the fault
 * @property {{ file: string, change: (text: string, options: string) => string }} plugin the lines that add Operable
 * @property {string} [bare] path of a page without scripts of its own
 * @property {(port: number) => string[]} dev
 * @property {string[]} [build] Default: npm run build
 * @property {(port: number) => { command: string[], env?: Record<string, string> }} start the server of what is built
 * @property {'findings' | 'not measured'} audit what the plugin says after the build
 * @property {string[]} versions packages to name in the table
 * @property {boolean} [isDrawn] its pages are empty until scripts run, so that an audit needs a browser
 * @property {{ files: Record<string, string> }} [prerendered] the same with pages that are written by the build
 */

const IMPORT = "import { operable } from '@operable/node/vite'\n"
const call = (/** @type {string} */ options) => `operable(${options})`
const scripts = (/** @type {Record<string, string>} */ scripts) =>
  `${JSON.stringify({ name: 'site', private: true, type: 'module', scripts }, null, 2)}\n`

const form = (/** @type {string} */ counter) => `<main>
      <h1>Mill Bakery</h1>
      <p>Bread, rolls and cake from our own mill, baked by hand every morning and sold until noon.</p>
      <form id="news" method="post" action="/subscribe">
        ${BAD}
        <button>Subscribe</button>
      </form>
      ${counter}
    </main>`
const reactCounter = '<button type="button" id="count" onClick={() => setCount(count + 1)}>Count is {count}</button>'
const reactPage = (/** @type {string} */ name) => `import { useState } from 'react'

export default function ${name}() {
  const [count, setCount] = useState(0)
  return (
    ${form(reactCounter)}
  )
}
`

/** @type {Starter[]} */
export const starters = [
  {
    name: 'Vite (React)',
    folder: 'vite',
    create: ['create-vite@latest', 'vite', '--template', 'react-ts', '--no-interactive'],
    files: { 'src/App.tsx': reactPage('App') },
    page: 'src/App.tsx',
    plugin: {
      file: 'vite.config.ts',
      change: (text, options) => IMPORT + text.replace('[react()]', `[react(), ${call(options)}]`),
    },
    dev: (port) => ['npx', 'vite', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'],
    start: (port) => ({
      command: ['npx', 'vite', 'preview', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'],
    }),
    audit: 'not measured',
    isDrawn: true,
    versions: ['vite', 'react'],
  },
  {
    name: 'Astro (React island)',
    folder: 'astro',
    packages: ['astro', '@astrojs/react', 'react', 'react-dom'],
    files: {
      'package.json': scripts({ dev: 'astro dev', build: 'astro build', preview: 'astro preview' }),
      'astro.config.mjs': `// @ts-check
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  integrations: [react()],
})
`,
      'tsconfig.json': '{ "extends": "astro/tsconfigs/strict" }\n',
      'src/components/Counter.tsx': `import { useState } from 'react'

export default function Counter() {
  const [count, setCount] = useState(0)
  return ${reactCounter}
}
`,
      'src/pages/index.astro': `---
import Counter from '../components/Counter.tsx'
---
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Mill Bakery</title>
  </head>
  <body>
    ${form('<Counter client:load />')}
  </body>
</html>
`,
      'src/pages/about.astro': `---
---
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>About</title>
  </head>
  <body><h1>A page without scripts</h1></body>
</html>
`,
    },
    page: 'src/pages/index.astro',
    bare: 'about/',
    plugin: {
      file: 'astro.config.mjs',
      change: (text, options) =>
        text.replace('import react', `${IMPORT}import react`).replace('[react()]', `[react(), ${call(options)}]`),
    },
    dev: (port) => ['npx', 'astro', 'dev', '--host', '127.0.0.1', '--port', `${port}`],
    start: (port) => ({ command: ['npx', 'astro', 'preview', '--host', '127.0.0.1', '--port', `${port}`] }),
    audit: 'findings',
    versions: ['astro', '@astrojs/react', 'vite'],
  },
  {
    name: 'SvelteKit',
    folder: 'sveltekit',
    create: [
      'sv@latest',
      'create',
      'sveltekit',
      '--template',
      'minimal',
      '--types',
      'ts',
      '--no-add-ons',
      '--no-install',
    ],
    files: {
      'src/routes/+page.svelte': `<script lang="ts">
  let count = $state(0)
</script>

<svelte:head><title>Mill Bakery</title></svelte:head>
${form('<button type="button" id="count" onclick={() => count++}>Count is {count}</button>')}
`,
    },
    page: 'src/routes/+page.svelte',
    plugin: {
      file: 'vite.config.ts',
      change: (text, options) => IMPORT + text.replace('plugins: [\n', `plugins: [\n\t\t${call(options)},\n`),
    },
    dev: (port) => ['npx', 'vite', 'dev', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'],
    start: (port) => ({
      command: ['npx', 'vite', 'preview', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'],
    }),
    audit: 'not measured',
    versions: ['@sveltejs/kit', 'svelte', 'vite'],
    prerendered: { files: { 'src/routes/+layout.ts': 'export const prerender = true\n' } },
  },
  {
    name: 'Nuxt',
    folder: 'nuxt',
    packages: ['nuxt', 'vue', 'vue-router'],
    files: {
      'package.json': scripts({ dev: 'nuxt dev', build: 'nuxt build', generate: 'nuxt generate' }),
      'nuxt.config.ts': `export default defineNuxtConfig({
  compatibilityDate: '2025-07-15',
  devtools: { enabled: true },
})
`,
      'tsconfig.json': '{ "extends": "./.nuxt/tsconfig.json" }\n',
      'app/app.vue': `<script setup lang="ts">
const count = ref(0)
useHead({ title: 'Mill Bakery' })
</script>

<template>
  <div>
    <NuxtRouteAnnouncer />
    ${form('<button type="button" id="count" @click="count++">Count is {{ count }}</button>')}
  </div>
</template>
`,
    },
    page: 'app/app.vue',
    plugin: {
      file: 'nuxt.config.ts',
      change: (text, options) =>
        IMPORT + text.replace('  devtools', `  vite: { plugins: [${call(options)}] },\n  devtools`),
    },
    dev: (port) => ['npx', 'nuxt', 'dev', '--host', '127.0.0.1', '--port', `${port}`],
    start: (port) => ({
      command: ['node', '.output/server/index.mjs'],
      env: { PORT: `${port}`, HOST: '127.0.0.1', NITRO_PORT: `${port}`, NITRO_HOST: '127.0.0.1' },
    }),
    audit: 'not measured',
    versions: ['nuxt', 'vue', 'vite'],
  },
  {
    name: 'React Router',
    folder: 'react-router',
    // One release of React Router: its packages want each other in the same version.
    packages: [
      ...['react-router', '@react-router/node', '@react-router/serve', '@react-router/dev'].map(
        (name) => `${name}@SERVE`,
      ),
      ...['react', 'react-dom', 'isbot', 'vite', 'typescript', '@types/react', '@types/react-dom'],
    ],
    files: {
      'package.json': scripts({
        dev: 'react-router dev',
        build: 'react-router build',
        start: 'react-router-serve ./build/server/index.js',
      }),
      'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
})
`,
      'react-router.config.ts': `import type { Config } from '@react-router/dev/config'

export default { ssr: true } satisfies Config
`,
      'tsconfig.json': `${JSON.stringify({ compilerOptions: { module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', strict: true, types: ['vite/client'], noEmit: true } }, null, 2)}\n`,
      'app/root.tsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Mill Bakery</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
`,
      'app/routes.ts': `import { type RouteConfig, index } from '@react-router/dev/routes'

export default [index('routes/home.tsx')] satisfies RouteConfig
`,
      'app/routes/home.tsx': reactPage('Home'),
    },
    page: 'app/routes/home.tsx',
    plugin: {
      file: 'vite.config.ts',
      change: (text, options) => IMPORT + text.replace('[reactRouter()]', `[reactRouter(), ${call(options)}]`),
    },
    dev: (port) => ['npx', 'react-router', 'dev', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'],
    start: (port) => ({
      command: ['npx', 'react-router-serve', './build/server/index.js'],
      env: { PORT: `${port}`, HOST: '127.0.0.1' },
    }),
    audit: 'not measured',
    versions: ['react-router', 'react', 'vite'],
    prerendered: {
      files: {
        'react-router.config.ts':
          "import type { Config } from '@react-router/dev/config'\n\nexport default { ssr: true, prerender: true } satisfies Config\n",
      },
    },
  },
]
