import type { Words } from './words.ts'

/** Greek */
export const el: Words = {
  deletes: 'διαγραφ|ακυρ|καταργ|απεγγραφ',
  pays: 'πληρω|αγορα|παραγγελ|δωρισ|μεταφορα|προσφορα|υπογρα|αναληψ',
  fillsCart: 'στο καλαθι',
}
