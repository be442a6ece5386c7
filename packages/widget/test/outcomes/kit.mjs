// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
/**
 * Helpers that the rows share: page chrome in eight styles, labelled controls in eleven, small script libraries
 * that are inlined into pages, and `row()`, which fills in what follows from the rest.
 *
 * @typedef {'confirmed' | 'submitted_unverified' | 'rejected' | 'needs_person' | 'failed'} Status
 * @typedef {{ method: string, path: string, query: URLSearchParams, headers: Record<string, string | undefined>,
 *   body: string, field: (name: string) => string | undefined, json: unknown, other: boolean }} Request
 * @typedef {{ received: Received[], session: Record<string, any>, origin: string, otherOrigin: string }} State
 * @typedef {{ method: string, path: string, body: string, contentType: string, other: boolean }} Received
 * @typedef {{ status?: number, headers?: Record<string, string>, body?: string, delay?: number, drop?: boolean }} Answer
 * @typedef {(request: Request, state: State) => Answer} Page
 * @typedef {{ key: string, selector: string, type: string, purpose: string, label: string, required: boolean,
 *   choices?: { value: string, label: string }[] }} ToolField
 * @typedef {{ name: string, description: string, kind: 'form' | 'button', selector: string, triggerSelector?: string,
 *   frame?: string, fields: ToolField[], inputSchema: object }} Tool
 * @typedef {{ url?: string, selector?: string, text?: string, status?: number }} Signs
 * @typedef {{ id: string, family: string, language: string, title: string, pages: Record<string, Page>,
 *   otherPages?: Record<string, Page>, start: string, tool: Tool, input: Record<string, unknown>, taken: boolean,
 *   sends: number, status: Status[], wanted: Status, expects?: { success: Signs, failure?: Signs },
 *   statusWithExpects?: Status[], opens?: string, nextStep?: string, why: string }} OutcomeRow
 * @typedef {{ id: string, family: string, language: string, title: string, pages: Record<string, Page>,
 *   otherPages?: Record<string, Page>, start: string, tool: Tool, input: Record<string, unknown>, asks: boolean,
 *   sends: number, sendsWithPerson: number, status: Status[], why: string }} AskingRow
 */

export const esc = (text) =>
  String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

// ---------------------------------------------------------------- answers

/** An HTML answer. @returns {Answer} */
export const html = (body, status = 200, headers = {}) => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
})

/** A JSON answer. @returns {Answer} */
export const json = (value, status = 200, type = 'application/json') => ({
  status,
  headers: { 'content-type': `${type}; charset=utf-8` },
  body: JSON.stringify(value),
})

/** A plain text answer. @returns {Answer} */
export const text = (body, status = 200, type = 'text/plain') => ({
  status,
  headers: { 'content-type': `${type}; charset=utf-8` },
  body,
})

/** A redirect. @returns {Answer} */
export const see = (location, status = 303) => ({ status, headers: { location }, body: '' })

/** The same answer, later. @returns {Answer} */
export const late = (delay, answer) => ({ ...answer, delay })

/** No answer: the connection is cut. @returns {Answer} */
export const drop = (delay = 0) => ({ drop: true, delay })

/** Counts a request as a send. */
export function count(request, state) {
  state.received.push({
    method: request.method,
    path: request.path,
    body: request.body.slice(0, 4000),
    contentType: request.headers['content-type'] ?? '',
    other: request.other,
  })
}

/** A page that counts what is posted to it. `get` answers other methods, if given. @returns {Page} */
export const take = (post, get) => (request, state) => {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) {
    return get ? get(request, state) : html('<!doctype html><title>405</title><p>Method not allowed</p>', 405)
  }
  count(request, state)
  return post(request, state)
}

/** A page that counts GET requests, for links and searches that are the deed themselves. @returns {Page} */
export const takeGet = (get) => (request, state) => {
  if (request.method === 'GET') count(request, state)
  return get(request, state)
}

