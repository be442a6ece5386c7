import { type Command, InvalidArgumentError, Option } from 'commander'
import type { SiteCredentials } from '../fetch/address/site-credentials.ts'
import { nameOfData } from './data-place.ts'
import { refuseUsage } from './failure.ts'

/** Where the service keeps its documents. */
export interface DataOptions {
  /** A file, or the address of a PostgreSQL database. */
  data: string
}

/** Which running service to use instead of the data file. */
export interface ServerOptions {
  server?: string
  key?: string
}

/** Where saved reports are: in a data file, or with a service. */
export interface ReadOptions extends DataOptions, Pick<ServerOptions, 'server'> {}

/** What every command that manages websites takes. */
export interface ManageOptions extends DataOptions, ServerOptions {
  json?: true
  allowPrivate?: true
}

const DEFAULT_DATA = './operable.db'

/** Adds `--data`: the file or database that this command and `operable serve` share. Environment: `OPERABLE_DATA`. */
export function withDataOption(command: Command): Command {
  return command.addOption(
    new Option('--data <file>', 'data file, or the address of a PostgreSQL database')
      .env('OPERABLE_DATA')
      .default(DEFAULT_DATA)
      .argParser(fileName),
  )
}

/** An unset variable leaves an empty name, which SQLite takes to mean a database in memory. */
function fileName(text: string): string {
  return text.trim() === '' ? DEFAULT_DATA : text
}

/** Adds `--data` and `--server`. */
export function withReadOptions(command: Command): Command {
  return preferTyped(withDataOption(command.addOption(serverOption())))
}

/**
 * Adds `--data`, `--server`, `--key` and `--json`. The key can also come from `OPERABLE_KEY`, which other users cannot
 * see in the list of processes.
 */
export function withManageOptions(command: Command): Command {
  return withServiceOptions(command).addOption(new Option('--json', 'print the result as JSON'))
}

/** The same for what is always printed in one way. */
export function withServiceOptions(command: Command): Command {
  return preferTyped(withDataOption(command.addOption(serverOption()).addOption(keyOption())))
}

function keyOption(): Option {
  return new Option('--key <key>', 'key for the service').env('OPERABLE_KEY')
}

/** Adds `--list` and what only goes with it, `--server` and `--key` among them. */
export function withListOptions(command: Command): Command {
  return preferTyped(
    command
      .option(
        '--list <file>',
        'scan every address of a file, one a line, and append a line of JSON for each to --output',
      )
      .addOption(
        new Option('--concurrency <n>', 'with --list: sites at a time (default: 4)').argParser(wholeNumber(1, 1_000)),
      )
      .option('--fields <names>', 'with --list: keep only these members of each report, separated by commas')
      .addOption(new Option('--server <url>', 'with --list: scan with a running service').env('OPERABLE_SERVER'))
      .addOption(keyOption()),
  )
}

function serverOption(): Option {
  return new Option('--server <url>', 'use a running service instead of the data file').env('OPERABLE_SERVER')
}

/** What is typed wins over what is exported: `--data` beats a service that only the environment names. */
function preferTyped(command: Command): Command {
  return command.hook('preAction', (_, action) => {
    const isData = action.getOptionValueSource('data') === 'cli' && action.getOptionValueSource('server') === 'env'
    if (isData) action.setOptionValue('server', undefined)
  })
}

/** A word that a POSIX shell reads back unchanged. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

/** The words that name the same data file or database in another command, without its password; none for the default one. */
export function dataWords({ data }: DataOptions): string {
  return data === DEFAULT_DATA ? '' : ` --data ${shellWord(nameOfData(data))}`
}

/** The words that name the same data file or service in another command. */
export function placeWords(options: ReadOptions): string {
  return options.server ? ` --server ${shellWord(options.server)}` : dataWords(options)
}

/** Options that send credentials to the audited site, as typed. */
export interface CredentialWords {
  header?: string[]
  auth?: string
  cookie?: string[]
}

export function withCredentialOptions(command: Command): Command {
  return command
    .option('--header <line>', 'send a header such as "X-Preview: key" to this site only; repeatable', collect)
    .option('--auth <user:password>', 'send HTTP Basic credentials to this site only')
    .option('--cookie <name=value>', 'send a cookie to this site only; repeatable', collect)
}

/**
 * The credentials, if any were given. Ends the command if one cannot be read, without repeating it: the output may be
 * kept in a log.
 */
export function credentialsOf(
  { header, auth, cookie }: CredentialWords,
  command: Command,
): SiteCredentials | undefined {
  if (!header && auth === undefined && !cookie) return undefined
  return {
    headers: named(header, ':', () => refuseUsage(command, '--header takes "Name: value", each name once.')),
    cookies: named(cookie, '=', () => refuseUsage(command, '--cookie takes name=value, each name once.')),
    ...(auth === undefined ? {} : { auth: pair(auth, command) }),
  }
}

/** Splits each line at the first separator. */
function named(lines: readonly string[] = [], separator: string, fail: () => never): Record<string, string> {
  const values = new Map<string, string>()
  for (const line of lines) {
    const at = line.indexOf(separator)
    const name = line.slice(0, Math.max(0, at)).trim()
    if (name === '' || values.has(name)) fail()
    values.set(name, line.slice(at + 1).trim())
  }
  return Object.fromEntries(values)
}

function pair(text: string, command: Command): NonNullable<SiteCredentials['auth']> {
  const at = text.indexOf(':')
  if (at < 0) refuseUsage(command, '--auth takes user:password.')
  return { username: text.slice(0, at), password: text.slice(at + 1) }
}

function collect(line: string, before: string[] = []): string[] {
  return [...before, line]
}

/** Reads a number; throws commander's error that says what is expected. */
export function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (/^\d{1,9}$/.test(text) && value >= from && value <= to) return value
    throw new InvalidArgumentError(`It must be a whole number from ${from} to ${to}.`)
  }
}

/** Reads seconds. @returns ms */
export function seconds(most: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (/^\d{1,6}(\.\d{1,3})?$/.test(text) && value > 0 && value <= most) return Math.round(value * 1000)
    throw new InvalidArgumentError(`It must be a number of seconds above 0 and at most ${most}.`)
  }
}
