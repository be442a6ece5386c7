// @ts-nocheck: plain data and pages
/** What the rows of `errands` and `visits` share. `maker('loss' | 'calm', set)` gives `form()` and `press()`; a slug is 'family/name'. */
import { askRow, button, controls, form, json, see, take, takeGet } from '../kit.mjs'
import { field, page as plainPage, products, sum, table } from '../trades/asking-base.mjs'
import { page as skinPage } from '../trades/base.mjs'

/** thanks; "n results" */
const DONE = {
  en: ['Thank you, we have received this.', '3 results'],
  de: ['Vielen Dank, das hat geklappt.', '3 Treffer'],
  fr: ['Merci, c’est bien enregistré.', '3 résultats'],
  es: ['Gracias, lo hemos recibido.', '3 resultados'],
  it: ['Grazie, abbiamo ricevuto tutto.', '3 risultati'],
  nl: ['Bedankt, we hebben het ontvangen.', '3 resultaten'],
  pl: ['Dziękujemy, otrzymaliśmy zgłoszenie.', '3 wyniki'],
  pt: ['Obrigado, recebemos o seu pedido.', '3 resultados'],
  ru: ['Спасибо, всё получено.', 'Найдено: 3'],
  zh: ['谢谢，我们已收到。', '共 3 条结果'],
  ja: ['ありがとうございます。受け付けました。', '3件見つかりました'],
  ar: ['شكراً لك، تم الاستلام.', '3 نتائج'],
  he: ['תודה, קיבלנו.', '3 תוצאות'],
  sv: ['Tack, vi har tagit emot det.', '3 träffar'],
  da: ['Tak, vi har modtaget det.', '3 resultater'],
  cs: ['Děkujeme, přijali jsme to.', '3 výsledky'],
  tr: ['Teşekkürler, aldık.', '3 sonuç'],
  uk: ['Дякуємо, ми все отримали.', 'Знайдено: 3'],
  ko: ['감사합니다. 접수되었습니다.', '검색 결과 3건'],
  el: ['Ευχαριστούμε, το λάβαμε.', '3 αποτελέσματα'],
  hu: ['Köszönjük, megkaptuk.', '3 találat'],
  fi: ['Kiitos, olemme vastaanottaneet tiedot.', '3 tulosta'],
  ro: ['Mulțumim, am primit.', '3 rezultate'],
  id: ['Terima kasih, sudah kami terima.', '3 hasil'],
  vi: ['Cảm ơn bạn, chúng tôi đã nhận được.', '3 kết quả'],
  th: ['ขอบคุณ เราได้รับข้อมูลแล้ว', 'พบ 3 รายการ'],
}
const PLAIN = ['shop', 'town', 'app', 'blog']
const page = (lang, skin, name, main, script = '') =>
  PLAIN.includes(skin) ? plainPage(lang, skin, name, main, script) : skinPage(lang, skin, name, main, { script })

const SUBMIT = [
  (x, a) => `<button type="submit"${a}>${x}</button>`,
  (x, a) => `<input type="submit" value="${x}"${a}>`,
  (x, a) => `<button class="btn btn-primary"${a}><span>${x}</span></button>`,
  (x, a) => `<div class="form-actions"><button type="submit" class="button button--primary"${a}>${x}</button></div>`,
]

