import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buttonsIn } from '../../test/pressed-buttons.ts'
import { pressingNeeds } from '../page/button/pressing-needs.ts'
import { buttons as en } from './en.ts'
import { allWords, languages } from './languages.ts'
import { type Lexicon, lexiconOf } from './lexicon.ts'
import { plain } from './plain.ts'
import type { Words } from './words.ts'

/** What buttons, headings and addresses say on pages of each language. */
const deletions: Record<string, string[]> = {
  en: `Cancel subscription; Delete account; Remove member; Erase all data; Wipe device; Purge the cache; Destroy server; Deactivate; Unsubscribe;
    Terminate contract; Revoke access; Empty the trash; Factory reset; Close my account; End membership; Disable account; Stop my plan; Reset to factory settings; Reset device; Resign; Empty archive`.split(
    ';',
  ),
  de: `Konto löschen; Vertrag kündigen; Buchung stornieren; Entfernen; Deaktivieren; Newsletter abbestellen; Abmelden; Vertrag widerrufen; Konto schließen;
    Konto auflösen; Vorgang abbrechen; Archiv leeren`.split(';'),
  fr: `Supprimer le compte; Effacer; Résilier mon contrat; Se désabonner; Me désinscrire; Annuler la réservation; Se rétracter; Fermer mon compte; Clôturer le compte; Donner congé; Vider les archives`.split(
    ';',
  ),
  es: `Eliminar cuenta; Borrar todo; Darse de baja; Cerrar mi cuenta; Anular pedido; Revocar acceso; Desuscribirse; Cancelar suscripción`.split(
    ';',
  ),
  it: `Disdici; Disiscriviti; Rimuovi; Recedere dal contratto; Chiudi il mio account; Elimina; Annulla prenotazione; Cancella account; Invia disdetta; Svuota archivio`.split(
    ';',
  ),
  nl: `Verwijderen; Abonnement opzeggen; Uitschrijven; Afmelden; Abonnement beëindigen; Gegevens wissen; Annuleren; Account opheffen; Archief leegmaken`.split(
    ';',
  ),
  pl: `Usuń konto; Anuluj rezerwację; Wypisz się; Zamknij konto; Rezygnuję; Skasuj; Wypowiedz umowę; Zlikwiduj konto; Zrezygnuj z miejsca`.split(
    ';',
  ),
  pt: `Excluir conta; Apagar; Encerrar conta; Descadastrar; Rescindir contrato; Cancelar assinatura; Esvaziar arquivo`.split(
    ';',
  ),
  ru: `Удалить аккаунт; Отменить заказ; Отписаться; Закрыть счёт; Расторгнуть договор; Стереть данные; Аннулировать; Очистить архив`.split(
    ';',
  ),
  uk: `Видалити акаунт; Скасувати підписку; Відписатися; Розірвати договір; Очистити архів`.split(';'),
  cs: `Zrušit účet; Smazat účet; Vymazat; Odstranit; Odhlásit odběr; Odstoupit od smlouvy; Výpověď smlouvy; Vyprázdnit koš; Stáhnout žádost`.split(
    ';',
  ),
  sk: `Zmazať účet; Zrušiť; Odstúpiť od zmluvy; Odstrániť`.split(';'),
  hu: `Fiók törlése; Leiratkozás; Előfizetés lemondása; Fiók megszüntetése; Szerződés felmondása`.split(';'),
  sv: `Ta bort konto; Radera; Avsluta abonnemang; Avbryt; Avprenumerera; Avboka; Säg upp avtalet; Dra tillbaka ansökan; Töm arkivet`.split(
    ';',
  ),
  da: `Slet konto; Fjern; Afbestil; Opsig abonnement; Afmeld; Annuller ordren; Tøm arkivet`.split(';'),
  no: `Slett kontoen; Avbestill; Si opp abonnementet; Avslutt; Meld deg av; Tilbake til fabrikkinnstillinger; Trekk søknaden tilbake; Trekk søknaden`.split(
    ';',
  ),
  fi: `Poista tili; Peruuta tilaus; Peru; Irtisano sopimus; Lopeta tilaus; Sulje tili`.split(';'),
  ro: `Șterge contul; Anulează; Dezabonare; Renunță; Reziliază contractul; Închide contul`.split(';'),
  el: `Διαγραφή λογαριασμού; Ακύρωση; Κατάργηση; Απεγγραφή; Ανακαλέστε την αίτηση`.split(';'),
  tr: `Hesabı sil; İptal et; Sözleşmeyi feshet; Aboneliği sonlandır; Hesabımı kapat; Arşivi boşalt`.split(';'),
  lt: `Ištrinti paskyrą; Pašalinti; Atšaukti; Atsisakyti; Nutraukti sutartį`.split(';'),
  id: `Hapus akun; Batalkan pesanan; Berhenti berlangganan`.split(';'),
  vi: `Xóa tài khoản; Hủy đăng ký`.split(';'),
  ar: `حذف الحساب; إلغاء الاشتراك; الغاء; انسحاب; ألغِ الاشتراك; أفرغ سلة المهملات`.split(';'),
  fa: `حذف حساب; لغو اشتراک; انصراف; پاک کردن حساب`.split(';'),
  he: `מחק חשבון; מחיקת חשבון; ביטול מנוי; בטל; הסר אותי; ריקון סל המיחזור`.split(';'),
  hi: `खाता हटाएं; सदस्यता रद्द करें; मिटाएं`.split(';'),
  zh: `删除账户; 刪除; 注销账户; 註銷; 取消订阅; 退订; 退訂; 解约; 清空回收站; 終止合約`.split(';'),
  ja: `アカウントを削除; 退会する; 解約; 契約を解除; キャンセル; 配信停止; 予約取消; 全データを消去; 端末を初期化`.split(
    ';',
  ),
  ko: `계정 삭제; 회원 탈퇴; 예약 취소; 해지하기; 동의 철회; 휴지통을 비우기`.split(';'),
}

