/**
 * What a deed is called that a person has to agree to, on buttons, forms and dialogs and in addresses, one line a language: en de
 * fr es it nl pl pt ru uk cs+sk hu sv da+no fi ro el tr lt id vi ar fa he hi, then zh ja ko, whose words stand anywhere in a
 * text. The others are beginnings of words in texts that are folded by `plain`; what is a sentence of its own says where it ends.
 */
type Words = readonly [apart: readonly string[], anywhere: readonly string[]]

/** It deletes, ends, calls off or takes back. */
export const deletingWords: Words = [
  [
    '(?<!free )cancel(?! any)|delet|remove|erase|wip(?:e|ing)(?= |$)|purge|destroy|deactivat|unsubscrib|terminat|revoke|empty (?:\\w+ )?trash|factory reset|(?:clos|end|disabl|stop)\\w* (?:\\w+ )?(?:account|membership|subscription|contract|plan)',
    'losch|kundig|storn|entfernen|deaktivier|abbestell|abmeld|widerruf|konto (?:\\w+ )?(?:schlie|auflos)|abbrech',
    'supprim|effac|resili|desabonn|desinscri|annul|retract|(?:fermer|cloturer) .*compte',
    'elimin|borra[r ]|baja(?: |$)|cerrar .*cuenta|anular|revocar|desuscrib',
    'disdi|disiscri|rimuov|recedere|chiudi .*account',
    'verwijder|opzeg|uitschrijv|afmeld|beeindig|wissen',
    'usun|anuluj|wypisz|zamknij konto|rezygn|skasuj|wypowiedz',
    'excluir|apagar|encerrar|descadastr|rescindir',
    'удал|отмен|отпис|закрыть|расторг|стереть|аннулир',
    'видал|скас|відпис|розірв',
    'zrus|smaz|zmaz|vymaz|odstran|odhlas|odstoup|odstup|vypoved',
    'torl|leiratkoz|lemond|megszun|felmond',
    'ta bort|radera|avsluta|avbryt|avprenumer|avboka|sag upp',
    'slett?(?= |$)|fjern|afbestil|avbestil|opsig|si opp|avslutt|meld deg av',
    'poista|peru(?:uta)?(?= |$)|irtisano|lopeta|sulje tili',
    'sterge|anuleaz|dezabon|renunt|reziliaz|inchide .*cont',
    'διαγραφ|ακυρ|καταργ|απεγγραφ',
    'sil(?: |$)|iptal|feshet|aboneligi sonlandir|hesab\\S* kapat',
    'istrin|pasalin|atsauk|atsisak|nutrauk',
    'hapus|batal|berhenti',
    'xoa|huy',
    'حذف|(?:ال)?[اإ]لغاء|انسحاب',
    'لغو|انصراف',
    'מחק|מחיק|ביטול|בטל|הסר',
    'हटा|रद्द|मिटा',
  ],
  ['删除|刪除|注销|註銷|取消|退订|退訂|解约|清空|削除|退会|解約|解除|キャンセル|配信停止|삭제|탈퇴|취소|해지|철회'],
]

