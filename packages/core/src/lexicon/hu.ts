import type { Words } from './words.ts'

/** Hungarian */
export const hu: Words = {
  frequent: 'a|az|és|hogy|egy|nem|van|meg|vagy|ez|is',
  deletes: 'torl|leiratkoz|lemond|megszun|felmond',
  pays: 'fizet|vasarl|megrendel|megvesz|utal(?:as)?(?= |$)|licital|alair|adomanyoz|penzfelvetel',
  sends: 'kuld|elkuld|tovabb|megerosit|igen',
  fillsCart: 'kosarba',
  subscribes: 'feliratkoz',
  asks: 'keres',
  trap: 'ne toltse ki',
}
