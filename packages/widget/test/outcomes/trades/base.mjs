// @ts-nocheck: plain data and pages
/** What the rows of `plain-*` share: sixteen site skins, the markup of seventeen form builders, and client runtimes of common frameworks in short. */
import { button, esc, f, form, html, row } from '../kit.mjs'

// home, about, contact, privacy, footer line
const W = {
  en: 'Home|About us|Contact|Privacy notice|All rights reserved',
  de: 'Start|Über das Haus|Kontakt|Datenschutz|Alle Rechte vorbehalten',
  fr: 'Accueil|La maison|Nous écrire|Vie privée|Tous droits réservés',
  es: 'Portada|Nosotros|Contacto|Política de privacidad|Todos los derechos reservados',
  it: 'Home|La struttura|Contatti|Informativa privacy|Tutti i diritti riservati',
  nl: 'Home|Wie wij zijn|Contact|Privacyverklaring|Alle rechten voorbehouden',
  pt: 'Início|A casa|Contactos|Política de privacidade|Todos os direitos reservados',
  pl: 'Start|O nas|Kontakt|Polityka prywatności|Wszelkie prawa zastrzeżone',
  tr: 'Anasayfa|Kurumsal|İletişim|KVKK|Tüm hakları saklıdır',
  ko: '홈|소개|오시는 길|개인정보 처리방침|모든 권리 보유',
  sv: 'Start|Om oss|Kontakt|Personuppgifter|Alla rättigheter förbehållna',
  cs: 'Domů|O nás|Kontakty|Ochrana osobních údajů|Všechna práva vyhrazena',
  hi: 'होम|परिचय|संपर्क|गोपनीयता नीति|सर्वाधिकार सुरक्षित',
  ja: 'トップ|施設案内|アクセス|個人情報保護方針|無断転載を禁じます',
  zh: '首页|关于|联系方式|隐私政策|版权所有',
  ar: 'الرئيسية|عن المركز|اتصل بنا|سياسة الخصوصية|جميع الحقوق محفوظة',
  fi: 'Etusivu|Tietoa meistä|Yhteystiedot|Tietosuojaseloste|Kaikki oikeudet pidätetään',
  el: 'Αρχική|Σχετικά|Επικοινωνία|Πολιτική απορρήτου|Με επιφύλαξη παντός δικαιώματος',
  vi: 'Trang chủ|Giới thiệu|Liên hệ|Chính sách bảo mật|Bảo lưu mọi quyền',
  hu: 'Címlap|Bemutatkozás|Elérhetőség|Adatkezelés|Minden jog fenntartva',
  bg: 'Начало|За нас|Контакти|Лични данни|Всички права запазени',
  ca: 'Inici|Qui som|Contacte|Privadesa|Tots els drets reservats',
  da: 'Forside|Om os|Kontakt|Privatlivspolitik|Alle rettigheder forbeholdes',
  et: 'Avaleht|Meist|Kontakt|Privaatsus|Kõik õigused kaitstud',
  he: 'דף הבית|אודות|צור קשר|מדיניות פרטיות|כל הזכויות שמורות',
  hr: 'Naslovnica|O nama|Kontakt|Zaštita podataka|Sva prava pridržana',
  id: 'Beranda|Tentang|Kontak|Kebijakan privasi|Hak cipta dilindungi',
  lt: 'Pradžia|Apie mus|Kontaktai|Privatumas|Visos teisės saugomos',
  no: 'Forsiden|Om oss|Kontakt|Personvern|Alle rettigheter reservert',
  ro: 'Acasă|Despre noi|Contact|Confidențialitate|Toate drepturile rezervate',
  sk: 'Domov|O nás|Kontakt|Ochrana údajov|Všetky práva vyhradené',
  th: 'หน้าแรก|เกี่ยวกับเรา|ติดต่อ|นโยบายความเป็นส่วนตัว|สงวนลิขสิทธิ์',
  uk: 'Головна|Про нас|Контакти|Політика конфіденційності|Усі права захищено',
  ru: 'Главная|О нас|Контакты|Политика конфиденциальности|Все права защищены',
  fa: 'خانه|درباره ما|تماس|حریم خصوصی|کلیه حقوق محفوظ است',
  sl: 'Domov|O nas|Kontakt|Varstvo podatkov|Vse pravice pridržane',
  lv: 'Sākums|Par mums|Kontakti|Privātums|Visas tiesības aizsargātas',
  sr: 'Почетна|О нама|Контакт|Приватност|Сва права задржана',
}
const words = (lang) => W[lang].split('|')
const links = (w, li, a = '') =>
  w
    .slice(0, 3)
    .map((x) => `<li class="${li}"><a href="#"${a ? ` class="${a}"` : ''}>${x}</a></li>`)
    .join('')

