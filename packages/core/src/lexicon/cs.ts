import type { Words } from './words.ts'

/** Czech and Slovak */
export const cs: Words = {
  deletes: 'zrus|smaz|zmaz|vymaz|odstran|odhlas|odstoup|odstup|vypoved',
  pays: 'zaplatit|koupit|kupit|objednat|prevest|prihodit|podepsat|podpisat|darovat|vybrat penize',
  fillsCart: 'do kosik[ua]',
  subscribes: 'odebirat',
  asks: 'hledat|hladat|zobrazit',
  trap: 'nevyplnuj',
}