// ---------------------------------------------------------------- words of the page chrome

/** home, offer, about, contact, imprint, privacy, a line for the footer */
const WORDS = {
  en: ['Home', 'Services', 'About us', 'Contact', 'Imprint', 'Privacy', 'Open Monday to Friday, 9 to 5'],
  de: ['Startseite', 'Leistungen', 'Über uns', 'Kontakt', 'Impressum', 'Datenschutz', 'Geöffnet Montag bis Freitag'],
  fr: [
    'Accueil',
    'Prestations',
    'Qui sommes-nous',
    'Contact',
    'Mentions légales',
    'Confidentialité',
    'Ouvert du lundi au vendredi',
  ],
  es: ['Inicio', 'Servicios', 'Quiénes somos', 'Contacto', 'Aviso legal', 'Privacidad', 'Abierto de lunes a viernes'],
  it: ['Home', 'Servizi', 'Chi siamo', 'Contatti', 'Note legali', 'Privacy', 'Aperto dal lunedì al venerdì'],
  nl: ['Home', 'Diensten', 'Over ons', 'Contact', 'Colofon', 'Privacy', 'Geopend van maandag tot en met vrijdag'],
  pt: ['Início', 'Serviços', 'Sobre nós', 'Contacto', 'Aviso legal', 'Privacidade', 'Aberto de segunda a sexta'],
  pl: ['Strona główna', 'Oferta', 'O nas', 'Kontakt', 'Regulamin', 'Prywatność', 'Czynne od poniedziałku do piątku'],
  tr: ['Ana sayfa', 'Hizmetler', 'Hakkımızda', 'İletişim', 'Künye', 'Gizlilik', 'Pazartesiden cumaya açığız'],
  ko: ['홈', '서비스', '회사 소개', '문의', '이용약관', '개인정보처리방침', '평일 오전 9시부터 오후 6시까지'],
  sv: ['Hem', 'Tjänster', 'Om oss', 'Kontakt', 'Villkor', 'Integritet', 'Öppet måndag till fredag'],
  cs: ['Úvod', 'Služby', 'O nás', 'Kontakt', 'Podmínky', 'Ochrana údajů', 'Otevřeno od pondělí do pátku'],
  hi: ['मुखपृष्ठ', 'सेवाएँ', 'हमारे बारे में', 'संपर्क', 'शर्तें', 'गोपनीयता', 'सोमवार से शुक्रवार तक खुला'],
  ja: ['ホーム', 'サービス', '会社概要', 'お問い合わせ', '利用規約', 'プライバシー', '営業時間 月曜から金曜'],
  zh: ['首页', '服务', '关于我们', '联系我们', '条款', '隐私', '周一至周五营业'],
  ar: ['الرئيسية', 'الخدمات', 'من نحن', 'اتصل بنا', 'الشروط', 'الخصوصية', 'من الأحد إلى الخميس'],
  fi: ['Etusivu', 'Palvelut', 'Meistä', 'Yhteystiedot', 'Ehdot', 'Tietosuoja', 'Avoinna maanantaista perjantaihin'],
  el: ['Αρχική', 'Υπηρεσίες', 'Ποιοι είμαστε', 'Επικοινωνία', 'Όροι', 'Απόρρητο', 'Ανοιχτά Δευτέρα με Παρασκευή'],
  vi: ['Trang chủ', 'Dịch vụ', 'Về chúng tôi', 'Liên hệ', 'Điều khoản', 'Bảo mật', 'Mở cửa từ thứ Hai đến thứ Sáu'],
  hu: ['Kezdőlap', 'Szolgáltatások', 'Rólunk', 'Kapcsolat', 'Impresszum', 'Adatvédelem', 'Nyitva hétfőtől péntekig'],
}

// ---------------------------------------------------------------- page chrome