const CSS = `body{margin:0;font:17px/1.55 Georgia,serif;color:#1b1b1b;background:#fdfdfb}header,main,footer,.box{max-width:58rem;margin:0 auto;padding:.8rem 1.2rem}ul.nav{list-style:none;display:flex;gap:1.2rem;padding:0}
label{display:block;margin-top:.6rem}input,textarea,select,button{font:inherit;padding:.35rem .5rem;max-width:26rem}.float{position:fixed;right:18px;bottom:18px;background:#263238;color:#fff;padding:.8rem 1rem;border-radius:6px;z-index:99}
.veil{position:fixed;inset:0;background:rgba(0,0,0,.45);z-index:60;display:none;place-items:center}.veil.on{display:grid}.veil>div{background:#fff;padding:1.4rem;width:28rem;max-width:92%}[hidden]{display:none!important}
.off{display:none}.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`

const SKINS = {
  drupal: (n, w, m) =>
    `<div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><div class="layout-container"><header role="banner"><div class="region region-header"><a href="/" rel="home">${n}</a></div></header><nav role="navigation" class="block block-menu"><ul class="nav">${links(w, 'menu-item')}</ul></nav><main role="main"><a id="main-content" tabindex="-1"></a><div class="region region-highlighted"></div><div class="layout-content"><article class="node node--type-page">${m}</article></div></main><footer role="contentinfo"><p>${n}, ${w[4]}</p></footer></div></div>`,
  typo3: (n, w, m) =>
    `<div class="body-bg"><header id="page-header"><a class="navbar-brand" href="/">${n}</a><ul class="nav">${links(w, 'nav-item', 'nav-link')}</ul></header><main id="page-content"><div id="c1423" class="frame frame-default frame-type-list frame-layout-0"><div class="frame-inner">${m}</div></div></main><footer id="page-footer"><a href="#">${w[3]}</a> &copy; ${n}</footer></div>`,
  joomla: (n, w, m) =>
    `<header class="header container-header full-width"><div class="grid-child"><a class="brand-logo" href="/">${n}</a></div></header><div class="site-grid"><div class="grid-child container-component"><main><div class="item-page">${m}</div></main></div></div><footer class="container-footer"><ul class="nav mod-menu">${links(w, 'item-101')}</ul>${w[4]}</footer>`,
  blocks: (n, w, m) =>
    `<div class="wp-site-blocks"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/">${n}</a></p><nav class="wp-block-navigation"><ul class="nav">${links(w, 'wp-block-navigation-item')}</ul></nav></header><main class="wp-block-group is-layout-flow"><div class="entry-content wp-block-post-content">${m}</div></main><footer class="wp-block-template-part"><p>© 2026 ${n}</p></footer></div>`,
  usa: (n, w, m) =>
    `<section class="usa-banner"><header class="usa-banner__header"><p>An official website of the ${n}</p></header></section><header class="usa-header usa-header--basic"><em class="usa-logo__text">${n}</em><ul class="usa-nav__primary nav">${links(w, 'usa-nav__primary-item')}</ul></header><main id="main-content"><div class="grid-container">${m}</div></main><footer class="usa-footer"><a href="#">${w[3]}</a></footer>`,
  govuk: (n, w, m) =>
    `<header class="govuk-header"><div class="govuk-header__container govuk-width-container"><a class="govuk-header__link" href="/">${n}</a></div></header><div class="govuk-width-container"><div class="govuk-phase-banner"><p><strong class="govuk-tag">Beta</strong> This is a new service.</p></div><main class="govuk-main-wrapper"><div class="govuk-grid-row"><div class="govuk-grid-column-two-thirds">${m}</div></div></main></div><footer class="govuk-footer"><a class="govuk-footer__link" href="#">${w[3]}</a></footer>`,
  dawn: (n, w, m) =>
    `<a class="skip-to-content-link vh" href="#MainContent">${w[0]}</a><header class="shopify-section-header-sticky"><h1 class="header__heading"><a href="/">${n}</a></h1><ul class="nav list-menu">${links(w, '', 'header__menu-item')}</ul></header><main id="MainContent"><div class="page-width page-width--narrow section-template-padding">${m}</div></main><footer><small>© 2026, ${n}. ${w[4]}</small></footer>`,
  wix: (n, w, m) =>
    `<div id="SITE_CONTAINER"><div id="site-root"><header id="SITE_HEADER"><h5 class="font_5">${n}</h5><ul class="nav">${links(w, 'wixui-dropdown-menu__item')}</ul></header><main id="PAGES_CONTAINER"><div id="comp-l3k9x" class="wixui-rich-text">${m}</div></main><footer id="SITE_FOOTER">©2026 ${n}</footer></div></div>`,
  odoo: (n, w, m) =>
    `<div id="wrapwrap"><header id="top" class="o_header_standard"><a class="navbar-brand logo" href="/">${n}</a><ul id="top_menu" class="nav">${links(w, 'nav-item', 'nav-link')}</ul></header><main><div id="wrap" class="oe_structure"><section class="s_title pt32"><div class="container">${m}</div></section></div></main><footer id="bottom" class="o_footer">${n} - ${w[4]}</footer></div>`,
  moodle: (n, w, m) =>
    `<div id="page-wrapper" class="d-print-block"><nav class="navbar fixed-top">${n}<ul class="nav">${links(w, 'nav-item')}</ul></nav><div id="page" class="drawers"><header id="page-header"></header><main><div id="region-main"><span class="notifications" id="user-notifications"></span><div role="main">${m}</div></div></main></div><footer id="page-footer">${w[3]}</footer></div>`,
  phpbb: (n, w, m) =>
    `<div id="wrap" class="wrap"><header id="page-header"><div class="headerbar"><h1>${n}</h1></div><ul class="linklist nav">${links(w, 'breadcrumbs')}</ul></header><main id="page-body" class="page-body">${m}</main><footer id="page-footer" class="page-footer"><p class="footer-row">${w[3]} | ${w[4]}</p></footer></div>`,
  root: (n, w, m) =>
    `<div id="root"><header class="AppBar"><b>${n}</b><ul class="nav">${links(w, 'AppBar-link')}</ul></header><main class="App-main">${m}</main><footer class="App-footer">${w[3]} · ${w[4]}</footer></div>`,
  tail: (n, w, m) =>
    `<div class="min-h-dvh flex flex-col"><header class="border-b"><div class="flex justify-between"><a href="/" class="text-xl font-bold">${n}</a></div></header><main class="flex-1 prose">${m}</main><footer class="bg-zinc-900 text-zinc-300"><ul class="nav">${links(w, 'inline')}</ul>${n}</footer></div>`,
  boot: (n, w, m) =>
    `<header><nav class="navbar navbar-light bg-light"><a class="navbar-brand" href="/">${n}</a><ul class="navbar-nav nav">${links(w, 'nav-item', 'nav-link')}</ul></nav></header><main role="main"><div class="container">${m}</div></main><footer class="footer mt-auto py-3"><span class="text-muted">${n} · ${w[4]}</span></footer>`,
  relic: (n, w, m) =>
    `<center><table width="780" cellspacing="0" cellpadding="8" border="1"><tr><td bgcolor="#dfe8d8"><b>${n}</b> | <a href="#">${w[0]}</a> | <a href="#">${w[2]}</a></td></tr><tr><td>${m}</td></tr><tr><td align="center"><font size="1">${w[4]}</font></td></tr></table></center>`,
  flow: (n, w, m) =>
    `<div class="page-wrapper"><div class="navbar_component w-nav"><a href="/" class="navbar_logo w-nav-brand">${n}</a><ul class="nav">${links(w, '', 'navbar_link w-nav-link')}</ul></div><main class="main-wrapper"><section class="section_contact"><div class="padding-global">${m}</div></section></main><footer class="footer_component">© 2026 ${n} <a href="#">${w[3]}</a></footer></div>`,
}

