import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'yang|dan|di|untuk|dengan|dari|ini|anda|kami|atau|pada',
  deletes:
    'hapus|(?:mem)?batal|berhenti|\\S+ (?:ke )?(?:setelan|pengaturan) pabrik|reset (?:pabrik|perang)|kosongkan|bersihkan (?:\\w+ )?(?:data|riwayat|sampah)|buang|(?:akhiri|putus\\w*|cabut|tinggalkan|lepas\\w*|blokir) |(?:tutup|matikan) (?:\\w+ )?(?:akun|rekening)|nonaktif|(?:me|pe)ngundur|keluar dari (?:\\S+ )?(?:kean|klub|grup|kerja|peker|komun|member|organ)|kembalikan (?:barang|pemb|pesan)',
  pays: 'uang(?= |$)|bayar|berbayar|(?:mem)?beli(?= |$)|pesan sekarang|(?:ber)?donasi|sumbang|tawar(?!an)|(?:tan|menan)da ?tangan|tarik|penarikan|cairkan|(?:selesaikan|konfirmasi|lakukan|proses|lanjut\\w*(?: ke)?) (?:pembayaran|pembelian|pesanan|transfer)|(?:buat|kirim|ajukan) (?:\\w+ )?pesanan|(?:tingkatkan|beralih|pindah|naik\\w*|ganti|aktifkan|mulai|perbarui)(?: ke)? (?:\\w+ )?(?:paket|langganan|keang|pro(?= |$))|tingkatkan (?:\\w+ )?akun|perpanjang|(?<!\\S )transfer(?= )|\\S+ bid(?= |$)|(?:beri\\w*|kasih|kirim|tambah\\w*) (?:\\w+ )?tip(?= |$)|(?:isi|tambah\\w*|kirim|pindah\\w*) (?:\\w+ )?(?:saldo|dana|pulsa|kredit)|isi ulang|setor|\\S+ dp(?= |$)|(?:ajukan|pasang|terima|setuju\\w*|ambil|minta|sepakati) (?!perm)(?:\\S+ )?(?:pinjam|kredit|bid|lelang|kontrak)|(?:ajukan|pasang|terima|setuju\\w*|ambil|sepakati) (?!perm)(?:\\S+ )?(?:tawaran|penawaran|estimasi)',
  final: 'tidak (?:dapat|bisa) (?:dibatalkan|dipulihkan|diurungkan)|permanen(?= |$)',
  binds:
    '(?<!(?:tidak|belum) (?:akan )?)(?:ditagih|didebit|akan (?:ditagih|didebit|dikenakan))|tidak dapat dikembalikan',
  views: 'pencarian|filter ini|dari (?:\\w+ )?(?:favorit|perbandingan|wishlist|daftar)(?: \\w+)?',
  sends: 'kirim|lanjut|berikutnya|konfirmasi|ya',
  beside: 'draf|kupon|diskon|tolak|nanti|lewati',
  fillsCart: '(?:ke|tambah\\w*) (?:\\w+ )?(?:keranjang|troli)',
  signsIn: 'masuk(?= |$)',
  signsUp: 'daftar(?= |$)',
  unsubscribes: 'berhenti (?:berlangganan|menerima)|batal\\w* langganan',
  mailings: 'buletin|newsletter',
  reads: 'lihat|tampilkan',
  joins: 'dan|atau|lalu',
  asks: 'cari(?= |$)|temukan|tampil|saring|urut|(?:per)?banding|favorit|keinginan|bagikan|ikuti|suka(?= |$)|sukai|(?:beri )?nilai|ulas|rating|vot(?:e|ing)|polling|komentar|(?:kirim|tulis|tinggalkan) (?:\\w+ )?pesan(?= |$)|hubung|kontak|minta|(?:ber)?tanya|pertanya|telepon|newsletter|buletin|lacak|(?<!\\S )cek(?= )|periksa|ketersedia|hitung|kalkul|unduh|cetak|lebih|harga$|muat|bahasa|dibaca|lapor|masalah|(?:ke)?hadir',
  minor: 'ubah|ganti|simpan|terapkan|gunakan|pakai',
  cancels: 'batal|tutup|kembali',
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
