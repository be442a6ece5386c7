import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 've|bir|için|ile|bu|da|de|daha|en|olarak|sizin|çok|tüm|her',
  deletes:
    'sil(?:in\\S*|me\\S*|iyorum)?(?= |$)|iptal|fes[hi]|istifa|fabrika ayar|cop kutusu|(?:cop|arsiv|klasor|gelen kutu)\\S* (?:\\S+ )?bosalt|geri cek|kaldir(?!im)|cayma|pasif|deaktif|\\S+[dt][ea]n (?:vazgec|ayril|cay(?= |$))|(?:hesa[bp]|uyeli|aboneli|sozlesme|kulu[pb])\\S* (?:\\S+ )?(?:kapat|sonlandir|bitir|dondur|birak|cik(?= |$)|sona|devre)|(?:erisim|yetki|izn)\\S* (?:geri al|kes)|(?:veri|gecmis)\\S* temizle|iade (?:et|tale|basla)|(?:\\S+ )?yok et',
  pays: 'odeme\\S* (?:tamamla|onayla|yap|gec|gonder|tale)|ode(?:yin\\S*|mek|yerek)?(?= |$)|satin al|sat(?= |$)|siparis(?!ler|\\S* (?:takip|gor|durum|nerede|izle|sorgu|gecmis|detay|goster))|bagis|bahsis|destek(?:le| ol)(?= |$)|havale|(?:para|nakit|kazanc|fon)\\S{0,4} (?:gonder|cek|yatir|aktar|yukle|ekle)|(?:para|bakiye) transfer|transfer\\S* (?:et|yap|onay|basla)|imza(?:la| at)|(?:hemen|simdi|bilet\\S*|paket\\S*|kredi) al(?= |$)|(?:aboneli|uyeli|paket|plan|lisans|sure|police)\\S* (?:\\S+ )?(?:yenile|uzat|basla|gelistir|gec(?= |$))|yukselt|pey (?:sur|ver)|(?:kontor|kredi|cuzdan)\\S* (?:\\S+ )?(?:yukle|ekle|doldur)|kap[oa]r[oa]|depozit|on odeme|ucretli|teklif\\S* (?:\\S+ )?(?:ver|yap|sun|artir|kabul|onay)|(?:kredi|borc|sozlesmeyi)\\S* (?:\\S+ )?(?:onay|kullan|cek(?= |$))|(?:kredi|borc)\\S* (?:\\S+ )?kabul|imza(?:mi|la)',
  final: 'geri (?:alinama|alamaz|donduruleme|getirileme|cekile?mez)|kalici olarak|geri donusu (?:yok|olmayan)',
  binds: 'baglayici(?!\\S* degil)|tahsil edil|iade edilmez|odemeyi kabul',
  wealth: 'hisse|bakiye',
  views: 'filtre\\S*|(?:favori|karsilastirma|takip|istek|dilek)\\S*(?: liste\\S+)?',
  sends: 'gonder|devam|ileri|onayla|rezervasyon|evet|tamam',
  beside: 'tasla[kg]|ekle|reddet|kupon|indirim|promosyon|hediye (?:ceki|kod)',
  fillsCart: 'sepete ekle(?: |$)',
  signsIn: 'giris|oturum ac',
  signsUp: 'kayit|uye ol',
  subscribes: 'abone',
  unsubscribes: 'aboneli(?:kten|ginden)|aboneligi iptal',
  mailings: 'bulten',
  asks: 'soru|beni ara|ara(?:ma\\S*|yin|yalim)?(?= |$)|bul(?= |$)|goster|gor(?= |$)|goruntu|bak(?= |$)|incele|karsilastir|(?:teklif|fiyat)\\S* (?:al|iste|tale)|iletisim|ulas|mesaj|favori|istek list|dilek|takip|nerede|paylas|filtre|sirala|begen|puan|degerlendir|yorum|oy(?= |$)|oyla|anket|bulten|musait|uygun|kontrol|hesapla|indir(?:in|iniz)?(?= |$)|yazdir|daha fazla|dil(?:i|ini)? |oku(?:n|mus)|bildir(?!im)',
  minor: 'guncelle|uygula|kaydet',
  cancels: 'iptal|kapat|onceki|gizle|simdi degil',
  leaves: 'geri',
  captcha: 'guvenlik kodu|resimde|kac eder',
  code: 'dogrulama kodu',
  password: '\\bsifre\\b',
  card: 'kart numarasi',
  trap: 'bos birak(?!ma)|doldurmayin',
  condition: 'eger|ise|icin|yoksa',
  beings: 'insan',
  thanks: 'tesekkur',
  done: 'gonderildi|alindi|aldik|tamam|kaydedildi|basariyla|basarili|ulasti|onaylandi|yapildi|yayinlandi|olusturuldu|iletildi|baslatildi',
  neutral:
    'icin|ederiz|ederim|ve|bir|mesaj|mesajiniz|mesajin|talebiniz|siparisiniz|rezervasyonunuz|randevunuz|basvurunuz|formunuz|siz|size|en|kisa|surede|donecegiz|bize|cok|kaydiniz|basvuru|talep|kayit|yorumunuz|formu|donus|yapacagiz|islem|basvurunuzu|bilgileriniz|ekibimize|aboneliginiz|ariza|talebinizi|numarali',
}