const CSS = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#222}main,header,footer{max-width:64rem;margin:auto;padding:1rem}
nav a{margin-right:1rem}input,select,textarea,button{font:inherit;padding:.4rem .6rem}input[type=text],input[type=email],input[type=tel],textarea{width:100%;max-width:28rem}
[hidden],.hidden,.d-none,.is-hidden,.w-form-done,.w-form-fail{display:none}.w-form-done.on,.w-form-fail.on{display:block}
.toast,.snack{position:fixed;right:1rem;bottom:1rem;background:#222;color:#fff;padding:.8rem 1.2rem;border-radius:.4rem;z-index:50}
.modal{position:fixed;inset:0;background:#0006;display:none;align-items:center;justify-content:center;z-index:40}.modal.show,.modal.open{display:flex}
.modal-dialog,.modal__box{background:#fff;padding:1.5rem;max-width:32rem;width:90%}.invalid-feedback{display:none;color:#b00}.is-invalid~.invalid-feedback{display:block}
.alert{padding:.8rem 1rem;border:1px solid #ccc;margin:1rem 0}.cookie{position:fixed;left:0;right:0;bottom:0;background:#eee;padding:.5rem 1rem}
.sr-only,.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}`

const CHROME = {
  bs: (
    n,
    w,
    m,
  ) => `<header class="navbar navbar-expand-lg bg-body-tertiary"><div class="container-fluid"><a class="navbar-brand" href="/">${n}</a>
<nav class="collapse navbar-collapse"><ul class="navbar-nav me-auto">${w
    .slice(0, 4)
    .map((x) => `<li class="nav-item"><a class="nav-link" href="#">${x}</a></li>`)
    .join('')}</ul></nav></div></header>
<main class="container py-5"><div class="row justify-content-center"><div class="col-lg-8">${m}</div></div></main>
<footer class="border-top py-4 mt-5"><p class="text-muted small">&copy; 2026 ${n} &middot; <a href="#">${w[4]}</a> &middot; <a href="#">${w[5]}</a></p></footer>`,
  tw: (
    n,
    w,
    m,
  ) => `<div class="min-h-screen bg-slate-50 antialiased"><header class="sticky top-0 backdrop-blur px-6 py-4 flex items-center justify-between"><span class="font-semibold tracking-tight">${n}</span>
<nav class="hidden md:flex gap-6 text-sm">${w
    .slice(0, 4)
    .map((x) => `<a class="hover:underline" href="#">${x}</a>`)
    .join('')}</nav></header>
<main class="mx-auto max-w-3xl px-6 py-12 space-y-8">${m}</main><footer class="px-6 py-10 text-xs text-slate-500"><div class="grid grid-cols-2"><span>${w[6]}</span><a href="#">${w[5]}</a></div></footer></div>`,
  wp: (
    n,
    w,
    m,
  ) => `<div id="page" class="site"><a class="skip-link screen-reader-text visually-hidden" href="#primary">${w[0]}</a><header id="masthead" class="site-header"><p class="site-title"><a href="/" rel="home">${n}</a></p>
<nav id="site-navigation" class="main-navigation"><ul id="primary-menu" class="menu">${w
    .slice(0, 4)
    .map((x, i) => `<li class="menu-item menu-item-${i + 12}"><a href="#">${x}</a></li>`)
    .join('')}</ul></nav></header>
<main id="primary" class="site-main"><article class="post-17 page type-page status-publish hentry"><div class="entry-content">${m}</div></article></main>
<footer id="colophon" class="site-footer"><div class="site-info">${n} <span class="sep"> | </span> ${w[6]}</div></footer></div>`,
  gov: (
    n,
    w,
    m,
  ) => `<header class="govuk-header" role="banner"><div class="govuk-width-container"><a href="/" class="govuk-header__link">${n}</a></div></header>
<div class="govuk-width-container"><nav class="govuk-breadcrumbs" aria-label="Breadcrumb"><ol><li><a href="#">${w[0]}</a></li><li>${w[1]}</li></ol></nav><main class="govuk-main-wrapper" id="main-content" role="main"><div class="govuk-grid-row"><div class="govuk-grid-column-two-thirds">${m}</div></div></main></div>
<footer class="govuk-footer" role="contentinfo"><ul class="govuk-footer__inline-list"><li><a href="#">${w[4]}</a></li><li><a href="#">${w[5]}</a></li></ul></footer>`,
  old: (
    n,
    w,
    m,
  ) => `<table width="100%" cellpadding="6" cellspacing="0" border="0"><tr><td colspan="2" bgcolor="#336699"><font color="#ffffff" size="5"><b>${n}</b></font></td></tr>
<tr valign="top"><td width="160" bgcolor="#eeeeee">${w
    .slice(0, 4)
    .map((x) => `<a href="#">${x}</a><br>`)
    .join('')}</td><td>${m}</td></tr>
<tr><td colspan="2" align="center"><small>&copy; ${n} - ${w[6]}</small></td></tr></table>`,
  wf: (
    n,
    w,
    m,
  ) => `<div class="navbar w-nav"><div class="container w-container"><a href="/" class="brand w-nav-brand">${n}</a><nav role="navigation" class="nav-menu w-nav-menu">${w
    .slice(0, 4)
    .map((x) => `<a href="#" class="nav-link w-nav-link">${x}</a>`)
    .join('')}</nav></div></div>
<section class="section hero"><div class="container w-container">${m}</div></section><section class="footer"><div class="w-container"><div class="footer-text">${w[6]}</div><a href="#" class="footer-link">${w[5]}</a></div></section>`,
  app: (
    n,
    w,
    m,
  ) => `<div id="__next"><div class="css-1x2y3z0"><aside class="css-k9j2l1" aria-label="${w[0]}"><strong>${n}</strong><ul class="css-0 e1f2g3">${w
    .slice(0, 4)
    .map((x) => `<li><a href="#" class="css-a1b2c3">${x}</a></li>`)
    .join('')}</ul></aside>
<main class="css-9z8y7x">${m}</main></div></div>`,
  shop: (
    n,
    w,
    m,
  ) => `<div class="announcement-bar">${w[6]}</div><header class="header section-header"><h2 class="header__heading-logo">${n}</h2><ul class="list-menu list-menu--inline">${w
    .slice(0, 4)
    .map((x) => `<li><a href="#" class="header__menu-item link">${x}</a></li>`)
    .join('')}</ul></header>
<main id="MainContent" class="content-for-layout focus-none" tabindex="-1"><section class="shopify-section section"><div class="page-width">${m}</div></section></main>
<footer class="footer color-background-1"><div class="footer__content-bottom"><small class="copyright__content">&copy; 2026, <a href="/">${n}</a></small><ul><li><a href="#">${w[4]}</a></li><li><a href="#">${w[5]}</a></li></ul></div></footer>`,
}

/**
 * The pages of one site: `p(main)` or `p(main, { title, script, head, tail, status })` is an HTML answer.
 * @param {string} lang @param {keyof typeof CHROME} theme @param {string} name
 */
export function site(lang, theme, name) {
  return (main, { title = name, script = '', head = '', tail = '', status = 200, headers = {} } = {}) =>
    html(
      `<!doctype html>\n<html lang="${lang}"${lang === 'ar' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>${esc(title)}</title>` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${CSS}</style>${head}</head>\n` +
        `<body>${CHROME[theme](esc(name), WORDS[lang], main)}${tail}${script ? `\n<script>${script}</script>` : ''}</body></html>`,
      status,
      headers,
    )
}

/** A bare document, for frames. */
export const bare = (lang, main, script = '') =>
  html(
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>-</title><style>${CSS}</style></head><body>${main}${script ? `<script>${script}</script>` : ''}</body></html>`,
  )

// ---------------------------------------------------------------- controls

const PURPOSES = { email: 'email', tel: 'phone', textarea: 'message', search: 'search', date: 'date' }
const BY_KEY = {
  name: 'name',
  company: 'company',
  username: 'username',
  message: 'message',
  phone: 'phone',
  q: 'search',
}

/**
 * A field with the value that the row enters.
 * `more`: id, name, required, purpose, choices (`[[value, label], …]`), attrs, placeholder, selector.
 */
export const f = (key, type, label, value, more = {}) => ({
  key,
  type,
  label,
  value,
  required: true,
  id: key,
  name: key,
  purpose: PURPOSES[type] ?? BY_KEY[key] ?? 'other',
  ...more,
})

function control(x, cls, given, invalid) {
  const common = `id="${x.id}" name="${x.name}"${cls ? ` class="${cls}"` : ''}${x.required && x.native !== false ? ' required' : ''}${x.attrs ? ` ${x.attrs}` : ''}${invalid ?? ''}`
  if (x.type === 'textarea')
    return `<textarea ${common} rows="5"${x.placeholder ? ` placeholder="${esc(x.placeholder)}"` : ''}>${esc(given ?? '')}</textarea>`
  if (x.type === 'select') {
    return `<select ${common}>${x.choices.map(([v, l]) => `<option value="${esc(v)}"${given === v ? ' selected' : ''}>${esc(l)}</option>`).join('')}</select>`
  }
  if (x.type === 'checkbox') return `<input type="checkbox" ${common} value="1"${given ? ' checked' : ''}>`
  if (x.type === 'radio') {
    return x.choices
      .map(
        ([v, l], i) =>
          `<label class="${cls}"><input type="radio" id="${x.id}-${i}" name="${x.name}" value="${esc(v)}"${given === v ? ' checked' : ''}> ${esc(l)}</label>`,
      )
      .join(' ')
  }
  return `<input type="${x.type}" ${common}${x.placeholder ? ` placeholder="${esc(x.placeholder)}"` : ''}${given === undefined ? '' : ` value="${esc(given)}"`}>`
}

const LOOKS = {
  bs: (x, v, e) =>
    `<div class="mb-3"><label for="${x.id}" class="form-label">${esc(x.label)}</label>${control(x, `form-control${e ? ' is-invalid' : ''}`, v)}${e ? `<div class="invalid-feedback">${e}</div>` : ''}</div>`,
  tw: (x, v, e) =>
    `<div class="flex flex-col gap-1.5 mb-4"><label for="${x.id}" class="text-sm font-medium text-slate-700">${esc(x.label)}</label>${control(x, 'rounded-md border-slate-300 shadow-sm', v, e ? ` aria-invalid="true" aria-describedby="${x.id}-err"` : '')}${e ? `<p id="${x.id}-err" class="mt-1 text-sm text-red-600">${e}</p>` : ''}</div>`,
  wp: (x, v, e) =>
    `<p class="comment-form-${x.key}"><label for="${x.id}">${esc(x.label)}${x.required ? ' <span class="required">*</span>' : ''}</label> ${control(x, '', v)}${e ? `<span class="error">${e}</span>` : ''}</p>`,
  cf7: (x, v, e) =>
    `<p><label> ${esc(x.label)}<br><span class="wpcf7-form-control-wrap" data-name="${x.name}">${control(x, `wpcf7-form-control wpcf7-${x.type}${e ? ' wpcf7-not-valid' : ''}`, v, e ? ' aria-invalid="true"' : '')}${e ? `<span class="wpcf7-not-valid-tip" aria-hidden="true">${e}</span>` : ''}</span></label></p>`,
  table: (x, v, e) =>
    `<tr><td align="right" nowrap><label for="${x.id}">${esc(x.label)}:</label></td><td>${control(x, '', v)}${e ? ` <font color="red">${e}</font>` : ''}</td></tr>`,
  mui: (x, v, e) =>
    `<div class="MuiFormControl-root MuiTextField-root css-feqhe6"><label class="MuiInputLabel-root css-1jy569b" for="${x.id}">${esc(x.label)}</label><div class="MuiInputBase-root MuiOutlinedInput-root css-md26zr${e ? ' Mui-error' : ''}">${control(x, 'MuiInputBase-input css-1t8l2tu', v, e ? ' aria-invalid="true"' : ' aria-invalid="false"')}</div>${e ? `<p class="MuiFormHelperText-root Mui-error css-v7esy">${e}</p>` : ''}</div>`,
  ul: (x, v, e) =>
    `<li class="field field--${x.type}"><label for="${x.id}">${esc(x.label)}</label>${control(x, 'field__input', v)}${e ? `<span class="field__error">${e}</span>` : ''}</li>`,
  gov: (x, v, e) =>
    `<div class="govuk-form-group${e ? ' govuk-form-group--error' : ''}"><label class="govuk-label" for="${x.id}">${esc(x.label)}</label>${e ? `<p id="${x.id}-error" class="govuk-error-message">${e}</p>` : ''}${control(x, `govuk-input${e ? ' govuk-input--error' : ''}`, v)}</div>`,
  ph: (x, v, e) =>
    `<div class="w-embed input-wrap">${control({ ...x, placeholder: x.placeholder ?? x.label, attrs: `${x.attrs ?? ''} aria-label="${esc(x.label)}"` }, 'text-field w-input', v)}${e ? `<div class="err">${e}</div>` : ''}</div>`,
  dl: (x, v, e) =>
    `<dt><label for="${x.id}">${esc(x.label)}</label></dt><dd>${e ? `<ul class="errorlist"><li>${e}</li></ul>` : ''}${control(x, 'vTextField', v)}</dd>`,
  rails: (x, v, e) =>
    e
      ? `<div class="field"><div class="field_with_errors"><label for="${x.id}">${esc(x.label)}</label></div><div class="field_with_errors">${control(x, '', v)}</div></div>`
      : `<div class="field"><label for="${x.id}">${esc(x.label)}</label>${control(x, '', v)}</div>`,
}
const WRAPS = {
  table: ['<table border="0" cellpadding="4">', '</table>'],
  ul: ['<ul class="form-fields">', '</ul>'],
  dl: ['<dl class="aligned">', '</dl>'],
}

/** The controls of a form in one look, with entered values and errors (`{ key: message }`) after a reload. */
export function controls(fields, look, { values = {}, errors = {} } = {}) {
  const [open, close] = WRAPS[look] ?? ['', '']
  const one = (x) => {
    const given = typeof values === 'function' ? values(x.name) : values[x.key]
    if (x.type === 'checkbox') {
      return `<div class="check"><input type="checkbox" id="${x.id}" name="${x.name}" value="1"${given ? ' checked' : ''}> <label for="${x.id}">${esc(x.label)}</label></div>`
    }
    if (x.type === 'radio')
      return `<fieldset class="${look}-set"><legend>${esc(x.label)}</legend>${control(x, 'radio', given)}</fieldset>`
    return LOOKS[look](x, given, errors[x.key])
  }
  return open + fields.map(one).join('\n') + close
}

// ---------------------------------------------------------------- script libraries, inlined into pages

/** A tiny helper with the calls of jQuery that the pages use. */
export const JQ = `;(function(){function Q(e){this.e=e;this.length=e.length}function each(q,c){q.e.forEach(c);return q}
Q.prototype={on:function(t,c){return each(this,function(x){x.addEventListener(t,function(v){if(c.call(x,v)===false)v.preventDefault()})})},
html:function(v){return each(this,function(x){x.innerHTML=v})},text:function(v){return each(this,function(x){x.textContent=v})},
addClass:function(c){return each(this,function(x){x.classList.add.apply(x.classList,c.split(' '))})},removeClass:function(c){return each(this,function(x){x.classList.remove.apply(x.classList,c.split(' '))})},
attr:function(k,v){return each(this,function(x){x.setAttribute(k,v)})},removeAttr:function(k){return each(this,function(x){x.removeAttribute(k)})},prop:function(k,v){return each(this,function(x){x[k]=v})},
val:function(v){if(v===undefined)return this.e[0]&&this.e[0].value;return each(this,function(x){x.value=v})},show:function(){return each(this,function(x){x.hidden=false;x.style.display='block';x.classList.remove('hidden')})},
hide:function(){return each(this,function(x){x.style.display='none'})},append:function(h){return each(this,function(x){x.insertAdjacentHTML('beforeend',h)})},prepend:function(h){return each(this,function(x){x.insertAdjacentHTML('afterbegin',h)})},
before:function(h){return each(this,function(x){x.insertAdjacentHTML('beforebegin',h)})},after:function(h){return each(this,function(x){x.insertAdjacentHTML('afterend',h)})},remove:function(){return each(this,function(x){x.remove()})},
find:function(s){var r=[];this.e.forEach(function(x){r=r.concat([].slice.call(x.querySelectorAll(s)))});return new Q(r)},closest:function(s){return new Q(this.e.map(function(x){return x.closest(s)}).filter(Boolean))},
serialize:function(){return new URLSearchParams(new FormData(this.e[0])).toString()},each:function(c){this.e.forEach(function(x,i){c.call(x,i,x)});return this}};
window.$=window.jQuery=function(s){if(typeof s==='function')return document.readyState==='loading'?document.addEventListener('DOMContentLoaded',s):s();return new Q(typeof s==='string'?[].slice.call(document.querySelectorAll(s)):[s])};
$.ajax=function(o){var x=new XMLHttpRequest();x.open(o.type||'GET',o.url);x.setRequestHeader('X-Requested-With','XMLHttpRequest');if(o.type==='POST')x.setRequestHeader('Content-Type',o.contentType||'application/x-www-form-urlencoded; charset=UTF-8');
x.onload=function(){var d=x.responseText;if(/json/.test(x.getResponseHeader('content-type')||'')){try{d=JSON.parse(d)}catch(e){}}x.responseJSON=d;if(x.status<400)o.success&&o.success(d,x);else o.error&&o.error(x);o.complete&&o.complete(x)};x.onerror=function(){o.error&&o.error(x)};x.send(o.data||null)};
$.post=function(u,d,c){$.ajax({type:'POST',url:u,data:d,success:c})}})();\n`

/** Fragment swapping by attributes, as htmx does it. Error answers are swapped only with `hx-swap-errors`. */
export const HX = `document.addEventListener('submit',function(e){var f=e.target.closest('[hx-post]');if(!f)return;e.preventDefault();var x=new XMLHttpRequest();x.open('POST',f.getAttribute('hx-post'));
x.setRequestHeader('HX-Request','true');x.setRequestHeader('Content-Type','application/x-www-form-urlencoded');f.classList.add('htmx-request');
x.onload=function(){f.classList.remove('htmx-request');var to=x.getResponseHeader('HX-Redirect');if(to){location.href=to;return}if(x.status>=400&&!f.hasAttribute('hx-swap-errors'))return;
var t=f.getAttribute('hx-target');t=t?document.querySelector(t):f;var s=f.getAttribute('hx-swap')||'innerHTML';if(s==='outerHTML')t.outerHTML=x.responseText;else if(s==='beforeend'||s==='afterend'||s==='beforebegin'||s==='afterbegin')t.insertAdjacentHTML(s,x.responseText);else t.innerHTML=x.responseText};
x.send(new URLSearchParams(new FormData(f)).toString())});\n`

/** A hand-written view layer: state in, markup out, everything below the root drawn anew on each change. */
export const RX = `function mount(root,state,view,on){var el=document.querySelector(root);state.v=state.v||{};function draw(){el.innerHTML=view(state)}
el.addEventListener('input',function(e){if(e.target.name)state.v[e.target.name]=e.target.type==='checkbox'?e.target.checked:e.target.value});
['submit','click'].forEach(function(t){el.addEventListener(t,function(e){var n=e.target.closest('[data-on-'+t+']');if(n){e.preventDefault();on[n.getAttribute('data-on-'+t)].call(api,e,n)}})});
var api={state:state,set:function(p){Object.assign(state,p);draw()}};draw();return api}
function h(s){return String(s==null?'':s).replace(/&/g,'&amp;').replace(/</g,'&lt;').replace(/"/g,'&quot;')}\n`

// ---------------------------------------------------------------- tools and rows

export const form = (name, description, selector, more = {}) => ({ name, description, kind: 'form', selector, ...more })
export const button = (name, description, selector, more = {}) => ({
  name,
  description,
  kind: 'button',
  selector,
  ...more,
})

const SCHEMA_TYPES = { number: 'number', checkbox: 'boolean', range: 'number' }

function toolOf(tool, fields) {
  const list = fields.map((x) => ({
    key: x.key,
    selector: x.selector ?? (x.type === 'radio' ? `input[name="${x.name}"]` : `#${x.id}`),
    type: x.type,
    purpose: x.purpose,
    label: x.label,
    required: x.required,
    ...(x.choices ? { choices: x.choices.map(([value, label]) => ({ value, label })) } : {}),
  }))
  const properties = Object.fromEntries(
    fields.map((x) => [
      x.key,
      {
        type: SCHEMA_TYPES[x.type] ?? 'string',
        description: x.label,
        ...(x.type === 'email' ? { format: 'email' } : {}),
        ...(x.type === 'date' ? { format: 'date' } : {}),
        ...(x.choices ? { enum: x.choices.map(([value]) => value).filter((value) => value !== '') } : {}),
      },
    ]),
  )
  const required = fields.filter((x) => x.required).map((x) => x.key)
  return { ...tool, fields: list, inputSchema: { type: 'object', properties, required, additionalProperties: false } }
}

const inputOf = (fields) => Object.fromEntries(fields.filter((x) => x.value !== undefined).map((x) => [x.key, x.value]))

const ACCEPTED = {
  taken: {
    confirmed: ['confirmed', 'submitted_unverified'],
    submitted_unverified: ['submitted_unverified', 'confirmed'],
    needs_person: ['needs_person', 'submitted_unverified', 'confirmed'],
  },
  refused: {
    rejected: ['rejected', 'submitted_unverified'],
    submitted_unverified: ['submitted_unverified', 'rejected'],
    needs_person: ['needs_person', 'submitted_unverified'],
    failed: ['failed', 'submitted_unverified'],
  },
}

/**
 * Completes an outcome row. `status` and `statusWithExpects` follow from `taken` and `wanted` unless they are given.
 * @returns {OutcomeRow}
 */
export function row({ fields = [], tool, start = '/', sends = 1, ...rest }) {
  const status = rest.status ?? ACCEPTED[rest.taken ? 'taken' : 'refused'][rest.wanted]
  const withExpects = rest.taken ? ['confirmed'] : rest.expects?.failure ? ['rejected'] : status
  const full = { start, sends, ...rest, tool: toolOf(tool, fields), input: rest.input ?? inputOf(fields), status }
  if (rest.expects) full.statusWithExpects = rest.statusWithExpects ?? withExpects
  return full
}

/**
 * Completes an asking row: without a person nothing may be sent (`asks`), or it must be sent without asking.
 * @returns {AskingRow}
 */
export function askRow({ fields = [], tool, start = '/', ...rest }) {
  return {
    start,
    ...rest,
    tool: toolOf(tool, fields),
    input: rest.input ?? inputOf(fields),
    sends: rest.asks ? 0 : (rest.sends ?? 1),
    sendsWithPerson: rest.sendsWithPerson ?? 1,
    status: rest.status ?? (rest.asks ? ['needs_person', 'rejected', 'failed'] : ['confirmed', 'submitted_unverified']),
  }
}
