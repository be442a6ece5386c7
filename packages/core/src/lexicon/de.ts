import type { Words } from './words.ts'

/** German */
export const de: Words = {
  deletes:
    'losch|kundig|storn|entfernen|deaktivier|abbestell|abmeld|widerruf|konto (?:\\w+ )?(?:schlie|auflos)|abbrech',
  pays: '(?:zahlung|kauf|bestellung) (?:abschlie|bestat|freigeb)|geld(?= |$)(?! (?:zuruck|spar))|kaufen|bezahl|\\w*pflichtig|(?:jetzt|verbindlich) bestell|(?<!\\S )bestellen$|bestellung a|spenden|uberweis|gebot|mitbieten|unterschreib|unterzeichn|auszahl|einzahl|(?:abo\\w*|vertrag|mitgliedschaft) abschlie',
  final: 'nicht (?:\\w+ ){0,2}(?:ruckgangig|wiederherstell|widerruf)|unwiderruf|unwiederbring|unumkehrbar|endgultig',
  binds: '(?<!nicht )verbindlich|kostenpflichtig|abgebucht|in rechnung gestellt|nicht (?:\\w+ )?erstatt',
  wealth: 'anteile|aktien|guthaben',
  beside: 'entwurf|zwischenspeich|vorschau|gutschein|rabatt|einlos|hinzufug|ablehn|nein danke|spater|ubersprin',
  fillsCart: '(?:in|den|die|zum) (?:\\w+ )?(?:waren|einkaufs)korb(?: |$)',
  signsIn: 'anmelden',
  subscribes: 'abonn',
  asks: 'such|find|filtern|anzeig|zeig|ansehen|vergleich|mehr|anfrag|angebot anf|kontakt|nachricht|kommentar|berechn',
  minor: 'anwenden|speichern|prufen|(?:\\w+ )?(?:andern|aktualisieren)',
  cancels: 'abbrechen',
  leaves: 'zuruck',
  accounts: 'konto',
  captcha:
    'spam ?schutz|(?:code|text|zahlen|zeichen) .*(?:bild|grafik)|sicherheits(?:abfrage|uberprufung)|(?:was ist|wie ?viel ist) \\d',
  code: 'einmal(?:code|pass)|bestatigungscode',
  password: 'kennwort',
  card: 'sicherheitscode|pruf(?:nummer|ziffer)|karten(?:nummer|inhaber)|geheim(?:zahl|nummer)|kreditkarte|kontonummer',
  trap: '(?:leer|frei) ?lassen|nicht ausfullen',
  condition: 'wenn|falls|um',
  beings: 'mensch',
}
