import { pageShare } from './page-share.ts'
import type { SignalRule } from './signal-rule.ts'

/** RFC 6596. */
export const canonical: SignalRule = {
  id: 'canonical',
  title: 'Canonical address',
  look: (site) =>
    pageShare(site, { one: 'names a canonical address', many: 'name a canonical address' }, ({ page }) =>
      Boolean(page.canonical),
    ),
}
