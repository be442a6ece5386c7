// @ts-nocheck: plain data and pages
/** Page chrome, controls and client scripts in the manner of real software, shared by the rows. */
import { askRow, button, controls, esc, f, form, html, json, row, see, take, takeGet } from '../kit.mjs'

/** home, products or services, news, contact, newsletter, "we use cookies", accept */
const NAV = {
  en: 'Home|Services|News|Contact|Newsletter|We use cookies to improve your visit.|Accept',
  de: 'Start|Leistungen|Aktuelles|Kontakt|Newsletter|Wir verwenden Cookies.|Akzeptieren',
  fr: 'Accueil|Prestations|Actualités|Contact|Infolettre|Ce site utilise des cookies.|Accepter',
  es: 'Inicio|Servicios|Noticias|Contacto|Boletín|Usamos cookies propias y de terceros.|Aceptar',
  it: 'Home|Servizi|Notizie|Contatti|Newsletter|Questo sito usa i cookie.|Accetta',
  nl: 'Home|Diensten|Nieuws|Contact|Nieuwsbrief|Wij gebruiken cookies.|Akkoord',
  pt: 'Início|Serviços|Notícias|Contato|Novidades|Este site utiliza cookies.|Aceitar',
  pl: 'Start|Oferta|Aktualności|Kontakt|Newsletter|Ta strona używa ciasteczek.|Akceptuję',
  tr: 'Ana sayfa|Hizmetler|Haberler|İletişim|Bülten|Bu site çerez kullanır.|Kabul et',
  ko: '홈|서비스|소식|문의|뉴스레터|이 사이트는 쿠키를 사용합니다.|동의',
  sv: 'Hem|Tjänster|Nyheter|Kontakt|Nyhetsbrev|Vi använder kakor.|Godkänn',
  cs: 'Úvod|Služby|Aktuality|Kontakt|Novinky|Používáme cookies.|Souhlasím',
  hi: 'मुखपृष्ठ|सेवाएँ|समाचार|संपर्क|समाचार पत्र|यह साइट कुकीज़ का उपयोग करती है।|ठीक है',
  ja: 'ホーム|サービス|お知らせ|お問い合わせ|メルマガ|当サイトはクッキーを使用しています。|同意する',
  zh: '首页|服务|新闻|联系我们|电子报|本网站使用 Cookie。|接受',
  ar: 'الرئيسية|الخدمات|الأخبار|اتصل بنا|النشرة|يستخدم هذا الموقع ملفات الارتباط.|موافق',
  fi: 'Etusivu|Palvelut|Uutiset|Yhteystiedot|Uutiskirje|Käytämme evästeitä.|Hyväksy',
  el: 'Αρχική|Υπηρεσίες|Νέα|Επικοινωνία|Ενημερωτικό|Χρησιμοποιούμε cookies.|Αποδοχή',
  vi: 'Trang chủ|Dịch vụ|Tin tức|Liên hệ|Bản tin|Trang này dùng cookie.|Đồng ý',
  hu: 'Kezdőlap|Szolgáltatások|Hírek|Kapcsolat|Hírlevél|Az oldal sütiket használ.|Elfogadom',
  bg: 'Начало|Услуги|Новини|Контакти|Бюлетин|Сайтът използва бисквитки.|Приемам',
  ca: 'Inici|Serveis|Notícies|Contacte|Butlletí|Fem servir galetes.|Accepta',
  da: 'Forside|Ydelser|Nyheder|Kontakt|Nyhedsbrev|Vi bruger cookies.|Accepter',
  et: 'Avaleht|Teenused|Uudised|Kontakt|Uudiskiri|Kasutame küpsiseid.|Nõustun',
  he: 'בית|שירותים|חדשות|צור קשר|ניוזלטר|האתר משתמש בעוגיות.|אישור',
  hr: 'Početna|Usluge|Vijesti|Kontakt|Novosti|Koristimo kolačiće.|Prihvaćam',
  id: 'Beranda|Layanan|Berita|Kontak|Buletin|Situs ini menggunakan kuki.|Setuju',
  lt: 'Pradžia|Paslaugos|Naujienos|Kontaktai|Naujienlaiškis|Naudojame slapukus.|Sutinku',
  no: 'Hjem|Tjenester|Nyheter|Kontakt|Nyhetsbrev|Vi bruker informasjonskapsler.|Godta',
  ro: 'Acasă|Servicii|Noutăți|Contact|Buletin|Folosim cookie-uri.|Accept',
  sk: 'Domov|Služby|Novinky|Kontakt|Newsletter|Používame súbory cookie.|Súhlasím',
  th: 'หน้าแรก|บริการ|ข่าวสาร|ติดต่อเรา|จดหมายข่าว|เว็บไซต์นี้ใช้คุกกี้|ยอมรับ',
  uk: 'Головна|Послуги|Новини|Контакти|Розсилка|Сайт використовує кукі.|Прийняти',
  ru: 'Главная|Услуги|Новости|Контакты|Рассылка|Сайт использует куки.|Принять',
  fa: 'خانه|خدمات|اخبار|تماس|خبرنامه|این سایت از کوکی استفاده می‌کند.|قبول',
  sl: 'Domov|Storitve|Novice|Kontakt|Novičke|Uporabljamo piškotke.|Strinjam se',
  lv: 'Sākums|Pakalpojumi|Jaunumi|Kontakti|Jaunumi e-pastā|Izmantojam sīkdatnes.|Piekrītu',
  sr: 'Почетна|Услуге|Вести|Контакт|Билтен|Користимо колачиће.|Прихватам',
}
export const nav = (lang) => (NAV[lang] ?? NAV.en).split('|')
const links = (lang, li, a = '') =>
  nav(lang)
    .slice(0, 4)
    .map((x) => `<li class="${li}"><a class="${a}" href="#">${x}</a></li>`)
    .join('')

