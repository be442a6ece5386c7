import type { Lexicon } from '../../lexicon/lexicon.ts'
import { plain } from '../../lexicon/plain.ts'
import { perhapsTrapNames, trapNames } from '../../standards/trap-words.ts'

type Text = string | null | undefined | false

/** Most characters of a text to read. */
const MOST = 200

/**
 * Whether the words around a field call it a spam trap. `perhaps` counts only for a field that people cannot see or reach. The audit and
 * a run share this test.
 * @param names its name and id
 * @param labels what people would read: its label, the text right beside it
 * @param classes of the field and of the elements that wrap it alone
 * @param lexicon of the languages that its labels may be in
 */
export function calledTrap(
  names: readonly Text[],
  labels: readonly Text[],
  classes: readonly Text[],
  lexicon: Lexicon,
): 'surely' | 'perhaps' | undefined {
  const called = folded(names)
  const asked = [called, ...labels.map((text) => folded([text]))].filter((text) => lexicon.trap.test(text))
  const isNamed = trapNames.test(called) || trapNames.test(folded(classes))
  if (isNamed || asked.some((text) => lexicon.beings.test(text) || !lexicon.condition.test(text))) return 'surely'
  return asked[0] || perhapsTrapNames.test(called) ? 'perhaps' : undefined
}

function folded(texts: readonly Text[]): string {
  return plain(texts.filter(Boolean).join(' + ').slice(0, MOST))
}
