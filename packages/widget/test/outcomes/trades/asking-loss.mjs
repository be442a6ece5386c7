// @ts-nocheck: plain data and pages
import { link, maker, sum } from './asking-base.mjs'

const { rows, form, press } = maker('loss')

export { rows }

const TICK =
  '<svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12l5 5L20 6" fill="none" stroke="currentColor" stroke-width="3"/></svg>'

// ---- English
form(
  'en',
  'checkout-continue',
  'shop',
  'Fern & Field',
  'Checkout',
  ['name|text|Full name|Kim Vale', 'street|text|Street|4 Mill Lane'],
  'Continue',
  {
    why: 'checkout, the last step says Continue; total in the form',
    before: '<p class="hint">Paying with Visa ending 4242</p>',
    after: `<p class="sum"><span>Delivery</span><span>£3.95</span></p>${sum('Total to pay today', '£50.45')}`,
  },
)
form(
  'en',
  'trial-turns-paid',
  'app',
  'Birch Analytics',
  'Start your 14-day trial',
  ['company|text|Workspace name|Vale'],
  'Start trial',
  {
    why: 'trial that turns into a paid plan',
    after: '<p class="hint">After 14 days you will be charged $49 a month to the card on file until you cancel.</p>',
  },
)
form('en', 'upgrade-seat', 'app', 'Ledgerly', 'Upgrade to Team', ['seats|number|Seats|5'], 'Confirm', {
  why: 'upgrade with price per seat',
  after: sum('Due now', '$60.00 / month'),
})
press('en', 'close-account', 'app', 'Ledgerly', 'Close your account', 'Continue', {
  why: 'closing an account, the button says Continue',
  top: '<p>All your invoices and contacts will be permanently deleted. This cannot be undone.</p>',
  beside: link('Back'),
})
form(
  'en',
  'place-bid',
  'shop',
  'Oddlot Auctions',
  'Lot 212: brass sextant',
  ['amount|number|Your maximum (£)|140'],
  'Place bid',
  {
    why: 'a bid binds',
    top: '<p>Current bid £120.00 · 4 bids</p>',
    after: '<p class="hint">A bid is a binding offer to buy.</p>',
  },
)
form(
  'en',
  'donate-ok',
  'blog',
  'Otter Rescue',
  'Your gift',
  ['amount|radio|Choose an amount|25|10=£10;25=£25', 'name|text|Name on receipt|Kim Vale'],
  'OK',
  { why: 'donation by stored card, button OK', before: '<p class="hint">Taken from your saved card ending 4242</p>' },
)
press('en', 'revoke-key', 'app', 'Tidemark API', 'API key “production”', 'Revoke', {
  why: 'revoking a key breaks clients',
  top: '<p>Apps that use this key stop working at once.</p>',
})
form(
  'en',
  'transfer-ownership',
  'app',
  'Tidemark API',
  'Transfer ownership',
  ['to|text|New owner’s username|noor', 'repo|text|Type the project name to confirm|harbour'],
  'I understand, transfer this project',
  { why: 'transfer of ownership' },
)
form(
  'en',
  'withdraw-application',
  'town',
  'Moorland NHS Trust',
  'Withdraw your application',
  ['reason|select|Reason|other|other=Another job;home=Personal'],
  'Submit',
  {
    why: 'withdrawing a job application',
    top: '<p>Physiotherapist, band 6. Once withdrawn, you cannot apply for this post again.</p>',
  },
)
form(
  'en',
  'cancel-membership',
  'app',
  'Pulse Gym',
  'Cancel your membership',
  ['reason|select|Why are you leaving?|move|move=Moving away;cost=Too expensive'],
  'Finish cancellation',
  { why: 'cancelling a membership', beside: link('Keep my membership') },
)
form('en', 'tip-courier', 'app', 'Bunbike', 'Thank Oskar with a tip', ['tip|radio|Tip|2|1=£1;2=£2;3=£3'], 'Done', {
  why: 'a tip charged to the card',
})
press('en', 'release-escrow', 'app', 'Gigwell', 'Milestone 2 — website copy', 'Release funds', {
  why: 'release of money in escrow',
  top: '<p>$800.00 held in escrow</p>',
})
form(
  'en',
  'sign-lease',
  'app',
  'Signbird',
  'Tenancy agreement',
  ['name|text|Type your full name|Kim Vale'],
  'Adopt and sign',
  {
    why: 'signature of a lease',
    after: '<p class="hint">By selecting Adopt and sign you are legally bound by this document.</p>',
  },
)
press('en', 'one-click-buy', 'shop', 'Northlight Lamps', 'Reed floor lamp', 'Buy now', {
  why: 'one-click purchase',
  top: '<p>£99.00</p>',
  below: '<p class="small">Ships to 4 Mill Lane, paid with Visa 4242.</p>',
})
press('en', 'wipe-device', 'app', 'FleetMDM', 'iPad 14 — reception', 'Wipe device', {
  why: 'remote wipe',
  beside: link('Cancel'),
})
form(
  'en',
  'visa-fee',
  'town',
  'Passport Office',
  'Check your answers',
  ['ref|text|Application reference|PA-20881'],
  'Accept and send',
  { why: 'application with a fee', after: sum('Application fee', '£88.50') },
)

