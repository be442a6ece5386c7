import type { Words } from './words.ts'

/** Indonesian: what buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'yang|dan|di|untuk|dengan|dari|ini|anda|kami|atau|pada',
  deletes: 'hapus|batal|berhenti',
  pays: 'uang(?= |$)|bayar|beli(?= |$)|pesan sekarang|donasi|tawar|tanda tangan|tarik',
  final: 'tidak (?:dapat|bisa) (?:dibatalkan|dipulihkan|diurungkan)|permanen(?= |$)',
  binds: 'akan (?:ditagih|didebit|dikenakan)|tidak dapat dikembalikan',
  sends: 'kirim|lanjut|berikutnya|konfirmasi|ya',
  fillsCart: 'ke keranjang',
  asks: 'cari(?= |$)|lihat',
  captcha: '(?:kode|huruf|karakter) .*gambar|berapa(?:kah)? \\d',
  trap: 'kosongkan|jangan (?:di)?isi',
}

/** What forms and buttons speak of. */
export const topics = {
  signup: 'daftar',
  login: 'masuk',
  search: 'cari',
  contact: 'hubungi kami',
}

/** What links, buttons and headings offer. */
export const intents = {
  contact: 'hubungi kami|kontak',
  support: 'bantuan',
  checkout: 'keranjang',
}
