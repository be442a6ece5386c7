import type { Words } from './words.ts'

/**
 * What of English only `deedNeeds` reads, for buttons whose name does not tell what they do: a file of its own, so that the
 * widget loads it with what reads the page around such a button.
 */
export const deeds: Words = {
  deletes: '(?:reset|block) (?:\\w+ )?(?:device|card)|(?<!\\S )(?:format|resign|give notice)$',
  pays: '(?<!\\S )(?:(?:sell|bet)(?= |$)|(?:(?:give|contribute)(?: (?:now|once|monthly))?|lend|tip|stake|charge|refund|authori[sz]e)$)',
  final:
    '(?:cannot|not|t) (?:be )?(?:undo|revers|recover|restor|withdrawn|revok|reclaim|rejoin|retriev)|never be (?:chang|remov)|no (?:undo|way back)|irrev|permanently(?! (?:ban|block|free))',
  binds:
    '(?<!\\bn?o?t )(?:is|be) (?!not)(?:\\w+ )?(?:charged|billed|debited)|no[nt]? ?refund|sales are final|(?<!no[nt] )(?:(?:legally|is|are) binding|binding (?:offer|order|contract|bid))|agree to (?:pay|purchase|buy)|you (?:will )?have bought',
  asks: 'ask (?:\\w+ )?question|request (?:\\w+ ){0,2}(?:call|tour|visit|info|brochure|consult)|call me|wish ?list|follow$|bookmark|watch$|(?<!\\S )(?:english|deutsch|francais|espanol|italiano|nederlands|portugues|polski|русскии|中文|日本語|العربية|עברית|svenska|dansk|cestina|turkce)$',
  views: 'filte?r(?!ed)\\w{0,2}|[ck]r[iy]ter\\w+|from (?:favou?rites|wish ?list)',
  joins: 'and|or|then',
}
