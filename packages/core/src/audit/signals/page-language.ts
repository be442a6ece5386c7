import { pageShare } from './page-share.ts'
import type { SignalRule } from './signal-rule.ts'

export const pageLanguage: SignalRule = {
  id: 'page-language',
  title: 'Language of the page (lang)',
  look: (site) =>
    pageShare(
      site,
      { one: 'states its language with lang', many: 'state their language with lang' },
      ({ page }) => page.language.source === 'lang',
    ),
}