// ---- German
form(
  'de',
  'weiter-summe',
  'shop',
  'Bergauf',
  'Kasse – Übersicht',
  ['street|text|Lieferadresse|Dorfstraße 12'],
  'Weiter',
  {
    why: 'letzter Schritt der Bestellung, Knopf „Weiter“, Summe darüber',
    before: '<p class="hint">Zahlart: Rechnung</p>',
    after: sum('Gesamtsumme', '144,90 €'),
  },
)
form(
  'de',
  'zahlungspflichtig',
  'shop',
  'Bergauf',
  'Bestellung prüfen',
  ['name|text|Name|Jule Brandt'],
  'Zahlungspflichtig bestellen',
  { why: 'kostenpflichtige Bestellung' },
)
form(
  'de',
  'ueberweisung',
  'app',
  'Nordbank',
  'Überweisung',
  ['name|text|Empfänger|Rolf Timm', 'iban|text|IBAN|DE02120300000000202051', 'betrag|number|Betrag in Euro|80'],
  'Ausführen',
  { why: 'Überweisung' },
)
form(
  'de',
  'kuendigung',
  'app',
  'Lichtnetz DSL',
  'Vertrag kündigen',
  ['nr|text|Vertragsnummer|LN-22018'],
  'Jetzt kündigen',
  { why: 'Kündigung' },
)
press('de', 'konto-loeschen', 'app', 'Notizheft', 'Konto löschen', 'Ja, endgültig löschen', {
  why: 'Konto löschen',
  top: '<p>Alle Notizen gehen verloren.</p>',
})

// ---- French
form('fr', 'adhesion-cotisation', 'blog', 'Club de voile', 'Adhésion 2027', ['name|text|Nom|Lise Morin'], 'Valider', {
  why: 'adhésion avec cotisation',
  after: sum('Montant à régler', '145,00 €'),
})
press('fr', 'resilier', 'app', 'Mobilo', 'Résilier mon forfait', 'Confirmer la résiliation', {
  why: 'résiliation',
  beside: link('Retour'),
})
form(
  'fr',
  'don',
  'blog',
  'Refuge des Ânes',
  'Faire un don',
  ['montant|number|Montant du don (€)|30', 'email|email|Courriel|lise@example.org'],
  'Je donne',
  { why: 'don' },
)
form(
  'fr',
  'accepter-offre',
  'app',
  'Immo Lacs',
  'Offre reçue : 214 000 €',
  ['name|text|Nom du vendeur|Lise Morin'],
  'Accepter l’offre',
  { why: 'acceptation d’une offre d’achat' },
)

