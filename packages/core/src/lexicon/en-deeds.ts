import type { Words } from './words.ts'

/**
 * What of English only `deedNeeds` reads, for buttons whose name does not tell what they do: a file of its own, so that the
 * widget loads it with what reads the page around such a button.
 */
export const deeds: Words = {
  final:
    '(?:cannot|not|t) (?:be )?(?:undo|revers|recover|restor)|no (?:undo|way back)|irrev|permanently(?! (?:ban|block|free))',
  binds:
    '(?:will|ll) be (?:\\w+ )?(?:charged|billed|debited)|no[nt]? ?refund|sales are final|(?<!no[nt] )(?:legally|is|are) binding|(?<!no[nt] )binding (?:offer|order|contract|bid)|(?:agree|promise) to (?:pay|purchase|buy)',
  views: 'filte?r(?!ed)\\w{0,2}|from (?:favou?rites|wish ?list)',
  joins: 'and|or|then',
}
