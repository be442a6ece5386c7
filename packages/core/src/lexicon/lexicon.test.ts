import { describe, expect, test } from 'vitest'
import { pressingNeeds } from '../page/button/deed.ts'
import { allWords } from './all-words.ts'
import { en } from './en.ts'
import { type Lexicon, lexiconOf } from './lexicon.ts'
import { languages as asian } from './packs/asian.ts'
import { languages as cyrillic } from './packs/cyrillic.ts'
import { languages as germanic } from './packs/germanic.ts'
import { languages as latin } from './packs/latin.ts'
import { languages as nordic } from './packs/nordic.ts'
import { languages as romance } from './packs/romance.ts'
import { languages as scripts } from './packs/scripts.ts'
import { plain } from './plain.ts'

/** What buttons, headings and addresses say on pages of each language. */
const deletions: Record<string, string[]> = {
  en: `Cancel subscription; Delete account; Remove member; Erase all data; Wipe device; Purge the cache; Destroy server; Deactivate; Unsubscribe;
    Terminate contract; Revoke access; Empty the trash; Factory reset; Close my account; End membership; Disable account; Stop my plan; Reset to factory settings`.split(
    ';',
  ),
  de: `Konto löschen; Vertrag kündigen; Buchung stornieren; Entfernen; Deaktivieren; Newsletter abbestellen; Abmelden; Vertrag widerrufen; Konto schließen;
    Konto auflösen; Vorgang abbrechen`.split(';'),
  fr: `Supprimer le compte; Effacer; Résilier mon contrat; Se désabonner; Me désinscrire; Annuler la réservation; Se rétracter; Fermer mon compte; Clôturer le compte`.split(
    ';',
  ),
  es: `Eliminar cuenta; Borrar todo; Darse de baja; Cerrar mi cuenta; Anular pedido; Revocar acceso; Desuscribirse; Cancelar suscripción`.split(
    ';',
  ),
  it: `Disdici; Disiscriviti; Rimuovi; Recedere dal contratto; Chiudi il mio account; Elimina; Annulla prenotazione; Cancella account`.split(
    ';',
  ),
  nl: `Verwijderen; Abonnement opzeggen; Uitschrijven; Afmelden; Abonnement beëindigen; Gegevens wissen; Annuleren; Account opheffen`.split(
    ';',
  ),
  pl: `Usuń konto; Anuluj rezerwację; Wypisz się; Zamknij konto; Rezygnuję; Skasuj; Wypowiedz umowę; Zlikwiduj konto`.split(
    ';',
  ),
  pt: `Excluir conta; Apagar; Encerrar conta; Descadastrar; Rescindir contrato; Cancelar assinatura`.split(';'),
  ru: `Удалить аккаунт; Отменить заказ; Отписаться; Закрыть счёт; Расторгнуть договор; Стереть данные; Аннулировать`.split(
    ';',
  ),
  uk: `Видалити акаунт; Скасувати підписку; Відписатися; Розірвати договір`.split(';'),
  cs: `Zrušit účet; Smazat účet; Vymazat; Odstranit; Odhlásit odběr; Odstoupit od smlouvy; Výpověď smlouvy`.split(';'),
  sk: `Zmazať účet; Zrušiť; Odstúpiť od zmluvy; Odstrániť`.split(';'),
  hu: `Fiók törlése; Leiratkozás; Előfizetés lemondása; Fiók megszüntetése; Szerződés felmondása`.split(';'),
  sv: `Ta bort konto; Radera; Avsluta abonnemang; Avbryt; Avprenumerera; Avboka; Säg upp avtalet`.split(';'),
  da: `Slet konto; Fjern; Afbestil; Opsig abonnement; Afmeld; Annuller ordren`.split(';'),
  no: `Slett kontoen; Avbestill; Si opp abonnementet; Avslutt; Meld deg av`.split(';'),
  fi: `Poista tili; Peruuta tilaus; Peru; Irtisano sopimus; Lopeta tilaus; Sulje tili`.split(';'),
  ro: `Șterge contul; Anulează; Dezabonare; Renunță; Reziliază contractul; Închide contul`.split(';'),
  el: `Διαγραφή λογαριασμού; Ακύρωση; Κατάργηση; Απεγγραφή`.split(';'),
  tr: `Hesabı sil; İptal et; Sözleşmeyi feshet; Aboneliği sonlandır; Hesabımı kapat`.split(';'),
  lt: `Ištrinti paskyrą; Pašalinti; Atšaukti; Atsisakyti; Nutraukti sutartį`.split(';'),
  id: `Hapus akun; Batalkan pesanan; Berhenti berlangganan`.split(';'),
  vi: `Xóa tài khoản; Hủy đăng ký`.split(';'),
  ar: `حذف الحساب; إلغاء الاشتراك; الغاء; انسحاب`.split(';'),
  fa: `حذف حساب; لغو اشتراک; انصراف`.split(';'),
  he: `מחק חשבון; מחיקת חשבון; ביטול מנוי; בטל; הסר אותי`.split(';'),
  hi: `खाता हटाएं; सदस्यता रद्द करें; मिटाएं`.split(';'),
  zh: `删除账户; 刪除; 注销账户; 註銷; 取消订阅; 退订; 退訂; 解约; 清空回收站`.split(';'),
  ja: `アカウントを削除; 退会する; 解約; 契約を解除; キャンセル; 配信停止; 予約取消; 全データを消去`.split(';'),
  ko: `계정 삭제; 회원 탈퇴; 예약 취소; 해지하기; 동의 철회`.split(';'),
}

