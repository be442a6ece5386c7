import type { Words } from './words.ts'

/** Czech and Slovak */
export const cs: Words = {
  deletes: 'zrus|smaz|zmaz|vymaz|odstran|odhlas|odstoup|odstup|vypoved',
  pays: 'zaplatit|koupit|kupit|objednat|prevest|prihodit|podepsat|podpisat|darovat|penize(?= |$)',
  final: 'nevratn|nenavratn|trvale|(?:nelze|nemozno) (?:\\w+ )?(?:vratit|vzit|obnovit)',
  binds: 'zavazn|zavazuji se (?:\\w+ )?(?:zaplat|uhrad|koup)|bude (?:\\w+ )?(?:uctovan|strzen)',
  fillsCart: 'do kosik[ua]',
  subscribes: 'odebirat',
  reads: 'hledat|hladat|zobrazit',
  joins: 'a|nebo|alebo',
  trap: 'nevyplnuj|(?:ponechte|nechte) (?:\\S+ ){0,3}prazdn',
  captcha: '(?:kod|znaky|text) .*obrazk|kolik je \\d',
}
