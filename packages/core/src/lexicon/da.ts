import type { Words } from './words.ts'

/** Danish and Norwegian */
export const da: Words = {
  deletes: 'slett?(?= |$)|fjern|afbestil|avbestil|opsig|si opp|avslutt|afmeld|meld deg av|annuller',
  pays: 'penge(?= |$)|betal(?= |$)|kob(?= |$)|kjop(?= |$)|bestil(?:l)?(?= |$)|overfor(?= |$)|(?:byd|gi) (?:nu|bud|na)|underskriv|signer(?= |$)|haev(?= |$)',
  final: 'kan ikke (?:fortryd|angre|gendann|gjenopprett)|uigenkaldelig|ugjenkallelig',
  binds:
    '(?<!ikke )bindende|refunderes ikke|(?:bliver|blir) (?:\\S+ )?(?:opkraevet|belastet|trukket)|(?:forpligter mig|forplikter meg) til a\\w* (?:betal|kob|kjop)',
  fillsCart: 'i \\w*kurv',
  subscribes: 'abonner',
  asks: 'so[gk](?= |e|$)|kontakt',
  captcha: '(?:bogstaver|bokstaver|tegn|kode|tal)\\w* .*bille?de|hvad er \\d|hva er \\d',
  trap: '(?:udfyld|fyll) ikke|(?:lad|la) (?:\\S+ ){0,3}tom',
}
