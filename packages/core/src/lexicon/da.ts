import type { Words } from './words.ts'

/** Danish and Norwegian */
export const da: Words = {
  frequent: 'og|at|det|som|for|med|er|vi|på|af|av|til|ikke',
  deletes: 'slett?(?= |$)|fjern|afbestil|avbestil|opsig|si opp|avslutt|afmeld|meld deg av|annuller',
  pays: 'betal(?= |$)|køb(?= |$)|kjøp(?= |$)|bestil(?:l)?(?= |$)|overfør|(?:byd|gi) (?:nu|bud|na)|underskriv|signer(?= |$)|hæv(?= |$)',
  sends: 'send|fortsæt|fortsett|næste|neste|bekræft|bekreft|ja',
  fillsCart: 'i \\w*kurv',
  subscribes: 'abonner',
  asks: 'søg|søk|kontakt',
}
