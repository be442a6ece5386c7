import type { Words } from './words.ts'

/** Turkish */
export const tr: Words = {
  views: 'filtre(?:ler|leri|yi)?',
  deletes: 'sil(?: |$)|iptal|feshet|aboneligi sonlandir|hesab\\S* kapat',
  pays: 'odeme\\S* (?:tamamla|onayla|yap)|ode(?= |$)|satin al|siparis|bagis|havale|para(?:yi|ni|mi)? (?:gonder|cek|yatir|aktar)|teklif ver|imzala',
  final: 'geri (?:alinama|donduruleme|getirileme)|kalici olarak|geri donusu (?:yok|olmayan)',
  binds: 'baglayici(?!\\S* degil)|tahsil edil|iade edilmez|odemeyi kabul',
  wealth: 'hisse|bakiye',
  beside: 'taslak|ekle|reddet',
  fillsCart: 'sepete ekle(?: |$)',
  signsIn: 'giris',
  signsUp: 'kayit|uye ol',
  subscribes: 'abone',
  asks: 'ara(?= |$)|goster|incele|karsilastir|teklif al|iletisim|mesaj',
  minor: 'guncelle|uygula|kaydet',
  cancels: 'iptal',
  leaves: 'geri',
  captcha: 'guvenlik kodu|resimde|kac eder',
  code: 'dogrulama kodu',
  password: '\\bsifre\\b',
  card: 'kart numarasi',
  trap: 'bos birak|doldurmayin',
  condition: 'eger',
  beings: 'insan',
}
