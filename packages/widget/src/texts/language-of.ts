import { attribute, rootElement } from '../natives.ts'

export type Language = 'ar' | 'de' | 'es' | 'fr' | 'it' | 'ja' | 'nl' | 'pl' | 'pt' | 'pt-br' | 'ru' | 'tr' | 'zh'

/** The more exact tag first. Who reads traditional characters does not read simplified ones. */
const OURS = /^(ar|de|es|fr|it|ja|nl|pl|pt(-br)?|ru|tr|zh(?!-(hant|tw|hk|mo)))\b/

/**
 * The language that we speak to the people of this page, by lookup (https://www.rfc-editor.org/rfc/rfc4647#section-3.4).
 * @param given by the site's owner; else the page's own `lang` counts, as it is now. `pt_BR`, as locales are written, is `pt-BR`
 * @returns undefined for English, and for every language that has no texts here
 */
export function languageOf(given?: string): Language | undefined {
  const declared = given || declaredByPage() || ''
  return OURS.exec(declared.toLowerCase().replaceAll('_', '-'))?.[0] as Language | undefined
}

/** A document that is written anew may have no element. */
function declaredByPage(): string | null {
  const root = rootElement(document) as HTMLElement | null
  return root && attribute(root, 'lang')
}
