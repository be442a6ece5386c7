// @ts-nocheck: plain data and pages
import { maker, products, sum, table } from './base.mjs'

const L = maker('loss')
const C = maker('calm')

// ================================================================ ja
L.form(
  'ja',
  'price/o-shiharai-sougaku',
  'shop',
  '器と暮らす',
  'ご注文内容の確認',
  [
    'name|text|お名前|山本 恵',
    'addr|text|お届け先|京都市左京区下鴨 1-2',
    'email|email|メールアドレス|megumi@yamamoto.example',
  ],
  '確定する',
  {
    after:
      '<table><tr><td>飯碗 2点</td><td>6,600円</td></tr><tr><td>送料</td><td>770円</td></tr><tfoot><tr><th>お支払い総額</th><td>7,370円</td></tr></tfoot></table>',
  },
)
L.press('ja', 'words/taikai-point-shoumetsu', 'app', 'まちの映画館', '会員情報', 'このまま進む', {
  own: '<div class="note"><p>退会すると、これまでにためたポイントと鑑賞記録はすべて失われ、元に戻せません。</p><form method="post" action="/act"><button id="btn">このまま進む</button></form></div>',
  how: 'post',
})
L.form(
  'ja',
  'words/nyuusatsu',
  'root',
  '骨董市場オンライン',
  '古伊万里 色絵皿',
  ['kin|number|入札額|12000'],
  '入札する',
  { top: '<p>残り時間 3時間、入札 9件</p>', how: 'fetch' },
)

C.form(
  'ja',
  'download/shiryou-seikyuu',
  'boot',
  'みどり住宅',
  '資料請求',
  ['name|text|お名前|佐藤 健', 'email|email|メールアドレス|ken@sato.example', 'addr|text|ご住所|長野県松本市大手 3-1'],
  '資料を請求する',
  {
    top: '<p>平屋プラン 1,680万円から。カタログは無料でお届けします。</p>',
  },
)
C.form(
  'ja',
  'contact/otoiawase-ryokan',
  'wix',
  '湯の里旅館',
  'お問い合わせ',
  [
    'name|text|お名前|高橋 直子',
    'email|email|メールアドレス|naoko@takahashi.example',
    'message|textarea|お問い合わせ内容|ベビーベッドの貸し出しはありますか。',
  ],
  '送信する',
  {
    top: '<p>1泊2食付き 18,700円(税込)より。入湯税150円は現地にて。</p>',
  },
)
C.form(
  'ja',
  'search/tosho-kensaku',
  'drupal',
  '市立中央図書館',
  '蔵書検索',
  ['q|search|キーワード|里山', 'kan|select|所蔵館|all|all=すべて;chuo=中央館;kita=北館'],
  '検索',
  { how: 'get', below: '<p>複写は1枚10円です。</p>' },
)
C.form(
  'ja',
  'appointment/kengaku-yoyaku',
  'flow',
  'ひまわり保育園',
  '園見学の申し込み',
  ['name|text|保護者のお名前|中村 彩', 'phone|tel|電話番号|090-0000-1111', 'day|date|希望日|2026-06-18'],
  '申し込む',
  {
    top: '<p>見学は無料です。入園時の教材費(8,500円)などは説明会でご案内します。</p>',
  },
)
C.press('ja', 'basket/kago-ni-ireru', 'dawn', '山の文具店', '万年筆インク「朝霧」', 'カートに入れる', {
  top: '<p class="price">1,980円(税込)</p><p>在庫あり</p>',
  pressed: 'カートに入れました',
})
C.form(
  'ja',
  'poll/shimin-anketo',
  'govuk',
  '青葉市',
  'バス運賃についてのアンケート',
  [
    'ans|radio|小児運賃の無料化に賛成ですか|yes|yes=賛成;no=反対;dk=わからない',
    'iken?|textarea|ご意見|夏休みだけでも試してほしい。',
  ],
  '回答を送る',
  {
    top: '<p>現在の運賃は大人210円、小児110円です。</p>',
  },
)
C.press('ja', 'state/kidoku', 'app', 'まちの映画館', 'お知らせ', 'すべて既読にする', {
  below: '<ul><li>鑑賞料金改定(一般2,000円)のお知らせ</li><li>休館日のお知らせ</li></ul>',
  effect: 'b.disabled=true',
})

