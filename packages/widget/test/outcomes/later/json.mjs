// @ts-nocheck: plain data and pages
import { json, take, text } from '../kit.mjs'
import { E, family, M, N, onSubmit, page, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('json')
const put =
  (fn) =>
  (id, lang, title, { name, h, F, submit, body, js, opts, look, out = '<p id="out"></p>', ...rest }) =>
    fn(id, lang, title, {
      fields: F,
      does: h,
      pages: {
        '/': () =>
          page(
            lang,
            name,
            `<h1>${h}</h1><div id="box">${theForm(F, submit, { look, attrs: 'novalidate' })}${out}</div>`,
            { script: onSubmit(js, opts) },
          ),
        '/api': take(() => (typeof body === 'function' ? body() : json(body))),
      },
      ...rest,
    })
const N_ = put(no)
const Y_ = put(yes)

N_('svelte-failure', 'cs', 'SvelteKit enhance: 200 with type failure, the words in a paragraph', {
  name: 'Zahrada',
  h: 'Rezervace záhonu',
  F: [N('Jméno', 'Eva Horká'), T('zahon', 'Záhon', '14')],
  submit: 'Rezervovat',
  look: 'tw',
  body: { type: 'failure', status: 400, data: '[{"duvod":1},"Záhon 14 už obdělává paní Malá."]' },
  opts: { headers: `{'x-sveltekit-action':'true'}` },
  js: `$('#out').textContent=JSON.parse(j.data)[1]`,
  wanted: 'rejected',
  expects: { success: { text: 'Záhon je váš' } },
})
N_('graphql-null', 'en', 'GraphQL: {"data":{"send":null}}, the form is emptied and nothing is said', {
  name: 'Ledgerly',
  h: 'Ask support',
  F: [T('subject', 'Subject', 'Export'), M('Details', 'The export stops at row 900.')],
  submit: 'Send',
  look: 'mui',
  body: { data: { send: null } },
  opts: { as: 'json' },
  js: `form.reset()`,
  expects: { success: { text: 'Ticket #' } },
})
N_(
  'graphql-union-error',
  'en',
  'GraphQL union: __typename QuotaExceededError, the panel shows its message in place of the form',
  {
    name: 'Mapwright',
    h: 'Request an API trial',
    F: [E('Work email', 'kim@example.org'), T('company', 'Company', 'Northfold')],
    submit: 'Request trial',
    body: {
      data: {
        requestTrial: { __typename: 'TrialQuotaReached', message: 'Northfold has had its three trials already.' },
      },
    },
    opts: { as: 'json' },
    js: `$('#box').innerHTML='<p class="panel">'+j.data.requestTrial.message+'</p>'`,
    expects: { success: { text: 'key is on its way' } },
  },
)
N_('trpc-207', 'nl', 'tRPC batch: 207 with an error in the list', {
  name: 'Buurtwerk',
  h: 'Klus plaatsen',
  F: [T('klus', 'Klus', 'Heg snoeien'), T('buurt', 'Buurt', 'Oost')],
  submit: 'Plaatsen',
  body: () =>
    json(
      [
        {
          error: {
            json: {
              message: 'Deze buurt doet pas volgende maand mee',
              code: -32600,
              data: { code: 'PRECONDITION', httpStatus: 412, path: 'klus.add' },
            },
          },
        },
      ],
      207,
    ),
  opts: { as: 'json' },
  js: `$('#out').textContent=j[0].error.json.message`,
  wanted: 'rejected',
  expects: { success: { text: 'Je klus staat online' } },
})
N_('jsonapi-errors-200', 'pt', 'JSON:API errors in a 200', {
  name: 'Horta Viva',
  h: 'Aderir ao grupo',
  F: [N('Nome', 'Joana Reis'), T('grupo', 'Grupo', 'Norte')],
  submit: 'Aderir',
  body: () =>
    json(
      { errors: [{ status: '409', title: 'Já cá mora', source: { pointer: '/data/attributes/nome' } }] },
      200,
      'application/vnd.api+json',
    ),
  js: `$('#out').textContent='A Joana já anda connosco desde maio.'`,
  wanted: 'rejected',
  expects: { success: { text: 'Bem-vinda' } },
})
N_('result-code', 'ko', '{"resultCode":"-310","resultMsg":…} with 200, the message in a layer, the form emptied', {
  name: '동네도서관',
  h: '희망도서 신청',
  F: [T('book', '도서명', '바다의 기별'), N('신청자', '정다은')],
  submit: '신청하기',
  body: { resultCode: '-310', resultMsg: '이미 다른 분이 먼저 청하신 책입니다.' },
  opts: { as: 'url' },
  js: `form.reset();$('#box').insertAdjacentHTML('beforeend','<div class="ly">'+j.resultMsg+'</div>')`,
  expects: { success: { text: '신청번호' } },
})
N_('code-msg', 'zh', '{"code":40012,"msg":…,"data":null} with 200, the form makes way for the message', {
  name: '晨光书院',
  h: '预约讲座',
  F: [N('姓名', '孙丽'), T('phone', '手机', '13800000000')],
  submit: '立即预约',
  body: { code: 40012, msg: '这一场的座位刚刚让别人领走了', data: null },
  opts: { as: 'json' },
  js: `$('#box').innerHTML='<p>'+j.msg+'</p>'`,
  expects: { success: { text: '预约号' } },
})
N_('xml-ng', 'ja', 'an XML answer: <result>NG</result>, a line under the button', {
  name: '駅前歯科',
  h: '予約',
  F: [N('お名前', '田中 一'), T('time', '希望時間', '10:30')],
  submit: '予約する',
  body: () =>
    text(
      '<?xml version="1.0"?><response><result>NG</result><msg>その時間帯は先約がございます</msg></response>',
      200,
      'text/xml',
    ),
  opts: { as: 'url' },
  js: `$('#out').textContent=new DOMParser().parseFromString(t,'text/xml').querySelector('msg').textContent`,
  expects: { success: { text: '予約番号' } },
})
N_('multi-status', 'hi', '207 multi-status: the only part has status 409', {
  name: 'गाँव मेला',
  h: 'दुकान का पंजीकरण',
  F: [N('नाम', 'राजेश'), T('shop', 'दुकान', 'मिठाई')],
  submit: 'भेजें',
  body: () => json({ results: [{ id: 'shop', status: 409, detail: 'इस नाम की दुकान पहले से लगी है' }] }, 207),
  opts: { as: 'json' },
  js: `$('#out').textContent=j.results[0].detail`,
  expects: { success: { text: 'पंजीकरण संख्या' } },
})
N_('soap-fault', 'tr', 'a SOAP fault with 200, the words beside the heading', {
  name: 'Belediye',
  h: 'Çukur bildirimi',
  F: [T('sokak', 'Sokak', 'Gül Sokak 5'), M('Açıklama', 'Yolda derin bir çukur var.')],
  submit: 'Bildir',
  body: () =>
    text(
      '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault><faultcode>soap:Client</faultcode><faultstring>bölge dışı</faultstring></soap:Fault></soap:Body></soap:Envelope>',
      200,
      'text/xml',
    ),
  js: `$('h1').insertAdjacentHTML('afterend','<p>Bu sokak komşu ilçenin sorumluluğunda.</p>')`,
  expects: { success: { text: 'kayıt numaranız' } },
})
N_('wpforms-errors', 'es', 'WPForms: success false with field errors in HTML', {
  name: 'Taller Roble',
  h: 'Pide presupuesto',
  F: [N('Nombre', 'Rosa Gil'), E('Correo')],
  submit: 'Enviar',
  body: {
    success: false,
    data: {
      errors: { general: { header: '<div class="wpforms-error-container">Ese correo lleva puesto un candado.</div>' } },
    },
  },
  js: `form.insertAdjacentHTML('afterbegin',j.data.errors.general.header)`,
  wanted: 'rejected',
  expects: { success: { text: 'Gracias por escribir' } },
})
N_('rsc-multipart', 'en', 'Next server action: text/x-component answer with ok false, the words in place of the form', {
  name: 'Orchard Row',
  h: 'Join the allotment list',
  F: [N('Name', 'Dana Reed'), T('postcode', 'Postcode', 'BS3 1AA')],
  submit: 'Join',
  body: () => text('0:{"a":"$@1","f":"","b":"k3J"}\n1:{"ok":false,"reason":"outside"}\n', 200, 'text/x-component'),
  opts: { headers: `{accept:'text/x-component','next-action':'40f1'}` },
  js: `$('#box').innerHTML='<p class="text-sm">BS3 is looked after by the Southside list.</p>'`,
  expects: { success: { text: 'You are number' } },
})
N_('remix-single-fetch', 'sv', 'React Router single fetch: text/x-script stream with a reason, text under the field', {
  name: 'Kolonin',
  h: 'Byt lott',
  F: [N('Namn', 'Nils Holm'), T('lott', 'Lott', '8')],
  submit: 'Byt',
  body: () => text('[{"_1":2},"data",{"_3":4},"skäl","Lott 8 har redan två sökande"]', 202, 'text/x-script'),
  js: `$('#lott').insertAdjacentHTML('afterend','<p>'+JSON.parse(t)[4]+'</p>')`,
  expects: { success: { text: 'Bytet är klart' } },
})
N_('livewire-memo', 'fr', 'Livewire: 200, the errors in the memo of the snapshot, a red line', {
  name: 'Club Aviron',
  h: 'Réserver un bateau',
  F: [N('Nom', 'Luc Morel'), T('bateau', 'Bateau', 'Skiff 3')],
  submit: 'Réserver',
  body: {
    components: [
      {
        snapshot: JSON.stringify({
          data: { name: 'Luc Morel' },
          memo: { id: 'x', errors: { bateau: ['Le skiff 3 est sur cale.'] } },
        }),
        effects: { html: '<div></div>' },
      },
    ],
  },
  opts: { headers: `{'x-livewire':'1'}` },
  js: `$('#bateau').insertAdjacentHTML('afterend','<span class="text-red-500">Le skiff 3 est sur cale jusqu’à lundi.</span>')`,
  expects: { success: { text: 'Bonne sortie' } },
})
{
  const F = [E('E-post', 'kim@example.org', { name: 'EMAIL', id: 'mce-EMAIL' })]
  const p = (lang, name, h, submit) =>
    page(
      lang,
      name,
      `<h1>${h}</h1><div id="mc_embed_signup">${theForm(F, submit, { attrs: 'novalidate' })}<div id="mce-responses"><div class="response" id="resp" style="display:none"></div></div></div>`,
      {
        script: `document.getElementById('f').addEventListener('submit',e=>{e.preventDefault();window.cb=d=>{const x=document.getElementById('resp');x.style.display='';x.innerHTML=d.msg;if(d.result==='success')e.target.reset()};const s=document.createElement('script');s.src='/subscribe/post-json?c=cb&EMAIL='+encodeURIComponent(document.getElementById('mce-EMAIL').value);document.head.append(s)})`,
      },
    )
  const answer = (d) => (q, s) => {
    s.received.push({ method: 'GET', path: q.path, body: String(q.query), contentType: '', other: false })
    return text(`cb(${JSON.stringify(d)})`, 200, 'text/javascript')
  }
  no('mailchimp-already', 'sv', 'Mailchimp JSONP: result error, already a reader', {
    does: 'Prenumerera på brevet',
    fields: F,
    pages: {
      '/': () => p('sv', 'Granbladet', 'Nyhetsbrev', 'Prenumerera'),
      '/subscribe/post-json': answer({
        result: 'error',
        msg: 'kim@example.org läser oss redan sedan i våras. <a href="#">Ändra dina val</a>',
      }),
    },
    expects: { success: { text: 'Nästan klart' } },
  })
  yes('mailchimp-success', 'en', 'Mailchimp JSONP: result success', {
    does: 'Subscribe to the letter',
    fields: F,
    pages: {
      '/': () => p('en', 'Pine Post', 'Newsletter', 'Subscribe'),
      '/subscribe/post-json': answer({ result: 'success', msg: 'Thank you for subscribing!' }),
    },
    expects: { success: { text: 'Thank you for subscribing' } },
  })
}
Y_('cf7-sent', 'it', 'Contact Form 7: status mail_sent', {
  name: 'Trattoria Neri',
  h: 'Scrivici',
  F: [N('Nome', 'Marco Neri'), M('Messaggio', 'Avete un tavolo?')],
  submit: 'Invia',
  look: 'cf7',
  out: '<div class="wpcf7-response-output" id="out" aria-hidden="true"></div>',
  body: { contact_form_id: 5, status: 'mail_sent', message: 'Grazie per il tuo messaggio. È stato inviato.' },
  js: `form.reset();$('#out').textContent=j.message`,
  expects: { success: { text: 'È stato inviato' } },
})
Y_('forminator', 'de', 'Forminator: success true, green line', {
  name: 'Praxis Vogt',
  h: 'Termin anfragen',
  F: [N('Name', 'Jana Vogt'), E('E-Mail')],
  submit: 'Anfragen',
  body: { success: true, data: { message: 'Ihre Anfrage ist bei uns eingegangen.', success: true } },
  js: `form.reset();$('#out').textContent=j.data.message`,
  expects: { success: { text: 'bei uns eingegangen' } },
})
Y_('hubspot', 'en', 'HubSpot: inlineMessage, the form makes way', {
  name: 'Baywork',
  h: 'Get the guide',
  F: [E('Work email'), T('company', 'Company', 'Northfold')],
  submit: 'Submit',
  body: { inlineMessage: '<p>Thanks for submitting the form.</p>', redirectUri: '' },
  opts: { as: 'json' },
  js: `$('#box').innerHTML='<div class="submitted-message">'+j.inlineMessage+'</div>'`,
  expects: { success: { selector: '.submitted-message' } },
})
Y_('formspree', 'es', 'Formspree: ok true, own text', {
  name: 'Estudio Sol',
  h: 'Hablemos',
  F: [N('Nombre', 'Rosa Gil'), M('Mensaje', 'Quiero una web.')],
  submit: 'Enviar',
  body: { next: '/thanks', ok: true },
  opts: { headers: `{accept:'application/json'}` },
  js: `if(j.ok){form.reset();$('#out').textContent='¡Mensaje enviado! Te contestamos mañana.'}`,
  expects: { success: { text: 'Mensaje enviado' } },
})
Y_('svelte-success', 'nl', 'SvelteKit enhance: type success', {
  name: 'Fietshuis',
  h: 'Proefrit',
  F: [N('Naam', 'Bram Smit'), E('E-mail')],
  submit: 'Aanvragen',
  body: { type: 'success', status: 200, data: '-1' },
  opts: { headers: `{'x-sveltekit-action':'true'}` },
  js: `form.reset();$('#out').textContent='Bedankt, je aanvraag is verstuurd.'`,
  expects: { success: { text: 'je aanvraag is verstuurd' } },
})
Y_('rsc-ok', 'pl', 'Next server action: ok true in the second line', {
  name: 'Wspólny Ogród',
  h: 'Zapisz się na listę',
  F: [N('Imię', 'Adam Nowak'), E('E-mail')],
  submit: 'Zapisz',
  body: () => text('0:{"a":"$@1","f":"","b":"k3J"}\n1:{"ok":true}\n', 200, 'text/x-component'),
  opts: { headers: `{accept:'text/x-component','next-action':'40f1'}` },
  js: `$('#box').innerHTML='<p>Dziękujemy! Zgłoszenie zostało przyjęte.</p>'`,
  expects: { success: { text: 'Zgłoszenie zostało przyjęte' } },
})
Y_('graphql-object', 'en', 'GraphQL: the object has an id, the form makes way for a number', {
  name: 'Helpdeck',
  h: 'Open a ticket',
  F: [T('subject', 'Subject', 'Printer'), M('Details', 'It prints only in green.')],
  submit: 'Create ticket',
  body: { data: { createTicket: { __typename: 'Ticket', id: 'VGlja2V0OjE4', number: 18 } } },
  opts: { as: 'json' },
  js: `$('#box').innerHTML='<h2>Ticket 18</h2><p>Your ticket was created.</p>'`,
  expects: { success: { text: 'Your ticket was created' } },
})
Y_('trpc-result', 'tr', 'tRPC: result data, plain thanks', {
  name: 'Mahalle',
  h: 'Gönüllü ol',
  F: [N('Ad', 'Selin Ak'), E('E-posta')],
  submit: 'Gönder',
  body: [{ result: { data: { json: { id: 4 } } } }],
  opts: { as: 'json' },
  js: `$('#box').innerHTML='<p>Teşekkürler! Başvurunuz alındı.</p>'`,
  expects: { success: { text: 'Başvurunuz alındı' } },
})
Y_('webflow', 'pt', 'Webflow: {"msg":"ok","code":200}, the done block shows', {
  name: 'Atelier Mar',
  h: 'Contacto',
  F: [N('Nome', 'Joana Reis'), E('Email')],
  submit: 'Enviar',
  look: 'ph',
  out: '<div class="w-form-done hide" id="done"><div>Obrigado! A sua mensagem foi recebida.</div></div><div class="w-form-fail hide">Ups.</div>',
  body: { msg: 'ok', code: 200 },
  opts: { as: 'url' },
  js: `form.style.display='none';$('#done').classList.remove('hide')`,
  expects: { success: { selector: '#done' } },
})
Y_('id-only', 'ko', 'the body is {"id":91}; plain thanks', {
  name: '꽃집',
  h: '문의하기',
  F: [N('이름', '정다은'), M('내용', '배달되나요?')],
  submit: '보내기',
  body: () => json({ id: 91 }, 201),
  opts: { as: 'json' },
  js: `$('#box').innerHTML='<p>문의가 접수되었습니다. 감사합니다.</p>'`,
  expects: { success: { text: '접수되었습니다' } },
})