const payments: Record<string, string[]> = {
  en: `Pay $12.00; Buy; Order now; Order the voucher; Purchase; Donate; Place your order; Confirm payment; Place bid; Bid now; Transfer; Send money; Withdraw funds;
    Upgrade; Top up; Sign here; Sign the lease; Sign; e-Sign; Accept quote; Place bet; Renew; Finalize order; Renew now; Order with obligation to pay; Send funds; Adopt and sign; Confirm transfer; Release funds; Start paid trial; Give consent and order; Cast my bid`.split(
    ';',
  ),
  de: `Jetzt kaufen; Bezahlen; Zahlungspflichtig bestellen; Verbindlich bestellen; Bestellen; Bestellung abschicken; Spenden; Überweisen; Gebot abgeben; Mitbieten;
    Unterschreiben; Unterzeichnen; Auszahlen; Geld einzahlen; Abo abschließen; Geld senden; Zahlung bestätigen`.split(
    ';',
  ),
  fr: `Payer; Acheter; Passer la commande; Commander; Faire un don; Effectuer un virement; Faire un virement; Enchérir; Signer; Retirer; Souscrire; Commande avec obligation de paiement; Envoyer de l'argent; Régler ma commande`.split(
    ';',
  ),
  es: `Pagar; Comprar; Realizar pedido; Finalizar la compra; Donar; Transferir; Pujar; Firmar; Retirar fondos; Contratar; Pedido con obligación de pago; Enviar dinero; Suscripción de pago; Tramitar pedido; Hacer la transferencia`.split(
    ';',
  ),
  it: `Paga; Acquista ora; Ordina; Esegui bonifico; Trasferisci; Rilancia; Fai un'offerta; Firma; Preleva; Sottoscrivi; Dona; Ordine con obbligo di pagare; Invia denaro; Invia soldi; Abbonati a pagamento; Completa l'acquisto; Conferma ordine`.split(
    ';',
  ),
  nl: `Betaal; Betalen; Nu kopen; Bestelling plaatsen; Bestel nu; Doneer; Overmaken; Bieden; Bod plaatsen; Onderteken; Geld opnemen; Abonnement afsluiten; Bestelling met betalingsverplichting; Geld sturen; Nu afrekenen`.split(
    ';',
  ),
  pl: `Zapłać; Kup; Zamawiam; Złóż zamówienie; Wpłać; Przelej; Wyślij przelew; Licytuj; Podpisz; Wypłać; Zamówienie z obowiązkiem zapłaty; Wyślij pieniądze; Kupuję i płacę; Potwierdź płatność`.split(
    ';',
  ),
  pt: `Doar; Dar lance; Assinar contrato; Sacar; Finalizar pedido; Comprar; Encomenda com obrigação de pagar; Levantar dinheiro; Confirmar pagamento`.split(
    ';',
  ),
  ru: `Оплатить; Купить; Заказать; Оформить заказ; Пожертвовать; Перевести; Сделать ставку; Подписать; Вывести; Внести; Отправить деньги`.split(
    ';',
  ),
  uk: `Сплатити; Купити; Замовити; Переказати; Пожертвувати; Підписати; Вивести; Надіслати гроші`.split(';'),
  cs: `Zaplatit; Koupit; Objednat; Převést; Přihodit; Podepsat; Darovat; Vybrat peníze`.split(';'),
  sk: `Kúpiť; Objednať; Podpísať`.split(';'),
  hu: `Fizetés; Vásárlás; Megrendelem; Megveszem; Utalás; Licitálok; Aláírom; Adományozok; Pénzfelvétel; Pénzt küldök`.split(
    ';',
  ),
  sv: `Betala; Köp; Köp nu; Köpa; Beställ; Överför; Lägg bud; Signera; Skriv under; Ta ut; Skicka pengar; Genomför betalning`.split(
    ';',
  ),
  da: `Betal; Køb; Bestil; Overfør; Byd nu; Underskriv; Hæv; Send penge`.split(';'),
  no: `Kjøp; Bestill; Signer; Gi bud`.split(';'),
  fi: `Maksa; Osta; Tilaa; Lahjoita; Siirrä; Tarjoa; Allekirjoita; Nosta; Lähetä rahaa`.split(';'),
  ro: `Plătește; Cumpără; Comandă; Donează; Transferă; Licitează; Semnează; Retrage; Trimite bani`.split(';'),
  el: `Πληρωμή; Αγορά; Παραγγελία; Δωρίστε; Μεταφορά; Υποβολή προσφοράς; Υπογραφή; Ανάληψη; Αποστολή χρημάτων; Στείλτε χρήματα`.split(
    ';',
  ),
  tr: `Satın al; Sipariş ver; Bağış yap; Havale yap; Para çek; Teklif ver; İmzala; Öde; Parayı gönder; Ödemeyi tamamla`.split(
    ';',
  ),
  lt: `Mokėti; Sumokėti; Pirkti; Užsakyti; Aukoti; Pervesti; Pasirašyti; Siųsti pinigus`.split(';'),
  id: `Bayar; Beli; Pesan sekarang; Donasi; Tawar; Tanda tangani; Tarik dana; Kirim uang`.split(';'),
  vi: `Thanh toán; Mua ngay; Đặt hàng; Chuyển tiền; Chuyển khoản; Đấu giá; Ký tên; Rút tiền; Quyên góp; Gửi tiền`.split(
    ';',
  ),
  ar: `ادفع; دفع; شراء; تبرع; تحويل; توقيع; سحب; مزايدة; اشتر الآن; إرسال الأموال`.split(';'),
  fa: `پرداخت; خرید; ثبت سفارش; انتقال; امضا; برداشت; ارسال پول`.split(';'),
  he: `שלם; לתשלום; קנה; רכוש; תרום; העבר; חתום; משוך; שלח כסף`.split(';'),
  hi: `भुगतान करें; खरीदें; ऑर्डर करें; दान करें; ट्रांसफर; बोली लगाएं; हस्ताक्षर करें; पैसे भेजें`.split(';'),
  zh: `立即支付; 付款; 购买; 購買; 下单; 下單; 提交订单; 转账; 轉帳; 出价; 竞拍; 签署; 簽署; 提现; 捐款; 充值; 汇款; 匯款; 付费订阅; 付費訂閱`.split(
    ';',
  ),
  ja: `購入する; 支払う; 注文する; 注文を確定; 振込; 送金; 入札; 署名; 出金; 寄付; お金を送る; 有料登録`.split(';'),
  ko: `결제하기; 구매; 주문하기; 송금; 이체; 입찰; 서명; 출금; 기부; 돈을 보내기; 유료 구독`.split(';'),
}