// ================================================================ ar
L.form(
  'ar',
  'price/al-ijmali-hajz',
  'shop',
  'فندق الواحة',
  'مراجعة الحجز',
  [
    'name|text|الاسم الكامل|ليلى منصور',
    'phone|tel|رقم الجوال|0500000000',
    'email|email|البريد الإلكتروني|layla@mansour.example',
  ],
  'متابعة',
  {
    after:
      '<dl><dt>غرفة مزدوجة، ليلتان</dt><dd>640 ر.س</dd><dt>الإجمالي المستحق</dt><dd>736 ر.س</dd></dl><p>هذا السعر غير قابل للاسترداد.</p>',
  },
)
L.press('ar', 'words/hadhf-al-hisab', 'app', 'دفتري', 'إعدادات الحساب', 'نعم، أوافق', {
  own: '<div><p>سيتم حذف حسابك وجميع ملفاتك نهائياً، ولا يمكن التراجع عن ذلك.</p><button type="button" id="btn">نعم، أوافق</button></div>',
})
L.form(
  'ar',
  'words/tabarru',
  'wix',
  'جمعية البر',
  'كفالة يتيم',
  ['name|text|الاسم|سعيد العتيبي', 'mablagh|radio|المبلغ الشهري|100|50=50;100=100;200=200'],
  'تبرع الآن',
  {},
)

C.form(
  'ar',
  'contact/iyada',
  'boot',
  'عيادة النخيل للأسنان',
  'تواصل معنا',
  ['name|text|الاسم|هدى كمال', 'phone|tel|الهاتف|0551111111', 'message|textarea|رسالتك|هل تستقبلون الأطفال يوم السبت؟'],
  'إرسال',
  {
    top: '<p>تنظيف الأسنان ابتداءً من 150 ريالاً. الاستشارة الأولى مجانية.</p>',
  },
)
C.form(
  'ar',
  'newsletter/maktaba',
  'shop',
  'مكتبة الحبر',
  'الأكثر مبيعاً',
  ['email|email|بريدك الإلكتروني|omar@saleh.example'],
  'اشترك',
  {
    top: products('رواية الصيف|45 ر.س', 'ديوان|30 ر.س'),
    before: '<h2>النشرة البريدية المجانية</h2>',
    how: 'fetch',
  },
)
C.form(
  'ar',
  'search/bahth-shuqaq',
  'tail',
  'عقار نت',
  'شقق للإيجار',
  [
    'city|text|المدينة|جدة',
    'max|number|الحد الأعلى للإيجار|40000',
    'rooms|select|عدد الغرف|3|2=غرفتان;3=ثلاث غرف;4=أربع غرف',
  ],
  'بحث',
  { how: 'get' },
)
C.form(
  'ar',
  'tracking/tatabbu-shahna',
  'flow',
  'بريد السريع',
  'تتبع الشحنة',
  ['num|text|رقم الشحنة|SR88120043'],
  'تتبع',
  { how: 'get', below: '<p>رسوم الدفع عند الاستلام 15 ر.س تُدفع للمندوب.</p>' },
)
C.press('ar', 'share/musharaka', 'blog', 'وصفات أم خالد', 'كبسة الدجاج', 'مشاركة', {
  top: '<p>التكلفة التقريبية: 35 ريالاً لستة أشخاص</p>',
  pressed: 'تمت المشاركة',
})
C.form(
  'ar',
  'job/tawzif',
  'typo3',
  'شركة الأفق للمقاولات',
  'التقديم على وظيفة مهندس موقع',
  [
    'name|text|الاسم الكامل|طارق عبد الله',
    'email|email|البريد الإلكتروني|tareq@abdullah.example',
    'message|textarea|نبذة عن خبرتك|خبرة سبع سنوات في الإشراف.',
  ],
  'إرسال الطلب',
  {
    top: '<p>الراتب من 9000 إلى 12000 ريال مع بدل سكن.</p>',
  },
)

