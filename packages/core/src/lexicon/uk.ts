import type { Words } from './words.ts'

/** Ukrainian */
export const uk: Words = {
  deletes: 'видал|скас|відпис|розірв',
  pays: 'сплат|купити|замовит|переказ|пожертвув|підписати(?= |$)|вивести',
  fillsCart: 'до кошик',
  subscribes: 'підпис',
}
