import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../test/ci-project.ts'
import { detectProject } from './detect-project.ts'

const manifest = (
  dependency: string,
  scripts: Record<string, string> = { build: 'x', start: 'x', preview: 'x' },
  more: string[] = [],
) =>
  JSON.stringify({
    name: '@ada/shop',
    scripts,
    dependencies: Object.fromEntries([dependency, ...more].map((name) => [name, '1'])),
  })
const served = (port: number, start: string) => ({ name: 'shop', url: `http://localhost:${port}`, start })
const folder = (name: string, of = 'shop') => ({ name: of, folder: name })

test.each<[label: string, files: Record<string, string>, framework: string, site: object, build: string | undefined]>([
  ['Next.js', { 'package.json': manifest('next') }, 'Next.js', served(3000, 'npm start'), 'npm run build'],
  [
    'Next.js, exported',
    { 'package.json': manifest('next'), 'next.config.mjs': "export default { output: 'export' }" },
    'Next.js',
    folder('out'),
    'npm run build',
  ],
  ['Nuxt', { 'package.json': manifest('nuxt') }, 'Nuxt', served(3000, 'npm run preview'), 'npm run build'],
  [
    'Nuxt, generated',
    { 'package.json': manifest('nuxt', { generate: 'x' }) },
    'Nuxt',
    folder('.output/public'),
    'npm run generate',
  ],
  ['Astro', { 'package.json': manifest('astro'), 'pnpm-lock.yaml': '' }, 'Astro', folder('dist'), 'pnpm build'],
  [
    'Astro with a server',
    { 'package.json': manifest('astro'), 'astro.config.mjs': "export default { output: 'server' }", 'yarn.lock': '' },
    'Astro',
    served(4321, 'yarn preview'),
    'yarn build',
  ],
  [
    'SvelteKit',
    { 'package.json': manifest('@sveltejs/kit', undefined, ['vite']) },
    'SvelteKit',
    served(4173, 'npm run preview'),
    'npm run build',
  ],
  [
    'SvelteKit, static',
    { 'package.json': manifest('@sveltejs/kit', undefined, ['vite', '@sveltejs/adapter-static']) },
    'SvelteKit',
    folder('build'),
    'npm run build',
  ],
  ['Vite', { 'package.json': manifest('vite'), 'bun.lock': '' }, 'Vite', folder('dist'), 'bun run build'],
  ['plain', { 'index.html': '' }, 'plain HTML', folder('.', 'site'), undefined],
  [
    'plain, in a folder',
    { 'package.json': '{', 'public/index.html': '' },
    'plain HTML',
    folder('public', 'site'),
    undefined,
  ],
  ['nothing', {}, 'plain HTML', folder('public', 'site'), undefined],
])('%s', async (_, files, framework, site, build) => {
  const place = temporaryFolder()
  await writeFiles(place, files)
  expect(detectProject(place)).toMatchObject({ framework, site, ...(build === undefined ? {} : { build }) })
})
