import type { Words } from './words.ts'

/** Danish and Norwegian */
export const da: Words = {
  deletes: 'slett?(?= |$)|fjern|afbestil|avbestil|opsig|si opp|avslutt|afmeld|meld deg av|annuller',
  pays: 'penge(?= |$)|betal(?= |$)|køb(?= |$)|kjøp(?= |$)|bestil(?:l)?(?= |$)|overfør|(?:byd|gi) (?:nu|bud|na)|underskriv|signer(?= |$)|hæv(?= |$)',
  fillsCart: 'i \\w*kurv',
  subscribes: 'abonner',
  asks: 'søg|søk|kontakt',
}
