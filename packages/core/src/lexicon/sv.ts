import type { Words } from './words.ts'

/** Swedish */
export const sv: Words = {
  deletes: 'ta bort|radera|avsluta|avbryt|avprenumer|avboka|sag upp',
  pays: '(?:genomfor|slutfor|bekrafta) .*(?:betalning|kop)|pengar|betala|kop[ a]|kop$|bestall|overfor|lagg bud|signera|skriv under|ta ut',
  fillsCart: 'i varukorg',
  subscribes: 'prenumer',
  asks: 'sok(?= |$)|kontakta',
  trap: 'lamna (?:\\S+ ){0,2}tom',
}
