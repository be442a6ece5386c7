import type { Words } from './words.ts'

/** Italian */
export const it: Words = {
  deletes: 'disdi|disiscri|rimuov|recedere|chiudi .*account|elimin|annull|cancella(?= |$)',
  pays: '(?:completa|conferma|effettua|concludi) .*(?:ordine|pagamento|acquisto)|denaro|soldi|a pagamento|paga(?: |$)|acquist|ordina(?! per)(?= |$)|bonifico|trasferi|rilancia|(?:fai|invia) .*offerta|firma(?= |$)|preleva|sottoscriv|dona(?= |$)|obbligo di pag',
  final: 'irrevers|irrevoc|definitivamente|non (?:puo|potra|possono) (?:\\w+ ){0,2}(?:annull|ripristin|recuper)',
  binds:
    '(?<!non )vincolante|(?:verra|sara|verranno) (?:\\w+ )?(?:addebit|fattur)|non rimborsabil|mi impegno a (?:pagar|acquist)',
  wealth: '(?:le|mie|tue|il|mio) (?:azioni|quote|saldo|fondi)',
  beside: 'bozza|aggiung|rifiut|no grazie',
  fillsCart: '(?:al|nel) (?:\\w+ )?carrello(?: |$)',
  signsIn: 'acced|entra(?= |$)',
  signsUp: 'iscri|registra',
  subscribes: 'iscriv|abbon',
  reads: 'cerca(?= |$)|vedi|mostra(?= |$)|confronta(?= |$)',
  joins: 'e|o|poi',
  asks: 'cerc|mostra|confronta|preventivo|contatta|invia (?:un )?messaggio|scarica',
  minor: 'aggiorna|modifica|applica|salva',
  cancels: 'annulla',
  leaves: 'indietro',
  captcha: '(?:codice|testo|caratteri) .*immagine|quanto fa \\d',
  code: 'codice di verific',
  password: 'parola d ordine',
  card: 'carta di credito|num\\w+ (?:d\\w+ )?carta\\b|cod\\w+ di sicur|\\bcodice pin$',
  trap: 'lasci\\w* (?:\\S+ ){0,3}vuoto|non compilare',
  condition: 'se|per',
  beings: 'umano',
}
