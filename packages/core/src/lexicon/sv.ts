import type { Words } from './words.ts'

/** Swedish */
export const sv: Words = {
  frequent: 'och|att|det|som|för|med|är|vi|på|av|till|inte',
  deletes: 'ta bort|radera|avsluta|avbryt|avprenumer|avboka|sag upp',
  pays: 'betala|kop[ a]|kop$|bestall|overfor|lagg bud|signera|skriv under|ta ut',
  sends: 'skicka|fortsatt|nasta|bekrafta|boka|ja',
  fillsCart: 'i varukorg',
  subscribes: 'prenumer',
  asks: 'sok(?= |$)|kontakta',
  trap: 'lamna (?:\\S+ ){0,2}tom',
}