const payments: Record<string, string[]> = {
  en: `Pay $12.00; Buy; Order now; Order the voucher; Purchase; Donate; Place your order; Confirm payment; Place bid; Bid now; Transfer; Send money; Withdraw funds;
    Upgrade; Top up; Sign here; Sign the lease; Sign; e-Sign; Accept quote; Place bet; Renew; Finalize order; Renew now; Order with obligation to pay; Send funds; Adopt and sign; Confirm transfer; Release funds; Start paid trial; Give consent and order; Cast my bid; Sell; Give; Tip; Settle invoice; Make a donation; Give monthly; Contribute now`.split(
    ';',
  ),
  de: `Jetzt kaufen; Bezahlen; Zahlungspflichtig bestellen; Verbindlich bestellen; Bestellen; Bestellung abschicken; Spenden; Überweisen; Gebot abgeben; Mitbieten;
    Unterschreiben; Unterzeichnen; Auszahlen; Geld einzahlen; Abo abschließen; Geld senden; Zahlung bestätigen; Zahlung ausführen; Verkaufen; Jetzt bestellen und bezahlen; Rechnung begleichen; Gebühr entrichten; Dauerspende einrichten; Fördermitglied werden`.split(
    ';',
  ),
  fr: `Accepter l'offre; Payer; Acheter; Passer la commande; Commander; Faire un don; Effectuer un virement; Faire un virement; Enchérir; Signer; Retirer; Souscrire; Commande avec obligation de paiement; Envoyer de l'argent; Régler ma commande; Me réabonner; Vendre; Donner; Régler ma cotisation; Régler la facture; Régler l’amende; Régler votre solde; Je donne chaque mois; Faites un don; Je fais un don; Donner maintenant; Don mensuel`.split(
    ';',
  ),
  es: `Recargar saldo; Pagar; Comprar; Realizar pedido; Finalizar la compra; Donar; Transferir; Pujar; Firmar; Retirar fondos; Contratar; Pedido con obligación de pago; Enviar dinero; Suscripción de pago; Tramitar pedido; Hacer la transferencia; Pujo ahora; Retira tu dinero; Vender; Abonar recibo; Saldar factura; Hacer una donación; Hazte socio`.split(
    ';',
  ),
  it: `Paga; Acquista ora; Ordina; Esegui bonifico; Trasferisci; Rilancia; Fai un'offerta; Firma; Preleva; Sottoscrivi; Dona; Ordine con obbligo di pagare; Invia denaro; Invia soldi; Abbonati a pagamento; Completa l'acquisto; Conferma ordine; Ritira il denaro; Vendi; Salda la bolletta; Fai una donazione`.split(
    ';',
  ),
  nl: `Betaal; Betalen; Nu kopen; Bestelling plaatsen; Bestel nu; Doneer; Overmaken; Bieden; Bod plaatsen; Onderteken; Geld opnemen; Abonnement afsluiten; Bestelling met betalingsverplichting; Geld sturen; Nu afrekenen; Verkopen; Doneren; Factuur voldoen; Geef nu`.split(
    ';',
  ),
  pl: `Zapłać; Kup; Zamawiam; Złóż zamówienie; Wpłać; Przelej; Wyślij przelew; Licytuj; Podpisz; Wypłać; Zamówienie z obowiązkiem zapłaty; Wyślij pieniądze; Kupuję i płacę; Potwierdź płatność; Odnów abonament; Sprzedaj; Opłać fakturę; Ureguluj rachunek; Przekaż darowiznę; Wesprzyj`.split(
    ';',
  ),
  pt: `Doar; Dar lance; Assinar contrato; Sacar; Finalizar pedido; Comprar; Encomenda com obrigação de pagar; Levantar dinheiro; Confirmar pagamento; Confirmar Pix; Licitar; Vender; Quitar boleto; Doe agora; Fazer doação`.split(
    ';',
  ),
  ru: `Оплатить; Купить; Заказать; Оформить заказ; Пожертвовать; Перевести; Сделать ставку; Подписать; Вывести; Внести; Отправить деньги; Улучшить тариф; Завершение оплаты; Продать`.split(
    ';',
  ),
  uk: `Сплатити; Купити; Замовити; Переказати; Пожертвувати; Підписати; Вивести; Надіслати гроші; Продовжити підписку; Продати`.split(
    ';',
  ),
  cs: `Zaplatit; Koupit; Objednat; Převést; Přihodit; Podepsat; Darovat; Vybrat peníze; Zaplaťte; Prodat; Uhradit fakturu; Přispět; Přispívat měsíčně`.split(
    ';',
  ),
  sk: `Kúpiť; Objednať; Podpísať`.split(';'),
  hu: `Fizetés; Vásárlás; Megrendelem; Megveszem; Utalás; Licitálok; Aláírom; Adományozok; Pénzfelvétel; Pénzt küldök; Vásárlás véglegesítése; Befizetem; Számla kifizetése; Támogatom`.split(
    ';',
  ),
  sv: `Betala; Köp; Köp nu; Köpa; Beställ; Överför; Lägg bud; Signera; Skriv under; Ta ut; Skicka pengar; Genomför betalning; Bjud nu; Sälj; Skänk; Ge en gåva; Bli månadsgivare`.split(
    ';',
  ),
  da: `Betal; Køb; Bestil; Overfør; Byd nu; Underskriv; Hæv; Send penge; Læg bud; Sælg; Giv et bidrag; Støt os`.split(
    ';',
  ),
  no: `Kjøp; Bestill; Signer; Gi bud; Oppgrader; Utbetal; Selg; Gi en gave; Støtt oss; Doner nå`.split(';'),
  fi: `Maksa; Osta; Tilaa; Lahjoita; Siirrä; Tarjoa; Allekirjoita; Nosta; Lähetä rahaa; Myy`.split(';'),
  ro: `Plătește; Cumpără; Comandă; Donează; Transferă; Licitează; Semnează; Retrage; Trimite bani; Reînnoire abonament; Prelungește abonamentul; Plasează comanda`.split(
    ';',
  ),
  el: `Πληρωμή; Αγορά; Παραγγελία; Δωρίστε; Μεταφορά; Υποβολή προσφοράς; Υπογραφή; Ανάληψη; Αποστολή χρημάτων; Στείλτε χρήματα; Επιβεβαίωση πληρωμής; Αύξηση της προσφοράς μου; Κάντε δωρεά`.split(
    ';',
  ),
  tr: `Satın al; Sipariş ver; Bağış yap; Havale yap; Para çek; Teklif ver; İmzala; Öde; Parayı gönder; Ödemeyi tamamla; Sat`.split(
    ';',
  ),
  lt: `Mokėti; Sumokėti; Pirkti; Užsakyti; Aukoti; Pervesti; Pasirašyti; Siųsti pinigus; Atnaujinti prenumeratą`.split(
    ';',
  ),
  id: `Bayar; Beli; Pesan sekarang; Donasi; Tawar; Tanda tangani; Tarik dana; Kirim uang`.split(';'),
  vi: `Thanh toán; Mua ngay; Đặt hàng; Chuyển tiền; Chuyển khoản; Đấu giá; Ký tên; Rút tiền; Quyên góp; Gửi tiền; Ủng hộ ngay`.split(
    ';',
  ),
  ar: `ادفع; دفع; شراء; تبرع; تحويل; توقيع; سحب; مزايدة; اشتر الآن; إرسال الأموال; اطلب وادفع الآن; تقديم عرض; بيع`.split(
    ';',
  ),
  fa: `پرداخت; خرید; ثبت سفارش; انتقال; امضا; برداشت; ارسال پول`.split(';'),
  he: `שלם; לתשלום; קנה; רכוש; תרום; העבר; חתום; משוך; שלח כסף; הזמן ושלם; שדרג עכשיו; תשלום עכשיו; מכור; תרמו עכשיו; תרומה`.split(
    ';',
  ),
  hi: `भुगतान करें; खरीदें; ऑर्डर करें; दान करें; ट्रांसफर; बोली लगाएं; हस्ताक्षर करें; पैसे भेजें; सदस्यता नवीनीकरण`.split(';'),
  zh: `立即支付; 付款; 购买; 購買; 下单; 下單; 提交订单; 转账; 轉帳; 出价; 竞拍; 签署; 簽署; 提现; 捐款; 充值; 汇款; 匯款; 付费订阅; 付費訂閱; 開通會員; 竞标; 卖出; 賣出; 立即捐赠`.split(
    ';',
  ),
  ja: `購入する; 支払う; 注文する; 注文を確定; 振込; 送金; 入札; 署名; 出金; 寄付; お金を送る; 有料登録; 売却する`.split(
    ';',
  ),
  ko: `결제하기; 구매; 주문하기; 송금; 이체; 입찰; 서명; 출금; 기부; 돈을 보내기; 유료 구독; 매도; 후원하기`.split(';'),
}

