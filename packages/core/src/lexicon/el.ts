import type { Words } from './words.ts'

/** Greek */
export const el: Words = {
  views: 'φιλτρ(?:ο|α|ων)',
  deletes: 'διαγραφ|ακυρ|καταργ|απεγγραφ',
  pays: 'χρηματ(?:α|ων)|πληρω|αγορα|παραγγελ|δωρισ|μεταφορα|προσφορα|υπογρα|αναληψ',
  fillsCart: 'στο καλαθι',
}
