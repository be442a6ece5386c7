// @ts-nocheck: plain data and pages
import { askRow, button, esc, form, html, json, see, take, takeGet } from '../kit.mjs'

/** home, contact, privacy, basket, basket total, a line on prices */
const W = {
  en: ['Home', 'Contact us', 'Privacy', 'Basket', '£34.90', 'All prices include VAT, plus delivery'],
  de: ['Start', 'Kontakt', 'Datenschutz', 'Warenkorb', '34,90 €', 'Alle Preise inkl. MwSt. zzgl. Versand'],
  fr: ['Accueil', 'Contact', 'Confidentialité', 'Panier', '34,90 €', 'Prix TTC, hors frais de port'],
  es: ['Inicio', 'Contacto', 'Privacidad', 'Cesta', '34,90 €', 'Precios con IVA incluido'],
  it: ['Home', 'Contatti', 'Privacy', 'Carrello', '34,90 €', 'Prezzi IVA inclusa'],
  nl: ['Home', 'Contact', 'Privacy', 'Winkelmand', '€ 34,90', 'Prijzen incl. btw, excl. verzending'],
  pt: ['Início', 'Contacto', 'Privacidade', 'Carrinho', '34,90 €', 'Preços com IVA'],
  pl: ['Start', 'Kontakt', 'Prywatność', 'Koszyk', '129,00 zł', 'Ceny brutto, bez dostawy'],
  tr: ['Ana sayfa', 'İletişim', 'Gizlilik', 'Sepet', '349,90 TL', 'Fiyatlara KDV dahildir'],
  ko: ['홈', '문의', '개인정보', '장바구니', '34,900원', '부가세 포함 가격'],
  sv: ['Hem', 'Kontakt', 'Integritet', 'Varukorg', '349 kr', 'Alla priser inkl. moms'],
  cs: ['Úvod', 'Kontakt', 'Ochrana údajů', 'Košík', '890 Kč', 'Ceny včetně DPH'],
  hi: ['होम', 'संपर्क', 'गोपनीयता', 'कार्ट', '₹899', 'सभी कीमतें कर सहित'],
  ja: ['ホーム', 'お問い合わせ', 'プライバシー', 'カート', '¥3,980', '価格はすべて税込です'],
  zh: ['首页', '联系我们', '隐私', '购物车', '¥129.00', '价格均含税'],
  ar: ['الرئيسية', 'اتصل بنا', 'الخصوصية', 'السلة', '129 ر.س', 'الأسعار شاملة الضريبة'],
  fi: ['Etusivu', 'Yhteystiedot', 'Tietosuoja', 'Ostoskori', '34,90 €', 'Hinnat sis. alv'],
  el: ['Αρχική', 'Επικοινωνία', 'Απόρρητο', 'Καλάθι', '34,90 €', 'Οι τιμές περιλαμβάνουν ΦΠΑ'],
  vi: ['Trang chủ', 'Liên hệ', 'Bảo mật', 'Giỏ hàng', '349.000đ', 'Giá đã gồm VAT'],
  hu: ['Kezdőlap', 'Kapcsolat', 'Adatvédelem', 'Kosár', '8 990 Ft', 'Az árak az áfát tartalmazzák'],
  bg: ['Начало', 'Контакти', 'Поверителност', 'Количка', '34,90 лв.', 'Цените са с ДДС'],
  ca: ['Inici', 'Contacte', 'Privacitat', 'Cistella', '34,90 €', 'Preus amb IVA inclòs'],
  da: ['Forside', 'Kontakt', 'Privatliv', 'Kurv', '249 kr.', 'Alle priser er inkl. moms'],
  et: ['Avaleht', 'Kontakt', 'Privaatsus', 'Ostukorv', '34,90 €', 'Hinnad sisaldavad käibemaksu'],
  he: ['דף הבית', 'צור קשר', 'פרטיות', 'סל קניות', '₪129', 'המחירים כוללים מע"מ'],
  hr: ['Početna', 'Kontakt', 'Privatnost', 'Košarica', '34,90 €', 'Cijene s PDV-om'],
  id: ['Beranda', 'Kontak', 'Privasi', 'Keranjang', 'Rp349.000', 'Harga sudah termasuk PPN'],
  lt: ['Pradžia', 'Kontaktai', 'Privatumas', 'Krepšelis', '34,90 €', 'Kainos su PVM'],
  no: ['Hjem', 'Kontakt', 'Personvern', 'Handlekurv', '349 kr', 'Alle priser inkl. mva.'],
  ro: ['Acasă', 'Contact', 'Confidențialitate', 'Coș', '129,90 lei', 'Prețurile includ TVA'],
  sk: ['Domov', 'Kontakt', 'Ochrana údajov', 'Košík', '34,90 €', 'Ceny s DPH'],
  th: ['หน้าแรก', 'ติดต่อเรา', 'ความเป็นส่วนตัว', 'ตะกร้า', '฿890', 'ราคารวมภาษีแล้ว'],
  uk: ['Головна', 'Контакти', 'Приватність', 'Кошик', '899 ₴', 'Ціни з ПДВ'],
  ru: ['Главная', 'Контакты', 'Конфиденциальность', 'Корзина', '1 290 ₽', 'Цены с НДС'],
  fa: ['خانه', 'تماس با ما', 'حریم خصوصی', 'سبد خرید', '۸۹۰٬۰۰۰ تومان', 'قیمت‌ها با مالیات'],
  sl: ['Domov', 'Stik', 'Zasebnost', 'Košarica', '34,90 €', 'Cene vključujejo DDV'],
  lv: ['Sākums', 'Kontakti', 'Privātums', 'Grozs', '34,90 €', 'Cenas ar PVN'],
  sr: ['Почетна', 'Контакт', 'Приватност', 'Корпа', '3.490 РСД', 'Цене са ПДВ-ом'],
}
const RTL = ['ar', 'he', 'fa']