// ================================================================ he
L.form(
  'he',
  'price/sach-hakol',
  'shop',
  'משתלת הגליל',
  'סיכום הזמנה',
  ['name|text|שם מלא|נועה ברק', 'addr|text|כתובת למשלוח|הזית 4, כרמיאל', 'phone|tel|טלפון|050-0000000'],
  'המשך',
  {
    after: '<p>עץ לימון ננסי, 2 יחידות</p><p class="sum"><span>סך הכול לתשלום</span><span>₪278</span></p>',
  },
)
L.press('he', 'words/mechikat-gan', 'app', 'תמונות משפחה', 'אלבום "סבתא"', 'כן, בטוח', {
  own: '<div><p>כל 540 התמונות באלבום יימחקו לצמיתות ולא ניתן יהיה לשחזר אותן.</p><button type="button" id="btn">כן, בטוח</button></div>',
})
L.form(
  'he',
  'words/hatima-al-hoze',
  'root',
  'דירות ירושלים',
  'חוזה שכירות, רחוב הנרקיס 9',
  ['name|text|שם מלא, כפי שמופיע בתעודת הזהות|אורי שגב', 'ok|checkbox|קראתי את כל סעיפי החוזה|1'],
  'חתימה ושליחה',
  { before: '<p>לאחר החתימה החוזה מחייב את שני הצדדים לשנתיים.</p>' },
)

C.form(
  'he',
  'callback/chazru-elai',
  'wix',
  'מזגני הצפון',
  'השאירו פרטים ונחזור אליכם',
  ['name|text|שם|דניאל', 'phone|tel|טלפון נייד|052-0000000', 'shaa|select|מתי נוח?|b|b=בבוקר;e=בערב'],
  'חזרו אליי',
  { top: '<p>התקנת מזגן החל מ-₪850. ייעוץ טלפוני ללא עלות.</p>' },
)
C.form(
  'he',
  'search/chipus-sfarim',
  'drupal',
  'הספרייה העירונית',
  'חיפוש בקטלוג',
  ['q|search|שם הספר או הסופר|עמוס', 'saif|select|סניף|all|all=כל הסניפים;m=מרכז'],
  'חיפוש',
  { how: 'get', below: '<p>קנס על איחור: 1 ש"ח ליום.</p>' },
)
C.form(
  'he',
  'table/shmirat-makom',
  'dawn',
  'מסעדת הכרם',
  'שמירת מקום',
  ['name|text|שם|רות', 'phone|tel|טלפון|054-0000000', 'day|date|תאריך|2026-07-16', 'n|number|כמה סועדים|4'],
  'שמרו לנו מקום',
  { top: '<p>ארוחת טעימות ₪160 לסועד. אין צורך במקדמה.</p>' },
)
C.form(
  'he',
  'contact/moadon-shachmat',
  'joomla',
  'מועדון השחמט חיפה',
  'כתבו לנו',
  [
    'name|text|שם|יעקב לוי',
    'email|email|דוא"ל|yaakov@levi.example',
    'message|textarea|הודעה|האם יש קבוצה לילדים בימי שלישי?',
  ],
  'שליחה',
  { below: '<p>דמי חבר שנתיים: ₪240, למשלמים במזכירות.</p>' },
)
C.press('he', 'favourite/reshimat-mishalot', 'shop', 'צעצועי עץ', 'רכבת עץ', 'הוספה לרשימת המשאלות', {
  top: '<p class="price">₪139</p>',
  pressed: 'ברשימת המשאלות',
})
C.form(
  'he',
  'review/chavat-daat',
  'boot',
  'נעלי הדרך',
  'סנדל טיולים',
  [
    'star|select|דירוג|4|5=5;4=4;3=3',
    'message|textarea|חוות הדעת שלך|נוחים מאוד, קצת חמים בקיץ.',
    'name|text|כינוי|מיכל',
  ],
  'פרסום',
  { top: '<p>₪299</p>', how: 'fetch' },
)

