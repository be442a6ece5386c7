import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  deletes: 'διαγραφ|ακυρ|καταργ|απεγγραφ|ανακλησ|ανακαλεσ|εργοστασιακ|αδειασ',
  pays: 'χρηματ(?:α|ων)|πληρω|αγορα|παραγγελ|δωρισ|μεταφορα|προσφορα|υπογρα|αναληψ|αναβαθμισ|ανανεωσ|εναρξη συνδρομ|πλειοδοτ',
  final: 'αναστρεψιμ|οριστικα|αμετακλητ|δεν (?:μπορει|γινεται) (?:\\S+ )?(?:αναιρε|ανακτ)',
  binds: '(?<!μη )δεσμευτικ|θα (?:\\S+ )?χρεωθ|μη επιστρεψιμ',
  reads: 'τροποι|ζητηστε|παρακολουθηση|προβολη|δειτε|δες|αναζητηση',
  joins: 'και|η',
  views: 'φιλτρ(?:ο|α|ων)',
  fillsCart: 'στο καλαθι',
  captcha: '(?:χαρακτηρ|κωδικ|γραμμα)\\S* .*εικον|ποσο κανει \\d',
  trap: 'μην συμπληρ|αφη(?:στε|νετε) (?:\\S+ ){0,3}κεν',
  thanks: 'ευχαριστουμε|ευχαριστω',
  done: 'σταλθηκε|εσταλη|ληφθηκε|ελαβαμε|λαβαμε|ολοκληρωθηκε|καταχωρηθηκε',
  neutral: 'το|η|ο|σας|σου|μας|για|και|με|τη|την|σε|θα|μηνυμα|αιτημα|πολυ|συντομα|επικοινωνησουμε',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'εγγραφη',
  contact: 'επικοινωνια',
}

/** What links, buttons and headings offer. */
const intents = {
  contact: 'επικοινωνια',
  pricing: 'τιμες',
}

/** Greek */
export const el: Language = { buttons, topics, intents }
