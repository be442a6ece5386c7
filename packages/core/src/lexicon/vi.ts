import type { Words } from './words.ts'

/** Vietnamese */
export const vi: Words = {
  frequent: 'và|của|các|cho|là|với|bạn|được|trong|không|một',
  deletes: 'xoa|huy',
  pays: 'thanh toan|mua(?= |$)|đat hang|chuyen (?:khoan|tien)|đau gia|ky ten|rut tien|quyen gop',
  sends: 'gui|tiep tuc|xac nhan',
  fillsCart: 'vao gio',
  asks: 'tim kiem|xem(?= |$)',
}