/** It pays or orders, or binds to something: it gives, transfers, bids, signs, takes money out. */
export const payingWords: Words = [
  [
    '(?:pay|buy|ode|kup)(?= |$)(?! (?:later|per))|(?<!\\S )order(?: (?!status|histor|detail|number|by)|$)|purchas|donate|(?:place|submit|complete|confirm|send|make|finali[sz]e) (?:\\w+ )?(?:order|payment|bid|bet)|(?<!\\S )bid(?= |$)|(?<!\\S )transfer(?= |$)|send (?:\\w+ )?(?:money|funds)|withdraw|(?<!\\S )(?:upgrade|renew|deposit|invest)(?= |$)|top up|(?:e )?sign (?:and|here|now|the|this|my|your|\\w*document|contract|agreement|lease)(?! guest)|(?<!\\S )(?:e )?sign$|accept (?:\\w+ )?(?:offer|quote|contract)',
    'kaufen|bezahl|\\w*pflichtig|(?:jetzt|verbindlich) bestell|(?<!\\S )bestellen$|bestellung a|spenden|uberweis|gebot|mitbieten|unterschreib|unterzeichn|auszahl|einzahl|(?:abo\\w*|vertrag|mitgliedschaft) abschlie',
    'payer|achet|(?:passer|confirmer|valider) .*commande|commander|faire un don|(?:faire un )?virement|encher|signer(?= |$)|retirer|souscri',
    'pagar|compra[r ]|(?:realizar|hacer|finalizar|confirmar) .*(?:pedido|compra)|donar|transferir|pujar|firmar|retirar|contratar',
    'paga(?: |$)|acquist|ordina(?: |$)|bonifico|trasferi|rilancia|(?:fai|invia) .*offerta|firma(?= |$)|preleva|sottoscriv|dona(?= |$)',
    'betaal|betalen|kopen|bestelling plaats|bestel nu|doneer|overmak|bieden|bod (?:plaats|uitbreng)|onderteken|geld opnemen|abonnement afsluit',
    'zaplac|zamawiam|zloz zamow|wplac|przelej|przelew|licytuj|podpisz|wyplac',
    'doar(?= |$)|dar lance|assinar (?:contrato|documento|plano)|sacar(?= |$)',
    'оплат|купит|заказать(?!.* звон)|оформить заказ|пожертв|перевести|ставк|подписать(?= |$)|вывести|внести',
    'сплат|купити|замовит|переказ|пожертвув|підписати(?= |$)|вивести',
    'zaplatit|koupit|kupit|objednat|prevest|prihodit|podepsat|podpisat|darovat|vybrat penize',
    'fizet|vasarl|megrendel|megvesz|utal(?:as)?(?= |$)|licital|alair|adomanyoz|penzfelvetel',
    'betala|kop[ a]|kop$|bestall|overfor|lagg bud|signera|skriv under|ta ut',
    'betal(?= |$)|køb(?= |$)|kjøp(?= |$)|bestil(?:l)?(?= |$)|overfør|(?:byd|gi) (?:nu|bud|na)|underskriv|signer(?= |$)|hæv(?= |$)',
    'maksa|osta(?= |$)|tilaa(?= |$)(?!.*uutis)|lahjoita|siirra|tarjoa|allekirjoit|nosta',
    'platest|cumpar|comand|doneaz|transfera|licit|semneaz|retrage',
    'πληρω|αγορα|παραγγελ|δωρισ|μεταφορα|προσφορα|υπογρα|αναληψ',
    'satin al|siparis|bagis|havale|para (?:gonder|cek|yatir)|teklif ver|imzala',
    'moketi|sumok|pirkti|uzsakyti(?!.*naujien)|aukoti|pervesti|pasirasy',
    'bayar|beli(?= |$)|pesan sekarang|donasi|tawar|tanda tangan|tarik',
    'thanh toan|mua(?= |$)|đat hang|chuyen (?:khoan|tien)|đau gia|ky ten|rut tien|quyen gop',
    'ادفع|دفع|شراء|تبرع|تحويل|توقيع|سحب|مزايدة|اشتر(?= |$)',
    'پرداخت|خرید|ثبت سفارش|انتقال|امضا|برداشت',
    'שלם|לתשלום|קנה|רכוש|תרום|העבר|חתום|משוך',
    'भुगतान|खरीद|ऑर्डर|दान|ट्रांसफर|बोली|हस्ताक्षर',
  ],
  [
    '支付|付款|购买|購買|下单|下單|提交订单|转账|轉帳|出价|竞拍|签署|簽署|提现|捐款|充值|購入|支払|注文(?:する|を)|振込|送金|入札|署名|出金|寄付|결제|구매|주문|송금|이체|입찰|서명|출금|기부',
  ],
]