const RTL = ['ar', 'he', 'fa']
/** A whole page. */
export const page = (
  lang,
  skin,
  name,
  main,
  { title = name, script = '', head = '', tail = '', status = 200, headers } = {},
) =>
  html(
    `<!DOCTYPE html>
<html lang="${lang}"${RTL.includes(lang) ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${esc(title)}</title><style>${CSS}</style>${head}</head>
<body>${SKINS[skin](esc(name), words(lang), main)}${tail}${script ? `<script>${script}</script>` : ''}</body></html>`,
    status,
    headers,
  )
/** A document for a frame. */
export const inner = (lang, main, script = '') =>
  html(
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>Form</title><style>${CSS}</style></head><body>${main}${script ? `<script>${script}</script>` : ''}</body></html>`,
  )

// ------------------------------------------------------------- fields
export const T = (key, label, value, more) => f(key, 'text', label, value, more)
export const N = (label, value, more) => f('name', 'text', label, value, more)
export const E = (label, value, more) => f('email', 'email', label, value, more)
export const P = (label, value, more) => f('phone', 'tel', label, value, more)
export const M = (label, value, more) => f('message', 'textarea', label, value, more)
export const D = (key, label, value, more) => f(key, 'date', label, value, more)
export const S = (key, label, value, choices, more) => f(key, 'select', label, value, { choices, ...more })
export const C = (key, label, more) => f(key, 'checkbox', label, true, more)

function ctl(x, cls, v, more = '') {
  const a = `id="${x.id}" name="${x.name}"${cls ? ` class="${cls}"` : ''}${x.required && x.native !== false ? ' required' : ''}${x.attrs ? ` ${x.attrs}` : ''}${more}`
  if (x.type === 'textarea') return `<textarea ${a} rows="4">${esc(v ?? '')}</textarea>`
  if (x.type === 'select')
    return `<select ${a}>${x.choices.map(([k, l]) => `<option value="${esc(k)}"${v === k ? ' selected' : ''}>${esc(l)}</option>`).join('')}</select>`
  if (x.type === 'checkbox') return `<input type="checkbox" ${a} value="1"${v ? ' checked' : ''}>`
  return `<input type="${x.type}" ${a}${x.placeholder ? ` placeholder="${esc(x.placeholder)}"` : ''}${v === undefined ? '' : ` value="${esc(v)}"`}>`
}
const star = (x) => (x.required ? ' <abbr title="*">*</abbr>' : '')
const LOOKS = {
  drupal: (x, v, e) =>
    `<div class="js-form-item form-item js-form-type-${x.type} form-item-${x.key}${e ? ' form-item--error' : ''}"><label for="${x.id}" class="form-item__label${x.required ? ' js-form-required form-required' : ''}">${x.label}</label>${ctl(x, `form-element${e ? ' error' : ''}`, v, e ? ' aria-invalid="true"' : '')}${e ? `<div class="form-item--error-message">${e}</div>` : ''}</div>`,
  typo3: (x, v, _e) =>
    `<div class="powermail_fieldwrap powermail_fieldwrap_type_${x.type}"><label for="${x.id}" class="powermail_label">${x.label}<span class="mandatory">*</span></label><div class="powermail_field">${ctl(x, 'powermail_input', v)}</div></div>`,
  gf: (x, v, e) =>
    `<div class="gfield gfield--type-${x.type}${e ? ' gfield_error' : ''}"><label class="gfield_label gform-field-label" for="${x.id}">${x.label}<span class="gfield_required">*</span></label><div class="ginput_container">${ctl(x, 'large', v, e ? ' aria-invalid="true"' : ' aria-invalid="false"')}</div>${e ? `<div class="gfield_description validation_message gfield_validation_message">${e}</div>` : ''}</div>`,
  mui: (x, v, e) =>
    `<div class="MuiFormControl-root MuiTextField-root"><label class="MuiFormLabel-root MuiInputLabel-outlined" for="${x.id}">${x.label}</label><div class="MuiInputBase-root">${ctl(x, 'MuiInputBase-input MuiOutlinedInput-input', v, ` aria-invalid="${Boolean(e)}"`)}</div><p class="MuiFormHelperText-root" id="${x.id}-helper-text">${e ?? ''}</p></div>`,
  vuetify: (x, v) =>
    `<div class="v-input v-input--horizontal v-text-field"><div class="v-input__control"><div class="v-field"><label class="v-label v-field-label" for="${x.id}">${x.label}</label>${ctl(x, 'v-field__input', v)}</div></div><div class="v-input__details"><div class="v-messages" role="alert" aria-live="polite"></div></div></div>`,
  el: (x, v) =>
    `<div class="el-form-item is-required asterisk-left"><label class="el-form-item__label" for="${x.id}">${x.label}</label><div class="el-form-item__content"><div class="el-input"><div class="el-input__wrapper">${ctl(x, 'el-input__inner', v)}</div></div></div></div>`,
  mat: (x, v) =>
    `<mat-form-field class="mat-mdc-form-field ng-untouched"><div class="mat-mdc-text-field-wrapper"><mat-label><label for="${x.id}">${x.label}</label></mat-label>${ctl(x, 'mat-mdc-input-element ng-pristine', v, ' aria-invalid="false"')}</div><div class="mat-mdc-form-field-subscript-wrapper"></div></mat-form-field>`,
  usa: (x, v, e) =>
    `<div class="usa-form-group${e ? ' usa-form-group--error' : ''}"><label class="usa-label" for="${x.id}">${x.label}${star(x)}</label>${e ? `<span class="usa-error-message">${e}</span>` : ''}${ctl(x, 'usa-input', v)}</div>`,
  govuk: (x, v, e) =>
    `<div class="govuk-form-group${e ? ' govuk-form-group--error' : ''}"><label class="govuk-label govuk-label--m" for="${x.id}">${x.label}</label>${e ? `<p id="${x.id}-error" class="govuk-error-message"><span class="govuk-visually-hidden vh">Error:</span> ${e}</p>` : ''}${ctl(x, `govuk-input${e ? ' govuk-input--error' : ''}`, v)}</div>`,
  pf: (x, v) =>
    `<div class="ui-field p-grid"><label for="${x.id}" class="ui-outputlabel ui-widget"><span class="ui-outputlabel-label">${x.label}</span><span class="ui-outputlabel-rfi">*</span></label>${ctl(x, 'ui-inputfield ui-inputtext ui-widget ui-state-default ui-corner-all', v)}</div>`,
  boot: (x, v, e) =>
    `<div class="form-group mb-3"><label class="form-label" for="${x.id}">${x.label}</label>${ctl(x, `form-control${e ? ' is-invalid' : ''}`, v)}${e ? `<div class="invalid-feedback" style="color:#b00020">${e}</div>` : ''}</div>`,
  tail: (x, v) =>
    `<div class="grid gap-2"><label class="text-sm font-medium leading-none" for="${x.id}">${x.label}</label>${ctl(x, 'flex h-10 w-full rounded-md border border-input bg-background px-3', v)}</div>`,
  dawn: (x, v) =>
    `<div class="field">${ctl({ ...x, placeholder: x.label }, 'field__input', v)}<label class="field__label" for="${x.id}">${x.label}</label></div>`,
  hs: (x, v) =>
    `<div class="hs_${x.name} hs-${x.name} hs-form-field"><label for="${x.id}"><span>${x.label}</span><span class="hs-form-required">*</span></label><div class="input">${ctl(x, 'hs-input', v)}</div></div>`,
  table: (x, v) => `<tr><th align="left"><label for="${x.id}">${x.label}</label></th><td>${ctl(x, '', v)}</td></tr>`,
  rails: (x, v, e) =>
    e
      ? `<div class="field"><div class="field_with_errors"><label for="${x.id}">${x.label}</label></div><div class="field_with_errors">${ctl(x, '', v)}</div></div>`
      : `<div class="field"><label for="${x.id}">${x.label}</label>${ctl(x, '', v)}</div>`,
  django: (x, v, e) =>
    `<div id="div_${x.id}" class="fieldwrapper">${e ? `<ul class="errorlist" id="${x.id}_error"><li>${e}</li></ul>` : ''}<label for="${x.id}">${x.label}:</label>${ctl(x, '', v, e ? ' aria-invalid="true"' : '')}</div>`,
}
/** A form. `values` is `{ key: value }`, `errors` is `{ key: message }`. */
export function theForm(
  F,
  submit,
  {
    id = 'f1',
    look = 'boot',
    action,
    attrs = '',
    values = {},
    errors = {},
    before = '',
    after = '',
    btn = 'class="btn btn-primary"',
    isInput = false,
  } = {},
) {
  const one = (x) =>
    x.type === 'checkbox'
      ? look === 'table'
        ? `<tr><td></td><td>${ctl(x, '', values[x.key])} <label for="${x.id}">${x.label}</label></td></tr>`
        : `<div class="form-check">${ctl(x, '', values[x.key])} <label for="${x.id}" style="display:inline">${x.label}</label></div>`
      : LOOKS[look](x, values[x.key], errors[x.key])
  const list = F.map(one).join('\n')
  return `<form id="${id}"${action ? ` action="${action}"` : ''} method="post" ${attrs}>${before}${look === 'table' ? `<table>${list}</table>` : list}${isInput ? `<input type="submit" value="${esc(submit)}" ${btn}>` : `<button type="submit" ${btn}>${submit}</button>`}${after}</form>`
}

// ------------------------------------------------------------- client runtimes
export const q = (x) => JSON.stringify(x).replace(/</g, '\\u003c')
/** Sends a form with fetch; `js` sees `form`, `btn`, `r`, `t` (text), `d` (JSON). `first` runs before the request. */
export const onSend = (
  js,
  { url, id = 'f1', as = 'json', first = '', headers = '', failed = '' } = {},
) => `document.addEventListener('submit',async function(e){var form=e.target;if(form.id!=='${id}')return;e.preventDefault();
var btn=form.querySelector('[type=submit],button:not([type])'),fd=new FormData(form),r,t='',d;btn.disabled=true;${first}
try{r=await fetch(${typeof url === 'string' && !url.startsWith('=') ? `'${url}'` : url.slice(1)},{method:'POST',headers:{${as === 'json' ? "'Content-Type':'application/json'," : ''}Accept:'application/json'${headers ? `,${headers}` : ''}},body:${as === 'json' ? 'JSON.stringify(Object.fromEntries(fd))' : as === 'form' ? 'new URLSearchParams(fd)' : 'fd'}});t=await r.text();try{d=JSON.parse(t)}catch(x){}}catch(x){btn.disabled=false;${failed || 'return'}}
btn.disabled=false;${js}});\n`
/** A text that floats in a corner, and goes after `ms`. */
export const FLOAT = `function float(t,cls,ms,role){var b=document.getElementById('toasts');if(!b){b=document.createElement('section');b.id='toasts';b.setAttribute('aria-live','polite');document.body.appendChild(b)}
var n=document.createElement('div');n.className='float '+(cls||'');if(role)n.setAttribute('role',role);n.textContent=t;b.appendChild(n);if(ms)setTimeout(function(){n.remove()},ms)}\n`
/** Turbo Drive, Frames and Streams in short. */
export const TURBO = `document.addEventListener('submit',async function(e){var f=e.target;if(f.dataset.turbo==='false')return;e.preventDefault();var frame=f.closest('turbo-frame');f.setAttribute('aria-busy','true');
var h={Accept:'text/vnd.turbo-stream.html, text/html, application/xhtml+xml'};if(frame)h['Turbo-Frame']=frame.id;var r=await fetch(f.action,{method:'POST',headers:h,body:new FormData(f)});var t=await r.text();f.removeAttribute('aria-busy');
var doc=new DOMParser().parseFromString(t,'text/html');if(/turbo-stream/.test(r.headers.get('content-type'))){doc.querySelectorAll('turbo-stream').forEach(function(s){var g=document.getElementById(s.getAttribute('target')),c=s.querySelector('template').innerHTML,a=s.getAttribute('action');
if(a==='replace')g.outerHTML=c;else if(a==='update')g.innerHTML=c;else if(a==='append')g.insertAdjacentHTML('beforeend',c);else if(a==='prepend')g.insertAdjacentHTML('afterbegin',c);else if(a==='remove')g.remove()});return}
if(frame){var n=doc.getElementById(frame.id);frame.innerHTML=n?n.innerHTML:'<strong class="turbo-frame-error">Content missing</strong>';return}
if(r.redirected)history.pushState({turbo:1},'',r.url);document.title=doc.title;document.body.innerHTML=doc.body.innerHTML});\n`
/** Livewire 3 in short: the component's markup comes back in effects.html. */
export const LIVEWIRE = `document.addEventListener('submit',async function(e){var f=e.target;if(!f.hasAttribute('wire:submit'))return;e.preventDefault();var c=f.closest('[wire\\\\:id]');var r=await fetch('/livewire/update',{method:'POST',headers:{'Content-Type':'application/json','X-Livewire':''},
body:JSON.stringify({_token:'q1w2',components:[{snapshot:c.getAttribute('wire:snapshot'),updates:Object.fromEntries(new FormData(f)),calls:[{path:'',method:f.getAttribute('wire:submit'),params:[]}]}]})});var d=await r.json();d.components.forEach(function(x){var fx=x.effects;if(fx.html)c.outerHTML=fx.html;
(fx.dispatches||[]).forEach(function(v){window.dispatchEvent(new CustomEvent(v.name,{detail:v.params}))});if(fx.redirect)location.href=fx.redirect})});\n`
export const livewireAnswer = (effects) => ({
  components: [
    {
      snapshot: '{"data":{},"memo":{"id":"Zk3","name":"form"},"checksum":"9f2c"}',
      effects: { returns: [null], ...effects },
    },
  ],
  assets: [],
})
/** htmx in short, with HX-Retarget, HX-Reswap and HX-Trigger. */
export const HTMX = `document.addEventListener('submit',function(e){var f=e.target;if(!f.hasAttribute('hx-post'))return;e.preventDefault();f.classList.add('htmx-request');var x=new XMLHttpRequest();x.open('POST',f.getAttribute('hx-post'));x.setRequestHeader('HX-Request','true');x.setRequestHeader('Content-Type','application/x-www-form-urlencoded');
x.onload=function(){f.classList.remove('htmx-request');var g=x.getResponseHeader.bind(x);if(g('HX-Trigger'))document.body.dispatchEvent(new CustomEvent(g('HX-Trigger')));if(g('HX-Redirect')){location.href=g('HX-Redirect');return}if(x.status>=400||x.status===204)return;var s=g('HX-Retarget')||f.getAttribute('hx-target');var t=s&&s!=='this'?document.querySelector(s):f;
var w=g('HX-Reswap')||f.getAttribute('hx-swap')||'innerHTML';if(w==='outerHTML')t.outerHTML=x.responseText;else if(w==='innerHTML')t.innerHTML=x.responseText;else t.insertAdjacentHTML(w,x.responseText)};x.send(new URLSearchParams(new FormData(f)).toString())});\n`
/** Partial answers of JSF/PrimeFaces and of Wicket: XML whose parts replace elements by id. */
export const XMLPARTS = (
  id,
  url,
) => `document.addEventListener('submit',function(e){var f=e.target;if(f.id!=='${id}')return;e.preventDefault();var x=new XMLHttpRequest();x.open('POST','${url}');x.setRequestHeader('Faces-Request','partial/ajax');x.setRequestHeader('Wicket-Ajax','true');x.setRequestHeader('Content-Type','application/x-www-form-urlencoded; charset=UTF-8');
x.onload=function(){var d=x.responseXML;if(!d)return;d.querySelectorAll('update,component').forEach(function(u){var n=document.getElementById(u.getAttribute('id'));if(n)n.outerHTML=u.textContent});d.querySelectorAll('redirect').forEach(function(r){location.href=r.getAttribute('url')})};x.send(new URLSearchParams(new FormData(f)).toString()+'&javax.faces.partial.ajax=true')});\n`

// ------------------------------------------------------------- rows
/** `yes` and `no` add a row of the family that is taken or not; `set` begins its id. */
export function family(name, set = 'plain') {
  const rows = []
  const add =
    (taken) =>
    (slug, lang, title, { does, fields = [], id = 'f1', named = 'sendForm', wanted, why, tool, ...rest }) =>
      rows.push(
        row({
          family: name,
          id: `${set}-${name}-${slug}-${lang}`,
          language: lang,
          title,
          why: why ?? title,
          taken,
          wanted: wanted ?? (taken ? 'confirmed' : 'submitted_unverified'),
          fields,
          tool: tool ?? form(named, does, `#${id}`),
          ...rest,
        }),
      )
  return { rows, yes: add(true), no: add(false) }
}
export { button, form }