const STYLE = `:root{--ink:#1d2327;--line:#d5d9de}*{box-sizing:border-box}body{margin:0;font:15px/1.55 Georgia,"Noto Serif",serif;color:var(--ink);background:#fbfbf9}
.wrap{max-width:60rem;margin:0 auto;padding:0 1.25rem}.top{border-bottom:1px solid var(--line);background:#fff}.top .wrap{display:flex;gap:1.25rem;align-items:center;flex-wrap:wrap;min-height:3.5rem}
.top a{color:inherit}.brand{font-weight:700;font-size:1.15rem;text-decoration:none}.mini{margin-inline-start:auto}.body{padding:1.5rem 0 3rem}
form.f{max-width:34rem;margin:1rem 0}.row{margin:0 0 .9rem}.row>label{display:block;font-weight:600;margin-bottom:.2rem}
input:not([type=checkbox]):not([type=radio]),select,textarea{font:inherit;width:100%;padding:.45rem .6rem;border:1px solid #9aa2ab;border-radius:3px;background:#fff}
.top input{width:10rem}button,.button{font:inherit;padding:.5rem 1.1rem;border:1px solid #1b4f72;border-radius:3px;background:#1f618d;color:#fff;cursor:pointer}
button.quiet{background:none;color:#1f618d}.act{display:flex;gap:1rem;align-items:center;margin-top:1rem}.small,small{font-size:.82rem;color:#5b6570}
.cards{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;list-style:none;padding:0}.cards li{background:#fff;border:1px solid var(--line);padding:.8rem}
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.35rem .8rem;border-bottom:1px solid var(--line);text-align:start}.foot{border-top:1px solid var(--line);padding:1.25rem 0;background:#fff}
.pay{display:flex;gap:.5rem;list-style:none;padding:0}.pay svg{display:block}.sum{display:flex;justify-content:space-between;border-top:2px solid #333;padding-top:.5rem;font-weight:700;max-width:34rem}
.box{border:1px solid var(--line);background:#fff;padding:1rem;max-width:34rem}.hint{color:#5b6570;font-size:.85rem;margin:.2rem 0}.side{display:grid;grid-template-columns:13rem 1fr;gap:2rem}`

