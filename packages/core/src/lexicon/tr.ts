import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 've|bir|için|ile|bu|da|de|daha|en|olarak|sizin|çok|tüm|her',
  deletes: 'sil(?: |$)|iptal|feshet|aboneligi sonlandir|hesab\\S* kapat|fabrika ayar|cop kutusu|geri cek|\\S+ kaldir',
  pays: 'odeme\\S* (?:tamamla|onayla|yap)|ode(?= |$)|satin al|sat(?= |$)|siparis(?!\\S* (?:takip|goruntule|durum))|bagis|havale|para(?:yi|ni|mi)? (?:gonder|cek|yatir|aktar)|teklif ver|imzala|hemen al(?= |$)|(?:abonelig|uyelig)\\S* (?:yenile|uzat)|yukselt|para transfer|pey sur',
  final: 'geri (?:alinama|alamaz|donduruleme|getirileme|cekile?mez)|kalici olarak|geri donusu (?:yok|olmayan)',
  binds: 'baglayici(?!\\S* degil)|tahsil edil|iade edilmez|odemeyi kabul',
  wealth: 'hisse|bakiye',
  views: 'filtre(?:ler|leri|yi)?',
  sends: 'gonder|devam|ileri|onayla|rezervasyon|evet|tamam',
  beside: 'taslak|ekle|reddet',
  fillsCart: 'sepete ekle(?: |$)',
  signsIn: 'giris',
  signsUp: 'kayit|uye ol',
  subscribes: 'abone',
  asks: 'soru|beni ara|ara(?= |$)|goster|incele|karsilastir|teklif al|iletisim|mesaj|favorilere|istek listesine|takip et$|paylas',
  minor: 'guncelle|uygula|kaydet',
  cancels: 'iptal',
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
    'icin|ederiz|ederim|ve|bir|mesaj|mesajiniz|mesajin|talebiniz|siparisiniz|rezervasyonunuz|randevunuz|basvurunuz|formunuz|siz|size|en|kisa|surede|donecegiz|bize|cok|kaydiniz|basvuru|talep|kayit|yorumunuz|formu|donus|yapacagiz|islem|basvurunuzu|bilgileriniz|ekibimize|aboneliginiz|ariza',
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
    unsubscribe: 'abonelikten|aboneligi iptal',
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
    Newsletter: 'bulten',
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
