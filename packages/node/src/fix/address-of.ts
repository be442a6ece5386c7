import { type AuditFolderOptions, observeFolder } from '../services/audit-folder.ts'

/**
 * Where a folder is published, as its pages say themselves: the only origin of their canonical addresses. Undefined if they
 * name none, or several.
 */
export async function addressOf(root: string, options: Omit<AuditFolderOptions, 'url'>): Promise<string | undefined> {
  const { pages } = await observeFolder(root, { ...options, render: 'never', maxPages: 25 })
  const origins = new Set(pages.flatMap(({ page }) => originOf(page?.canonical) ?? []))
  const [origin] = origins
  return origins.size === 1 ? origin : undefined
}

function originOf(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address)
  return url && url.hostname !== 'folder.invalid' && /^https?:$/.test(url.protocol) ? `${url.origin}/` : undefined
}
