import type { Words } from './words.ts'

/** Romanian */
export const ro: Words = {
  deletes: 'sterge|anuleaz|dezabon|renunt|reziliaz|inchide .*cont',
  pays: 'bani(?= |$)|platest|cumpar|comand|doneaz|transfera|licit|semneaz|retrage',
  final: 'ireversibil|irevocabil|definitiv|nu (?:mai )?(?:poate|pot) (?:\\w+ )?(?:anula|recupera)',
  binds: 'nerambursabil|veti fi (?:taxat|debitat)|ma angajez sa (?:platesc|cumpar)',
  fillsCart: 'in cos(?= |$)',
  subscribes: 'abone',
  captcha: '(?:codul|caracterele|textul) .*imagin|cat face \\d',
  trap: 'nu completa|lasati (?:\\S+ ){0,3}gol',
}
