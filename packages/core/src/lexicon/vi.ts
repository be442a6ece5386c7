import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'và|của|các|cho|là|với|bạn|được|trong|không|một',
  deletes: 'xoa|huy|cai dat goc|(?:don|lam|do) (?:\\S+ )?thung rac|rut (?:don|ho so)|cham dut',
  pays: '(?<!phuong thuc )thanh toan|mua(?= |$)|dat hang|chuyen khoan|(?:gui|chuyen|nap) tien|dau gia|ky ten|rut tien|quyen gop|nang cap|gia han|dat gia|ky (?:hop dong|va gui)|\\S+ ky goi tra phi|tra gia|rut so du',
  final: 'khong the (?:hoan tac|khoi phuc)|vinh vien',
  binds: 'se bi (?:tinh phi|tru tien)|khong (?:duoc )?hoan tien|co tinh rang buoc',
  views: 'bo loc|tim kiem|khoi danh sach yeu thich',
  sends: 'gui|tiep tuc|xac nhan',
  fillsCart: 'vao gio',
  asks: 'tim kiem|xem(?= |$)',
  captcha: 'ky tu .*(?:hinh|anh)|ma bao ve',
  trap: 'de trong|khong dien',
  thanks: 'gui|nhan|cong',
  neutral: 'cam|on|thanh|hoan|tat|luu|ban|cua|da|duoc|chung|toi|loi|yeu|cau|thong|tin|se|som|lien|he|va|cho',
}

/** What fields are called, by their purpose. */
const fields = {
  email: 'dia chi email',
  username: 'ten dang nhap|ten nguoi dung|ten tai khoan',
  name: 'ho va ten|ho ten|ten cua ban',
  organization: 'cong ty|ten cong ty',
  phone: 'dien thoai|so dien thoai|sdt|di dong',
  subject: 'tieu de|chu de',
  message: 'noi dung|loi nhan|tin nhan|ghi chu',
  'street-address': 'dia chi|so nha',
  city: 'thanh pho',
  'postal-code': 'ma buu chinh|ma buu dien',
  country: 'quoc gia',
  'birth-date': 'ngay sinh',
  time: 'thoi gian|gio hen',
}

/** What says so only as a whole label. */
const labels = {
  'family-name': 'ho',
  name: 'ten',
  date: 'ngay',
  time: 'gio',
}

/** What forms and buttons speak of. */
const topics = {
  search: 'tim kiem',
  contact: 'lien he',
}

/** What links, buttons and headings offer. */
const intents = {
  booking: 'dat phong',
  contact: 'lien he',
  checkout: 'gio hang',
  pricing: 'bang gia',
}

/** Vietnamese */
export const vi: Language = { buttons, fields, labels, topics, intents }