export function maker(kind, set = 'errands') {
  const rows = []
  const asks = kind === 'loss'
  const add = (lang, slug, why, rest) => {
    const [family, name] = slug.split('/')
    rows.push(
      askRow({
        asks,
        family: `${asks ? 'asking' : 'harmless'}-${family}`,
        id: `${set}-${asks ? 'asking' : 'harmless'}-${lang}-${name}`,
        language: lang,
        title: why ?? name.replaceAll('-', ' '),
        why: why ?? name.replaceAll('-', ' '),
        ...rest,
      }),
    )
  }
  let turn = 0
  return {
    rows,
    /** more: top, before, after, beside, below, how ('post' | 'get' | 'fetch'), look, submitHtml, dialog (the trigger), done, script, why */
    form(lang, slug, skin, name, h, lines, submit, more = {}) {
      const fields = lines.map(field)
      const {
        how = 'post',
        look = ['gov', 'bs', 'ul', 'wp', 'dl', 'tw', 'rails', 'mui', 'cf7'][turn % 9],
        done = DONE[lang][0],
      } = more
      const { top = '', before = '', after = '', beside = '', below = '', dialog, why } = more
      const send = more.submitHtml ?? SUBMIT[turn++ % 4](submit, '')
      const action = how === 'get' ? '/results' : how === 'fetch' ? '#' : '/submit'
      const inner = `<form id="main-form" class="the-form" action="${action}" method="${how === 'get' ? 'get' : 'post'}">${before}${controls(fields, look)}${after}<div class="act">${send}${beside}</div></form>`
      const body = dialog
        ? `<p><button type="button" id="opener">${dialog}</button></p><dialog id="dlg" aria-labelledby="dlg-h"><h2 id="dlg-h">${more.dialogTitle ?? h}</h2>${inner}</dialog>`
        : inner
      const main = `<h1>${h}</h1>${top}${body}${below}`
      let script = more.script ?? ''
      if (dialog)
        script += `document.getElementById('opener').addEventListener('click',function(){document.getElementById('dlg').showModal()});`
      if (how === 'fetch')
        script += `document.getElementById('main-form').addEventListener('submit',function(e){e.preventDefault();var f=e.target;fetch('/submit',{method:'POST',body:new URLSearchParams(new FormData(f))}).then(function(r){return r.json()}).then(function(r){if(r.ok)f.outerHTML=${JSON.stringify(`<p role="status">${done}</p>`)}})});`
      add(lang, slug, why, {
        fields,
        tool: form(
          'completeForm',
          'Completes the form of this page.',
          '#main-form',
          dialog ? { triggerSelector: '#opener' } : {},
        ),
        pages: {
          '/': () => page(lang, skin, name, main, script),
          '/submit': take(() => (how === 'fetch' ? json({ ok: true }) : see('/done'))),
          '/results': takeGet(() => page(lang, skin, name, `<h1>${h}</h1><p>${DONE[lang][1]}</p>`)),
          '/done': () => page(lang, skin, name, `<h1>${h}</h1><p>${done}</p>`),
        },
      })
    },
    /** more: top, below, beside, attrs, own (the markup of the button, id="btn"), how ('fetch' | 'post' | 'link'), hidden, effect (script, `b` is the button), pressed (new text of the button), why */
    press(lang, slug, skin, name, h, label, more = {}) {
      const { top = '', below = '', beside = '', attrs = '', how = 'fetch', done = DONE[lang][0], why } = more
      const effect =
        more.effect ??
        (more.pressed
          ? `b.textContent=${JSON.stringify(more.pressed)};b.setAttribute('aria-pressed','true')`
          : `b.setAttribute('aria-pressed','true')`)
      const own =
        more.own ??
        (how === 'link'
          ? `<p><a class="button" id="btn" href="/act" ${attrs}>${label}</a>${beside}</p>`
          : how === 'post'
            ? `<form method="post" action="/act"><div class="act"><button id="btn" ${attrs}>${label}</button>${beside}</div></form>`
            : `<div class="act"><button type="button" id="btn" ${attrs}>${label}</button>${beside}</div>`)
      const script =
        how === 'fetch'
          ? `(function(){var b=document.getElementById('btn');b.addEventListener('click',function(e){e.preventDefault();fetch('/act',{method:'POST'}).then(function(r){return r.json()}).then(function(){${effect}})})})();`
          : ''
      const after = () => page(lang, skin, name, `<h1>${h}</h1><p>${done}</p>`)
      add(lang, slug, why, {
        tool: button('pressButton', 'Presses the button of this page.', '#btn'),
        pages: {
          '/': () => page(lang, skin, name, `<h1>${h}</h1>${top}${own}${below}`, (more.script ?? '') + script),
          '/act': how === 'link' ? takeGet(after) : take(() => (how === 'post' ? see('/done') : json({ ok: true }))),
          '/done': after,
        },
      })
    },
  }
}
export { products, sum, table }
