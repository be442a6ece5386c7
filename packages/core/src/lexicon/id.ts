import type { Words } from './words.ts'

/** Indonesian */
export const id: Words = {
  deletes: 'hapus|batal|berhenti',
  pays: 'uang(?= |$)|bayar|beli(?= |$)|pesan sekarang|donasi|tawar|tanda tangan|tarik',
  final: 'tidak (?:dapat|bisa) (?:dibatalkan|dipulihkan|diurungkan)|permanen(?= |$)',
  binds: 'akan (?:ditagih|didebit|dikenakan)|tidak dapat dikembalikan',
  fillsCart: 'ke keranjang',
  asks: 'cari(?= |$)|lihat',
  captcha: '(?:kode|huruf|karakter) .*gambar|berapa(?:kah)? \\d',
  trap: 'kosongkan|jangan (?:di)?isi',
}
