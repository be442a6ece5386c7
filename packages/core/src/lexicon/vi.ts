import type { Words } from './words.ts'

/** Vietnamese */
export const vi: Words = {
  deletes: 'xoa|huy',
  pays: 'thanh toan|mua(?= |$)|đat hang|chuyen (?:khoan|tien)|đau gia|ky ten|rut tien|quyen gop',
  fillsCart: 'vao gio',
  asks: 'tim kiem|xem(?= |$)',
}