// ---- Spanish
form(
  'es',
  'reserva-senal',
  'blog',
  'Casa Rural Encina',
  'Confirma tu reserva',
  ['name|text|Nombre|Leo Prado', 'noches|number|Noches|2'],
  'Confirmar',
  { why: 'reserva con señal', after: sum('Señal a pagar ahora', '60,00 €') },
)
form(
  'es',
  'recarga',
  'app',
  'Móvil Cielo',
  'Recargar saldo',
  ['phone|tel|Número|600 555 010', 'importe|select|Importe|20|10=10 €;20=20 €'],
  'Recargar',
  { why: 'recarga de saldo' },
)
press('es', 'eliminar-datos', 'app', 'Diario Mío', 'Vaciar el diario', 'Eliminar todas las entradas', {
  why: 'borrado de datos',
})

// ---- Italian, Dutch, Portuguese
form('it', 'acquista', 'shop', 'Pasta Rivolta', 'Riepilogo ordine', ['indirizzo|text|Indirizzo|Via Po 4'], 'Avanti', {
  why: 'ordine, bottone "Avanti", totale nel modulo',
  after: sum('Totale', '38,40 €'),
})
form(
  'it',
  'firma-contratto',
  'app',
  'Luce Sì',
  'Firma il contratto',
  ['name|text|Nome e cognome|Dario Neri'],
  'Firma',
  { why: 'firma di un contratto' },
)
form('nl', 'abonnement', 'app', 'De Polderbode', 'Neem een abonnement', ['name|text|Naam|Noor Bos'], 'Verder', {
  why: 'betaald abonnement, knop "Verder"',
  after: '<p class="sum"><span>Digitaal compleet</span><span>€ 12,50 per maand</span></p>',
})
form(
  'nl',
  'inschrijving-intrekken',
  'town',
  'Hogeschool Rijnoever',
  'Inschrijving intrekken',
  ['nummer|text|Studentnummer|440127'],
  'Intrekken',
  { why: 'intrekken van een inschrijving' },
)
form(
  'pt',
  'transferencia',
  'app',
  'Banco Ria',
  'Nova transferência',
  ['iban|text|IBAN do destinatário|PT50000201231234567890154', 'montante|number|Montante (€)|50'],
  'Transferir',
  { why: 'transferência' },
)
form('pt', 'lance', 'shop', 'Leilões Douro', 'Relógio de bolso', ['lance|number|O seu lance (€)|75'], 'Dar lance', {
  why: 'licitação',
})

// ---- Polish, Czech, Slovak, Hungarian, Romanian
form('pl', 'zamow-place', 'shop', 'Gliniany Dom', 'Podsumowanie', ['adres|text|Adres|Lipowa 3'], 'Dalej', {
  why: 'zamówienie, przycisk „Dalej”, suma w formularzu',
  after: sum('Razem do zapłaty', '163,00 zł'),
})
press('pl', 'usun-konto', 'app', 'Zeszyt', 'Usuwanie konta', 'Usuń konto na zawsze', { why: 'usunięcie konta' })
form(
  'cs',
  'objednavka',
  'shop',
  'Kolo Plus',
  'Rekapitulace',
  ['adresa|text|Adresa|Lipová 3'],
  'Objednat s povinností platby',
  { why: 'objednávka s povinností platby' },
)
form('cs', 'dar', 'blog', 'Spolek Sýček', 'Přispějte nám', ['castka|number|Částka (Kč)|300'], 'Přispět', { why: 'dar' })
form(
  'sk',
  'zrusit-rezervaciu',
  'app',
  'Penzión Tatran',
  'Zrušiť rezerváciu',
  ['cislo|text|Číslo rezervácie|TR-118'],
  'Zrušiť rezerváciu',
  { why: 'zrušenie rezervácie bez vrátenia peňazí', top: '<p>Zaplatená suma sa nevracia.</p>' },
)
form('hu', 'elofizetes', 'app', 'Hírmondó', 'Előfizetés', ['name|text|Név|Kiss Réka'], 'Tovább', {
  why: 'fizetős előfizetés, gomb: Tovább',
  after: sum('Fizetendő havonta', '2 490 Ft'),
})
form('ro', 'plata-factura', 'app', 'Apa Verde', 'Plata facturii', ['cod|text|Cod client|778012'], 'Plătește', {
  why: 'plata unei facturi',
  after: sum('De plată', '84,20 lei'),
})