const icon = (name) =>
  `<li><svg role="img" aria-label="${name}" width="38" height="24" viewBox="0 0 38 24"><title>${name}</title><rect width="38" height="24" rx="3" fill="#eef1f4"/></svg></li>`

const THEMES = {
  shop: (
    n,
    w,
    m,
  ) => `<header class="top"><div class="wrap"><a class="brand" href="#">${n}</a><form role="search" action="/site-search"><input type="search" name="term" aria-label="⌕"></form>
<a href="#">${w[1]}</a><a class="mini" href="#basket">${w[3]} (2) <b>${w[4]}</b></a></div></header><main class="wrap body">${m}</main>
<footer class="foot"><div class="wrap"><ul class="pay">${['Visa', 'Mastercard', 'PayPal', 'Klarna'].map(icon).join('')}</ul><p class="small">* ${w[5]}. © 2026 ${n} · <a href="#">${w[2]}</a></p></div></footer>`,
  town: (
    n,
    w,
    m,
  ) => `<header class="top"><div class="wrap"><a class="brand" href="#">${n}</a><nav><a href="#">${w[0]}</a> · <a href="#">${w[1]}</a></nav></div></header>
<main class="wrap body"><p class="small"><a href="#">${w[0]}</a> › ${n}</p>${m}</main><footer class="foot"><div class="wrap small">© ${n} · <a href="#">${w[2]}</a></div></footer>`,
  app: (n, w, m) =>
    `<div class="top"><div class="wrap"><b class="brand">${n}</b><span class="mini">K. Vale ▾</span></div></div><div class="wrap body side"><nav><ul><li><a href="#">${w[0]}</a></li><li><a href="#">${w[1]}</a></li><li><a href="#">${w[2]}</a></li></ul></nav><main>${m}</main></div>`,
  blog: (
    n,
    w,
    m,
  ) => `<div class="site"><header class="top"><div class="wrap"><p class="brand">${n}</p><ul class="pay"><li><a href="#">${w[0]}</a></li><li><a href="#">${w[1]}</a></li></ul></div></header>
<div class="wrap body"><article class="hentry">${m}</article></div><footer class="foot"><div class="wrap small">${n} · <a href="#">${w[2]}</a></div></footer></div>`,
}

export function page(lang, theme, name, main, script = '') {
  return html(
    `<!doctype html>\n<html lang="${lang}"${RTL.includes(lang) ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>${esc(name)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body>${THEMES[theme](esc(name), W[lang], main)}${script ? `<script>${script}</script>` : ''}</body></html>`,
  )
}

const PURPOSE = { email: 'email', tel: 'phone', textarea: 'message', search: 'search', date: 'date' }
/** 'key|type|label|value|v=Label;v=Label'; a key that ends with ? is optional */
export function field(line) {
  let [key, type, label, value, choices] = line.split('|')
  const required = !key.endsWith('?')
  key = key.replace('?', '')
  if (type === 'number') value = Number(value)
  if (type === 'checkbox') value = value === '1'
  return {
    key,
    type,
    label,
    value,
    required,
    id: `in-${key}`,
    name: key,
    purpose: PURPOSE[type] ?? (['name', 'company', 'message'].includes(key) ? key : 'other'),
    ...(choices ? { choices: choices.split(';').map((c) => c.split('=')) } : {}),
  }
}
export function control(x) {
  const at = `id="${x.id}" name="${x.name}"${x.required && x.type !== 'checkbox' ? ' required' : ''}`
  if (x.type === 'checkbox')
    return `<div class="row"><label><input type="checkbox" ${at} value="1"> ${x.label}</label></div>`
  if (x.type === 'radio')
    return `<fieldset class="row"><legend>${x.label}</legend>${x.choices.map(([v, l], i) => `<label><input type="radio" id="${x.id}-${i}" name="${x.name}" value="${v}"> ${l}</label> `).join('')}</fieldset>`
  const inner =
    x.type === 'textarea'
      ? `<textarea ${at} rows="4"></textarea>`
      : x.type === 'select'
        ? `<select ${at}>${x.choices.map(([v, l]) => `<option value="${v}">${l}</option>`).join('')}</select>`
        : `<input type="${x.type}" ${at}${x.type === 'number' ? ' step="any"' : ''}>`
  return `<div class="row"><label for="${x.id}">${x.label}</label>${inner}</div>`
}

