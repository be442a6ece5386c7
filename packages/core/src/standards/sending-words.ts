/**
 * Words on the buttons of forms, in the languages that fields are known in: en de fr es it nl pl pt ru tr, zh ja ko ar he.
 * They are read in small letters without accents and signs. Where words stand apart these are beginnings of words; the
 * others stand anywhere.
 */

/*#__NO_SIDE_EFFECTS__*/
function words(list: string, anywhere = ''): RegExp {
  return new RegExp(`(?:^| )(?:${list})${anywhere && `|${anywhere}`}`)
}

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
  '(?:to|into|den|die|zum|au|al|la|a|nel|aan|in|do|ao|sepete) (?:\\w+ )?(?:cart|bag|basket|(?:waren|einkaufs)korb|panier|carrito|cesta|carrello|winkel\\w+|koszyk\\w*|carrinho|sacola|ekle)(?: |$)|' +
    'do kosik[ua]|kosarba|i (?:varukorg|\\w*kurv)|ostoskoriin|in cos(?= |$)|στο καλαθι|до кошик|ke keranjang|vao gio|إلى (?:ال)?(?:سلة|عربة)|לסל|कार्ट में',
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

/** It puts an address on a list. */
export const subscribes = words(
  '(?:\\w+ )*newsletter|subscri|abonn|suscri|iscriv|inscrev|prenumer|subskryb|подпис|abone|sign me up|notify me|keep me',
  '订阅|訂閱|購読|구독',
)

/** It asks something, shows something, or writes to somebody: it does so under any heading and beside any price. */
export const asks = words(
  'search|find|filter|sort|show|view|see|read|compare|learn|details|more|get (?:\\w+ )?quote|request (?:\\w+ )?(?:info|demo|quote|call)|contact|' +
    '(?:send|post|leave|write|submit) (?:\\w+ )?(?:message|comment|review|reply|question|enquiry|inquiry|feedback)|track|calculat|estimat|download|share|vote|' +
    'such|find|filtern|anzeig|zeig|ansehen|vergleich|mehr|anfrag|angebot anf|kontakt|nachricht|kommentar|berechn|' +
    'cherch|recherch|voir|affich|compar|devis|contact|envoyer (?:un |le |mon )?message|calcul|telecharg|' +
    'busc|ver |mostrar|consultar|presupuesto|contactar|enviar (?:un )?mensaje|descargar|pesquis|orcamento|enviar mensagem|' +
    'cerc|vedi|mostra|confronta|preventivo|contatta|invia (?:un )?messaggio|scarica|zoek|bekijk|vergelijk|offerte|neem contact|bericht|' +
    'szukaj|zobacz|pokaz|porownaj|wycen|kontakt|wyslij wiadomosc|найти|поиск|искать|показ|смотр|сравн|подробн|написать|рассчит|ara(?= |$)|goster|incele|karsilastir|teklif al|iletisim|mesaj',
  '搜索|查询|查看|比较|联系|留言|検索|見る|比較|問い合わせ|검색|보기|문의',
)

/** It may be what sends, and often is for a part of the form only. */
export const minor =
  /^(?:add|apply|redeem|save|update|change|refresh|check|verify|calculate|anwenden|speichern|prufen|(?:\w+ )?(?:andern|aktualisieren)|modifier|mettre|actualizar|aggiorna|modifica|wijzigen|bijwerken|zmien|aktualizuj|atualizar|изменить|обновить|guncelle|appliquer|enregistrer|aplicar|guardar|applica|salva|toepassen|opslaan|zastosuj|zapisz|salvar|применить|сохранить|uygula|kaydet|应用|更新|保存|適用|적용|저장)(?: |$)/

/** It leaves the form, or empties it. */
export const leaves =
  /^(?:go )?(?:(?:cancel|abbrechen|annuler|cancelar|annulla|annuleren|anuluj|отмена|iptal|取消|キャンセル|취소)$|(?:close|back|previous|reset|clear|zuruck|retour|volver|atras|indietro|terug|wstecz|voltar|назад|geri|返回|上一步|戻る|이전)(?: |$)(?!.*(?:account|konto|compte|cuenta)))|^[×✕✖]$/
