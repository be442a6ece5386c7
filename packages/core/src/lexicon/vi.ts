import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'và|của|các|cho|là|với|bạn|được|trong|không|một',
  deletes: 'xoa|huy|cai dat goc|(?:don|lam|do) (?:\\S+ )?thung rac|rut (?:don|ho so)|cham dut',
  pays: '(?<!phuong thuc )thanh toan|mua(?= |$)|dat hang|chuyen khoan|(?:gui|chuyen|nap) tien|dau gia|ky ten|rut tien|quyen gop|ung ho(?= |$)|nang cap|gia han|dat gia|ky (?:hop dong|va gui)|\\S+ ky goi tra phi|tra gia|rut so du',
  final: 'khong the (?:hoan tac|khoi phuc)|vinh vien',
  binds: 'se bi (?:tinh phi|tru tien)|khong (?:duoc )?hoan tien|co tinh rang buoc',
  views: 'bo loc|tim kiem|khoi danh sach yeu thich',
  sends: 'gui|tiep tuc|xac nhan',
  fillsCart: 'vao gio',
  asks: 'tim kiem|xem(?= |$)',
  captcha: 'ky tu .*(?:hinh|anh)|ma bao ve',
  trap: 'de trong|khong dien',
  negates: 'khong',
  condition: 'neu',
  beings: 'con nguoi',
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
  amount: 'so tien',
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

/** What tools do, and with what. */
export const tasks: TaskWords = {
  isHeadFirst: true,
  verbs: {
    addTo: 'them vao gio|cho vao gio',
    apply: 'ung tuyen|nop (?=ho so)',
    ask: 'dat cau hoi',
    book: 'dat (?:lich|cho|phong|tour)(?= |$)|hen lich',
    buy: 'mua (?=hang|ngay|ve)',
    calculate: 'tinh (?=toan|phi|gia|lai)',
    cancel: 'huy(?= |$)',
    change: 'thay doi|doi (?=mat khau)|cap nhat|chinh sua',
    checkout: 'thanh toan|dat hang|(?:hoan tat|hoan thanh|xac nhan) (?:don|dat|mua) hang',
    comment: 'binh luan|tra loi',
    compare: 'so sanh',
    contact: 'lien he',
    delete: 'xoa(?= |$)',
    donate: 'quyen gop|ung ho',
    download: 'tai (?:xuong|ve)',
    find: 'tim (?=cua hang|chi nhanh)',
    join: 'tham gia',
    recover: 'quen mat|(?:dat|lay) lai|khoi phuc',
    register: 'dang ky|ghi danh',
    request: 'yeu cau|nhan (?=bao gia|tu van)',
    reserve: 'dat ban',
    search: 'tim kiem|tra cuu',
    send: 'gui(?= |$)|tiep tuc|xac nhan|tiep theo',
    start: 'dung thu|bat dau',
    subscribe: 'dang ky (?:\\w+ ){0,2}(?=ban tin|newsletter)',
    track: 'theo doi|(?:tra cuu|kiem tra) (?=don|van don|hanh trinh|tinh trang)',
    unsubscribe: 'huy (?:dang ky|theo doi|nhan)|ngung nhan',
    upload: 'tai len',
    vote: 'binh chon',
    write: 'viet (?=danh|nhan|binh)|danh gia',
  },
  things: {
    Account: 'tai khoan|ho so',
    Application: 'ho so ung tuyen',
    Appointment: '(?:dat )?lich(?: hen| kham)?(?= |$)|cuoc hen',
    Booking: 'dat (?:cho|phong)',
    Brochure: 'tai lieu',
    Callback: 'goi lai',
    Cart: 'gio hang',
    Comment: 'binh luan',
    Complaint: 'khieu nai',
    Consultation: 'tu van',
    Contact: 'lien he|tin nhan',
    Course: 'khoa hoc',
    Discount: 'ma giam gia|khuyen mai',
    Donation: 'quyen gop',
    Event: 'su kien',
    Invoice: 'hoa don',
    Job: 'viec lam|tuyen dung',
    Newsletter: 'ban tin|newsletter',
    Order: 'don hang',
    Parcel: 'van don|buu kien|kien hang',
    Password: 'mat khau',
    Pricing: 'bang gia',
    Quote: 'bao gia',
    Question: 'cau hoi',
    Refund: 'hoan tien',
    Return: 'doi tra|tra hang',
    Review: 'danh gia|nhan xet',
    Store: 'cua hang',
    Survey: 'khao sat',
    Table: 'dat ban',
    Ticket: '(?:mua|dat) ve',
    GiftVoucher: 'the qua tang',
    Trial: 'dung thu',
    Waitlist: 'danh sach cho',
  },
  filler: 'cua|ban|toi|chung|va|cho|voi|nhan|mien|phi|ngay|tai|day|hay|de|cac|mot|vui|long|truc|tuyen|moi|online',
}

/** Vietnamese */
export const vi: Language = { buttons, fields, labels, topics, intents }
