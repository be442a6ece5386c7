import { type ErrorCode, OperableError } from '@operable/core'
import { opensWithAllowPrivate } from '../../fetch/address/opens-with-allow-private.ts'
import type { ManageOptions } from './with-service.ts'

/**
 * Reads pages, and names `--allow-private` where nothing else kept it from reading them. The library cannot: it knows no
 * command line.
 *
 * @param pages what was to be read
 */
export async function offeringPrivate<Result>(
  { allowPrivate, server }: ManageOptions,
  pages: () => Promise<readonly string[]>,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    const isOurs = error instanceof OperableError && UNREAD.has(error.code) && !allowPrivate && server === undefined
    if (!isOurs || !(await pages()).some(isClosed)) throw error
    throw new OperableError(error.code, `${error.message} --allow-private reads it.`, { cause: error })
  }
}

/** What says that nothing could be read. */
const UNREAD: ReadonlySet<ErrorCode> = new Set(['no_tools_created', 'no_valid_urls', 'site_unreachable'])

function isClosed(url: string): boolean {
  return URL.canParse(url) && opensWithAllowPrivate(url)
}
