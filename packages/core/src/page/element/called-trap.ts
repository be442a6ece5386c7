import type { Lexicon } from '../../lexicon/lexicon.ts'
import { plain } from '../../lexicon/plain.ts'
import { perhapsTrapNames, trapNames } from '../../standards/trap-words.ts'

type Text = string | null | undefined | false

/** Longer texts are not read to their end. */
const MOST = 200

/**
 * Whether a field is called a spam trap: `surely` wherever it stands; `perhaps` where people cannot see it, or are kept from it. The audit
 * and a run tell traps by it alike.
 * @param names its name and id
 * @param labels what people would read: its label, the text right beside it
 * @param classes of it and of what stands around it alone
 * @param lexicon of the languages that its labels may be in
 */
export function calledTrap(
  names: readonly Text[],
  labels: readonly Text[],
  classes: readonly Text[],
  lexicon: Lexicon,
): 'surely' | 'perhaps' | undefined {
  const called = folded(names)
  const asked = labels.map((text) => folded([text])).filter((text) => lexicon.trap.test(text))
  const isNamed = trapNames.test(called) || trapNames.test(folded(classes))
  if (isNamed || asked.some((text) => !lexicon.condition.test(text))) return 'surely'
  return asked[0] || perhapsTrapNames.test(called) ? 'perhaps' : undefined
}

function folded(texts: readonly Text[]): string {
  const text = texts.filter(Boolean).join(' + ').slice(0, MOST)
  return text && plain(text)
}
