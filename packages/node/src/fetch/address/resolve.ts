import { lookup } from 'node:dns/promises'
import { FetchError } from '../failure/fetch-error.ts'

/** Every address of a host name. Rejects when the name does not exist. */
export type Resolver = (hostname: string) => Promise<readonly string[]>

/** The system's resolver, so that a name means here what it means everywhere on this machine. */
export const systemResolver: Resolver = async (hostname) => {
  const answers = await lookup(hostname, { all: true, order: 'verbatim' })
  return answers.map((answer) => answer.address)
}

/** Asks the resolver and waits at most `timeoutMs`. Rejects with a FetchError of class `dns`. */
export async function resolveWithin(
  resolver: Resolver,
  hostname: string,
  timeoutMs: number,
): Promise<readonly string[]> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new FetchError('dns', 'The DNS lookup timed out.'))
    timer = setTimeout(late, timeoutMs)
  })
  try {
    const addresses = await Promise.race([resolver(hostname), tooLate])
    if (addresses.length === 0) throw new FetchError('dns', 'The host name has no address.')
    return addresses
  } catch (error) {
    if (error instanceof FetchError) throw error
    throw new FetchError('dns', dnsDetail(error), { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

function dnsDetail(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOTFOUND' || code === 'ENODATA') return 'The host name does not exist.'
  return 'The DNS lookup failed.'
}
