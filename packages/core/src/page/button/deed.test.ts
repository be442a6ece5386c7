import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buttonsIn } from '../../../test/pressed-buttons.ts'
import { allWords } from '../../lexicon/languages.ts'
import { type Deed, deedNeeds } from './deed.ts'

const { cancelAlone, losing, losingNothing } = buttonsIn('pressed-buttons')

const needs = (deed: Deed | string): string | undefined =>
  deedNeeds(typeof deed === 'string' ? { button: deed } : deed, allWords)

test.each([
  'Find where to withdraw cash',
  'Ask about wipe-clean cloths',
  'Show deleted items',
  'Read about bidding',
  'Chercher le mot « acheter »',
  'Voir les articles supprimés',
  'Ver horarios de la firma',
  'Vedi gli elementi cancellati',
  'Ver compras',
  'Pokaż usunięte',
  'Показать удалённые',
  'Zobrazit zrušené',
])('%s only looks', (button) => expect(needs(button)).toBeUndefined())

test.each([
  'Search and delete',
  'Find & buy',
  'View / pay',
  'Voir et payer',
  'Ver y pagar',
  'Vedi e paga',
  'Ver e pagar',
  'Pokaż i zapłać',
  'Показать и оплатить',
  'Zobrazit a zaplatit',
  'Ready to pay',
  'Kommentar löschen',
  'Suchauftrag löschen',
  'Mesajı sil',
  'Show for $5',
])('%s does more than that', (button) => expect(needs(button)).toBeTruthy())

test.each([
  'Delete filter',
  'Remove all filters',
  'Filter löschen',
  'Alle Filter entfernen',
  'Tüm filtreleri sil',
  'Supprimer les filtres',
  'Eliminar filtros',
  'Rimuovi filtri',
  'Filters wissen',
  'Apagar filtros',
  'Usuń filtry',
  'Vymazat filtry',
  'Ta bort filter',
  'Ta bort filtret',
  'Filtreleri sil',
  'Szűrők törlése',
  'Poista suodattimet',
  'Xóa bộ lọc',
  'Удалить фильтры',
  'Видалити фільтри',
  'Διαγραφή φίλτρων',
  'حذف الفلاتر',
  'حذف فیلترها',
  'מחק סינון',
  'फ़िल्टर हटाएँ',
  '取消筛选',
  'フィルターを削除',
  '絞り込みを解除',
  '필터 삭제',
  'Pašalinti filtrus',
])('%s takes away what things are shown by', (button) =>
  expect(needs({ button, beside: '$10 to $50' })).toBeUndefined(),
)

test.each([
  'Add to wish list',
  'Follow',
  'Bookmark',
  'English',
  'Auf den Merkzettel',
  'Beobachten',
  'Ajouter aux favoris',
  'Partager',
  'Guardar en favoritos',
  'Segui',
  'Confronta',
  'Op verlanglijst',
  'Volgen',
  'Do ulubionych',
  'Partilhar',
  'В избранное',
  'Поделиться',
  '收藏',
  'お気に入りに追加',
  'مشاركة',
  'הוספה לרשימת המשאלות',
  'Bevaka',
  'Sammenlign',
  'Porovnat',
  'Takip et',
])('%s beside a price buys nothing', (button) => expect(needs({ button, beside: '189,00 €' })).toBeUndefined())

test.each<Deed>([
  { button: 'Book English', beside: '90 €' },
  { button: 'Valider', around: 'Le virement ne pourra plus être rappelé.' },
  { button: 'Confirm', around: 'A bid cannot be withdrawn.' },
  { button: 'Accept trade', beside: 'Traded items cannot be returned, not even by support.' },
  { button: 'Reply', beside: 'You cannot change your reply afterwards.' },
])('%j asks a person', (deed) => expect(needs(deed)).toBeTruthy())

test.each<Deed>([
  { button: 'Envoyer', around: 'Vous ne serez pas rappelé le week-end.' },
  { button: 'Send', around: 'This code cannot be claimed twice.' },
  { button: 'Send', around: 'Our prices do not change, and we return every call.' },
  { button: 'Mute this thread', beside: 'Sold my old hive for £40' },
])('%j asks nobody', (deed) => expect(needs(deed)).toBeUndefined())

test.each<Deed | string>([
  'Cancel filter subscription',
  'Delete filtered items',
  'Delete filter and account',
  'Supprimer les éléments filtrés',
  { button: 'Delete filter', called: ['Delete this filter?'] },
])('%j deletes all the same', (deed) => expect(needs(deed)).toBe('deletion'))

