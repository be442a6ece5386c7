import type { Words } from './words.ts'

/** Indonesian */
export const id: Words = {
  deletes: 'hapus|batal|berhenti',
  pays: 'uang(?= |$)|bayar|beli(?= |$)|pesan sekarang|donasi|tawar|tanda tangan|tarik',
  fillsCart: 'ke keranjang',
  asks: 'cari(?= |$)|lihat',
}