/** What fields are called, by their purpose. */
const fields = {
  'new-password': 'yeni sifre',
  password: 'sifre',
  email: 'e posta|e posta adresi',
  username: 'kullanici adi|kullanici adiniz',
  'family-name': 'soyad|soyadi|soyadiniz|soyisim',
  name: 'ad soyad|isim|adiniz|adiniz soyadiniz|adi soyadi|isim soyisim',
  phone: 'telefon numarasi|cep telefonu|cep telefonunuz|cep numarasi|telefon numaraniz',
  message: 'mesaj|mesajiniz|yorumunuz|aciklama|aciklamaniz',
  search: 'ara',
  consent: 'kabul',
  city: 'sehir|sehriniz|ilce',
  'postal-code': 'posta kodu',
  amount: 'tutar',
  country: 'ulke',
  organization: 'sirket|sirket adi|firma adi',
  subject: 'konu|mesajinizin konusu',
  url: 'web sitesi',
  'card-number': 'kart numarasi',
  'one-time-code': 'dogrulama kodu',
  'street-address': 'acik adres|adresiniz|sokak|cadde',
  time: 'saat|saati',
  date: 'tarih',
  'birth-date': 'dogum tarihi',
}

/** What says so only as a whole label. */
const labels = {
  name: 'ad|adi',
  region: 'il',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'uye ol|uyelik',
  login: 'giris yap|giris|oturum ac',
  recovery: 'sifremi unuttum',
  'password-change': 'yeni sifre|sifre degistir',
  search: 'ara|arama',
  comment: 'yorum|yorumlar',
  order: 'ode',
  contact: 'iletisim|bize ulasin',
  subscribe: 'abone ol',
  pricing: 'fiyatlar',
  booking: 'rezervasyon',
}

/** What links, buttons and headings offer. */
const intents = {
  contact: 'iletisim',
  support: 'yardim|sikca sorulan sorular',
  login: 'giris|giris yap',
  signup: 'uye ol|kayit ol',
  booking: 'randevu',
  checkout: 'sepet',
}

/** The same in the last part of an address. */
const paths = {
  contact: 'iletisim',
}

/** What links to what makes a site believable are called. */
const trust = {
  about: 'hakkimizda',
  reviews: 'yorumlar',
  returns: 'iade',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'ileri|devam|sonraki',
  sends: 'gonder|devam|giris|kayit ol|ara',
  vague: 'tikla|buraya tiklayin|burada|devami|daha fazla|detaylar|evet|hayir|tamam',
  calls: 'arayin',
  passwordInUse: 'mevcut sifre|eski sifre',
  payees: 'alici',
}

/** What stands before a price, and what says that money is none. */
const prices = {
  before: 'sadece|fiyatı?|fiyat',
  none: 'bağış|maaş|ödül|ciro|yatırım|hibe',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  verbs: {
    addTo: 'sepete',
    apply: 'basvur',
    book: 'randevu al|rezervasyon yap',
    buy: 'satin al',
    calculate: 'hesapla',
    cancel: 'iptal',
    change: 'degistir|guncelle|yeni (?=sifre|parola)',
    check: 'kontrol et',
    checkout: 'odeme|siparisi (?:tamamla|onayla)',
    comment: 'yorum yap|yanitla',
    compare: 'karsilastir',
    contact: 'iletisim|bize ulas|bize yaz',
    delete: 'sil(?= |$)|kapat',
    donate: 'bagis',
    download: 'indir',
    find: 'bul(?= |$|un)',
    order: 'siparis ver',
    recover: 'unuttum|sifirla|kurtar',
    register: 'kayit|kaydol|katil',
    request: 'talep|iste(?:yin)?(?= |$)|teklifi? al',
    reserve: 'rezerv',
    search: 'ara(?= |$|ma)',
    send: 'gonder|paylas|devam|onayla',
    start: 'dene(?= |$)|basla',
    subscribe: 'abone',
    track: 'takip|nerede',
    unsubscribe: buttons.unsubscribes!,
    upload: 'yukle',
    write: 'degerlendir|yaz(?= |$)',
  },
  things: {
    Account: 'hesab|hesap|profil',
    Application: 'is basvuru|ozgecmis',
    Appointment: 'randevu',
    Booking: 'rezervasyon',
    Brochure: 'katalog|brosur',
    Callback: 'geri ara|sizi arayalim',
    Cart: 'sepet',
    Comment: 'yorum',
    Complaint: 'sikayet',
    Consultation: 'danisma',
    Contact: 'mesaj|iletisim',
    Course: 'kurs',
    Demo: 'demo',
    Discount: 'indirim|kupon',
    Donation: 'bagis',
    Event: 'etkinlik',
    Invoice: 'fatura',
    Job: 'kariyer|pozisyon',
    Loan: 'kredi(?! kart)',
    Newsletter: buttons.mailings!,
    Order: 'siparis',
    Parcel: 'kargo|gonderi',
    Password: 'sifre|parola',
    Pricing: 'fiyat',
    Quote: 'teklif',
    Question: 'soru',
    Review: 'degerlendirme',
    Room: 'oda|konaklama',
    Store: 'magaza|bayi',
    Table: 'masa',
    Ticket: 'bilet',
    GiftVoucher: 'hediye',
  },
  filler: 've|bir|icin|ile|bu|da|de|simdi|hemen|ucretsiz|yeni|bizim|sizin|form|formu|online',
}

/** Turkish */
export const tr: Language = { buttons, fields, labels, topics, intents, paths, trust, texts, prices }