/** What pages of each language say beside a button: that nothing brings back what it does, and that it binds or costs. */
const finals: Record<string, string[]> = {
  en: `It can never be changed; This action cannot be undone; You can't recover it; This won't restore; There is no undo; There is no way back; It is irreversible; irrevocable; permanently closes it; A bid cannot be withdrawn; Traded items cannot be returned; It can’t be changed; You cannot change your reply afterwards; Newer orders will be lost`.split(
    ';',
  ),
  de: `Das kann nicht rückgängig gemacht werden; unwiderruflich; unwiederbringlich verloren; unumkehrbar; endgültig; Das kann nicht mehr zurückgenommen werden`.split(
    ';',
  ),
  nl: `Dit kan niet ongedaan worden gemaakt; onherroepelijk; onomkeerbaar; definitief; Dit kan niet worden teruggehaald`.split(
    ';',
  ),
  fr: `Cette action est irréversible; irrévocable; Les données seront définitivement supprimées; Tout est supprimé définitivement; Elle ne peut pas être annulée; Le virement ne pourra plus être rappelé`.split(
    ';',
  ),
  es: `Esta acción no se puede deshacer; irreversible; irrevocable; Se perderá definitivamente; de forma permanente; No podremos recuperarlos`.split(
    ';',
  ),
  it: `Questa azione non può essere annullata; irreversibile; irrevocabile; definitivamente; Non potrai recuperarlo`.split(
    ';',
  ),
  pt: `Esta ação não pode ser desfeita; irreversível; irrevogável; definitivamente; permanentemente; Não será possível recuperar os dados`.split(
    ';',
  ),
  ro: `Acțiunea nu poate fi anulată; ireversibil; irevocabil; definitiv`.split(';'),
  pl: `Tej operacji nie można cofnąć; nieodwracalne; nieodwołalnie; bezpowrotnie; trwale; Nie można ich odzyskać`.split(
    ';',
  ),
  cs: `Tuto akci nelze vrátit zpět; nevratné; nenávratně; trvale; Nepůjde to obnovit; Údaje nelze odvolat`.split(';'),
  ru: `Это действие нельзя отменить; необратимо; безвозвратно; навсегда; Восстановить их не получится; Заявку невозможно будет отозвать`.split(
    ';',
  ),
  uk: `Цю дію неможливо скасувати; незворотно; безповоротно; назавжди`.split(';'),
  tr: `Bu işlem geri alınamaz; kalıcı olarak; Bunun geri dönüşü yok; Bunu geri alamazsınız`.split(';'),
  hu: `A művelet nem vonható vissza; visszavonhatatlan; véglegesen`.split(';'),
  fi: `Toimintoa ei voi perua; peruuttamaton; pysyvästi; lopullisesti`.split(';'),
  sv: `Detta kan inte ångras; oåterkalleligt; för gott; Det går inte att få tillbaka`.split(';'),
  da: `Handlingen kan ikke fortrydes; uigenkaldeligt; ugjenkallelig; Det kan ikke trækkes tilbage`.split(';'),
  lt: `Tai negrįžtama; visam laikui; Veiksmo negalima atšaukti; Atšaukti negalima`.split(';'),
  id: `Tindakan ini tidak dapat dibatalkan; secara permanen`.split(';'),
  vi: `Hành động này không thể hoàn tác; vĩnh viễn`.split(';'),
  el: `Η ενέργεια δεν μπορεί να αναιρεθεί; μη αναστρέψιμη; οριστικά; αμετάκλητα`.split(';'),
  ar: `لا يمكن التراجع عن هذا الإجراء; نهائيًا; بشكل نهائي; لا يمكن سحب الطلب`.split(';'),
  fa: `این عمل غیر قابل بازگشت است; این کار قابل بازگشت نیست; برای همیشه`.split(';'),
  he: `לא ניתן לבטל פעולה זו; בלתי הפיך; לצמיתות`.split(';'),
  hi: `इसे पूर्ववत नहीं किया जा सकता; वापस नहीं; स्थायी रूप से; हमेशा के लिए`.split(';'),
  zh: `此操作无法撤销; 永久清除`.split(';'),
  ja: `この操作は取り消せません; 元に戻すことはできません; 復元できません; 二度と; 永久に`.split(';'),
  ko: `이 작업은 되돌릴 수 없습니다; 복구할 수 없습니다; 복구되지 않습니다; 영구적으로`.split(';'),
  th: `ไม่สามารถย้อนกลับได้; กู้คืนไม่ได้; ลบอย่างถาวร`.split(';'),
}
const bindings: Record<string, string[]> = {
  en: `Your card will be charged; Your account is debited; non-refundable; No refunds; It is legally binding; This is a binding offer; All sales are final; I agree to pay; You will have bought the lot; We debit the card that is stored; You waive your right to a refund`.split(
    ';',
  ),
  de: `ein verbindliches Angebot; kostenpflichtig; Der Betrag wird abgebucht; Es wird in Rechnung gestellt; nicht erstattbar; Einzug per Lastschrift; Ich ermächtige den Verein`.split(
    ';',
  ),
  nl: `bindend aanbod; Het wordt in rekening gebracht; niet restitueerbaar`.split(';'),
  fr: `offre contraignante; Votre carte sera débitée; non remboursable; Je m'engage à payer`.split(';'),
  es: `oferta vinculante; Se cobrará; Se te facturará; no reembolsable; Me comprometo a pagar`.split(';'),
  it: `offerta vincolante; Ti verrà addebitato; non rimborsabile; Mi impegno a pagare`.split(';'),
  pt: `proposta vinculativa; Será cobrado; É cobrada no cartão; não reembolsável; Comprometo-me a pagar; Vai transferir da sua conta`.split(
    ';',
  ),
  ro: `nerambursabil; Veți fi taxat; Mă angajez să plătesc`.split(';'),
  pl: `oferta wiążąca; Karta zostanie obciążona; z zapisanej karty; bezzwrotna zaliczka; Zobowiązuję się do zapłaty`.split(
    ';',
  ),
  cs: `závazná objednávka; Zavazuji se zaplatit; Bude vám účtováno; z uložené karty`.split(';'),
  ru: `Обязуюсь оплатить; Сумма будет списана; Деньги будут сняты; списывается со счёта; Договор вступает в силу; невозвратный тариф`.split(
    ';',
  ),
  uk: `Зобов'язуюсь сплатити; Кошти будуть списані`.split(';'),
  tr: `Teklif bağlayıcıdır; Ücret tahsil edilir; Ücret iade edilmez; Ödemeyi kabul ediyorum`.split(';'),
  hu: `Kártyáját megterheljük; nem visszatérítendő; fizetési kötelezettséggel`.split(';'),
  fi: `sitova tarjous; Korttiasi veloitetaan; Maksua ei palauteta; Sitoudun maksamaan`.split(';'),
  sv: `bindande anmälan; Ditt kort debiteras; Avgiften återbetalas inte; Jag förbinder mig att betala`.split(';'),
  da: `bindende tilmelding; Beløbet refunderes ikke; Dit kort bliver belastet; Jeg forpligter mig til at betale; Jeg forplikter meg til å betale`.split(
    ';',
  ),
  lt: `Įsipareigoju sumokėti; Suma bus nuskaityta`.split(';'),
  id: `Anda akan ditagih; Ditagih dari saldo Anda; Biaya tidak dapat dikembalikan`.split(';'),
  vi: `Bạn sẽ bị tính phí; Quý khách đặt cọc 30%; Không hoàn tiền; có tính ràng buộc`.split(';'),
  el: `δεσμευτική προσφορά; Θα χρεωθείτε; μη επιστρέψιμο`.split(';'),
  ar: `عرض ملزم; سيتم خصم المبلغ; غير قابلة للاسترداد`.split(';'),
  fa: `الزام آور; غیر قابل استرداد`.split(';'),
  he: `תחויב; יחויב; ללא החזר; התחייבות מחייבת`.split(';'),
  hi: `शुल्क लिया जाएगा; बाध्यकारी`.split(';'),
  zh: `您的卡将被扣款; 从余额扣除; 不可退款; 恕不予退还; 具有法律效力`.split(';'),
  ja: `料金が請求されます; 課金されます; 返金できません; 法的拘束力`.split(';'),
  ko: `요금이 청구됩니다; 카드로 결제됩니다; 계약이 성립합니다; 환불되지 않습니다; 법적 효력`.split(';'),
  th: `จะถูกเรียกเก็บเงิน; ไม่สามารถขอคืนเงิน; มีผลผูกพัน`.split(';'),
}
/** What somebody owns, with verbs that move it. */
const moves: Record<string, string[]> = {
  en: `Release escrow; Stake tokens; Request payout; Place wager; Liquidate all my shares; Go premium`.split(';'),
  de: `Anteile abstoßen; Aktien veräußern; Guthaben übertragen`.split(';'),
  nl: `Aandelen verkopen; Tegoed inzetten`.split(';'),
  fr: `Céder mes actions; Vider mon solde; Passer à Premium`.split(';'),
  es: `Vender acciones; Mover saldo; Liberar fondos`.split(';'),
  it: `Vendi le azioni`.split(';'),
  pt: `Vender minhas ações`.split(';'),
  pl: `Sprzedaj akcje; Zbyj udziały; Uwolnij środki`.split(';'),
  ru: `Продать акции; Уступить доли; Обнулить баланс`.split(';'),
  tr: `Hisse sat; Bakiye aktar`.split(';'),
  sv: `Sälj aktier; Flytta saldo`.split(';'),
  zh: `转让股份; 卖出股票; 划转余额`.split(';'),
  ja: `株式を売る; 残高を移す`.split(';'),
  ko: `주식을 팔기; 잔액을 옮기기`.split(';'),
}