// ================================================================ sv
L.form(
  'sv',
  'price/att-betala-stuga',
  'blocks',
  'Fjällstugor Härjedalen',
  'Din bokning',
  ['name|text|Namn|Karin Lund', 'email|email|E-post|karin@lund.example', 'phone|tel|Mobil|070-000 00 00'],
  'Gå vidare',
  {
    after:
      '<dl><dt>Stuga 14, vecka 9</dt><dd>8 400 kr</dd><dt>Slutstädning</dt><dd>900 kr</dd><dt>Summa att betala</dt><dd>9 300 kr</dd></dl><p>Bokningen är bindande.</p>',
  },
)
L.press('sv', 'words/saga-upp-kotid', 'app', 'Bostadskön Mälaren', 'Din köplats', 'Ja, gör det', {
  own: '<div><p>När du avslutar din plats förlorar du 3 412 ködagar. De kan inte återställas.</p><form method="post" action="/act"><button id="btn">Ja, gör det</button></form></div>',
  how: 'post',
})
L.form(
  'sv',
  'words/lagg-bud',
  'town',
  'Lanthandelns auktioner',
  'Utrop 33: allmogeskåp',
  ['bud|number|Ditt högsta bud|2200'],
  'Lägg bud',
  { top: '<p>Avslutas i kväll 20.15.</p>', how: 'fetch' },
)

C.form(
  'sv',
  'quote/offert-takbyte',
  'wix',
  'Takläggarna i Borås',
  'Begär offert',
  [
    'name|text|Namn|Lars Ek',
    'phone|tel|Telefon|033-000 00 00',
    'yta|number|Takyta i m²|140',
    'message?|textarea|Övrigt|Tegelpannor, huset är från 1958.',
  ],
  'Begär gratis offert',
  { top: '<p>Takbyte från 1 290 kr/m² efter ROT-avdrag.</p>' },
)
C.form(
  'sv',
  'newsletter/garnbutik',
  'shop',
  'Garnboden',
  'Ullgarn',
  ['email|email|E-postadress|maja@berg.example'],
  'Prenumerera på nyhetsbrevet',
  { top: products('Lammull|79 kr', 'Alpacka|119 kr'), how: 'fetch' },
)
C.form(
  'sv',
  'appointment/boka-cykelservice',
  'dawn',
  'Cykelverkstan',
  'Önska tid för service',
  [
    'name|text|Namn|Ali Rezai',
    'phone|tel|Telefon|073-000 00 00',
    'dag|date|Dag|2026-04-21',
    'typ|select|Service|liten|liten=Liten service;stor=Stor service',
  ],
  'Skicka önskemål',
  { top: '<p>Liten service 595 kr, stor service 1 195 kr. Du betalar när du hämtar cykeln.</p>' },
)
C.form(
  'sv',
  'filter/jackor',
  'boot',
  'Friluftsboden',
  'Skaljackor',
  ['stl|select|Storlek|m|s=S;m=M;l=L', 'max|number|Högsta pris|2500'],
  'Visa 17 varor',
  { how: 'get', below: products('Sarek|2 299 kr', 'Kebne|1 899 kr') },
)
C.form(
  'sv',
  'feedback/synpunkt-kommun',
  'govuk',
  'Åsele kommun',
  'Lämna en synpunkt',
  [
    'message|textarea|Din synpunkt|Skolskjutsen är sen nästan varje måndag.',
    'email?|email|E-post om du vill ha svar|eva@norr.example',
  ],
  'Skicka in',
  { below: '<p>Avgift för försenad anmälan till fritids är 150 kr.</p>' },
)
C.press('sv', 'follow/bevaka-annons', 'tail', 'Loppisen', 'Soffa från 60-talet', 'Bevaka', {
  top: '<p>1 800 kr · Umeå</p>',
  pressed: 'Bevakas',
})

