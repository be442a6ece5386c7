// @ts-nocheck: plain data and pages
/** Sent by fetch: the answer is JSON in the manner of the product, the page says what it makes of it. */
import { E, fam, json, M, N, onSend, P, page, S, T, take, theForm } from './base.mjs'

const { rows, yes, no } = fam('json')

export { rows }

const app = (lang, skin, name, h1, F, btn, { url, js, as, look, id = 'f1', after = '' }, answer) => ({
  '/': () =>
    page(
      lang,
      skin,
      name,
      `<h1>${h1}</h1><div id="box">${theForm(F, btn, { id, look, after, attrs: 'novalidate' })}</div>`,
      { script: onSend(js, { url, as, id }) },
    ),
  [url]: take(answer),
})
const BOX = "document.getElementById('box')"

const demo = [
  N('First name', 'Ingrid'),
  E('Work email', 'ingrid.holt@example.org'),
  T('company', 'Company name', 'Holt & Daughters'),
]
yes('hubspot', 'en', 'HubSpot form: the answer carries an inline message that takes the place of the form', {
  does: 'Asks for a product demo',
  fields: demo,
  named: 'requestDemo',
  expects: { success: { selector: '.submitted-message' } },
  pages: app(
    'en',
    'flow',
    'Ledgerly',
    'See Ledgerly in action',
    demo,
    'Book a demo',
    {
      url: '/submissions/v3/integration/submit/4419/ab12',
      look: 'hs',
      js: `if(r.ok){${BOX}.innerHTML='<div class="submitted-message hs-main-font-element">'+d.inlineMessage+'</div>'}`,
    },
    () =>
      json({
        inlineMessage:
          '<p>Thanks for submitting the form. Someone from our team will reach out within the next business day to set up a time.</p>',
      }),
  ),
})

const brief = [
  N('Name', 'Tobias Frame'),
  E('Email', 'tobias@example.org'),
  M('Tell us about your project', 'A small site for a bakery with three branches, ready before Christmas.'),
]
yes('brief', 'en', 'Next.js route handler of a studio: { ok: true }, a friendly line of its own where the form was', {
  does: 'Sends a project brief to the studio',
  fields: brief,
  named: 'sendBrief',
  expects: { success: { text: 'is in good hands' } },
  pages: app(
    'en',
    'tail',
    'Northlight Studio',
    'Start a project',
    brief,
    'Send brief',
    {
      url: '/api/brief',
      look: 'tail',
      js: `if(d&&d.ok){${BOX}.innerHTML='<h2 class="text-2xl">Lovely to meet you, Tobias</h2><p>Your brief is in good hands. Ava reads everything on Thursdays and will suggest two times for a call.</p>'}`,
    },
    () => json({ ok: true, id: 'brf_71c2' }, 201),
  ),
})

const wpcf = [
  N('Ihr Name', 'Katrin Oehler'),
  E('Ihre E-Mail-Adresse', 'katrin.oehler@example.org'),
  M('Ihre Nachricht', 'Bieten Sie auch Kurse für Anfänger am Vormittag an?'),
]
yes('cf7', 'de', 'Contact Form 7: mail_sent, die Meldung unter dem geleerten Formular', {
  does: 'Sendet eine Nachricht an die Yogaschule',
  fields: wpcf,
  named: 'nachrichtSenden',
  expects: { success: { text: 'Sie wurde gesendet' } },
  pages: app(
    'de',
    'blocks',
    'Yogaschule am Markt',
    'Kontakt',
    wpcf,
    'Senden',
    {
      url: '/wp-json/contact-form-7/v1/contact-forms/62/feedback',
      as: 'multi',
      after: '<div class="wpcf7-response-output" aria-hidden="true"></div>',
      js: "form.className='wpcf7-form '+(d.status==='mail_sent'?'sent':'invalid');form.querySelector('.wpcf7-response-output').textContent=d.message;if(d.status==='mail_sent')form.reset()",
    },
    () =>
      json({
        contact_form_id: 62,
        status: 'mail_sent',
        message: 'Vielen Dank für Ihre Nachricht. Sie wurde gesendet.',
        posted_data_hash: 'c0ffee',
        into: '#wpcf7-f62-p9-o1',
        invalid_fields: [],
      }),
  ),
})

const bao = [
  N('姓名', '林晓雯'),
  P('手机号', '13800138000'),
  S('course', '课程', 'b', [
    ['a', '周六油画班'],
    ['b', '周日素描班'],
  ]),
]
yes('code-zero', 'zh', '报名系统：code 为 0，原表单位置显示报名结果', {
  does: '报名周末绘画课',
  fields: bao,
  named: 'enrolCourse',
  expects: { success: { selector: '.el-result__title' } },
  pages: app(
    'zh',
    'root',
    '青禾画室',
    '周末课程报名',
    bao,
    '立即报名',
    {
      url: '/api/enroll/save',
      look: 'el',
      js: `if(d.code===0){${BOX}.innerHTML='<div class="el-result"><div class="el-result__title"><p>'+d.msg+'</p></div><div class="el-result__subtitle"><p>开课前一天我们会发短信提醒您，请留意。报名编号 '+d.data.no+'</p></div></div>'}else{alert(d.msg)}`,
    },
    () => json({ code: 0, msg: '报名成功', data: { no: 'QH0627' } }),
  ),
})

