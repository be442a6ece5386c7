import type { Words } from './words.ts'

/** Indonesian */
export const id: Words = {
  frequent: 'yang|dan|di|untuk|dengan|dari|ini|anda|kami|atau|pada',
  deletes: 'hapus|batal|berhenti',
  pays: 'bayar|beli(?= |$)|pesan sekarang|donasi|tawar|tanda tangan|tarik',
  sends: 'kirim|lanjut|berikutnya|konfirmasi|ya',
  fillsCart: 'ke keranjang',
  asks: 'cari(?= |$)|lihat',
}
