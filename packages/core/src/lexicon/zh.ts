import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  isUnspaced: true,
  deletes:
    '[删刪]除|移除|[注註][销銷]|[销銷][户戶]|取消|退[订訂保租票会會]|退出[会會群社团團计計]|[请請要认認即]退(?!出)|^退[货貨款]|解[约約绑綁除]|[辞辭][职職呈]|[离離][职職]|撤(?:[单單]|[销銷回]\\S)|(?:收回|吊[销銷])\\S*[权權]|停用|禁用|[冻凍][结結]|[关關][闭閉]\\S*[账賬帳]|清空|清除(?:所有|全部|\\S*[据據料录錄史])|[复復为為到至][出原][厂廠]|[终終]止|[结結]束(?:合|[会會])',
  pays: '[汇匯]款|[付续續缴繳交结結][费費款清](?!方式)|[续續][订訂约約期保]|支付(?!方式)|[缴繳][纳納]|[预預]付|押金|[定订訂]金|[还還]款(?!计|計)|[购購][买買票](?![记記须須指])|[订訂抢搶申认認][购購]|[买買卖賣](?:[入出单單]|$)|下[单單注]|(?:提交|送出|[确確][认認])[订訂][单單]|[转轉][账賬帳让讓]|[出加][价價](?![记記])|提[现現款领領]|取[现現款]|捐|[赞贊]助|打[赏賞]|小[费費]|充值|[储儲加]值|[开開]通(?!\\S*(?:通知|提醒|免))|升[级級]|[签簽][名署字约約订訂]|[竞競][价價拍标標]|(?:接受|同意|[确確][认認]|采[纳納])\\S*(?:[报報][价價]|要[约約]|offer|[贷貸借]款|合[同约約]|[录錄]用)|(?:申[请請]|立即|我要)[贷貸借][款钱錢]|[订訂][阅閱]\\S*(?:套餐|[会會][员員]|版|方案)',
  final: '(?:无法|不能|不可|無法)被?(?:撤[销銷回]|恢[复復]|[还還]原|逆|找回)|永久(?!免)',
  binds: '(?:将|会|會)被?(?:扣款|收[费費])|余额扣|不可退|不予退|法律(?:约束|效力)',
  wealth: '股份|股票|余额',
  views:
    '[筛篩][选選]|^(?=.*(?:取消|移|[删刪清])).*(?:收藏(?!品)|[关關]注|[点點][赞贊讚]|[对對]比|比[较較]|[愿願]|[条條]件|搜[索尋]$|喜[欢歡愛])',
  beside: '草稿|[优優]惠|折扣|添加|新增|拒[绝絕]|跳[过過]',
  fillsCart: '加入[购購]|[购購]物[车車袋]',
  otherWay: '微信|获取验证码|发送验证码',
  signsIn: '登[录錄入]',
  signsUp: '[注註][册冊]',
  subscribes: '[订訂][阅閱]',
  unsubscribes: '取消订阅|取消訂閱|退订|退訂',
  mailings: '通讯|[电電]子[报報]|邮件列表',
  asks: '搜[索尋]|查[询詢看找]|[显顯]示|更多|[详詳]情|排序|比[较較]|[对對]比|[联聯][系繫络絡]|留言|消息|[讯訊]息|收藏|心[愿願]|[愿願]望|[喜最][欢歡愛]|[关關]注|分享|[点點][赞贊讚]|[评評][分价價论論]|打分|投票|[发發]表|[报報][价價]|[询詢估][价價]|回[电電复復覆]|致[电電]|[电電][话話]|咨[询詢]|諮詢|提[问問]|[邮郵]件|[电電]子[报報]|[资資简簡通][讯訊报報]|物流|跟踪|追[踪蹤]|快[递遞]|空[房位]|[计計試试]算|下[载載]|打印|列印|[语語]言|中文|[标標][为為记記]|已[读讀]|[报報]告|[举舉][报報]|反[馈饋]|出席|邀[请請]',
  minor: '应用|更新|保存',
  cancels: '取消|关闭|關閉',
  leaves: '返回|上一步',
  captcha: '(?<![信机機箱讯訊件])[验驗][证證][码碼]',
  code: '确认码|[验驗][证證][码碼]',
  password: '密[码碼]',
  card: '卡[号號]',
  trap: '(?<![不勿要能])留[空白]|(?:[请請]勿|不要)填',
  condition: '如|若|[没沒]有|[个個]人|空[则則]',
  beings: '人[类類]|[机機]器',
  thanks: '谢谢|感谢|多谢|謝謝|感謝|发送|發送|提交|保存',
  done: '已送达|成功|收到|完成|受理|已发布|已發佈',
  neutral:
    '您的|我们|我們|已经|已經|尽快|盡快|联系|聯繫|消息|留言|信息|表单|申请|非常|编号|报名|预约|订阅|反馈|注册|订单|您|已|了|的|会|与|你|我|将|单|單|登记|登記|操作|评论|投票|报修|成功加入',
}