const zvon = [
  N('Ваше имя', 'Алексей'),
  P('Телефон', '+7 900 555-01-22'),
  M('Комментарий', 'Нужен замер двух окон на даче, удобно в субботу.'),
]
yes('zayavka', 'ru', 'заявка на замер в манере «Битрикса»: status success, номер заявки вместо формы', {
  does: 'Оставляет заявку на замер окон',
  fields: zvon,
  named: 'requestMeasuring',
  expects: { success: { text: 'заявка № 4821 принята' } },
  pages: app(
    'ru',
    'boot',
    'Окна Север',
    'Вызвать замерщика',
    zvon,
    'Оставить заявку',
    {
      url: '/bitrix/services/main/ajax.php',
      as: 'form',
      js: `if(d.status==='success')${BOX}.innerHTML='<p class="result-ok">Заявка № '+d.data.id+' принята. Мастер позвонит вам сегодня до 20:00, чтобы согласовать время.</p>';`,
    },
    () => json({ status: 'success', data: { id: 4821 }, errors: [] }),
  ),
})

const box = [N('Name', 'Jo Castell'), E('Email', 'jo.castell@example.org'), T('postcode', 'Postcode', 'SE15 4QL')]
no(
  'postcode',
  'en',
  'vegetable box: a 200 whose only member is a sentence; the form makes way for it, nobody was signed up',
  {
    does: 'Signs up for the weekly vegetable box trial',
    fields: box,
    named: 'tryVegBox',
    pages: app(
      'en',
      'dawn',
      'Rootbound',
      'Try a free box',
      box,
      'Send me a box',
      { url: '/apps/boxes/trial', look: 'dawn', js: `${BOX}.innerHTML='<div class="rte"><p>'+d.message+'</p></div>'` },
      () =>
        json({
          message:
            "Thanks for your interest, Jo. Our van turns around at Nunhead, so SE15 4QL is still a few streets beyond what we drive. We'd love to get there one day.",
        }),
    ),
  },
)

const encu = [
  N('Nombre', 'Lucía Ferrándiz'),
  E('Correo electrónico', 'lucia.ferrandiz@example.org'),
  T('titulo', 'Título del relato', 'La casa del agua'),
]
no(
  'segundo-relato',
  'es',
  'concurso de relatos: respuesta 200 sin bandera, el texto ocupa el lugar del formulario y no se guarda nada',
  {
    does: 'Presenta un relato al concurso',
    fields: encu,
    named: 'presentarRelato',
    expects: { success: { text: 'tu relato participa' }, failure: { text: 'ya leemos otro tuyo' } },
    pages: app(
      'es',
      'odoo',
      'Biblioteca de Alborada',
      'Concurso de relatos breves',
      encu,
      'Presentar relato',
      {
        url: '/concurso/alta',
        as: 'form',
        js: `${BOX}.innerHTML='<div class="aviso"><h3>'+d.titulo+'</h3><p>'+d.texto+'</p></div>'`,
      },
      () =>
        json({
          resultado: 2,
          titulo: 'Lucía, en esta edición ya leemos otro tuyo',
          texto:
            'Desde esta dirección nos llegó «Verano en Cádiz» el 3 de mayo, y las bases hablan de un relato por autor. Guarda este para el año que viene.',
        }),
    ),
  },
)

const zonne = [
  N('Naam', 'Bram Hoekstra'),
  E('E-mailadres', 'bram.hoekstra@example.org'),
  T('adres', 'Straat en huisnummer', 'Lindelaan 8'),
]
no('problem-409', 'nl', 'subsidieloket: 409 met problem+json, de tekst boven het formulier', {
  does: 'Vraagt subsidie voor isolatie aan',
  fields: zonne,
  named: 'vraagSubsidieAan',
  wanted: 'rejected',
  pages: app(
    'nl',
    'tail',
    'Gemeente Oosterwolde',
    'Isolatiesubsidie',
    zonne,
    'Aanvraag indienen',
    {
      url: '/api/aanvragen',
      js: `if(r.status>=400){form.insertAdjacentHTML('afterbegin','<div class="utrecht-alert" role="alert"><p>'+d.detail+'</p></div>')}else{${BOX}.innerHTML='<h2>Uw aanvraag is ontvangen</h2>'}`,
    },
    () =>
      json(
        {
          type: 'about:blank',
          title: 'Conflict',
          status: 409,
          detail:
            'Voor Lindelaan 8 loopt sinds 11 februari een aanvraag op naam van uw partner. Die behandelen we eerst af.',
        },
        409,
        'application/problem+json',
      ),
  ),
})