const losing = (['pressed-buttons', 'called-buttons'] as const).flatMap((file) => buttonsIn(file).losing)

/** What a page of each language loads beside English. */
const packs: (readonly Words[])[] = await Promise.all(
  readdirSync(new URL('./packs', import.meta.url)).map(async (file) => (await import(`./packs/${file}`)).languages),
)
const english = lexiconOf([en])
/** Languages of the rows that are close to another one, whose words a page in them loads. */
const close: Record<string, string> = { sk: 'cs', no: 'da' }
const lexicons: Record<string, Lexicon> = Object.fromEntries(
  [...Object.keys(languages), ...Object.keys(close)].map((code) => {
    const { buttons } = languages[close[code] ?? code]!
    return [code, lexiconOf([en, ...packs.filter((pack) => pack.includes(buttons)).flat()])]
  }),
)

test('every language but English is in one pack', () => {
  const others = Object.values(languages).flatMap(({ buttons }) => (buttons === en ? [] : [buttons]))
  expect(new Set(packs.flat())).toEqual(new Set(others))
  expect(packs.flat()).toHaveLength(others.length)
})

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
    const texts = [...phrases, ...losing].map(([, text]) => plain(text))
    const found = (pattern: string): boolean => texts.some((text) => new RegExp(pattern).test(text))
    const idle = [en, ...packs.flat()].flatMap((words) =>
      alternatives(words[meaning] ?? '').filter((each) => !found(words.isUnspaced ? each : `(?:^| )(?:${each})`)),
    )
    expect(idle).toEqual([])
  })
})

