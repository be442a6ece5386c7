import type { Command } from 'commander'
import type { SiteCredentials } from '../fetch/address/site-credentials.ts'
import { exitCodes } from './exit-codes.ts'

/** Options that show credentials to the audited site, as they were given. */
export interface CredentialWords {
  header?: string[]
  auth?: string
  cookie?: string[]
}

const USAGE = { exitCode: exitCodes.badUsage, code: 'operable.credentials' }

export function withCredentialOptions(command: Command): Command {
  return command
    .option('--header <line>', 'send a header to this site only, as in "X-Preview: key"; may be repeated', collect)
    .option('--auth <user:password>', 'send HTTP Basic credentials to this site only')
    .option('--cookie <name=value>', 'send a cookie to this site only; may be repeated', collect)
}

/**
 * What the options say; undefined without any of them. Ends the command where one cannot be read, without repeating it:
 * what is printed may be kept in a log.
 */
export function credentialsOf(
  { header, auth, cookie }: CredentialWords,
  command: Command,
): SiteCredentials | undefined {
  if (!header && auth === undefined && !cookie) return undefined
  return {
    headers: named(header, ':', () => command.error('error: --header takes "Name: value", each name once.', USAGE)),
    cookies: named(cookie, '=', () => command.error('error: --cookie takes name=value, each name once.', USAGE)),
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
  if (at < 0) command.error('error: --auth takes user:password.', USAGE)
  return { username: text.slice(0, at), password: text.slice(at + 1) }
}

function collect(line: string, before: string[] = []): string[] {
  return [...before, line]
}
