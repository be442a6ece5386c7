import type { Words } from './words.ts'

/** Ukrainian */
export const uk: Words = {
  views: 'фільтри?',
  deletes: 'видал|скас|відпис|розірв',
  pays: 'гроші(?= |$)|сплат|купити|замовит|переказ|пожертвув|підписати(?= |$)|вивести',
  fillsCart: 'до кошик',
  subscribes: 'підпис',
}
