import type { Words } from './words.ts'

/** Romanian */
export const ro: Words = {
  frequent: 'și|să|în|din|pentru|este|sunt|care|nu|cu|la|pe|sau',
  deletes: 'sterge|anuleaz|dezabon|renunt|reziliaz|inchide .*cont',
  pays: 'platest|cumpar|comand|doneaz|transfera|licit|semneaz|retrage',
  sends: 'trimite|continua|urmator|confirma|da',
  fillsCart: 'in cos(?= |$)',
  subscribes: 'abone',
}
