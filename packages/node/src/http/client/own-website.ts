import { normalizeTypedUrl } from '@operable/core/site'
import type { KeyScope } from '../../contracts/keys.ts'
import type { Operable } from '../../contracts/operable.ts'

/**
 * The id of the website whose own key this is, where the address is one of its origin: then somebody scans what is theirs.
 * An admin key is nobody's own.
 *
 * @throws OperableError `invalid_url`, `website_not_found`, `storage_unavailable`
 */
export async function ownWebsite(
  { websites }: Pick<Operable, 'websites'>,
  scope: KeyScope | undefined,
  url: string,
): Promise<string | undefined> {
  if (scope?.kind !== 'website') return undefined
  const website = await websites.get(scope.websiteId)
  return new URL(normalizeTypedUrl(url)).origin === new URL(website.url).origin ? website.id : undefined
}