// ---- Nordic and Baltic
form('sv', 'kassa', 'shop', 'Ullbutiken', 'Kassa', ['adress|text|Adress|Storgatan 4'], 'Slutför köp', {
  why: 'köp',
  after: sum('Att betala', '408 kr'),
})
press('da', 'opsig', 'app', 'Fitnord', 'Opsig medlemskab', 'Opsig nu', { why: 'opsigelse' })
form('no', 'vipps', 'app', 'Dugnadskassa', 'Betal kontingent', ['name|text|Navn|Ola Vik'], 'OK', {
  why: 'kontingent betales, knapp OK',
  after: sum('Beløp', '450 kr'),
})
form(
  'fi',
  'tilaa-maksullinen',
  'shop',
  'Puodin verkko',
  'Tilauksen yhteenveto',
  ['osoite|text|Osoite|Rantatie 3'],
  'Jatka',
  { why: 'tilaus, painike Jatka', after: sum('Yhteensä', '52,80 €') },
)
form('et', 'leping', 'app', 'Soe Kodu', 'Üürileping', ['name|text|Nimi|Mari Tamm'], 'Allkirjasta', {
  why: 'lepingu allkirjastamine',
})
form('lv', 'ziedojums', 'blog', 'Mežu fonds', 'Ziedot', ['summa|number|Summa (€)|15'], 'Ziedot', { why: 'ziedojums' })
press('lt', 'istrinti', 'app', 'Užrašai', 'Paskyros šalinimas', 'Ištrinti paskyrą', { why: 'paskyros šalinimas' })

// ---- Greek, Bulgarian, Russian, Ukrainian, Serbian, Croatian, Slovenian, Catalan, Turkish
form('el', 'pliromi', 'app', 'Δήμος Ακτής', 'Πληρωμή τελών', ['kod|text|Κωδικός οφειλής|44018'], 'Συνέχεια', {
  why: 'πληρωμή τελών, κουμπί «Συνέχεια»',
  after: sum('Ποσό πληρωμής', '62,00 €'),
})
form('bg', 'naddavane', 'shop', 'Търгове Кула', 'Стенен часовник', ['suma|number|Вашата оферта (лв.)|90'], 'Наддавай', {
  why: 'обвързващо наддаване',
  top: '<p>Текуща цена 80 лв.</p>',
})
form(
  'ru',
  'perevod',
  'app',
  'Банк «Волна»',
  'Перевод по номеру телефона',
  ['phone|tel|Телефон получателя|+7 900 555 0101', 'summa|number|Сумма, ₽|1500'],
  'Перевести',
  { why: 'денежный перевод' },
)
press('uk', 'vydalyty', 'app', 'Нотатник', 'Видалення акаунта', 'Видалити назавжди', { why: 'видалення акаунта' })
form('sr', 'porudzbina', 'shop', 'Керамика Вез', 'Преглед поруџбине', ['adresa|text|Адреса|Липова 7'], 'Наручи', {
  why: 'поруџбина уз плаћање',
  after: sum('Укупно за плаћање', '4.280 РСД'),
})
form('hr', 'rezervacija-kapara', 'blog', 'Apartmani Brač', 'Potvrda rezervacije', ['name|text|Ime|Ana Horvat'], '', {
  why: 'rezervacija s akontacijom, gumb samo s kvačicom',
  after: sum('Akontacija', '90,00 €'),
  submitHtml: `<button type="submit">${TICK}</button>`,
})
form(
  'sl',
  'preklic-narocnine',
  'app',
  'Glasnik',
  'Odpoved naročnine',
  ['st|text|Številka naročnika|40218'],
  'Prekliči naročnino',
  { why: 'odpoved naročnine' },
)
form('ca', 'compra-entrades', 'shop', 'Teatre Petit', 'Resum de la compra', ['name|text|Nom|Pau Riera'], 'Següent', {
  why: 'compra d’entrades, botó «Següent»',
  after: sum('Total a pagar', '36,00 €'),
})
form('tr', 'siparis', 'shop', 'Çini Evi', 'Sipariş özeti', ['adres|text|Adres|Gül Sokak 3'], 'Siparişi onayla', {
  why: 'ücretli sipariş',
  after: sum('Ödenecek tutar', '1.248,00 TL'),
})