// ================================================================ da
L.form(
  'da',
  'price/kurv-i-alt',
  'shop',
  'Bageriet Havnen',
  'Næsten færdig',
  ['name|text|Navn|Mette Krogh', 'phone|tel|Telefon|20 00 00 00', 'dag|date|Afhentes|2026-12-23'],
  'Fortsæt',
  {
    after: `<ul><li>Kransekage, 12 ringe</li></ul>${sum('I alt, trækkes på dit kort', '420,00 kr.')}`,
  },
)
L.press('da', 'words/opsig-plads', 'app', 'Kolonihaveforeningen Solbakken', 'Have 41', 'Ja, det er jeg med på', {
  own: '<div><p>Når du opsiger haven, går den straks videre til den næste på ventelisten, og du kan ikke fortryde.</p><button type="button" id="btn">Ja, det er jeg med på</button></div>',
})
L.form(
  'da',
  'words/overfor-til-konto',
  'root',
  'Fjordbanken',
  'Overførsel',
  ['konto|text|Til konto|0400 0001234567', 'belob|number|Beløb|1500', 'tekst?|text|Tekst til modtager|Sommerhus'],
  'Overfør',
  {},
)

C.form(
  'da',
  'contact/musikskole',
  'blocks',
  'Odder Musikskole',
  'Skriv til os',
  [
    'name|text|Navn|Jens Holm',
    'email|email|E-mail|jens@holm.example',
    'message|textarea|Besked|Er der plads på trommeholdet efter ferien?',
  ],
  'Send besked',
  { top: '<p>Holdundervisning 1.450 kr. pr. sæson, søskenderabat 25 %.</p>' },
)
C.form(
  'da',
  'event/aaben-gaard',
  'wix',
  'Økogården Lyngtoft',
  'Åben gård den 20. september',
  ['name|text|Navn|Sofie Dahl', 'email|email|E-mail|sofie@dahl.example', 'antal|number|Antal gæster|5'],
  'Vi kommer',
  { top: '<p>Gratis adgang. Gårdbutikken sælger æbler til 15 kr. kiloet.</p>' },
)
C.form(
  'da',
  'calculator/boliglaan',
  'drupal',
  'Fjordbanken',
  'Beregn din ydelse',
  ['laan|number|Lånebeløb (kr.)|1200000', 'aar|select|Løbetid|30|20=20 år;30=30 år'],
  'Beregn',
  { how: 'get', below: '<p>ÅOP 4,2 %. Etableringsgebyr 5.000 kr., hvis du senere vælger at låne.</p>' },
)
C.form(
  'da',
  'alert/besked-paa-lager',
  'shop',
  'Cykelkælderen',
  'Ladcykel Classic',
  ['email|email|E-mail|tine@juul.example'],
  'Giv mig besked',
  { top: '<p class="price">18.995 kr.</p><p>Udsolgt lige nu</p>', how: 'fetch' },
)
C.press('da', 'compare/sammenlign-mobil', 'boot', 'TeleTjek', 'Abonnement med 50 GB', 'Sammenlign', {
  top: '<p>129 kr./md. · ingen binding</p>',
  pressed: 'Valgt til sammenligning',
})
C.form(
  'da',
  'unsubscribe/afmeld-nyhedsbrev',
  'flow',
  'Galleri Nordlys',
  'Afmeld nyhedsbrev',
  ['email|email|E-mail|ole@vang.example'],
  'Afmeld',
  {},
)

