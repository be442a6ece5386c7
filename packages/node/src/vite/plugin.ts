import { fileURLToPath } from 'node:url'
import type { Environment, Plugin, ResolvedConfig, ViteBuilder } from 'vite'
import { auditBuild } from './audit-build.ts'
import { pageClient } from './page-client.ts'
import { showFindings } from './show-findings.ts'
import { tagAttributes, widgetModule } from './widget-module.ts'

/** What the plugin does. Every option has a default. */
export interface OperableViteOptions {
  /**
   * Adds the widget's tag to every page: the website's ID, and the address of the service. It is in the HTML if Vite makes the
   * page from an HTML file; other pages add it when they have loaded.
   */
  widget?: { website: string; server: string }
  /** Where the findings of the open page are shown while you develop. Default: `both` */
  show?: 'overlay' | 'terminal' | 'both' | 'off'
  /** Severity of rules by ID, as in `operable.config.ts`: `error` and `warning` are shown, `note` and `off` are not. */
  rules?: Record<string, 'off' | 'note' | 'warning' | 'error'>
  /**
   * Audits the pages that a build has written: `print` prints what is new compared with `operable-baseline.json`, `fail` also ends
   * the build with an error. If there are no pages, because a server makes them, both say that nothing was measured. Default: `print`
   */
  build?: 'print' | 'fail' | 'off'
  /** Folder of these pages. Default: where the framework writes them. */
  folder?: string
}

/** A Vite plugin that is an integration of Astro as well, for `integrations` of its configuration. */
export interface OperablePlugin extends Plugin {
  /** What Astro calls. */
  hooks: {
    'astro:config:setup'(setup: AstroSetup): void
    'astro:build:done'(build: { dir: URL }): Promise<void>
  }
}

/** What the plugin uses of Astro's first hook. */
export interface AstroSetup {
  /** Adds to the configuration. */
  updateConfig(config: { vite: object }): unknown
  /** Adds a script to each page. */
  injectScript(stage: 'page', content: string): void
}

const PAGE = 'virtual:operable-page'
const WIDGET = 'virtual:operable-widget'
const VIRTUAL = /^\0?(virtual:operable-(?:page|widget))$/
/** Loaded by every page of every framework in development, and by none that is built. */
const VITE_CLIENT = /\/vite\/dist\/client\/client\.mjs$/
const FOUND = 'Operable found something new.'
/** SvelteKit writes its pages beside the output of Vite. */
const SVELTEKIT = { plugin: 'vite-plugin-sveltekit-compile', pages: '.svelte-kit/output/prerendered/pages' }

/**
 * Builds that have begun and not ended, in this process. SvelteKit builds its client within the build of its server, from a copy
 * of the configuration; its pages are there when the outer one ends.
 */
const running = { builds: 0, hasClient: false }

/**
 * A Vite plugin: while you develop, it shows the findings of the page that is open; after a build, it audits the output. It
 * leaves the HTML that your application renders as it is, so nothing changes for hydration. In Astro it goes into `integrations`,
 * everywhere else into Vite's `plugins`.
 */
export function operable(options: OperableViteOptions = {}): OperablePlugin {
  const { widget, show = 'both', rules = {}, build = 'print', folder } = options
  let config: ResolvedConfig
  let isIntegration = false
  let isTold = false
  const audit = async (pages: string) => {
    const outcome = await auditBuild({ root: config.root, folder: folder ?? pages, rules, logger: config.logger })
    return build === 'fail' && outcome === 'failed'
  }
  const plugin: OperablePlugin = {
    name: 'operable',
    // One instance for all environments of a build.
    sharedDuringBuild: true,
    configResolved(resolved) {
      config = resolved
      if (isIntegration || isTold || !config.plugins.some(({ name }) => name === 'astro:build')) return
      isTold = true
      config.logger.warn('Operable: in Astro, add operable() to `integrations`, not to the plugins of Vite.')
    },
    resolveId(id) {
      return VIRTUAL.test(id) ? `\0${id}` : undefined
    },
    load(id) {
      const module = VIRTUAL.exec(id)?.[1]
      if (module === PAGE) return pageClient({ overlay: show === 'overlay' || show === 'both' })
      if (module === WIDGET && widget) return { code: widgetModule(widget), moduleSideEffects: true }
      return undefined
    },
    transform(code, id) {
      const importing = (text: string) => ({ code: `${code}\n${text}\n`, map: null })
      if (config.command === 'build') {
        const isStart = widget && isClient(this.environment.config) && this.getModuleInfo(id)?.isEntry
        return isStart && !isOtherKind(this.environment.config) ? importing(`import '${WIDGET}'`) : undefined
      }
      if (!VITE_CLIENT.test(id.split('?')[0]!)) return undefined
      // Once Vite's client has started: the page's module needs it.
      const modules = [...(show === 'off' ? [] : [PAGE]), ...(widget ? [WIDGET] : [])]
      return importing(modules.map((module) => `void import('${module}')`).join('\n'))
    },
    configureServer(server) {
      if (show !== 'off') showFindings(server, { rules, isPrinted: show !== 'overlay' })
    },
    transformIndexHtml() {
      if (!widget) return undefined
      return [{ tag: 'script', attrs: tagAttributes(widget), injectTo: 'head' as const }]
    },
    buildStart() {
      if (config.command === 'build') running.builds++
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (config.command !== 'build') return
        running.builds = Math.max(0, running.builds - 1)
        running.hasClient ||= isClient(this.environment.config)
        if (running.builds > 0 || !running.hasClient) return
        running.hasClient = false
        // Where a framework leads the build, its pages come later; Vite 6 has no hook for that, and does not say its version.
        const isLed = config.builder && this.meta.viteVersion !== undefined
        if (build === 'off' || isIntegration || isLed) return
        const isSvelteKit = config.plugins.some(({ name }) => name === SVELTEKIT.plugin)
        if (await audit(isSvelteKit ? SVELTEKIT.pages : config.build.outDir)) this.error(FOUND)
      },
    },
    buildApp: {
      order: 'post',
      async handler({ environments }: ViteBuilder) {
        // Without a builder nothing is built yet.
        if (build === 'off' || isIntegration || !config.builder) return
        const pages = environments['client']?.config.build.outDir ?? config.build.outDir
        if (await audit(pages)) this.error(FOUND)
      },
    },
    hooks: {
      'astro:config:setup'({ updateConfig, injectScript }) {
        isIntegration = true
        updateConfig({ vite: { plugins: [plugin] } })
        // A page of Astro may have no module at all, and so no entry that could import this one.
        if (widget) injectScript('page', `import '${WIDGET}'`)
      },
      // Astro writes its pages after Vite is done.
      async 'astro:build:done'({ dir }) {
        if (build !== 'off' && (await audit(fileURLToPath(dir)))) throw new Error(FOUND)
      },
    },
  }
  return plugin
}

type BuildConfig = Pick<Environment['config'], 'consumer' | 'build'>

/** Whether it makes what runs in pages. */
function isClient({ consumer, build }: BuildConfig): boolean {
  return consumer === 'client' && !build.ssr
}

/** Whether its entries start no page of this website: those of a library, and scripts that are built beside HTML files. */
function isOtherKind({ build }: BuildConfig): boolean {
  const { input = 'index.html' } = build.rollupOptions
  const inputs = typeof input === 'string' ? [input] : Object.values(input)
  return !!build.lib || inputs.some((input) => /\.html?$/i.test(input))
}