describe.each([
  ['for good', 'final', finals],
  ['binding', 'binds', bindings],
  ['owned', 'wealth', moves],
] as const)('%s', (_, meaning, rows) => {
  const phrases = Object.entries(rows).flatMap(([lang, texts]) => texts.map((text) => [lang, plain(text)] as const))

  test.each(phrases)('%s: %s', (lang, text) => {
    expect(allWords[meaning].test(text)).toBe(true)
    expect((lexicons[lang] ?? english)[meaning].test(text)).toBe(true)
  })

  test('every word of the lexicon is in one of these rows', () => {
    const isFound = ({ isUnspaced }: Words, each: string): boolean =>
      phrases.some(([, text]) => new RegExp(isUnspaced ? each : `(?:^| )(?:${each})`).test(text))
    const idle = [en, ...packs.flat()].flatMap((words) =>
      alternatives(words[meaning] ?? '').filter((each) => each && !isFound(words, each)),
    )
    expect(idle).toEqual([])
  })
})

/** How languages say no: what stands beside thanks and says nothing is never one of these, in none of the languages loaded with it. */
const negations: Record<string, string> = {
  en: 'not no never unable failed without cannot',
  de: 'nicht kein keine nie leider ohne',
  nl: 'niet geen nooit helaas zonder',
  fr: 'ne pas non jamais aucun sans',
  it: 'non mai nessun senza',
  ro: 'nu nici fara',
  es: 'no nunca ningun sin',
  pt: 'nao nunca nenhum sem',
  pl: 'nie nigdy bez',
  cs: 'ne neni nikdy bez',
  tr: 'degil yok hicbir',
  hu: 'nem sem soha nelkul',
  lt: 'ne nera niekada',
  id: 'tidak belum bukan tanpa',
  vi: 'khong chua chang',
  sv: 'inte ej aldrig utan',
  da: 'ikke ej aldrig uden',
  fi: 'ei eivat ilman',
  ru: 'не нет никогда без',
  uk: 'не ні немає без',
  el: 'δεν μη μην χωρις',
  ar: 'لا لم لن ليس غير',
  fa: 'نه نیست نشد بدون',
  he: 'לא אין אל בלי',
  hi: 'नहीं न मत बिना',
}

test.each(Object.entries(negations).flatMap(([lang, words]) => words.split(' ').map((word) => [lang, word] as const)))(
  '%s: %s says something, in all languages that are loaded with it',
  (lang, word) => {
    const { neutral, done, thanks } = lexicons[lang] ?? english
    expect([neutral, done, thanks].filter((each) => each.test(word))).toEqual([])
  },
)

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
  'Закрыть',
  'Закрыть окно',
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

test.each([
  'Numer karty',
  'Numéro de carte',
  'Numéro de votre carte',
  'Kartennummer',
  'Kreditkartennummer',
  'Numero della carta',
  'Número de la tarjeta de crédito',
  'Número do cartão',
  'Kaartnummer',
])('%j pays', (text) => expect(allWords.card.test(plain(text))).toBe(true))

test.each([
  'Numer karty bibliotecznej',
  'Numéro de carte de bibliothèque',
  'Numéro de carte de fidélité',
  'Bibliothekskartennummer',
  'Kundenkartennummer',
  'Numero carta fedeltà',
  'Número de tarjeta de socio',
  'Número do cartão de cliente',
  'Klantenkaartnummer',
])('%j only says who somebody is', (text) => expect(allWords.card.test(plain(text))).toBe(false))

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
