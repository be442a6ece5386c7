import type { Words } from './words.ts'

/** Czech and Slovak */
export const cs: Words = {
  frequent: 'a|se|na|je|pro|s|z|do|že|jsou|nebo|podle|sa|pre|ako',
  deletes: 'zrus|smaz|zmaz|vymaz|odstran|odhlas|odstoup|odstup|vypoved',
  pays: 'zaplatit|koupit|kupit|objednat|prevest|prihodit|podepsat|podpisat|darovat|vybrat penize',
  sends: 'odeslat|odoslat|pokracovat|dalsi|dalej|potvrdit|ano',
  fillsCart: 'do kosik[ua]',
  subscribes: 'odebirat',
  asks: 'hledat|hladat|zobrazit',
  trap: 'nevyplnuj',
}