/** What a page of each language loads beside English. */
const packs = [asian, cyrillic, germanic, latin, nordic, romance, scripts]
const english = lexiconOf([en])
const codes = [
  'zh ja ko',
  'ru uk',
  'de nl',
  'pl cs sk tr hu lt id vi',
  'sv da no fi',
  'fr es it pt ro',
  'el ar fa he hi',
]
const lexicons: Record<string, Lexicon> = Object.fromEntries(
  packs.flatMap((pack, at) => codes[at]!.split(' ').map((code) => [code, lexiconOf([en, ...pack])])),
)

describe.each([
  ['deletion', 'deletes', deletions],
  ['payment', 'pays', payments],
] as const)('%s', (reason, meaning, rows) => {
  const phrases = Object.entries(rows).flatMap(([lang, texts]) => texts.map((text) => [lang, text.trim()] as const))

  test.each(phrases)('%s: %s', (_, text) => expect(pressingNeeds(text, allWords)).toBe(reason))

  test.each(phrases)('%s, told by English and the languages loaded with it: %s', (lang, text) =>
    expect(pressingNeeds(text, lexicons[lang] ?? english)).toBe(reason),
  )

  test('every word of the lexicon is in one of these rows', () => {
    const texts = phrases.map(([, text]) => plain(text))
    const found = (pattern: string): boolean => texts.some((text) => new RegExp(pattern).test(text))
    const idle = [en, ...packs.flat()].flatMap((words) =>
      alternatives(words[meaning] ?? '').filter((each) => !found(words.isUnspaced ? each : `(?:^| )(?:${each})`)),
    )
    expect(idle).toEqual([])
  })
})

test.each([
  'Send',
  'Save',
  'Book now',
  'Book now, free cancellation',
  'Start, cancel anytime',
  'Get exclusive access',
  'Entfernung berechnen',
  'Track order',
  'Order status',
  'Order by price',
  'Proceed to checkout',
  'Payroll',
  'Pay later',
  'Close',
  'Sign up',
  'Sign in',
  'Sign out',
  'Sign up for the newsletter',
  'Sign my guestbook',
  'Anmelden',
  'Airport transfer',
  'Kontakt',
  'Wipes',
  'Bidding rules',
  'Подписаться',
  'Заказать звонок',
  'Tilaa uutiskirje',
  'Prenumerera',
  'Kirim pesan',
  'اشترك',
  'Assinar newsletter',
  'Abonnieren',
  'Deposito legale',
  'Kopiera',
  'Kopie',
  'Silver',
  'Peruvian coffee',
  'Contact',
  '',
])('%j is harmless', (text) => expect(pressingNeeds(text, allWords)).toBeUndefined())

/** The alternatives of a pattern, without those inside of its groups. */
function alternatives(pattern: string): string[] {
  let depth = 0
  let part = ''
  const found: string[] = []
  for (const sign of pattern) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === '|' && depth === 0) {
      found.push(part)
      part = ''
    } else part += sign
  }
  return [...found, part]
}
