import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a project is built with, and how Operable can check it. */
export interface DetectedProject {
  /** As people call it. */
  framework: 'Next.js' | 'Nuxt' | 'Astro' | 'SvelteKit' | 'Vite' | 'plain HTML'
  /** Command that builds the site; absent if there is nothing to build. */
  build?: string
  /** Where the built HTML is, or the server that shows it. */
  site: { name: string; folder: string } | { name: string; url: string; start: string }
  /** What the owner should know, one sentence each. */
  notes: string[]
}

/** The parts of a manifest that tell. */
interface Manifest {
  name?: unknown
  scripts?: Record<string, unknown>
  dependencies?: Record<string, unknown>
  devDependencies?: Record<string, unknown>
}

/** Looks at the manifest and the files of a project; nothing of it is run. @param folder of the project */
export function detectProject(folder: string): DetectedProject {
  const manifest = readManifest(folder)
  const name = siteName(manifest)
  const has = (dependency: string) =>
    manifest?.dependencies?.[dependency] !== undefined || manifest?.devDependencies?.[dependency] !== undefined
  const run = runnerOf(folder)
  const scripts = manifest?.scripts ?? {}
  const build = typeof scripts['build'] === 'string' ? { build: run('build') } : {}
  const served = (script: 'start' | 'preview', port: number): DetectedProject['site'] => ({
    name,
    url: `http://localhost:${port}`,
    start: typeof scripts[script] === 'string' ? run(script) : 'npm run dev',
  })

  if (has('next')) {
    const isExported = /output\s*:\s*['"]export['"]/.test(
      firstText(folder, ['next.config.ts', 'next.config.mjs', 'next.config.js']),
    )
    const site = isExported ? { name, folder: 'out' } : served('start', 3000)
    return { framework: 'Next.js', ...build, site, notes: [] }
  }
  if (has('nuxt')) {
    const isGenerated = typeof scripts['generate'] === 'string' && typeof scripts['preview'] !== 'string'
    if (isGenerated)
      return { framework: 'Nuxt', build: run('generate'), site: { name, folder: '.output/public' }, notes: [] }
    return { framework: 'Nuxt', ...build, site: served('preview', 3000), notes: [] }
  }
  if (has('astro')) {
    const config = firstText(folder, ['astro.config.mjs', 'astro.config.ts', 'astro.config.js'])
    const isServer = /output\s*:\s*['"](?:server|hybrid)['"]/.test(config)
    const site = isServer ? served('preview', 4321) : { name, folder: 'dist' }
    return { framework: 'Astro', ...build, site, notes: [] }
  }
  if (has('@sveltejs/kit')) {
    const isStatic = has('@sveltejs/adapter-static')
    const site = isStatic ? { name, folder: 'build' } : served('preview', 4173)
    return { framework: 'SvelteKit', ...build, site, notes: [] }
  }
  if (has('vite')) {
    const notes = [
      'If your pages are empty without JavaScript, install playwright-core and a Chromium, so that they can be read.',
    ]
    return { framework: 'Vite', ...build, site: { name, folder: 'dist' }, notes }
  }
  const places = ['.', 'public', 'dist', 'build', 'site', 'docs', 'www', '_site']
  const found = places.find((place) => existsSync(join(folder, place, 'index.html')))
  const notes = found === undefined ? ['No index.html was found. Set the folder of your site.'] : []
  return { framework: 'plain HTML', ...build, site: { name, folder: found ?? 'public' }, notes }
}

function readManifest(folder: string): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return typeof manifest === 'object' && manifest !== null ? manifest : undefined
  } catch {
    return undefined
  }
}

function siteName(manifest: Manifest | undefined): string {
  const name = typeof manifest?.name === 'string' ? manifest.name.replace(/^@[^/]*\//, '') : ''
  return name.replace(/[^\w.-]+/g, '-').slice(0, 60) || 'site'
}

/** Runs a script with the package manager that wrote the lock file. */
function runnerOf(folder: string): (script: string) => string {
  const has = (...names: string[]) => names.some((name) => existsSync(join(folder, name)))
  if (has('pnpm-lock.yaml')) return (script) => `pnpm ${script}`
  if (has('yarn.lock')) return (script) => `yarn ${script}`
  if (has('bun.lock', 'bun.lockb')) return (script) => `bun run ${script}`
  return (script) => (script === 'start' ? 'npm start' : `npm run ${script}`)
}

function firstText(folder: string, names: readonly string[]): string {
  const name = names.find((each) => existsSync(join(folder, each)))
  return name === undefined ? '' : readFileSync(join(folder, name), 'utf8')
}