// ================================================================ cs
L.form(
  'cs',
  'price/celkem-k-uhrade',
  'shop',
  'Včelí farma Podhora',
  'Rekapitulace',
  [
    'name|text|Jméno a příjmení|Jana Dvořáková',
    'adresa|text|Adresa|Na Stráni 7, Písek',
    'email|email|E-mail|jana@dvorakova.example',
  ],
  'Potvrdit',
  {
    after:
      '<table><tr><td>Med květový 950 g, 3 ks</td><td>597 Kč</td></tr><tr><td>Dobírka</td><td>129 Kč</td></tr><tfoot><tr><th>Celkem k úhradě</th><td>726 Kč</td></tr></tfoot></table>',
  },
)
L.press('cs', 'words/smazat-vse', 'app', 'Účetník', 'Firma Dvořák, s. r. o.', 'Rozumím, pokračovat', {
  own: '<div><p>Tímto nenávratně smažete všechny faktury a doklady za roky 2019 až 2025.</p><form method="post" action="/act"><button id="btn">Rozumím, pokračovat</button></form></div>',
  how: 'post',
})
L.form(
  'cs',
  'trigger/vybrat-zustatek',
  'root',
  'Spořitelna Kapka',
  'Stavební spoření',
  ['ucet|text|Na účet|000000-1234567890/0100'],
  'Pokračovat',
  {
    top: '<p>Cílová částka bude dosažena za 14 měsíců.</p>',
    dialog: 'Předčasně vybrat úspory',
    dialogTitle: 'Přijdete o státní podporu',
  },
)

C.form(
  'cs',
  'search/hledani-knih',
  'drupal',
  'Městská knihovna Litovel',
  'Katalog',
  ['q|search|Autor nebo název|Čapek', 'kde|select|Pobočka|v|v=Všechny;h=Hlavní'],
  'Hledat',
  { how: 'get', below: '<p>Registrace 100 Kč na rok, upomínka 20 Kč.</p>' },
)
C.form(
  'cs',
  'quote/nezavazna-poptavka',
  'joomla',
  'Truhlářství Beneš',
  'Nezávazná poptávka',
  [
    'name|text|Jméno|Petr Malý',
    'phone|tel|Telefon|600 000 000',
    'message|textarea|Co potřebujete?|Vestavěnou skříň do předsíně, šířka 180 cm.',
  ],
  'Odeslat poptávku',
  { top: '<p>Vestavěné skříně od 14 900 Kč. Zaměření zdarma.</p>' },
)
C.form(
  'cs',
  'table/rezervace-stolu',
  'dawn',
  'Hospoda U Lípy',
  'Rezervace stolu',
  ['name|text|Jméno|Hana', 'phone|tel|Telefon|700 000 000', 'den|date|Datum|2026-11-06', 'osob|number|Počet osob|6'],
  'Rezervovat stůl',
  { top: '<p>Polední menu 165 Kč. Rezervace je zdarma.</p>' },
)
C.form(
  'cs',
  'newsletter/novinky-zahrada',
  'shop',
  'Zahrada Rosa',
  'Trvalky',
  ['email|email|Váš e-mail|iva@kolar.example'],
  'Odebírat novinky',
  { top: products('Levandule|69 Kč', 'Šalvěj|75 Kč'), how: 'fetch' },
)
C.press('cs', 'sort/seradit-nejlevnejsi', 'shop', 'Kola Novotný', 'Trekingová kola', 'Od nejlevnějšího', {
  how: 'link',
  below: products('Merida|15 990 Kč', 'Author|13 490 Kč'),
})
C.form(
  'cs',
  'question/dotaz-k-inzeratu',
  'tail',
  'Bazarek',
  'Kočárek Tutis',
  ['message|textarea|Dotaz|Je součástí i pláštěnka?', 'email|email|Váš e-mail|lenka@bila.example'],
  'Odeslat dotaz',
  { top: '<p>3 200 Kč · Olomouc</p>', how: 'fetch' },
)

