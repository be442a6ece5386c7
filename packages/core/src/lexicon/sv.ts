import type { Words } from './words.ts'

/** Swedish */
export const sv: Words = {
  deletes: 'ta bort|radera|avsluta|avbryt|avprenumer|avboka|sag upp',
  pays: '(?:genomfor|slutfor|bekrafta) .*(?:betalning|kop)|pengar|betala|kop[ a]|kop$|bestall|overfor|lagg bud|signera|skriv under|ta ut',
  final: '(?:kan|gar) (?:inte|ej) (?:att )?(?:angra|aterstall)|oaterkallelig|for gott',
  binds: '(?<!(?:inte|ej|icke) )bindande|debiteras|aterbetalas (?:inte|ej)|forbinder mig att (?:betala|kopa)',
  wealth: 'aktier|saldo',
  fillsCart: 'i varukorg',
  subscribes: 'prenumer',
  asks: 'sok(?= |$)|kontakta',
  trap: 'fyll inte i|lamna (?:\\S+ ){0,2}tom',
  captcha: '(?:bokstaver|tecken|kod|siffror)\\w* .*bild|hur mycket ar \\d',
}
