import type { Words } from './words.ts'

/** Hungarian */
export const hu: Words = {
  views: 'szurok?',
  deletes: 'torl|leiratkoz|lemond|megszun|felmond',
  pays: 'fizet|vasarl|megrendel|megvesz|utal(?:as)?(?= |$)|licital|alair|adomanyoz|penz(?:t|felvetel)?(?= |$)',
  final: 'vissza(?:vonhatatlan|fordithatatlan)|nem (?:vonhato|allithato|fordithato) vissza|veglegesen',
  binds: 'megterhel|nem visszaterit|fizetesi kotelezettseg',
  fillsCart: 'kosarba',
  subscribes: 'feliratkoz',
  asks: 'keres',
  trap: 'ne toltse ki|hagy\\w* (?:\\S+ ){0,3}uresen',
  captcha: 'kepen (?:lathato|talalhato|szereplo)|mennyi \\d',
}