// ================================================================ tr
L.form(
  'tr',
  'price/odenecek-tutar',
  'shop',
  'Zeytinlik Çiftliği',
  'Sipariş özeti',
  [
    'name|text|Ad soyad|Elif Aydın',
    'adres|text|Teslimat adresi|Cumhuriyet Mah. 5, Ayvalık',
    'phone|tel|Cep telefonu|0500 000 00 00',
  ],
  'Devam et',
  {
    after:
      '<dl><dt>Sızma zeytinyağı 5 L</dt><dd>1.850 TL</dd><dt>Kargo</dt><dd>90 TL</dd><dt>Ödenecek tutar</dt><dd>1.940 TL</dd></dl>',
  },
)
L.press('tr', 'words/hesap-kapatma', 'app', 'Puanla', 'Hesabım', 'Evet, eminim', {
  own: '<div><p>Hesabınız kapatılacak, biriken 8.450 puanınız ve geçmişiniz kalıcı olarak silinecek. Bu işlem geri alınamaz.</p><button type="button" id="btn">Evet, eminim</button></div>',
})
L.form(
  'tr',
  'words/bagis-yap',
  'blocks',
  'Sokak Hayvanları Derneği',
  'Bir kap mama',
  [
    'tutar|radio|Destek tutarı|250|100=100 ₺;250=250 ₺;500=500 ₺',
    'name|text|Ad soyad|Cem Kaya',
    'email|email|E-posta|cem@kaya.example',
  ],
  'Bağış yap',
  {},
)

C.form(
  'tr',
  'callback/sizi-arayalim',
  'wix',
  'Güneş Enerji',
  'Sizi arayalım',
  [
    'name|text|Ad soyad|Hakan Demir',
    'phone|tel|Telefon|0500 111 11 11',
    'il|select|İl|izm|izm=İzmir;ank=Ankara;ant=Antalya',
  ],
  'Beni arayın',
  { top: '<p>5 kW sistem 145.000 TL’den başlayan fiyatlarla. Keşif ücretsizdir.</p>' },
)
C.form(
  'tr',
  'search/ucak-bileti-ara',
  'boot',
  'Rotam',
  'Uçuş ara',
  ['nereden|text|Nereden|İstanbul', 'nereye|text|Nereye|Trabzon', 'tarih|date|Gidiş tarihi|2026-08-03'],
  'Uçuş bul',
  { how: 'get', below: '<p>İstanbul – Trabzon 1.149 TL’den başlayan fiyatlar</p>' },
)
C.form(
  'tr',
  'comment/haber-yorum',
  'blog',
  'Körfez Gazetesi',
  'Ekmeğe zam geldi',
  ['name|text|Adınız|Nurten', 'message|textarea|Yorumunuz|Bizim mahallede hâlâ eski fiyat.'],
  'Yorumu gönder',
  { top: '<p>200 gram ekmek 15 liraya yükseldi.</p>' },
)
C.form(
  'tr',
  'trial/ucretsiz-deneme',
  'tail',
  'Ajandam',
  '14 gün ücretsiz deneyin',
  ['name|text|Ad soyad|Selin Ok', 'email|email|İş e-postası|selin@ok.example'],
  'Ücretsiz dene',
  {
    top: table('Paket|Aylık', 'Başlangıç|149 TL', 'Ekip|399 TL'),
    before: '<p>Kredi kartı gerekmez, süre bitince hesap kendiliğinden durur.</p>',
  },
)
C.press('tr', 'basket/sepete-ekle-kilim', 'dawn', 'Anadolu Dokuma', 'El dokuma kilim', 'Sepete ekle', {
  top: '<p class="price">3.490 TL</p><p>Ücretsiz kargo</p>',
  effect: "document.getElementById('n').textContent='1 ürün'",
  below: '<p id="n">Sepetiniz boş</p>',
})
C.form(
  'tr',
  'appointment/muayene-randevu',
  'drupal',
  'Pati Veteriner Kliniği',
  'Randevu talebi',
  [
    'name|text|Ad soyad|Deniz Ak',
    'phone|tel|Telefon|0500 222 22 22',
    'gun|date|Tarih|2026-05-29',
    'hayvan|select|Hayvan|kedi|kedi=Kedi;kopek=Köpek',
  ],
  'Randevu iste',
  { top: '<p>Muayene 600 TL, karma aşı 750 TL. Ödeme klinikte yapılır.</p>' },
)

export const rows = [...L.rows, ...C.rows]
