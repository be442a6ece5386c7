import type { Words } from './words.ts'

/** Vietnamese */
export const vi: Words = {
  views: 'bo loc',
  deletes: 'xoa|huy',
  pays: 'thanh toan|mua(?= |$)|đat hang|chuyen khoan|(?:gui|chuyen|nap) tien|đau gia|ky ten|rut tien|quyen gop',
  final: 'khong the (?:hoan tac|khoi phuc)|vinh vien',
  binds: 'se bi (?:tinh phi|tru tien)|khong (?:đuoc )?hoan tien|co tinh rang buoc',
  fillsCart: 'vao gio',
  asks: 'tim kiem|xem(?= |$)',
  captcha: 'ky tu .*(?:hinh|anh)|ma bao ve',
  trap: 'đe trong|khong đien',
}
