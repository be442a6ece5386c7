import type { Words } from './words.ts'

/** Chinese */
export const zh: Words = {
  isUnspaced: true,
  views: '筛选|篩選',
  deletes: '删除|刪除|注销|註銷|取消|退订|退訂|解约|清空',
  pays: '汇款|匯款|付费|付費|支付|付款|购买|購買|下单|下單|提交订单|转账|轉帳|出价|竞拍|签署|簽署|提现|捐款|充值',
  final: '(?:无法|不能|不可|無法)被?(?:撤[销銷回]|恢[复復]|[还還]原|逆)|永久(?!免)',
  binds: '(?:将|会|會)被?(?:扣款|收[费費])|不可退|不予退|法律(?:约束|效力)',
  wealth: '股份|股票|余额',
  beside: '草稿|优惠|添加|拒绝',
  fillsCart: '加入购|加入購',
  otherWay: '微信|获取验证码|发送验证码',
  signsIn: '登录',
  signsUp: '注册',
  subscribes: '订阅|訂閱',
  asks: '搜索|查询|查看|比较|联系|留言|消息',
  minor: '应用|更新|保存',
  cancels: '取消',
  leaves: '返回|上一步',
  captcha: '验证码|驗證碼',
  code: '确认码|短信验证码',
  password: '密[码碼]',
  card: '卡[号號]',
  trap: '留空|请勿填写|不要填',
}
