import type { Words } from './words.ts'

/** Hebrew */
export const he: Words = {
  views: '(?:ה)?(?:סינון|מסננים)',
  deletes: 'מחק|מחיק|ביטול|בטל|הסר',
  pays: 'כסף|שלם|לתשלום|קנה|רכוש|תרום|העבר|חתום|משוך',
  fillsCart: 'לסל',
}
