import type { FixtureAnswer, FixtureSite } from './fixture-site.ts'

const shell = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>译桥翻译社</title>
<style>
body{margin:0;font:15px/1.7 "PingFang SC","Microsoft YaHei",sans-serif;color:#1f2733}.ding,.di{background:#0f3d5c;color:#fff;padding:12px 24px}.ding a,.di a{color:#cfe6f5}
#zhuti{max-width:860px;margin:0 auto;padding:24px}.item{margin-bottom:14px}.item .bt{display:block}.bt i{color:#c00;font-style:normal}.cuowu{color:#c00}.tishi{position:fixed;top:20px;right:20px;background:#fff;border:1px solid #8bc;padding:10px 16px}
.mask{position:fixed;inset:0;background:rgba(0,0,0,.5)}.mask[hidden]{display:none}.box{background:#fff;max-width:420px;margin:12vh auto;padding:20px}.hp{position:absolute;left:-9999px}
</style>
<!-- widget --></head>
<body>
<div class="ding">
<a href="/">译桥翻译社</a>
<span class="nav"><a href="/services">服务与价格</a> <a href="/quote">在线询价</a> <a href="/certified">证件翻译</a> <a href="/interpreting">口译预约</a> <a href="/progress">订单进度</a> <a href="/careers">译员招募</a> <a href="/contact">联系我们</a></span>
<span class="yuyan"><button type="button" data-yuyan="zh">中文</button> <button type="button" data-yuyan="en">English</button></span>
<form id="zhan-nei"><input name="q" type="search" placeholder="站内搜索"> <button type="submit">搜索</button></form>
</div>
<div id="zhuti"></div>
<div class="di">
<form id="tongxun"><span>订阅译桥通讯，每季度一封：</span><input name="email" type="email" placeholder="请输入邮箱"> <button type="submit">订阅</button></form>
<p>上海市虹口区溧阳路 1088 号 6 楼 · 周一至周五 9:00–18:00 · 电话 021-5550 0188</p>
<p><a href="/invoice">开具发票</a> <a href="/cancel">取消订单</a> <a href="/about">为什么选择译桥</a></p>
</div>
<script>
/*script*/
</script>
</body>
</html>`

const app = `
var YUZHONG = ['中文', '英语', '德语', '法语', '日语', '西班牙语', '俄语']

// One form: id, where it goes, its button, its fields. A field: [control name, label, kind, options or placeholder, required]
var BIAO = {
  xunjia: { dao: '/api/quote', anniu: '提交询价', xiang: [
    ['from', '源语言', 'select', YUZHONG, true],
    ['to', '目标语言', 'select', YUZHONG, true],
    ['kind', '文件类型', 'radio', [['contract', '合同'], ['manual', '说明书'], ['paper', '论文'], ['other', '其他']], true],
    ['words', '字数', 'number', '约多少字', true],
    ['due', '希望交稿日期', 'date', '', false],
    ['name', '称呼', 'text', '怎么称呼您', true],
    ['email', '邮箱', 'email', '报价单发到这里', true],
    ['note', '补充说明', 'textarea', '', false],
  ] },
  kouyi: { dao: '/api/interpreting', anniu: '预约口译', xiang: [
    ['lang', '语种', 'select', ['英语', '德语', '法语', '日语', '西班牙语', '俄语'], true],
    ['mode', '口译形式', 'radio', [['escort', '陪同口译'], ['business', '商务会谈'], ['simul', '同声传译']], true],
    ['day', '日期', 'date', '', true],
    ['city', '城市', 'text', '', true],
    ['hours', '时长（小时）', 'number', '', true],
    ['name', '联系人', 'text', '', true],
    ['phone', '手机号', 'tel', '', true],
  ] },
  zhengjian: { dao: '/api/certified', anniu: '确认下单并支付', xiang: [
    ['doc', '证件种类', 'select', ['出生证明', '结婚证', '驾驶证', '学位证书', '无犯罪记录证明'], true],
    ['to', '译成', 'select', ['英语', '德语', '法语', '日语'], true],
    ['copies', '份数', 'number', '', true],
    ['name', '收件人', 'text', '', true],
    ['phone', '手机号', 'tel', '', true],
    ['address', '邮寄地址', 'text', '省、市、区、街道、门牌号', true],
    ['pay', '支付方式', 'radio', [['balance', '账户余额'], ['cod', '货到付款']], true],
    ['agree', '我已阅读并同意服务条款，下单后不可退款', 'checkbox', '', true],
  ] },
  jindu: { dao: '/api/progress', anniu: '查询', get: true, xiang: [
    ['no', '订单号', 'text', '以 YQ 开头', true],
    ['tail', '手机号后四位', 'text', '', true],
  ] },
  quxiao: { dao: '/api/cancel', anniu: '取消该订单', xiang: [
    ['no', '订单号', 'text', '以 YQ 开头', true],
    ['phone', '下单手机号', 'tel', '', true],
    ['why', '取消原因', 'select', ['不再需要', '价格原因', '时间来不及', '其他'], true],
  ] },
  fapiao: { dao: '/api/invoice', anniu: '申请开票', xiang: [
    ['no', '订单号', 'text', '', true],
    ['type', '发票类型', 'radio', [['normal', '普通发票'], ['special', '增值税专用发票']], true],
    ['title', '发票抬头', 'text', '', true],
    ['tax', '纳税人识别号', 'text', '18 位', true],
    ['email', '收票邮箱', 'email', '', true],
  ] },
  yizhe: { dao: '/api/careers', anniu: '提交申请', xiang: [
    ['name', '姓名', 'text', '', true],
    ['email', '邮箱', 'email', '', true],
    ['lang', '工作语种', 'select', YUZHONG.slice(1), true],
    ['years', '从业年限', 'number', '', true],
    ['cert', '持有翻译资格证书', 'checkbox', '', false],
    ['intro', '自我介绍', 'textarea', '擅长领域、代表译作', true],
  ] },
  liuyan: { dao: '/api/contact', anniu: '发送留言', xiang: [
    ['name', '姓名', 'text', '', true],
    ['email', '邮箱', 'email', '', true],
    ['url', '请勿填写', 'hp', '', false],
    ['message', '留言内容', 'textarea', '', true],
  ] },
  huidian: { dao: '/api/callback', anniu: '预约回电', xiang: [
    ['name', '您的称呼', 'text', '', true],
    ['phone', '手机号码', 'tel', '', true],
    ['when', '方便接听的时间', 'select', ['今天下午', '明天上午', '明天下午'], true],
  ] },
}

function esc(s) {
  return String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}

function xiang(biao, x) {
  var ming = x[0], bt = x[1], lei = x[2], san = x[3], id = biao + '-' + ming
  var xing = x[4] ? '<i aria-hidden="true">*</i>' : ''
  if (lei === 'hp') return '<div class="hp" aria-hidden="true"><label for="' + id + '">' + bt + '</label><input id="' + id + '" name="' + ming + '" tabindex="-1" autocomplete="off"></div>'
  if (lei === 'checkbox') return '<div class="item"><input type="checkbox" id="' + id + '" name="' + ming + '" value="1"> <label for="' + id + '">' + bt + '</label></div>'
  if (lei === 'radio') {
    return '<div class="item" role="radiogroup" aria-labelledby="' + id + '"><span class="bt" id="' + id + '">' + bt + xing + '</span>' + san.map(function (o) {
      return '<label><input type="radio" name="' + ming + '" value="' + o[0] + '"> ' + o[1] + '</label> '
    }).join('') + '</div>'
  }
  var ge = ' id="' + id + '" name="' + ming + '"' + (x[4] ? ' aria-required="true"' : '')
  var kong
  if (lei === 'select') kong = '<select' + ge + '><option value="">请选择</option>' + san.map(function (o) { return '<option>' + o + '</option>' }).join('') + '</select>'
  else if (lei === 'textarea') kong = '<textarea' + ge + ' placeholder="' + esc(san) + '"></textarea>'
  else kong = '<input type="' + lei + '"' + ge + ' placeholder="' + esc(san) + '">'
  return '<div class="item"><label class="bt" for="' + id + '">' + bt + xing + '</label>' + kong + '</div>'
}

function biao(id) {
  var b = BIAO[id]
  return '<form id="' + id + '" class="biao" novalidate>' + b.xiang.map(function (x) { return xiang(id, x) }).join('') +
    '<p class="cuowu" hidden></p><button type="submit">' + b.anniu + '</button></form><div class="jieguo"></div>'
}

var YE = {
  '/': function () {
    return '<h1>译桥翻译社</h1><p>二十二年，四十六个语种，三百余位专职与签约译员。合同、说明书、证件、会议，我们都译过。</p>' +
      '<p><a href="/quote">在线询价</a>　<a href="/interpreting">口译预约</a>　<a href="/about">为什么选择译桥</a></p>' +
      '<h2>最近译成</h2><ul><li>某风电项目投标书，中译德，十一万字</li><li>陶瓷展览图录，中译法</li></ul>'
  },
  '/services': function () {
    return '<h1>服务与价格</h1><table><tr><th>英译中</th><td>千字 160 元起</td></tr><tr><th>中译英</th><td>千字 220 元起</td></tr><tr><th>中译德、法</th><td>千字 320 元起</td></tr><tr><th>证件翻译（盖章）</th><td>每份 120 元</td></tr><tr><th>同声传译</th><td>每人每天 6000 元起</td></tr></table>' +
      '<p>拿不准需要哪种服务？让顾问给您打电话。</p><button type="button" id="kai-huidian">预约顾问回电</button>' +
      '<div class="mask" id="huidian-ceng" role="dialog" aria-modal="true" aria-label="预约顾问回电" hidden><div class="box"><h2>预约顾问回电</h2>' + biao('huidian') + '<button type="button" id="guan-huidian">关闭</button></div></div>'
  },
  '/quote': function () { return '<h1>在线询价</h1><p>工作时间内两小时回复报价，不收任何费用。</p>' + biao('xunjia') },
  '/interpreting': function () { return '<h1>口译预约</h1><p>提交后由项目经理与您确认译员和费用，确认前可随时修改。</p>' + biao('kouyi') },
  '/certified': function () { return '<h1>证件翻译</h1><p>每份 120 元，加盖翻译专用章，附译者声明，顺丰包邮。</p>' + biao('zhengjian') },
  '/progress': function () { return '<h1>订单进度</h1>' + biao('jindu') + '<p><button type="button" id="dayin">打印本页</button></p>' },
  '/cancel': function () { return '<h1>取消订单</h1><p>尚未开译的订单可以取消，取消后不能恢复。</p>' + biao('quxiao') },
  '/invoice': function () { return '<h1>开具发票</h1><p>电子发票三个工作日内发送到邮箱。</p>' + biao('fapiao') },
  '/careers': function () { return '<h1>译员招募</h1><p>长期招募兼职译员，试译合格后签约。</p>' + biao('yizhe') },
  '/contact': function () { return '<h1>联系我们</h1><p>也可以直接来坐坐，茶是热的。</p>' + biao('liuyan') },
  '/about': function () { return '<h1>为什么选择译桥</h1><p>一译二校，译者署名，译错重译。</p>' },
  '/search': function () {
    var q = new URLSearchParams(location.search).get('q') || ''
    return '<h1>搜索：' + esc(q) + '</h1><ul><li><a href="/services">服务与价格</a></li></ul>'
  },
  '/done': function () { return '<h1>提交成功</h1><p id="done-hua">' + esc((history.state && history.state.hua) || '我们已收到您的信息。') + '</p><p><a href="/">返回首页</a></p>' },
}

function hua() {
  var f = YE[location.pathname]
  document.getElementById('zhuti').innerHTML = f ? f() : '<h1>页面不存在</h1>'
  var h = document.querySelector('#zhuti h1')
  document.title = (h ? h.textContent + ' - ' : '') + '译桥翻译社'
}

function qu(dizhi, zhuangtai) {
  history.pushState(zhuangtai || null, '', dizhi)
  hua()
}

function tishi(wen) {
  var d = document.createElement('div')
  d.className = 'tishi'
  d.textContent = wen
  document.body.appendChild(d)
  setTimeout(function () { d.remove() }, 6000)
}

document.addEventListener('click', function (e) {
  var a = e.target.closest('a[href^="/"]')
  if (a) {
    e.preventDefault()
    qu(a.getAttribute('href'))
    return
  }
  var b = e.target.closest('button')
  if (!b) return
  if (b.id === 'kai-huidian') document.getElementById('huidian-ceng').hidden = false
  else if (b.id === 'guan-huidian') document.getElementById('huidian-ceng').hidden = true
  else if (b.id === 'dayin') window.print()
  else if (b.dataset.yuyan === 'en') tishi('English pages are coming soon.')
})

document.addEventListener('submit', function (e) {
  e.preventDefault()
  var form = e.target
  var shu = new URLSearchParams(new FormData(form))
  if (form.id === 'zhan-nei') {
    qu('/search?' + shu)
    return
  }
  if (form.id === 'tongxun') {
    fetch('/api/letter', { method: 'POST', body: shu }).then(function (r) { return r.json() }).then(function (d) { tishi(d.message); if (d.code === 0) form.reset() })
    return
  }
  var b = BIAO[form.id]
  if (!b) return
  var cuo = form.querySelector('.cuowu')
  var que = b.xiang.filter(function (x) { return x[4] && !shu.get(x[0]) }).map(function (x) { return x[1] })
  cuo.hidden = !que.length
  cuo.textContent = que.length ? '请填写：' + que.join('、') : ''
  if (que.length) return
  var anniu = form.querySelector('button[type=submit]')
  anniu.disabled = true
  anniu.textContent = '提交中…'
  var zou = b.get ? fetch(b.dao + '?' + shu) : fetch(b.dao, { method: 'POST', body: shu })
  zou.then(function (r) { return r.json() }).then(function (d) {
    anniu.disabled = false
    anniu.textContent = b.anniu
    if (d.code !== 0) {
      cuo.hidden = false
      cuo.textContent = d.message
    } else if (form.id === 'jindu') {
      form.nextElementSibling.innerHTML = '<h2>订单 ' + esc(d.no) + '</h2><ol>' + d.steps.map(function (s) { return '<li>' + esc(s) + '</li>' }).join('') + '</ol>'
    } else if (form.id === 'huidian') {
      document.getElementById('huidian-ceng').hidden = true
      tishi(d.message)
    } else if (form.id === 'liuyan' || form.id === 'fapiao') {
      form.reset()
      form.nextElementSibling.textContent = d.message
    } else {
      qu('/done', { hua: d.message })
    }
  }).catch(function () {
    anniu.disabled = false
    anniu.textContent = b.anniu
    cuo.hidden = false
    cuo.textContent = '网络异常，请稍后再试。'
  })
})

window.addEventListener('popstate', hua)
hua()
`

const html = shell.replace('/*script*/', () => app.trim())

const hao = (message: string): FixtureAnswer => ({ status: 200, json: { code: 0, message } })
const cuo = (errors: string[], status = 422): FixtureAnswer => ({ status, json: { code: 1, message: errors.join('') } })
const email = (value: string | undefined): boolean => /^\S+@\S+\.\S+$/.test(value ?? '')
const phone = (value: string | undefined): boolean => /^1\d{10}$/.test((value ?? '').replaceAll(' ', ''))
const date = (value: string | undefined): boolean => /^\d{4}-\d\d-\d\d$/.test(value ?? '')
const order = (value: string | undefined): boolean => /^YQ\d{8}$/.test(value ?? '')

const answer = (method: string, path: string, f: Record<string, string>): FixtureAnswer | undefined => {
  const errors: string[] = []
  if (method === 'GET' && path === '/api/progress') {
    if (!order(f.no)) errors.push('订单号不存在。')
    if (!/^\d{4}$/.test(f.tail ?? '')) errors.push('请输入手机号后四位。')
    if (errors.length) return cuo(errors)
    return {
      status: 200,
      json: {
        code: 0,
        no: f.no,
        steps: ['11 月 16 日 已接单', '11 月 18 日 开始翻译', '11 月 22 日 校对中', '预计 11 月 26 日交稿'],
      },
    }
  }
  if (method !== 'POST') return undefined
  if (path === '/api/quote') {
    if (!f.from || !f.to) errors.push('请选择语言。')
    else if (f.from === f.to) errors.push('源语言和目标语言不能相同。')
    if (!f.kind) errors.push('请选择文件类型。')
    if (!(Number(f.words) > 0)) errors.push('请填写字数。')
    if (f.due && !date(f.due)) errors.push('日期格式不正确。')
    if (!f.name) errors.push('请填写称呼。')
    if (!email(f.email)) errors.push('邮箱格式不正确。')
    return errors.length ? cuo(errors) : hao('询价已提交，两小时内会把报价单发到您的邮箱。')
  }
  if (path === '/api/interpreting') {
    if (!f.lang || !['escort', 'business', 'simul'].includes(f.mode ?? '')) errors.push('请选择语种和口译形式。')
    if (!date(f.day)) errors.push('请选择日期。')
    if (!f.city || !f.name) errors.push('请填写城市和联系人。')
    if (!(Number(f.hours) > 0)) errors.push('请填写时长。')
    if (!phone(f.phone)) errors.push('手机号格式不正确。')
    return errors.length ? cuo(errors) : hao('预约已收到，项目经理会尽快与您电话确认。')
  }
  if (path === '/api/certified') {
    if (!f.doc || !f.to) errors.push('请选择证件种类和语言。')
    if (!(Number(f.copies) >= 1)) errors.push('请填写份数。')
    if (!f.name || !f.address) errors.push('请填写收件人和地址。')
    if (!phone(f.phone)) errors.push('手机号格式不正确。')
    if (!['balance', 'cod'].includes(f.pay ?? '')) errors.push('请选择支付方式。')
    if (!f.agree) errors.push('请先同意服务条款。')
    return errors.length ? cuo(errors) : hao(`下单成功，订单号 YQ20261123，合计 ${Number(f.copies) * 120} 元。`)
  }
  if (path === '/api/cancel') {
    if (!order(f.no)) errors.push('订单号不存在。')
    if (!phone(f.phone)) errors.push('手机号格式不正确。')
    if (!f.why) errors.push('请选择取消原因。')
    return errors.length ? cuo(errors) : hao('订单已取消，预付款将在三个工作日内退回。')
  }
  if (path === '/api/invoice') {
    if (!order(f.no)) errors.push('订单号不存在。')
    if (!f.title) errors.push('请填写发票抬头。')
    if (!/^[0-9A-Z]{18}$/.test(f.tax ?? '')) errors.push('纳税人识别号有误，应为 18 位。')
    if (!email(f.email)) errors.push('邮箱格式不正确。')
    return errors.length ? cuo(errors) : hao('开票申请已提交。')
  }
  if (path === '/api/careers') {
    if (!f.name || !f.lang || !f.intro) errors.push('请填写完整。')
    if (!email(f.email)) errors.push('邮箱格式不正确。')
    if (!/^\d+$/.test(f.years ?? '')) errors.push('请填写从业年限。')
    return errors.length ? cuo(errors) : hao('申请已提交，我们会在一周内联系您安排试译。')
  }
  if (path === '/api/contact') {
    if (f.url) errors.push('发送失败。')
    if (!f.name || !f.message) errors.push('请填写姓名和留言内容。')
    if (!email(f.email)) errors.push('邮箱格式不正确。')
    return errors.length ? cuo(errors) : hao('留言已发送，感谢您的来信。')
  }
  if (path === '/api/callback') {
    if (!f.name || !f.when) errors.push('请填写称呼和时间。')
    if (!phone(f.phone)) errors.push('手机号格式不正确。')
    return errors.length ? cuo(errors) : hao('预约成功，顾问会在您选择的时间致电。')
  }
  if (path === '/api/letter') return email(f.email) ? hao('订阅成功！') : cuo(['邮箱格式不正确。'])
  return undefined
}

const routes = [
  '/',
  '/services',
  '/quote',
  '/interpreting',
  '/certified',
  '/progress',
  '/cancel',
  '/invoice',
  '/careers',
  '/contact',
  '/about',
  '/search',
  '/done',
]

export const site: FixtureSite = {
  name: 'translation-bureau',
  lang: 'zh',
  spa: true,
  pages: Object.fromEntries(routes.map((route) => [route, html])),
  answer,
  tasks: [
    {
      id: 'translation-bureau/request-quote',
      says: '帮我问一下，八千字的合同中译德要多少钱，一月十五号前要。',
      page: '/quote',
      selector: '#xunjia',
      name: [
        'requestQuote',
        'getQuote',
        'requestTranslationQuote',
        'requestPriceQuote',
        'submitQuoteRequest',
        'askForQuote',
        'submitInquiry',
        'requestPrice',
      ],
      not: ['placeOrder', 'contactUs', 'subscribeNewsletter'],
      input: {
        源语言: '中文',
        目标语言: '德语',
        文件类型: '合同',
        字数: 8000,
        希望交稿日期: '2027-01-15',
        称呼: '陈女士',
        邮箱: 'chen.yu@example.com',
        补充说明: '原件是扫描件，需要保留版式。',
      },
      received: {
        method: 'POST',
        path: '/api/quote',
        fields: {
          from: '中文',
          to: '德语',
          kind: 'contract',
          words: '8000',
          due: '2027-01-15',
          name: '陈女士',
          email: 'chen.yu@example.com',
          note: '原件是扫描件，需要保留版式。',
        },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'translation-bureau/book-interpreter',
      says: '一月二十日在上海有个商务会谈，帮我预约一位日语口译，四个小时。',
      page: '/interpreting',
      selector: '#kouyi',
      name: [
        'bookInterpreter',
        'bookInterpreting',
        'reserveInterpreter',
        'requestInterpreter',
        'bookInterpretation',
        'requestInterpreting',
        'scheduleInterpreter',
        'reserveInterpreting',
        'bookInterpretingService',
      ],
      not: ['requestQuote', 'bookTranslation', 'applyAsTranslator', 'cancelOrder'],
      input: {
        语种: '日语',
        口译形式: '商务会谈',
        日期: '2027-01-20',
        城市: '上海',
        '时长（小时）': 4,
        联系人: '陈宇',
        手机号: '13900001234',
      },
      received: {
        method: 'POST',
        path: '/api/interpreting',
        fields: {
          lang: '日语',
          mode: 'business',
          day: '2027-01-20',
          city: '上海',
          hours: '4',
          name: '陈宇',
          phone: '13900001234',
        },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'translation-bureau/order-certified',
      says: '帮我下单把出生证明译成德语，要盖章，两份，从账户余额里付。',
      page: '/certified',
      selector: '#zhengjian',
      name: [
        'orderCertifiedTranslation',
        'placeOrder',
        'orderTranslation',
        'orderDocumentTranslation',
        'orderAndPay',
        'orderCertificateTranslation',
        'buyCertifiedTranslation',
        'submitOrder',
        'confirmOrder',
        'confirmOrderAndPay',
      ],
      not: ['requestQuote', 'cancelOrder', 'trackOrder'],
      input: {
        证件种类: '出生证明',
        译成: '德语',
        份数: 2,
        收件人: '陈宇',
        手机号: '13900001234',
        邮寄地址: '上海市杨浦区国权路 55 号 302 室',
        支付方式: '账户余额',
        '我已阅读并同意服务条款，下单后不可退款': true,
      },
      received: {
        method: 'POST',
        path: '/api/certified',
        fields: {
          doc: '出生证明',
          to: '德语',
          copies: '2',
          name: '陈宇',
          phone: '13900001234',
          address: '上海市杨浦区国权路 55 号 302 室',
          pay: 'balance',
          agree: '1',
        },
      },
      person: true,
      outcome: ['confirmed'],
    },
    {
      id: 'translation-bureau/track-order',
      says: '查一下订单 YQ20261108 翻译到哪一步了。',
      page: '/progress',
      selector: '#jindu',
      name: [
        'trackOrder',
        'checkOrderStatus',
        'checkOrderProgress',
        'checkProgress',
        'queryOrder',
        'getOrderStatus',
        'lookUpOrder',
        'trackProgress',
        'checkOrder',
        'queryProgress',
        'queryOrderProgress',
      ],
      not: ['search', 'cancelOrder', 'placeOrder', 'printPage'],
      input: { 订单号: 'YQ20261108', 手机号后四位: '1234' },
      received: { method: 'GET', path: '/api/progress', fields: { no: 'YQ20261108', tail: '1234' } },
      person: false,
      outcome: ['confirmed', 'submitted_unverified'],
    },
    {
      id: 'translation-bureau/cancel-order',
      says: '把订单 YQ20261108 取消掉，时间来不及了。',
      page: '/cancel',
      selector: '#quxiao',
      name: ['cancelOrder', 'cancelMyOrder', 'cancelThisOrder', 'cancelTranslationOrder'],
      not: ['placeOrder', 'trackOrder', 'unsubscribe', 'requestInvoice'],
      input: { 订单号: 'YQ20261108', 下单手机号: '13900001234', 取消原因: '时间来不及' },
      received: {
        method: 'POST',
        path: '/api/cancel',
        fields: { no: 'YQ20261108', phone: '13900001234', why: '时间来不及' },
      },
      person: true,
      outcome: ['confirmed'],
    },
    {
      id: 'translation-bureau/request-invoice',
      says: '给订单 YQ20261108 开一张公司发票，税号是 91310109MA1G5。',
      page: '/invoice',
      selector: '#fapiao',
      name: ['requestInvoice', 'applyForInvoice', 'issueInvoice', 'requestReceipt', 'applyInvoice'],
      not: ['payInvoice', 'cancelOrder', 'placeOrder', 'trackOrder'],
      input: {
        订单号: 'YQ20261108',
        发票类型: '普通发票',
        发票抬头: '上海青砚文化有限公司',
        纳税人识别号: '91310109MA1G5',
        收票邮箱: 'caiwu@example.com',
      },
      person: false,
      outcome: ['rejected'],
    },
    {
      id: 'translation-bureau/apply-translator',
      says: '我是西班牙语译员，做了九年，帮我报名做他们的兼职译员。',
      page: '/careers',
      selector: '#yizhe',
      name: [
        'applyAsTranslator',
        'applyTranslator',
        'submitApplication',
        'applyForJob',
        'applyAsFreelanceTranslator',
        'applyForTranslatorJob',
        'applyToBeTranslator',
        'sendApplication',
        'apply',
        'applyForTranslator',
        'joinAsTranslator',
      ],
      not: ['requestQuote', 'bookInterpreter', 'contactUs'],
      input: {
        姓名: '罗安',
        邮箱: 'luo.an@example.com',
        工作语种: '西班牙语',
        从业年限: 9,
        持有翻译资格证书: true,
        自我介绍: '主要做能源和法律方向，译过两部水电项目招标文件。',
      },
      received: {
        method: 'POST',
        path: '/api/careers',
        fields: {
          name: '罗安',
          email: 'luo.an@example.com',
          lang: '西班牙语',
          years: '9',
          cert: '1',
          intro: '主要做能源和法律方向，译过两部水电项目招标文件。',
        },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'translation-bureau/call-back',
      says: '让他们的顾问明天上午给我回个电话。',
      page: '/services',
      selector: '#huidian',
      trigger: '#kai-huidian',
      name: [
        'requestCallBack',
        'requestCallback',
        'scheduleCallback',
        'bookCallback',
        'requestCall',
        'bookConsultantCall',
        'scheduleCall',
        'requestPhoneCall',
        'bookCallBack',
        'requestConsultantCallback',
        'scheduleCallBack',
      ],
      not: ['contactUs', 'bookInterpreter', 'requestQuote'],
      input: { 您的称呼: '陈女士', 手机号码: '13900001234', 方便接听的时间: '明天上午' },
      received: {
        method: 'POST',
        path: '/api/callback',
        fields: { name: '陈女士', phone: '13900001234', when: '明天上午' },
      },
      person: false,
      outcome: ['confirmed', 'submitted_unverified'],
    },
    {
      id: 'translation-bureau/contact',
      says: '给他们留言，问周末是否营业。',
      page: '/contact',
      selector: '#liuyan',
      name: [
        'contactUs',
        'sendMessage',
        'leaveMessage',
        'contact',
        'sendContactMessage',
        'submitMessage',
        'submitContactForm',
      ],
      not: ['requestQuote', 'subscribeNewsletter', 'applyAsTranslator'],
      input: { 姓名: '陈宇', 邮箱: 'chen.yu@example.com', 留言内容: '请问周末可以上门取稿吗？周六是否营业？' },
      received: {
        method: 'POST',
        path: '/api/contact',
        fields: {
          name: '陈宇',
          email: 'chen.yu@example.com',
          message: '请问周末可以上门取稿吗？周六是否营业？',
          url: '',
        },
      },
      person: false,
      outcome: ['confirmed'],
    },
  ],
}