/**
 * `form(lang, id, theme, site, heading, fields, submit, more)` and `press(lang, id, theme, site, heading, button, more)`.
 * more: why, how ('post', 'get', 'fetch'), top, before, after, beside, below, submitHtml, script, done
 */
export function maker(kind) {
  const rows = []
  const asks = kind === 'loss'
  const add = (lang, id, why, rest) =>
    rows.push(
      askRow({
        asks,
        family: `plain-${kind}`,
        id: `plain-${kind}-${lang}-${id}`,
        language: lang,
        title: why,
        why,
        ...rest,
      }),
    )
  return {
    rows,
    form(lang, id, theme, name, h, lines, submit, more = {}) {
      const {
        why = id.replaceAll('-', ' '),
        how = 'post',
        top = '',
        before = '',
        after = '',
        beside = '',
        below = '',
        submitHtml,
        script = '',
        done = '✓',
      } = more
      const fields = lines.map(field)
      const action = how === 'get' ? '/find' : how === 'post' ? '/go' : '#'
      const main = `<h1>${h}</h1>${top}<form class="f" id="f" action="${action}" method="${how === 'get' ? 'get' : 'post'}">${before}${fields.map(control).join('')}${after}<div class="act">${submitHtml ?? `<button type="submit">${submit}</button>`}${beside}</div></form>${below}`
      const fetching = `document.getElementById('f').addEventListener('submit',function(e){e.preventDefault();var f=e.target;fetch('/go',{method:'POST',body:new URLSearchParams(new FormData(f))}).then(function(r){return r.json()}).then(function(r){if(r.ok)f.outerHTML='<p>${done}</p>'})});`
      const ok = page(lang, theme, name, `<h1>✓</h1><p>${done}</p>`)
      add(lang, id, why, {
        fields,
        tool: form('completeForm', 'Completes the form of this page.', '#f'),
        pages: {
          '/': () => page(lang, theme, name, main, script + (how === 'fetch' ? fetching : '')),
          '/go': take(() => (how === 'fetch' ? json({ ok: true }) : see('/done'))),
          '/find': takeGet(() => page(lang, theme, name, `<h1>${h}</h1><p>3</p>`)),
          '/done': () => ok,
        },
      })
    },
    press(lang, id, theme, name, h, label, more = {}) {
      const {
        why = id.replaceAll('-', ' '),
        top = '',
        attrs = '',
        below = '',
        beside = '',
        html: own,
        effect = `b.setAttribute('aria-pressed','true')`,
      } = more
      const main = `<h1>${h}</h1>${top}${own ?? `<div class="act"><button type="button" id="b" ${attrs}>${label}</button>${beside}</div>`}${below}`
      const script = `(function(){var b=document.getElementById('b');b.addEventListener('click',function(e){e.preventDefault();fetch('/act',{method:'POST'}).then(function(r){return r.json()}).then(function(){${effect}})})})();`
      add(lang, id, why, {
        tool: button('pressButton', 'Presses the button of this page.', '#b'),
        pages: { '/': () => page(lang, theme, name, main, script), '/act': take(() => json({ ok: true })) },
      })
    },
  }
}
/** A product list with prices. */
export const products = (...items) =>
  `<ul class="cards">${items.map((x) => `<li>${x.replace('|', '<br><b>')}</b></li>`).join('')}</ul>`
export const table = (head, ...lines) =>
  `<table><thead><tr>${head
    .split('|')
    .map((x) => `<th>${x}</th>`)
    .join('')}</tr></thead><tbody>${lines
    .map(
      (l) =>
        `<tr>${l
          .split('|')
          .map((x) => `<td>${x}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</tbody></table>`
export const sum = (label, amount) => `<p class="sum"><span>${label}</span><span>${amount}</span></p>`
export const link = (label) => `<a href="#">${label}</a>`