const CSS = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#222}header,main,footer,.wrap{max-width:62rem;margin:0 auto;padding:.8rem}
header ul,nav ul{display:flex;gap:1rem;list-style:none;padding:0}input,select,textarea,button{font:inherit;padding:.35rem .6rem}input[type=text],input[type=email],input[type=tel],input[type=url],textarea{width:100%;max-width:28rem}
[hidden],.d-none,.hide{display:none}.sr-only,.visually-hidden,.screen-reader-text{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}
.alert,.messages,.notice,.flash{padding:.7rem 1rem;border:1px solid #ccc;margin:1rem 0}.cookie-bar{position:fixed;left:0;right:0;bottom:0;background:#eee;padding:.4rem 1rem;font-size:.8rem}
.toast-top{position:fixed;top:1rem;right:1rem;background:#333;color:#fff;padding:.8rem 1.2rem;z-index:60}.overlay{position:fixed;inset:0;background:#0007;z-index:55;display:flex;align-items:center;justify-content:center}.overlay>div{background:#fff;padding:1.5rem;max-width:30rem}
.invalid-feedback{display:none;color:#b00}.is-invalid~.invalid-feedback{display:block}.w-form-done,.w-form-fail{display:none}`

const CHROME = {
  wp: (n, l, m) =>
    `<div id="page" class="site"><a class="skip-link screen-reader-text" href="#content">${nav(l)[0]}</a><header id="masthead" class="site-header"><p class="site-title"><a href="/" rel="home">${n}</a></p><nav class="main-navigation"><ul id="primary-menu" class="menu">${links(l, 'menu-item menu-item-type-post_type')}</ul></nav></header><main id="content" class="site-main"><article class="post-42 page type-page hentry"><div class="entry-content">${m}</div></article></main><footer id="colophon" class="site-footer"><aside class="widget"><h2 class="widget-title">${nav(l)[2]}</h2></aside><div class="site-info">${n}</div></footer></div>`,
  wp6: (n, l, m) =>
    `<div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group is-layout-flex"><p class="wp-block-site-title"><a href="/">${n}</a></p><nav class="wp-block-navigation"><ul class="wp-block-navigation__container">${links(l, 'wp-block-navigation-item', 'wp-block-navigation-item__content')}</ul></nav></div></header><main class="wp-block-group is-layout-constrained"><div class="entry-content wp-block-post-content">${m}</div></main><footer class="wp-block-template-part"><p>${n} · WordPress</p></footer></div>`,
  drupal: (n, l, m) =>
    `<div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><div class="layout-container"><header role="banner"><div class="region region-header"><div id="block-olivero-site-branding"><a href="/" rel="home">${n}</a></div><ul class="menu">${links(l, 'menu-item')}</ul></div></header><main role="main"><a id="main-content" tabindex="-1"></a><div class="layout-content"><div class="region region-content">${m}</div></div></main><footer role="contentinfo">${n}</footer></div></div>`,
  joomla: (n, l, m) =>
    `<header class="header container-header"><div class="navbar-brand"><a class="brand-logo" href="/">${n}</a></div><ul class="mod-menu mod-list nav">${links(l, 'nav-item')}</ul></header><div class="site-grid"><div class="container-component wrap"><main>${m}</main></div></div><footer class="container-footer footer">${n}</footer>`,
  typo3: (n, l, m) =>
    `<div class="body-bg"><header id="page-header" class="bp-page-header navbar"><div class="container"><a class="navbar-brand" href="/">${n}</a><ul class="navbar-nav">${links(l, 'nav-item', 'nav-link')}</ul></div></header><main id="page-content" class="bp-page-content main-section"><div class="frame frame-default frame-type-form_formframework"><div class="frame-container"><div class="frame-inner">${m}</div></div></div></main><footer id="page-footer">${n}</footer></div>`,
  shop: (n, l, m) =>
    `<div class="shopify-section shopify-section-group-header-group section-header"><header class="header"><h1 class="header__heading"><a href="/" class="header__heading-link link">${n}</a></h1><ul class="list-menu list-menu--inline" role="list">${links(l, '', 'header__menu-item')}</ul></header></div><main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1"><section class="shopify-section section"><div class="contact page-width page-width--narrow">${m}</div></section></main><footer class="footer"><div class="footer__content-top page-width"><h2 class="footer-block__heading">${nav(l)[4]}</h2></div><small class="copyright__content">© 2026, ${n}</small></footer>`,
  magento: (n, l, m) =>
    `<div class="page-wrapper"><header class="page-header"><div class="header content"><a class="logo" href="/">${n}</a></div></header><div class="sections nav-sections"><ul>${links(l, 'level0', 'level-top')}</ul></div><main id="maincontent" class="page-main"><div class="page messages"><div data-placeholder="messages"></div></div><div class="columns"><div class="column main">${m}</div></div></main><footer class="page-footer"><small class="copyright"><span>© ${n}</span></small></footer></div>`,
  presta: (n, l, m) =>
    `<header id="header"><div class="header-top"><a href="/">${n}</a><ul class="top-menu">${links(l, 'category', 'dropdown-item')}</ul></div></header><section id="wrapper"><div class="container wrap"><div id="content-wrapper"><section id="main"><section id="content" class="page-content card card-block">${m}</section></section></div></div></section><footer id="footer"><p>${n}</p></footer>`,
  wf: (n, l, m) =>
    `<div data-collapse="medium" role="banner" class="navbar w-nav"><div class="w-container"><a href="/" class="w-nav-brand">${n}</a><nav role="navigation" class="w-nav-menu"><ul>${links(l, '', 'w-nav-link')}</ul></nav></div></div><section class="section wrap"><div class="w-layout-blockcontainer w-container">${m}</div></section><footer><div class="text-block-7">${n}</div></footer>`,
  sqs: (n, l, m) =>
    `<div id="siteWrapper" class="clearfix site-wrapper"><header id="header" class="header theme-col--primary"><div class="header-title-text"><a href="/">${n}</a></div><nav class="header-nav-list"><ul>${links(l, 'header-nav-item')}</ul></nav></header><main id="page" role="main"><article class="sections"><section class="page-section"><div class="sqs-layout sqs-grid-12"><div class="sqs-block form-block sqs-block-form"><div class="sqs-block-content">${m}</div></div></div></section></article></main><footer class="sections">${n}</footer></div>`,
  bs: (n, l, m) =>
    `<nav class="navbar navbar-expand-lg bg-light"><div class="container wrap"><a class="navbar-brand" href="/">${n}</a><ul class="navbar-nav">${links(l, 'nav-item', 'nav-link')}</ul></div></nav><div class="container py-4 wrap"><div class="row"><div class="col-md-8">${m}</div></div></div><footer class="border-top"><small>${n}</small></footer>`,
  tw: (n, l, m) =>
    `<div class="flex min-h-screen flex-col"><header class="sticky top-0 border-b px-4"><div class="container flex h-14 items-center"><a class="font-bold" href="/">${n}</a><nav class="hidden md:flex"><ul>${links(l, 'px-2', 'text-sm text-muted-foreground')}</ul></nav></div></header><main class="flex-1 container py-10">${m}</main><footer class="border-t py-6 text-sm text-muted-foreground">${n}</footer></div>`,
  app: (n, l, m) =>
    `<div id="root"><div class="App"><header class="MuiAppBar-root"><div class="MuiToolbar-root"><h6 class="MuiTypography-root MuiTypography-h6">${n}</h6><ul>${links(l, '', 'MuiButton-root')}</ul></div></header><main class="MuiContainer-root">${m}</main></div></div>`,
  gov: (n, l, m) =>
    `<header class="govuk-header" role="banner"><a href="/" class="govuk-header__link">${n}</a></header><div class="govuk-width-container wrap"><nav class="govuk-breadcrumbs"><ol class="govuk-breadcrumbs__list"><li><a href="#">${nav(l)[0]}</a></li></ol></nav><main class="govuk-main-wrapper" id="main-content" role="main">${m}</main></div><footer class="govuk-footer" role="contentinfo"><a href="#">${nav(l)[3]}</a></footer>`,
  old: (n, l, m) =>
    `<table width="780" align="center" cellpadding="5" cellspacing="0" border="0"><tr><td colspan="2" bgcolor="#003366"><font color="#ffffff" size="5">${n}</font></td></tr><tr valign="top"><td width="150" bgcolor="#eeeeee">${nav(
      l,
    )
      .slice(0, 4)
      .map((x) => `<a href="#">${x}</a><br>`)
      .join('')}</td><td>${m}</td></tr><tr><td colspan="2" align="center"><small>© ${n}</small></td></tr></table>`,
}
const RTL = ['ar', 'he', 'fa']

/** A page: `page(lang, chrome, name, main, { script, head, tail, status, quiet })`. Noise of real sites stands around it unless `quiet`. */
export function page(
  lang,
  chrome,
  name,
  main,
  { script = '', head = '', tail = '', status = 200, quiet, headers = {} } = {},
) {
  const noisy = !quiet && name.length % 2 === 0
  const w = nav(lang)
  const cookie = noisy
    ? `<div class="cookie-bar" role="dialog" aria-label="Cookies"><span>${w[5]}</span> <button type="button" onclick="this.parentNode.remove()">${w[6]}</button></div>`
    : ''
  return html(
    `<!doctype html>\n<html lang="${lang}"${RTL.includes(lang) ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${esc(name)}</title><style>${CSS}</style>${head}</head>\n<body>${CHROME[chrome](esc(name), lang, main)}${cookie}${tail}${script ? `\n<script>${script}</script>` : ''}</body></html>`,
    status,
    headers,
  )
}

// ---------------------------------------------------------------- fields
const given = {
  ja: '高橋 健',
  ko: '이민지',
  zh: '王芳',
  hi: 'अनिता शर्मा',
  ar: 'سارة أحمد',
  he: 'דנה לוי',
  th: 'สมชาย',
  el: 'Μαρία Παππά',
  uk: 'Ірина Коваль',
  bg: 'Петър Илиев',
  ru: 'Ольга Петрова',
  fa: 'مریم رضایی',
  sr: 'Јелена Илић',
  de: 'Jana Vogt',
  fr: 'Luc Martin',
  es: 'Marta Ruiz',
  it: 'Paolo Conti',
  nl: 'Sanne de Vries',
  pt: 'João Alves',
  pl: 'Ewa Nowak',
  tr: 'Elif Kaya',
  sv: 'Karin Berg',
  cs: 'Petr Dvořák',
  fi: 'Aino Laine',
  hu: 'Kovács Anna',
  da: 'Mette Holm',
  no: 'Ola Moen',
  ro: 'Andrei Pop',
  sk: 'Zuzana Mikulová',
}
export const N = (label, value = 'Robin Hale', more) => f('name', 'text', label, value, more)
/** The name field with a name of the language. */
export const NL = (lang, label, more) => N(label, given[lang] ?? 'Robin Hale', more)
export const E = (label = 'E-mail', value = 'robin.hale@example.org', more) => f('email', 'email', label, value, more)
export const M = (label, value, more) => f('message', 'textarea', label, value, more)
export const T = (key, label, value, more) => f(key, more?.type ?? 'text', label, value, more)
export const P = (label, value = '0171 555 0148', more) => f('phone', 'tel', label, value, more)
export const D = (key, label, value, more) => f(key, 'date', label, value, more)
export const S = (key, label, choices, value, more) =>
  f(key, 'select', label, value, { choices: choices.map((x) => (Array.isArray(x) ? x : [x, x])), ...more })
export const C = (key, label, more) => f(key, 'checkbox', label, true, more)
export const Q = (label, value, more) => f('q', 'search', label, value, more)

/** Ids and names as a software gives them. */
const STYLES = {
  cf7: (x) => ({ id: `wpcf7-${x.key}`, name: `your-${x.key}` }),
  wpforms: (_x, i) => ({ id: `wpforms-128-field_${i}`, name: `wpforms[fields][${i}]` }),
  gf: (_x, i) => ({ id: `input_3_${i + 1}`, name: `input_${i + 1}` }),
  elementor: (x) => ({ id: `form-field-${x.key}`, name: `form_fields[${x.key}]` }),
  ninja: (_x, i) => ({ id: `nf-field-${i + 5}`, name: `nf-field-${i + 5}` }),
  rails: (x) => ({ id: `record_${x.key}`, name: `record[${x.key}]` }),
  django: (x) => ({ id: `id_${x.key}`, name: x.key }),
  drupal: (x) => ({ id: `edit-${x.key}`, name: x.key }),
  joomla: (x) => ({ id: `jform_contact_${x.key}`, name: `jform[contact_${x.key}]` }),
  typo3: (_x, i) => ({ id: `kontakt-7-text-${i + 1}`, name: `tx_form_formframework[kontakt-7][text-${i + 1}]` }),
  shopify: (x) => ({ id: `ContactForm-${x.key}`, name: `contact[${x.key}]` }),
  asp: (x) => ({ id: `MainContent_txt_${x.key}`, name: `ctl00$MainContent$txt_${x.key}` }),
  mvc: (x) => ({ id: x.key[0].toUpperCase() + x.key.slice(1), name: x.key[0].toUpperCase() + x.key.slice(1) }),
  react: (x, i) => ({ id: `r-${i}-${x.key}`, name: x.key }),
  mc: (x) => ({ id: `mce-${x.key.toUpperCase()}`, name: x.key.toUpperCase() }),
  google: (_x, i) => ({ id: `i${i * 4 + 1}`, name: `entry.${1045781290 + i * 7}` }),
}
export const as = (style, fields) => fields.map((x, i) => ({ ...x, ...STYLES[style](x, i) }))

const box = (x, cls, v, attrs = '') => {
  const common = `id="${x.id}" name="${x.name}" class="${cls}"${x.required && x.native !== false ? ' required' : ''} ${attrs} ${x.attrs ?? ''}`
  if (x.type === 'textarea') return `<textarea ${common} rows="4">${esc(v ?? '')}</textarea>`
  if (x.type === 'select')
    return `<select ${common}>${x.choices.map(([a, b]) => `<option value="${esc(a)}"${v === a ? ' selected' : ''}>${esc(b)}</option>`).join('')}</select>`
  if (x.type === 'checkbox') return `<input type="checkbox" value="1" ${common}>`
  return `<input type="${x.type}" ${common} value="${esc(v ?? '')}">`
}
const MORE = {
  wpforms: (x, v, e) =>
    `<div id="${x.id}-container" class="wpforms-field wpforms-field-${x.type}${e ? ' wpforms-has-error' : ''}"><label class="wpforms-field-label" for="${x.id}">${x.label} <span class="wpforms-required-label" aria-hidden="true">*</span></label>${box(x, `wpforms-field-medium wpforms-field-required${e ? ' wpforms-error' : ''}`, v, e ? 'aria-invalid="true"' : '')}${e ? `<em id="${x.id}-error" class="wpforms-error" role="alert">${e}</em>` : ''}</div>`,
  gf: (x, v, e) =>
    `<div id="field_${x.id}" class="gfield gfield--type-${x.type} gfield_contains_required${e ? ' gfield_error' : ''}"><label class="gfield_label gform-field-label" for="${x.id}">${x.label}<span class="gfield_required">*</span></label><div class="ginput_container">${box(x, 'large', v, e ? 'aria-invalid="true"' : 'aria-invalid="false"')}</div>${e ? `<div class="gfield_description validation_message gfield_validation_message">${e}</div>` : ''}</div>`,
  elementor: (x, v, e) =>
    `<div class="elementor-field-type-${x.type} elementor-field-group elementor-column elementor-col-100${e ? ' elementor-error' : ''}"><label for="${x.id}" class="elementor-field-label">${x.label}</label>${box(x, 'elementor-field elementor-size-sm elementor-field-textual', v)}</div>`,
  drupal: (x, v, e) =>
    `<div class="js-form-item form-item js-form-type-${x.type} form-item-${x.key}${e ? ' form-item--error' : ''}"><label for="${x.id}" class="js-form-required form-required">${x.label}</label>${box(x, `form-${x.type}${e ? ' error' : ''}`, v, e ? 'aria-invalid="true" data-drupal-selector' : '')}${e ? `<div class="form-item--error-message"><strong>${e}</strong></div>` : ''}</div>`,
  joomla: (x, v, e) =>
    `<div class="control-group"><div class="control-label"><label id="${x.id}-lbl" for="${x.id}" class="required">${x.label}<span class="star" aria-hidden="true">&nbsp;*</span></label></div><div class="controls">${box(x, `form-control required${e ? ' invalid form-control-danger' : ''}`, v)}</div></div>`,
  shopify: (x, v, e) =>
    `<div class="field">${box(x, 'field__input', v, `placeholder="${esc(x.label)}" autocomplete="on"`)}<label class="field__label" for="${x.id}">${x.label}</label></div>${e ? `<small class="contact__field-error"><span class="form__message">${e}</span></small>` : ''}`,
  mat: (x, v, e) =>
    `<mat-form-field class="mat-mdc-form-field mat-form-field-appearance-outline${e ? ' mat-form-field-invalid' : ''}"><div class="mat-mdc-text-field-wrapper"><label class="mdc-floating-label" for="${x.id}">${x.label}</label>${box(x, `mat-mdc-input-element ng-valid${e ? ' ng-invalid ng-touched' : ''}`, v, e ? 'aria-invalid="true"' : 'aria-invalid="false"')}</div>${e ? `<mat-error class="mat-mdc-form-field-error">${e}</mat-error>` : ''}</mat-form-field>`,
  antd: (x, v, e) =>
    `<div class="ant-form-item${e ? ' ant-form-item-has-error' : ''}"><div class="ant-row"><div class="ant-col ant-form-item-label"><label for="${x.id}" class="ant-form-item-required" title="${esc(x.label)}">${x.label}</label></div><div class="ant-col ant-form-item-control">${box(x, `ant-input${e ? ' ant-input-status-error' : ''}`, v, e ? 'aria-invalid="true"' : '')}${e ? `<div class="ant-form-item-explain-error" role="alert">${e}</div>` : ''}</div></div></div>`,
  shad: (x, v, e) =>
    `<div class="space-y-2"><label class="text-sm font-medium leading-none" for="${x.id}">${x.label}</label>${box(x, 'flex h-10 w-full rounded-md border border-input', v, e ? `aria-invalid="true" aria-describedby="${x.id}-m"` : '')}${e ? `<p id="${x.id}-m" class="text-sm font-medium text-destructive">${e}</p>` : ''}</div>`,
  mvc: (x, v, e) =>
    `<div class="form-group"><label for="${x.id}" class="control-label">${x.label}</label>${box(x, `form-control${e ? ' input-validation-error' : ''}`, v, 'data-val="true"')}<span class="text-danger ${e ? 'field-validation-error' : 'field-validation-valid'}" data-valmsg-for="${x.name}">${e ?? ''}</span></div>`,
  el: (x, v, e) =>
    `<div class="el-form-item is-required${e ? ' is-error' : ''}"><label class="el-form-item__label" for="${x.id}">${x.label}</label><div class="el-form-item__content"><div class="el-input"><div class="el-input__wrapper">${box(x, 'el-input__inner', v)}</div></div>${e ? `<div class="el-form-item__error">${e}</div>` : ''}</div></div>`,
}
/** The controls of a form in the look of a software, with values and errors by key. */
export function draw(look, fields, { values, errors = {} } = {}) {
  if (!MORE[look]) return controls(fields, look, { values: values ?? {}, errors })
  return fields
    .map((x) => {
      const v = typeof values === 'function' ? values(x.name) : values?.[x.key]
      if (x.type === 'checkbox')
        return `<div class="form-check">${box(x, 'form-check-input')} <label class="form-check-label" for="${x.id}">${x.label}</label></div>`
      return MORE[look](x, v, errors[x.key])
    })
    .join('\n')
}
/** A form: `F(look, fields, submit, { action, id, attrs, top, bottom, values, errors, btn, novalidate })`. */
export const F = (look, fields, submit, o = {}) =>
  `<form ${o.action === undefined ? '' : `action="${o.action}" `}method="${o.method ?? 'post'}" id="${o.id ?? 'f'}" ${o.attrs ?? ''}>${o.top ?? ''}${draw(look, fields, o)}${o.mid ?? ''}<p class="actions">${o.submit ?? `<button type="submit" ${o.btn ?? 'class="btn btn-primary"'}>${submit}</button>`}</p>${o.bottom ?? ''}</form>`

/** A submit handler by fetch; `js` sees form, btn, fd, r, s (status), t (text), d (JSON or null). */
export const ajax = (url, js, { enc = 'form', sel = '#f', pre = '', headers = {} } = {}) =>
  `document.querySelector(${JSON.stringify(sel)}).addEventListener('submit',async function(e){e.preventDefault();var form=this,btn=form.querySelector('[type=submit]'),fd=new FormData(form);${pre}
var r=await fetch(${JSON.stringify(url)},{method:'POST',credentials:'same-origin',headers:${JSON.stringify({ Accept: 'application/json, text/plain, */*', ...(enc === 'json' ? { 'Content-Type': 'application/json' } : {}), ...headers })},body:${enc === 'json' ? 'JSON.stringify(Object.fromEntries(fd))' : enc === 'multi' ? 'fd' : 'new URLSearchParams(fd)'}});
var s=r.status,t=await r.text(),d=null;try{d=JSON.parse(t)}catch(x){}
${js}});
`
export { HX, JQ, late } from '../kit.mjs'
export { button, html, json, see, take }

/** Rows of one family: `yes(...)` taken, `no(...)` not taken. */
export function family(name) {
  const rows = []
  const add =
    (taken) =>
    (id, language, why, { does, F: fields = [], tool, wanted, ok, fail, ...rest }) =>
      rows.push(
        row({
          id: `third-${name}-${language}-${id}`,
          family: name,
          language,
          title: why,
          why,
          fields,
          tool: tool ?? form('completeForm', does, '#f'),
          taken,
          wanted: wanted ?? (taken ? 'confirmed' : 'rejected'),
          ...(ok
            ? {
                expects: {
                  success: typeof ok === 'string' ? { text: ok } : ok,
                  ...(fail ? { failure: typeof fail === 'string' ? { text: fail } : fail } : {}),
                },
              }
            : {}),
          ...rest,
        }),
      )
  return { rows, yes: add(true), no: add(false) }
}

/**
 * Rows with one form page: `o.chrome, site, h, look, F, submit, does, action | url, answer(q, s, draw), script, intro, below, form, pages`.
 * `draw({ top, values, errors })` is the page again; `s.session.flash` is shown once on top by the start page.
 */
export function maker(name) {
  const { rows, yes, no } = family(name)
  const make = (add) => (id, lang, why, o) => {
    const {
      chrome,
      site,
      h,
      look,
      submit,
      action,
      url,
      answer,
      script,
      intro = '',
      below = '',
      form: opts,
      head,
      tail,
      quiet,
      pages,
      get,
      ...rest
    } = o
    const start = rest.start ?? '/'
    const again = (more = {}) =>
      page(
        lang,
        chrome,
        site,
        `${more.top ?? ''}<h1>${h}</h1>${intro}${F(look, o.F, submit, { action, ...opts, ...more, top: opts?.top, bottom: more.bottom ?? opts?.bottom })}${below}`,
        { script, head, tail, quiet, status: more.status },
      )
    const open = (_q, s) => {
      const top = s.session.flash ?? ''
      const values = s.session.old
      delete s.session.flash
      delete s.session.old
      return again({ top, values })
    }
    const to = (url ?? action ?? start).split(/[?#]/)[0]
    const post = take((q, s) => answer(q, s, again), get ?? (to === start ? open : undefined))
    add(id, lang, why, { ...rest, pages: { [start]: open, [to]: post, ...pages } })
  }
  return { rows, yes: make(yes), no: make(no), rawYes: yes, rawNo: no }
}
/** A further page of the same site. */
export const next = (lang, chrome, site, main, more) => () => page(lang, chrome, site, main, more)

// ---------------------------------------------------------------- asking rows

/**
 * Asking rows with one page: a form (`F`, `submit`, `look`) or a button (`main` with `#b`). `top`, `mid`, `below` stand over the form,
 * before its button and under it. `how`: `post` (redirect), `fetch` (thanks in place) or `get` (results).
 */
export function asking() {
  const rows = []
  const done = {
    en: 'Thank you.',
    de: 'Vielen Dank.',
    fr: 'Merci.',
    es: 'Gracias.',
    it: 'Grazie.',
    nl: 'Bedankt.',
    pt: 'Obrigado.',
    pl: 'Dziękujemy.',
    tr: 'Teşekkürler.',
    ja: 'ありがとうございました。',
    ko: '감사합니다.',
    zh: '谢谢。',
  }
  const add = (asks) => (id, lang, why, o) => {
    const {
      chrome,
      site,
      h,
      look = 'bs',
      submit,
      how = rows.length % 2 ? 'fetch' : 'post',
      top = '',
      mid = '',
      below = '',
      main,
      script = '',
      opts = {},
      pages,
      F: fields = [],
      tool,
      url = '/go',
      ...rest
    } = o
    const ok = () => page(lang, chrome, site, `<h1>${done[lang] ?? 'OK'}</h1>`)
    const draw = () =>
      main
        ? page(lang, chrome, site, `<h1>${h}</h1>${main}`, {
            script:
              script ||
              `document.getElementById('b').addEventListener('click',async function(e){e.preventDefault();await fetch('${url}',{method:'POST'});this.setAttribute('aria-pressed','true')})`,
          })
        : page(
            lang,
            chrome,
            site,
            `<h1>${h}</h1>${top}${F(look, fields, submit, { ...(how === 'fetch' ? {} : { action: url }), ...(how === 'get' ? { method: 'get' } : {}), mid, ...opts })}${below}`,
            { script: script + (how === 'fetch' ? ajax(url, `form.outerHTML='<p>${done[lang] ?? 'OK'}</p>'`) : '') },
          )
    rows.push(
      askRow({
        id: `third-${asks ? 'loss' : 'harmless'}-${lang}-${id}`,
        family: asks ? 'third-loss' : 'third-harmless',
        language: lang,
        title: why,
        why,
        asks,
        fields,
        tool:
          tool ??
          (main
            ? button('pressButton', 'Press the button of the page', '#b')
            : form('completeForm', 'Fill in the form of the page', '#f')),
        pages: {
          '/': draw,
          [url]:
            how === 'get'
              ? takeGet(() => page(lang, chrome, site, '<ol class="results"><li>1</li><li>2</li></ol>'))
              : take(() => (main || how === 'fetch' ? json({ ok: true }) : see('/ok'))),
          '/ok': ok,
          ...pages,
        },
        ...rest,
      }),
    )
  }
  return { rows, loss: add(true), fine: add(false) }
}
