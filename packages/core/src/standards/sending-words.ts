/**
 * Words on the buttons of forms, in the languages that fields are known in: en de fr es it nl pl pt ru tr, zh ja ko ar he.
 * They are read in small letters without accents and signs. Where words stand apart these are beginnings of words; the
 * others stand anywhere.
 */

/*#__NO_SIDE_EFFECTS__*/
function words(list: string, anywhere = ''): RegExp {
  return new RegExp(`(?:^| )(?:${list})${anywhere && `|${anywhere}`}`)
}

/** It deletes, ends or calls off something. */
export const deletes = words(
  '(?<!free )cancel(?! any)|delet|remove|erase|deactivat|unsubscrib|terminat|clos\\w* (?:\\w+ )?account|' +
    'losch|kundig|storn|entfernen|deaktivier|abbestell|abmeld|konto (?:\\w+ )?(?:schlie|auflos)|abbrech|' +
    'supprim|effac|resili|desabonn|desinscri|annul|elimin|borra[r ]|baja(?: |$)|cerrar .*cuenta|disdi|disiscri|' +
    'verwijder|opzeg|uitschrijv|usun|anuluj|wypisz|zamknij konto|excluir|apagar|encerrar|sil(?: |$)|iptal|удал|отмен|отпис|закрыть|' +
    'حذف|الغاء|מחק|ביטול',
  '删除|刪除|注销|註銷|取消|削除|退会|解約|キャンセル|삭제|탈퇴|취소',
)

/** It pays or orders. */
export const pays = words(
  '(?:pay|buy|ode|kup)(?= |$)(?! (?:later|per))|(?<!\\S )order(?: (?!status|histor|detail|number)|$)|purchas|donate|' +
    '(?:place|submit|complete|confirm|send|make|finali[sz]e) (?:\\w+ )?(?:order|payment)|' +
    'kaufen|bezahl|\\w*pflichtig|(?:jetzt|verbindlich) bestell|(?<!\\S )bestellen$|bestellung a|spenden|' +
    'payer|achet|(?:passer|confirmer) .*commande|commander|pagar|compra[r ]|(?:realizar|hacer|finalizar) .*(?:pedido|compra)|' +
    'paga(?: |$)|acquist|ordina(?: |$)|betaal|betalen|kopen|bestelling plaats|bestel nu|zaplac|zamawiam|zloz zamow|' +
    'оплат|купит|заказать|оформить заказ|satin al|siparis|ادفع|شراء|שלם|לתשלום|קנה',
  '支付|付款|购买|購買|下单|提交订单|購入|支払|注文(?:する|を)|결제|구매|주문',
)

/** It does something beside: keeps a draft, takes a voucher, shows one more row, says no, goes back. */
export const beside = words(
  '(?:save|keep) (?:for|as|my) |(?:\\w+ )?draft|preview|print|coupon|voucher|promo|discount|(?:add|another) (?:another|more|row|item|line|field)|\\+|' +
    'declin|reject|den(?:y|ied)|disagree|no thank|not now|skip|maybe later|entwurf|zwischenspeich|vorschau|gutschein|rabatt|einlos|hinzufug|ablehn|nein danke|spater|ubersprin|' +
    'brouillon|apercu|code promo|ajout|refus|non merci|plus tard|borrador|cupon|anadir|agregar|rechaz|no gracias|' +
    'bozza|aggiung|rifiut|no grazie|concept|kortings|toevoeg|weiger|nee bedankt|szkic|kupon|dodaj|odrzuc|не соглас|rascunho|cupom|adicion|recus|' +
    'чернов|промокод|добав|отклон|taslak|ekle|reddet',
  '草稿|优惠|添加|拒绝|下書き|クーポン|追加|拒否|임시|쿠폰|추가|거부',
)

/** It puts the thing of its form into the cart, which "add" alone does not say. */
export const fillsCart = words(
  '(?:to|into|den|die|zum|au|al|la|a|nel|aan|in|do|ao|sepete) (?:\\w+ )?(?:cart|bag|basket|(?:waren|einkaufs)korb|panier|carrito|cesta|carrello|winkel\\w+|koszyk\\w*|carrinho|sacola|ekle)(?: |$)',
  'в корзин|加入购|加入購|カートに|장바구니',
)

/**
 * Another way in than the fields of the form, a help with one of them, or a language: "Continue with Google",
 * "Show" of a password, "Send code", "DE".
 */
export const otherWay = words(
  '(?:google|apple|facebook|github|microsoft|linkedin|paypal|sso)(?= |$)|forgot|have an account|' +
    '(?:sign ?(?:in|up)|log ?in|register|join) (?:with|via|using) (?!(?:your |my )?(?:e ?mail|password))|' +
    'send (?:\\w+ )?code|use (?:my |current )+location',
  '^(?:(?:show|hide|help|upload|resend)(?: password)?|en|de|fr|es|it|nl|pl|pt|ru|tr|zh|ko|ar|he)$|' +
    '카카오|네이버|微信|获取验证码|发送验证码',
)

/** It lets somebody in who has an account: what the tool `login` is called on pages. */
export const signsIn = words(
  '(?:log|sign) ?in(?= |$)|anmelden|conne[cx]|iniciar ses|acced|inlogg|zaloguj|entrar|воити|giris',
  '登录|ログイン|로그인',
)

/** It makes an account: the same of `signup`. */
export const signsUp = words(
  'sign ?up|regist|join|(?:create|open) (?:\\w+ )*account|inscri|cre[ae]r? .*c(?:ompte|uenta)|(?:за)?регистр',
  '注册|登録|가입',
)

/** It may be what sends, and often is for a part of the form only. */
export const minor =
  /^(?:add|apply|redeem|save|update|change|refresh|check|verify|calculate|anwenden|speichern|prufen|(?:\w+ )?(?:andern|aktualisieren)|modifier|mettre|actualizar|aggiorna|modifica|wijzigen|bijwerken|zmien|aktualizuj|atualizar|изменить|обновить|guncelle|appliquer|enregistrer|aplicar|guardar|applica|salva|toepassen|opslaan|zastosuj|zapisz|salvar|применить|сохранить|uygula|kaydet|应用|更新|保存|適用|적용|저장)(?: |$)/

/** It leaves the form, or empties it. */
export const leaves =
  /^(?:go )?(?:(?:cancel|abbrechen|annuler|cancelar|annulla|annuleren|anuluj|отмена|iptal|取消|キャンセル|취소)$|(?:close|back|previous|reset|clear|zuruck|retour|volver|atras|indietro|terug|wstecz|voltar|назад|geri|返回|上一步|戻る|이전)(?: |$)(?!.*(?:account|konto|compte|cuenta)))|^[×✕✖]$/