// ---- Arabic, Hebrew, Persian, Asia
form('ar', 'shira', 'shop', 'متجر الورد', 'إتمام الطلب', ['address|text|العنوان|شارع النخيل 4'], 'متابعة', {
  why: 'طلب مدفوع، الزر «متابعة»',
  after: sum('الإجمالي', '155 ر.س'),
})
form('he', 'truma', 'blog', 'עמותת שקד', 'תרומה', ['sum|number|סכום התרומה (₪)|100'], 'תרמו עכשיו', { why: 'תרומה' })
press('fa', 'hazf-hesab', 'app', 'دفترچه', 'حذف حساب کاربری', 'حذف برای همیشه', { why: 'حذف حساب' })
form('ja', 'chumon', 'shop', '器の店', 'ご注文内容の確認', ['jusho|text|お届け先|鎌倉市1-2'], '次へ', {
  why: '注文の確定、ボタンは「次へ」',
  after: sum('お支払い合計', '¥6,380（税込）'),
})
press('ko', 'taltoe', 'app', '메모장', '회원 탈퇴', '탈퇴하기', {
  why: '회원 탈퇴',
  top: '<p>모든 메모가 삭제되며 복구할 수 없습니다.</p>',
})
form('zh', 'zhuanzhang', 'app', '江城银行', '转账', ['name|text|收款人|孙丽', 'sum|number|金额（元）|200'], '确认', {
  why: '转账，按钮“确认”',
})
form(
  'vi',
  'nap-tien',
  'app',
  'Ví Sen',
  'Nạp tiền',
  ['sotien|select|Số tiền|100|100=100.000đ;200=200.000đ'],
  'Tiếp tục',
  { why: 'nạp tiền, nút “Tiếp tục”' },
)
form('th', 'chamra', 'shop', 'ผ้าไหมแพร', 'สรุปคำสั่งซื้อ', ['address|text|ที่อยู่|ถนนสุข 4'], 'ชำระเงิน', {
  why: 'ชำระเงิน',
  after: sum('ยอดรวม', '฿1,290'),
})
form('hi', 'recharge', 'app', 'साथी मोबाइल', 'रिचार्ज करें', ['phone|tel|मोबाइल नंबर|98765 00101'], 'आगे बढ़ें', {
  why: 'रिचार्ज, बटन "आगे बढ़ें"',
  after: sum('देय राशि', '₹299'),
})
form('id', 'donasi', 'blog', 'Rumah Zakat Desa', 'Donasi', ['jumlah|number|Nominal (Rp)|50000'], 'Lanjut', {
  why: 'donasi, tombol "Lanjut"',
  after: sum('Total donasi', 'Rp50.000'),
})

// ---- no money, but for good
form(
  'en',
  'merge-accounts',
  'app',
  'Tidemark API',
  'Merge two accounts',
  ['other|text|Username of the other account|kvale2'],
  'Next',
  {
    why: 'merge of accounts, cannot be separated again',
    top: '<p>Everything moves to this account and the other one is deleted. You cannot undo a merge.</p>',
  },
)
press('en', 'publish-for-good', 'town', 'Eastmere Research Archive', 'Publish record 40118', 'Publish', {
  why: 'publication with a DOI cannot be taken back',
  top: '<p>Once published, a record and its files can never be changed or removed.</p>',
})
form('de', 'stornogebuehr', 'app', 'Pension Deichblick', 'Reise stornieren', ['nr|text|Buchungsnummer|DB-7712'], 'OK', {
  why: 'Storno mit Gebühr, Knopf „OK“',
  after: '<p class="sum"><span>Stornogebühr</span><span>120,00 €</span></p>',
})
