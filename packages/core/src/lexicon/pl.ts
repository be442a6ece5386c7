import type { Words } from './words.ts'

/** Polish */
export const pl: Words = {
  deletes: 'usun|anuluj|wypisz|zamknij konto|rezygn|skasuj|zlikwiduj|wypowiedz',
  pays: '(?:potwierdz|zatwierdz) .*(?:platnosc|zamowien)|pieniadze|kup(?:uje)?(?= |$)|place(?= |$)|zaplac|zamawiam|zloz zamow|wplac|przelej|przelew|licytuj|podpisz|wyplac|obowiazkiem zaplaty',
  final: 'nieodwracaln|nieodwolaln|bezpowrotn|trwale|nie (?:mozna|da sie) (?:\\w+ )?(?:cofn|przywroc|odwroc)',
  binds:
    '(?<!nie )wiazac|zostan\\w* (?:\\w+ )?(?:obciaz|pobran)|bezzwrotn|zobowiazuje sie (?:\\w+ )?(?:zaplac|zaplat|kup)',
  wealth: 'akcje|udzialy|srodki',
  beside: 'szkic|kupon|dodaj|odrzuc',
  fillsCart: 'do (?:\\w+ )?koszyk\\w*(?: |$)',
  signsIn: 'zaloguj',
  signsUp: 'zarejestr',
  subscribes: 'subskryb',
  reads: 'szukaj|zobacz|pokaz(?= |$)|porownaj',
  joins: 'i|oraz|lub',
  asks: 'pokaz|wycen|kontakt|wyslij wiadomosc',
  minor: 'zmien|aktualizuj|zastosuj|zapisz',
  cancels: 'anuluj',
  leaves: 'wstecz',
  captcha: 'kod .*obraz|(?:znaki|tekst) .*obraz|prze ?pisz|ile (?:to |jest )+\\d',
  code: 'kod weryf',
  password: '\\bhaslo\\b',
  card: 'numer karty',
  trap: '(?:pozostaw|zostaw) (?:\\S+ ){0,2}puste|nie wypelnia',
  condition: 'jesli',
  beings: 'czlowiek',
}
