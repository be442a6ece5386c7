import type { Words } from './words.ts'

/** Hebrew */
export const he: Words = {
  deletes: 'מחק|מחיק|ביטול|בטל|הסר',
  pays: 'שלם|לתשלום|קנה|רכוש|תרום|העבר|חתום|משוך',
  fillsCart: 'לסל',
}
