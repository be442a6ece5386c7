import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'và|của|các|cho|là|với|bạn|được|trong|không|một',
  deletes:
    'xoa|huy(?= |$)|cai dat goc|dat lai (?:thiet bi|may)|(?:don|lam|do) (?:\\S+ )?(?:thung )?rac|rut (?:don|ho so|lai|khoi)|cham dut|thu hoi|vo hieu|go (?:bo|quyen)|tu (?:bo|chuc)|(?:nghi|thoi) viec|(?:ngung|dung|ket thuc|thanh ly) (?:\\S+ )?(?:hop dong|dang ky|goi|dich vu|thanh vien|tu cach)|(?:dong|khoa|ngung|tat) (?:\\S+ )?tai khoan|roi (?:khoi )?(?:nhom|cau lac|clb|hoi|thanh|tu cach)|tra (?:lai )?hang',
  pays: '(?<!(?:phuong|hinh) thuc )thanh toan|mua(?= |$)|dat (?:hang|mua|coc|gia|thau)|tien (?:tip|boa|coc)|(?:gui|chuyen|nap|rut|tra|dong|nop|them|ung|vay) tien|chuyen khoan|nap (?:the|them|vi|tai|so|ngay)|(?:tra|ra) gia|[db]au gia|quyen gop|ung ho(?= |$)|dong gop(?! y)|(?:gui|cho|tang) (?:\\S+ )?tip(?= |$)|nang cap|gia han|(?<!(?:dang|chu) )ky (?:ten|hop|va |ket|so |dien|ngay|thoa)|(?:tra|mat|dong|nop|co|tinh) phi(?= |$)|(?:dang ky|kich hoat|doi|len|sang) goi(?= |$)(?! (?:lai|dien))|rut (?:so du|von|ve)|(?:gui|xac nhan|hoan tat|tao) don hang|vay (?:ngay|von)|nhan (?:\\S+ )?vay|giai ngan|(?:chap nhan|dong y|xac nhan|duyet|chap thuan) (?!yeu)(?:\\S+ )?(?:bao gia|de nghi|chao gia|de xuat|vay|hop dong)',
  final: 'khong the (?:hoan tac|khoi phuc)|vinh vien',
  binds:
    '(?<!khong (?:\\S+ )?)(?:dat coc|coc truoc)|se bi (?:tinh phi|tru tien)|khong (?:duoc )?hoan tien|co tinh rang buoc',
  views:
    '(?:(?:tat|ca|cac|moi) )*bo loc(?: nay)?|loc|tim kiem|(?:(?:\\S+ )?khoi (?:\\S+ ){0,3})?(?:yeu thich|so sanh|mong muon)',
  sends: 'gui|tiep tuc|xac nhan',
  beside: '(?:ban|luu) nhap|ma (?:giam|khuyen|uu)|giam gia|phieu|tu choi|de sau|bo qua',
  fillsCart: '(?:vao|them) gio',
  signsIn: 'dang nhap',
  unsubscribes: 'huy (?:dang ky|theo doi|nhan)|ngung nhan',
  mailings: 'ban tin|newsletter',
  reads: 'xem(?= |$)',
  joins: 'va|hoac|roi',
  asks: 'tim(?= |$)|hien thi|loc(?= |$)|sap xep|so sanh|yeu thich|mong muon|chia se|theo doi|thich(?= |$)|danh gia|cham diem|nhan xet|binh (?:chon|luan)|bo phieu|tin nhan|nhan tin|loi nhan|lien he|bao gia|goi (?:lai|cho|dien)|(?:cau|dat) hoi|hoi (?:dap|ngay)|ban tin|newsletter|kiem tra|con (?:phong|cho|trong)|tinh (?:toan|gia|phi|thu)|tai (?:xuong|ve|file)|(?<!\\S )in(?:$| (?:trang|hoa don|ve|ra)(?= |$))|tai them|ngon ngu|da doc|bao (?:cao|loi)|bang gia',
  minor: 'ap dung|doi|thay doi|luu|cap nhat|dung ma|su dung',
  cancels: 'huy|huy bo|dong|quay lai|tro lai',
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
    unsubscribe: buttons.unsubscribes!,
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
    Newsletter: buttons.mailings!,
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
