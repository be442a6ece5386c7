import { existsSync, readFileSync, statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { OperableError } from '@operable/core'
import { issueSentence } from '@operable/core/schema'
import { operableConfigSchema } from './config-schema.ts'
import type { ConfigSite, OperableConfig } from './config-types.ts'

/** In this order; the first one that is there counts. */
export const configNames = [
  'operable.config.ts',
  'operable.config.js',
  'operable.config.mjs',
  'operable.config.json',
] as const

/** A configuration that has been checked. */
export interface LoadedConfig {
  config: OperableConfig
  /** Each with a name of its own. */
  sites: NamedSite[]
  /** As it was named, for messages. */
  file: string
  /** Folder of that file; paths in it begin here. */
  folder: string
  /** Sites that are not asked for this time. */
  leftOut?: readonly string[]
}

/** A site, and what reports call it. */
export interface NamedSite extends ConfigSite {
  name: string
}

/**
 * Reads the configuration, and checks all of it.
 *
 * @param given file, or the folder to look for one in
 * @throws OperableError `invalid_config` with the file, the part of it, and what is wrong there
 */
export async function loadConfig(given: string): Promise<LoadedConfig> {
  const file = fileIn(given)
  const config = checkConfig(await readConfig(file), file)
  const path = resolve(file)
  return { config, sites: namedSites(config, file), file, folder: dirname(path) }
}

/**
 * @param file as messages name it
 * @throws OperableError `invalid_config`
 */
export function checkConfig(value: unknown, file: string): OperableConfig {
  const { data, error } = operableConfigSchema.safeParse(value)
  if (data) return requireSense(data, file)
  const [issue] = error.issues
  if (!issue) throw new OperableError('invalid_config', `${file} is not valid.`)
  // A union says no more than that nothing fits; what is wrong is said by the option that comes closest.
  const inner =
    issue.code === 'invalid_union'
      ? issue.errors.flat().toSorted((a, b) => b.path.length - a.path.length)[0]
      : undefined
  const told = inner && inner.path.length > 0 ? inner : issue
  const path = [...issue.path, ...(told === issue ? [] : told.path)]
  throw new OperableError(
    'invalid_config',
    `${file}: ${pathText(path)}: ${sentenceOf(told)}${more(error.issues.length - 1)}`,
  )
}

function sentenceOf(issue: Parameters<typeof issueSentence>[0]): string {
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? issueSentence(issue)
  return issueSentence(issue)
}

function more(count: number): string {
  if (count <= 0) return ''
  return count === 1 ? ' One more part does not fit.' : ` ${count} more parts do not fit.`
}

/** `sites[0].url`; the whole of it is “the configuration”. */
function pathText(path: readonly PropertyKey[]): string {
  let text = ''
  for (const part of path) {
    const name = String(part)
    if (typeof part === 'number') text += `[${name}]`
    else if (/^[A-Za-z_$][\w$]*$/.test(name)) text += text === '' ? name : `.${name}`
    else text += `[${JSON.stringify(name)}]`
  }
  return text || 'the configuration'
}

/** What no schema can say: parts that need each other. */
function requireSense(config: OperableConfig, file: string): OperableConfig {
  const { budgets, sites, waivers = [] } = config
  const fail = (path: PropertyKey[], why: string): never => {
    throw new OperableError('invalid_config', `${file}: ${pathText(path)}: ${why}`)
  }
  for (const [index, site] of sites.entries()) {
    const proofs = (site.budgets ?? budgets)?.proofs
    const owner: PropertyKey[] = site.budgets ? ['sites', index, 'budgets', 'proofs'] : ['budgets', 'proofs']
    if (proofs && !site.prove) fail(owner, `Needs “prove” for the site ${nameOf(site)}.`)
  }
  const names = sites.map(nameOf)
  for (const [index, { site }] of waivers.entries()) {
    if (site !== undefined && !names.includes(site)) {
      fail(['waivers', index, 'site'], `No site is called ${site}. Sites: ${names.join(', ')}.`)
    }
  }
  return config
}

function namedSites({ sites }: OperableConfig, file: string): NamedSite[] {
  const known = new Map<string, number>()
  return sites.map((site, index) => {
    const name = nameOf(site)
    const other = known.get(name)
    if (other !== undefined) {
      const why = `Is called ${name}, as is sites[${other}]. Give one of them another name.`
      throw new OperableError('invalid_config', `${file}: sites[${index}].name: ${why}`)
    }
    known.set(name, index)
    return { ...site, name }
  })
}

function nameOf({ name, folder, url }: ConfigSite): string {
  const own = name ?? (folder === undefined ? URL.parse(url ?? '')?.host : basename(resolve('/', folder)))
  return (own || 'site').replace(/[^\w.-]+/g, '_')
}

function fileIn(given: string): string {
  const found = statSync(given, { throwIfNoEntry: false })
  if (found?.isFile()) return given
  if (!found) throw new OperableError('invalid_config', `There is no file ${given}.`)
  const name = configNames.find((each) => existsSync(join(given, each)))
  if (name !== undefined) return join(given, name)
  const where = given === '.' ? 'this folder' : given
  throw new OperableError(
    'invalid_config',
    `There is no operable.config.ts, .js or .json in ${where}. To write one: operable init.`,
  )
}

async function readConfig(file: string): Promise<unknown> {
  if (file.endsWith('.json')) return readJson(file)
  try {
    // A file that has changed is read again.
    const url = pathToFileURL(resolve(file))
    url.search = `?${statSync(file).mtimeMs}`
    const release = provideOwnName()
    try {
      const loaded = (await import(url.href)) as { default?: unknown }
      if (loaded.default === undefined) throw new OperableError('invalid_config', `${file} has no default export.`)
      return loaded.default
    } finally {
      release()
    }
  } catch (cause) {
    if (cause instanceof OperableError) throw cause
    const why = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
    throw new OperableError('invalid_config', `${file} cannot be loaded: ${why?.replace(/\.?$/, '.')}`, { cause })
  }
}

const OWN_NAME = '@operable/node'
const STAND_IN = 'data:text/javascript,export const defineConfig = (config) => config'

/** A project that only runs `npx @operable/node` has not installed what its configuration imports. @returns ends it */
function provideOwnName(): () => void {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier !== OWN_NAME) return next(specifier, context)
      try {
        return next(specifier, context)
      } catch {
        return { url: STAND_IN, shortCircuit: true }
      }
    },
  })
  return () => hooks.deregister()
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new OperableError('invalid_config', `${file} is not valid JSON: ${why.replace(/\.?$/, '.')}`, { cause })
  }
}
