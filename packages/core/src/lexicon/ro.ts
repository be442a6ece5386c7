import type { Words } from './words.ts'

/** Romanian */
export const ro: Words = {
  deletes: 'sterge|anuleaz|dezabon|renunt|reziliaz|inchide .*cont',
  pays: 'bani(?= |$)|platest|cumpar|comand|doneaz|transfera|licit|semneaz|retrage',
  fillsCart: 'in cos(?= |$)',
  subscribes: 'abone',
}
