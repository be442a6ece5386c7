import type { Words } from './words.ts'

/** Danish and Norwegian */
export const da: Words = {
  deletes: 'slett?(?= |$)|fjern|afbestil|avbestil|opsig|si opp|avslutt|afmeld|meld deg av|annuller',
  pays: 'penge(?= |$)|betal(?= |$)|køb(?= |$)|kjøp(?= |$)|bestil(?:l)?(?= |$)|overfør|(?:byd|gi) (?:nu|bud|na)|underskriv|signer(?= |$)|hæv(?= |$)',
  final: 'kan ikke (?:fortryd|angre|gendann|gjenopprett)|uigenkaldelig|ugjenkallelig',
  binds:
    '(?<!ikke )bindende|refunderes ikke|(?:bliver|blir) (?:\\S+ )?(?:opkrævet|belastet|trukket)|(?:forpligter mig|forplikter meg) til a\\w* (?:betal|køb|kjøp)',
  fillsCart: 'i \\w*kurv',
  subscribes: 'abonner',
  asks: 'søg|søk|kontakt',
  captcha: '(?:bogstaver|bokstaver|tegn|kode|tal)\\w* .*bille?de|hvad er \\d|hva er \\d',
  trap: '(?:udfyld|fyll) ikke|(?:lad|la) (?:\\S+ ){0,3}tom',
}