describe('leaving a mailing list', () => {
  const texts = JSON.parse(
    readFileSync(new URL('../../../test/task-texts.json', import.meta.url), 'utf8'),
  ) as string[][]

  // In Finnish an order is cancelled with the same words.
  test.each(texts.filter(([language, task]) => task === 'unsubscribe' && language !== 'fi'))(
    'in %s asks nobody',
    (_language, _task, heading, button = '') => expect(needs({ button, called: [heading!] })).toBeUndefined(),
  )

  test.each<Deed>([
    { button: 'Unsubscribe', beside: 'You get our newsletter at kim@shop.example.' },
    { button: 'Yes, go on', called: ['Unsubscribe from our emails?'], beside: 'Unsubscribe from our emails?' },
    { button: 'Unsubscribe', called: ['Email preferences'], beside: 'You receive: The Prickly Post (monthly)' },
    { button: 'Unsubscribe', called: ['Newsletter'], sentTo: 'https://shop.example/unsubscribe', marks: ['name=POST'] },
    { button: 'Abmelden', called: ['Rundbrief'] },
    { button: 'Berhenti berlangganan', beside: 'Buletin mingguan' },
    { button: 'لغو اشتراک', called: ['خبرنامه'] },
    { button: 'Atsisakyti', called: ['Naujienlaiškis'] },
    { button: 'ยกเลิกการรับ', called: ['จดหมายข่าว'] },
    { button: 'सदस्यता समाप्त करें', called: ['न्यूज़लेटर'] },
  ])('%j asks nobody', (deed) => expect(needs(deed)).toBeUndefined())

  test.each<Deed>([
    { button: 'Cancel subscription', beside: 'You will keep our newsletter.' },
    { button: 'Delete account', called: ['Unsubscribe from our newsletter or leave'] },
    { button: 'Delete newsletter' },
    { button: 'Unsubscribe', called: ['Newsletter'], sentTo: 'https://shop.example/account/delete' },
    { button: 'Unsubscribe', called: ['Newsletter'], marks: ['name=POST deleteAccount'] },
    { button: 'Unsubscribe', called: ['Newsletter', 'Delete your data'] },
    { button: 'Unsubscribe', called: ['Premium'], beside: 'Newsletter and all articles, 9,90 €' },
    { button: 'Unsubscribe', beside: 'Our newsletter for partners. This cannot be undone.' },
    { button: 'Abmelden', called: ['Kurs „Töpfern“'] },
    { button: 'Cancelar inscrição', called: ['Exame B2 de alemão'], beside: 'E-mail A taxa não é devolvida.' },
    { button: 'Se désabonner', called: ['Votre magazine'] },
  ])('%j asks a person', (deed) => expect(needs(deed)).toBeTruthy())
})

describe('what the fields hold', () => {
  const amount = { type: 'number', value: '75' }
  const text = (value: string): { type: string; value: string } => ({ type: 'text', value })
  const transfers = { button: 'Gjer det', filled: [text('NL91ABNA0417164300'), amount] }

  test.each<[string, Deed]>([
    ['an IBAN and an amount', transfers],
    ['an account in groups', { ...transfers, filled: [amount, text('19-2000145399/0800')] }],
    ['and a purpose', { ...transfers, filled: [text('Rent'), text('110 234 567 890'), amount] }],
  ])('%s move money', (_, deed) => expect(needs(deed)).toBe('payment'))

  test.each<[string, Deed]>([
    ['nothing is to be moved', { ...transfers, filled: [text('NL91ABNA0417164300'), { ...amount, value: '0' }] }],
    ['a short number', { ...transfers, filled: [text('4711'), amount] }],
    ['a phone number', { ...transfers, filled: [{ type: 'tel', value: '0701234567' }, amount] }],
    ['a date', { ...transfers, filled: [{ type: 'date', value: '2026-12-01' }, amount] }],
    [
      'an address to answer to',
      { ...transfers, filled: [...transfers.filled, { type: 'email', value: 'a@b.example' }] },
    ],
    ['two amounts', { ...transfers, filled: [...transfers.filled, amount] }],
    ['a button that only calculates', { ...transfers, button: 'Calculate' }],
    ['a button that checks', { ...transfers, button: 'Check balance' }],
  ])('not so with %s', (_, deed) => expect(needs(deed)).toBeUndefined())
})

test.each(losing)('%s: %s asks a person', (_, button) => expect(needs(button)).toBeTruthy())

/** What says how to leave or to cancel, in languages whose first word does not tell; "Abmelden" signs out, or leaves a list. */
const ASKED_ALL_THE_SAME = ['Abmelden', 'How to cancel', 'So kündigen Sie', 'Sådan opsiger du dit abonnement']

test.each(losingNothing.filter(([, text]) => !ASKED_ALL_THE_SAME.includes(text)))('%s: %s asks nobody', (_, button) =>
  expect(needs(button)).toBeUndefined(),
)

// It may be a subscription that it cancels.
test.each(cancelAlone)('%s: %s alone asks a person', (_, button) => expect(needs(button)).toBe('deletion'))

/** How dialogs are closed, and steps left. */
const CLOSING =
  'Close|Back|Go back|Previous|×|Schließen|Zurück|Vorherige|Nicht jetzt|Fermer|Retour|Pas maintenant|Cerrar|Volver|Ahora no|Chiudi|' +
  'Indietro|Sluiten|Vorige|Zamknij|Powrót|Fechar|Voltar|Закрыть|Назад|Закрити|Kapat|Geri|Stäng|Tillbaka|Luk|Lukk|Tilbage|Tilbake|' +
  'Zavřít|Zpět|Bezárás|Vissza|Închide|Înapoi|Sulje|Takaisin|Κλείσιμο|Πίσω|סגור|חזרה|إغلاق|رجوع|بستن|بازگشت|बंद करें|वापस|ปิด|ย้อนกลับ|' +
  'Đóng|Quay lại|Tutup|Kembali|Uždaryti|Atgal|閉じる|戻る|닫기|이전|关闭|關閉|返回'

const beside = 'Total: $49.00'

test.each(CLOSING.split('|'))('%s beside a price costs nothing', (button) =>
  expect(needs({ button, beside })).toBeUndefined(),
)

test.each(['Back this project', 'Close the deal', 'Weiter', 'Zurück und weiter', 'Continuar', 'Далее', '次へ'])(
  '%s beside a price may cost it',
  (button) => expect(needs({ button, beside })).toBe('payment'),
)

test.each([
  [{ button: 'Close', called: ['Close your account'] }, 'deletion'],
  [{ button: 'Schließen', called: ['Konto kündigen'] }, 'deletion'],
  [{ button: 'Cerrar cuenta', beside }, 'deletion'],
])('%o does what it is called by', (deed, need) => expect(needs(deed)).toBe(need))

test.each(['Anda tidak akan ditagih hari ini', 'Không cần đặt cọc'])('%s binds nobody', (around) =>
  expect(needs({ button: 'OK', around })).toBeUndefined(),
)
