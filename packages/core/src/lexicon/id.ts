import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'yang|dan|di|untuk|dengan|dari|ini|anda|kami|atau|pada',
  deletes:
    'hapus|batal|berhenti|\\S+ (?:ke )?(?:setelan|pengaturan) pabrik|kosongkan|akhiri (?:\\w+ )?(?:kontrak|langganan)',
  pays: 'uang(?= |$)|bayar|beli(?= |$)|pesan sekarang|donasi|tawar|tanda tangan|tarik|(?:selesaikan|konfirmasi|lakukan) (?:pembayaran|pembelian|pesanan|transfer)|buat pesanan|tingkatkan (?:\\w+ )?(?:paket|akun|langganan)|perpanjang|(?:ajukan|pasang) (?:penawaran|tawaran)|(?<!\\S )transfer(?= )|\\S+ bid(?= |$)',
  final: 'tidak (?:dapat|bisa) (?:dibatalkan|dipulihkan|diurungkan)|permanen(?= |$)',
  binds: 'akan (?:ditagih|didebit|dikenakan)|tidak dapat dikembalikan',
  views: 'pencarian|dari favorit',
  sends: 'kirim|lanjut|berikutnya|konfirmasi|ya',
  fillsCart: 'ke keranjang',
  asks: 'cari(?= |$)|lihat',
  captcha: '(?:kode|huruf|karakter) .*gambar|berapa(?:kah)? \\d',
  trap: '\\b(?:di)?kosongkan|jangan (?:di)?isi',
  negates: 'jangan',
  condition: 'jika|untuk',
  beings: 'manusia',
  thanks: 'terima',
  done: 'terkirim|dikirim|diterima|berhasil|direkam|selesai',
  neutral:
    'kasih|anda|kami|telah|sudah|pesan|formulir|akan|segera|menghubungi|untuk|atas|tanggapan|permintaan|pendaftaran|data|di|dan|dengan|dalam|waktu|dekat|disimpan|tersimpan',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'daftar',
  login: 'masuk',
  search: 'cari',
  contact: 'hubungi kami',
}

/** What links, buttons and headings offer. */
const intents = {
  contact: 'hubungi kami|kontak',
  support: 'bantuan',
  checkout: 'keranjang',
}

/** Indonesian */
export const id: Language = { buttons, topics, intents }
