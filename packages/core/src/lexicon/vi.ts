import type { Words } from './words.ts'

/** Vietnamese */
export const vi: Words = {
  views: 'bo loc',
  deletes: 'xoa|huy',
  pays: 'thanh toan|mua(?= |$)|dat hang|chuyen khoan|(?:gui|chuyen|nap) tien|dau gia|ky ten|rut tien|quyen gop',
  final: 'khong the (?:hoan tac|khoi phuc)|vinh vien',
  binds: 'se bi (?:tinh phi|tru tien)|khong (?:duoc )?hoan tien|co tinh rang buoc',
  fillsCart: 'vao gio',
  asks: 'tim kiem|xem(?= |$)',
  captcha: 'ky tu .*(?:hinh|anh)|ma bao ve',
  trap: 'de trong|khong dien',
}