/** What fields are called, by their purpose. */
const fields = {
  'new-password': '确认密码|新密码',
  password: '密码|密碼',
  email: '邮箱|电子邮件|電子郵件|電郵',
  username: '用户名|帳號|账号|使用者名稱|用户名称',
  name: '姓名|称呼|稱呼|联系人|聯絡人|名字',
  organization: '公司名称|公司|公司名稱|单位名称|企业名称',
  phone: '手机|电话|手機|联系方式',
  'street-address': '地址|街道',
  region: '省',
  consent: '同意',
  subject: '主题|标题|標題|主旨|主題',
  city: '城市|县市',
  'postal-code': '邮编|邮政编码|郵遞區號|郵編',
  amount: '金额|金額',
  country: '国家|國家',
  message: '留言|备注|備註',
  search: '搜索',
  'card-number': '卡号',
  'card-expiry': '有效期',
  'one-time-code': '确认码',
  'family-name': '姓氏',
  time: '时间',
  date: '日期',
}

/** What forms and buttons speak of. */
const topics = {
  signup: '注册|註冊',
  login: '登录|登入|登陆',
  recovery: '忘记密码',
  'password-change': '新密码',
  search: '搜索|搜尋',
  comment: '评论',
  order: '购买',
  contact: '联系|聯絡我們|咨询',
  subscribe: '订阅|訂閱',
  pricing: '價格',
  booking: '预约',
}

/** What links, buttons and headings offer. */
const intents = {
  contact: '联系|聯絡我們|联系我们',
  pricing: '價格',
  support: '帮助|支持',
  login: '登录|登入',
  signup: '注册|註冊',
  booking: '预约',
  checkout: '购物车',
}

/** What links to what makes a site believable are called. */
const trust = {
  'privacy policy': '隐私政策',
  terms: '服务条款',
  about: '关于我们|關於我們',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: '下一步|继续|繼續',
  sends: '提交|发送|登录|注册|搜索|下一步',
  vague: '点击|点击这里|这里|更多|阅读更多|了解更多|查看更多|詳情|详情|提交|确定|是|否|更多資訊|了解更多資訊',
  calls: '电话',
  faxes: '传真',
  passwordInUse: '当前密码|旧密码',
  payees: '收款人|收款方',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  isUnspaced: true,
  verbs: {
    addTo: '加入(?=购物|購物)|添加到',
    apply: '应聘|應聘|投递|投遞',
    ask: '提问|提問',
    book: '预约|預約|预订|預訂|预定',
    buy: '购买|購買',
    calculate: '计算|計算|估算',
    cancel: '取消',
    change: '修改|更改|更新',
    check: '查看(?=库存)|核对',
    checkout: '结算|結算|结账|結帳|付款|(?:提交|确认|送出|確認)(?:订单|訂單)|支付',
    comment: '评论|評論|回复|留言评论',
    compare: '比较|對比|对比',
    contact: '联系|聯繫|聯絡',
    delete: '删除|刪除|注销|註銷',
    donate: '捐赠|捐款|捐贈',
    download: '下载|下載',
    find: '查找|寻找|查询',
    join: '加入(?!购物|購物)',
    order: '订购|訂購|下单',
    recover: '忘记|忘記|找回|重置|重设|重設',
    register: '报名|報名|登记',
    request: '申请|申請|索取|获取|獲取',
    reserve: '订座|訂位',
    search: '搜索|搜尋|搜寻|检索',
    send: '发送|提交|發送|分享|继续|下一步|确认',
    start: '试用|試用|开始',
    subscribe: '订阅|訂閱',
    track: '跟踪|追踪|追蹤|物流查询|(?:查询|查詢)(?:订单|訂單|物流|快递)|(?:订单|訂單|快递|包裹)(?:查询|查詢)',
    unsubscribe: buttons.unsubscribes!,
    upload: '上传|上傳',
    vote: '投票',
    write: '撰写|评价|評價|发表(?=评价|点评)|写|寫',
  },
  things: {
    Account: '账户|账号|帳號|帳戶|个人资料',
    Advanced: '高级|高級',
    Application: '简历|履歷',
    Appointment: '预约|預約|挂号',
    Booking: '预订|預訂|订单号预订',
    Brochure: '手册|目录|資料|样本',
    Callback: '回电|回電|回拨',
    Cart: '购物车|購物車',
    Comment: '评论|評論',
    Complaint: '投诉|投訴',
    Consultation: '咨询|諮詢',
    Contact: '联系我们|聯絡我們|留言|消息',
    Course: '课程|課程',
    Demo: '演示',
    Discount: '优惠码|優惠碼|折扣',
    Donation: '捐款|捐赠',
    Event: '活动|活動',
    Invoice: '发票|發票',
    Job: '职位|職位|招聘',
    Loan: '贷款|貸款',
    Newsletter: buttons.mailings!,
    Order: '订单|訂單',
    Parcel: '包裹|快递|物流|运单',
    Password: '密码|密碼',
    Pricing: '价格|價格',
    Quote: '报价|報價|询价|詢價',
    Question: '问题|問題',
    Refund: '退款',
    Repair: '维修|維修',
    Return: '退货|退貨',
    Review: '评价|評價|点评',
    Room: '房间|客房|房間|住宿',
    Sample: '样品|樣品',
    Store: '门店|門市',
    Table: '餐桌|座位|订位',
    Ticket: '门票|門票|购票|購票|订票|訂票',
    Trial: '试听|试用',
    GiftVoucher: '礼品卡|禮品卡',
  },
  filler: '我们|我們|您的|您|的|请|請|立即|马上|免费|在线|表单|我要',
}

/** Chinese */
export const zh: Language = { buttons, fields, topics, intents, trust, texts }
