import type { Words } from './words.ts'

/** Hungarian */
export const hu: Words = {
  deletes: 'torl|leiratkoz|lemond|megszun|felmond',
  pays: 'fizet|vasarl|megrendel|megvesz|utal(?:as)?(?= |$)|licital|alair|adomanyoz|penzfelvetel',
  fillsCart: 'kosarba',
  subscribes: 'feliratkoz',
  asks: 'keres',
  trap: 'ne toltse ki',
}
