import { OperableError, type SiteEvidence } from '@operable/core'
import { opensWithAllowPrivate } from '../../fetch/address/opens-with-allow-private.ts'
import type { ManageOptions } from './with-service.ts'

/**
 * Reads pages, and names `--allow-private` where nothing else kept it from reading them. The library cannot: it knows no
 * command line.
 *
 * @param urls what was asked for; of a website the evidence has its address
 */
export async function offeringPrivate<Result>(
  { allowPrivate, server }: ManageOptions,
  urls: readonly string[],
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    const isOurs = error instanceof OperableError && !allowPrivate && server === undefined
    if (!isOurs || ![...urls, ...scanned(error)].some(isClosed)) throw error
    throw new OperableError(error.code, `${error.message} --allow-private reads it.`, { cause: error })
  }
}

function scanned({ code, cause }: OperableError): string[] {
  return code === 'site_unreachable' ? [(cause as SiteEvidence).url] : []
}

function isClosed(url: string): boolean {
  return URL.canParse(url) && opensWithAllowPrivate(url)
}
