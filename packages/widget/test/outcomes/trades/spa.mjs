// @ts-nocheck: plain data and pages
import { html, json, late, see, take } from '../kit.mjs'
import { E, family, inner, M, N, onSend, P, page, q, S, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('spa')

{
  const F = [
    N('Name', 'Fiona Mackay'),
    E('Email', 'fiona@example.scot'),
    S('shift', 'Shift', 'sat', [
      ['sat', 'Saturday'],
      ['sun', 'Sunday'],
    ]),
  ]
  yes('remix', 'en', 'Remix: an action that answers with X-Remix-Redirect, the route of thanks is drawn', {
    does: 'Sign up to steward at the games',
    id: 'steward',
    fields: F,
    start: '/steward',
    pages: {
      '/steward': take(
        () => ({ status: 204, headers: { 'X-Remix-Redirect': '/steward/thanks', 'X-Remix-Status': '302' }, body: '' }),
        () =>
          page(
            'en',
            'root',
            'Inverallan Highland Games',
            `<h1>Steward with us</h1>${theForm(F, 'Sign me up', { id: 'steward', look: 'tail' })}`,
            {
              script: onSend(
                `var to=r.headers.get('X-Remix-Redirect');if(to){history.pushState({},'',to);document.title='Thanks';document.querySelector('main').innerHTML='<h1>Thanks, you’re a steward!</h1><p>We’ve received your details. Saturday crew meet at the secretary’s tent at 8. Midge spray recommended.</p><a href="/">Home</a>'}`,
                { id: 'steward', url: '/steward?_data=routes/steward', as: 'form' },
              ),
            },
          ),
      ),
    },
    expects: { success: { url: '/steward/thanks' } },
  })
}
{
  const F = [N('Name', 'Bernd Haller'), T('verein', 'Verein', 'Schachfreunde 1921')]
  no('hash-route', 'de', 'a hash route with a panel of its own, the form is gone', {
    does: 'Einen Saal anfragen',
    id: 'saal',
    fields: F,
    pages: {
      '/': () =>
        page(
          'de',
          'root',
          'Bürgerhaus Süd',
          `<div id="view"><h1>Saal anfragen</h1>${theForm(F, 'Anfrage senden', { id: 'saal', look: 'vuetify' })}</div>`,
          {
            script: onSend(
              `location.hash='#/anfrage/ende';document.getElementById('view').innerHTML='<h1>'+d.kopf+'</h1><p>'+d.text+'</p><a href="#/">Zur Übersicht</a>'`,
              { id: 'saal', url: '/api/saal' },
            ),
          },
        ),
      '/api/saal': take(() =>
        json({
          kopf: 'Danke, Schachfreunde 1921',
          text: 'Schön, dass ihr an uns denkt. Der Saal gehört bis Ostern den Theaterproben. Im Clubraum im ersten Stock findet ein Brett immer Platz, fragt dort einmal nach.',
        }),
      ),
    },
    expects: { success: { text: 'Saal reserviert' } },
  })
}
{
  const F = [
    T('child', 'Camper’s first name', 'Juniper', { id: 'input_4', name: 'q4_child' }),
    E('Parent email', 'dlee@example.com', { id: 'input_5', name: 'q5_email' }),
  ]
  yes('iframe', 'en', 'Jotform in a frame of the same origin: the frame goes on to its page of thanks', {
    does: 'Put a child on the camp waiting list',
    fields: F,
    tool: {
      name: 'joinWaitingList',
      description: 'Put a child on the camp waiting list',
      kind: 'form',
      selector: 'form.jotform-form',
      frame: '#JotFormIFrame',
    },
    pages: {
      '/': () =>
        page(
          'en',
          'wix',
          'Camp Wanderwood',
          '<h1>Summer waiting list</h1><iframe id="JotFormIFrame" title="Waiting list" src="/form/240118" width="600" height="420" style="border:0"></iframe><p>Questions? Ask at the lodge.</p>',
        ),
      '/form/240118': () =>
        inner('en', theForm(F, 'Submit', { id: 'f240118', attrs: 'class="jotform-form"', action: '/submit/240118' })),
      '/submit/240118': take(() => see('/thank-you/240118')),
      '/thank-you/240118': () =>
        inner(
          'en',
          '<div class="thankYouPage"><h1 class="thankYou-title">Thank You!</h1><p>Your submission has been received.</p></div>',
        ),
    },
    expects: { success: { text: 'Your submission has been received' } },
  })
}
{
  const F = [
    N('Nom', 'Amandine Roux', { id: 'input_2_1', name: 'input_1' }),
    M('Votre demande', 'Je cherche un cours de reliure le soir.', { id: 'input_2_2', name: 'input_2' }),
  ]
  yes(
    'hidden-target',
    'fr',
    'Gravity Forms with AJAX: the form goes into a hidden frame, the page takes the confirmation from there',
    {
      does: 'Demander un cours de reliure',
      id: 'gform_2',
      fields: F,
      pages: {
        '/': () =>
          page(
            'fr',
            'blocks',
            'Atelier Marge',
            `<h1>Nous écrire</h1><div id="gform_wrapper_2" class="gform_wrapper">${theForm(F, 'Envoyer', { id: 'gform_2', look: 'gf', action: '/#gf_2', attrs: 'target="gform_ajax_frame_2"', isInput: true }).replace('action="/#gf_2"', 'action="/gf"')}</div><iframe style="display:none;width:0;height:0" src="about:blank" name="gform_ajax_frame_2" id="gform_ajax_frame_2" title="ajax"></iframe>`,
            {
              script: `document.getElementById('gform_ajax_frame_2').addEventListener('load',function(){var d=this.contentDocument,c=d&&d.getElementById('gform_confirmation_wrapper_2');if(c)document.getElementById('gform_wrapper_2').outerHTML=c.outerHTML})`,
            },
          ),
        '/gf': take(() =>
          html(
            '<!DOCTYPE html><html><head><meta charset="UTF-8"></head><body class="GF_AJAX_POSTBACK"><div id="gform_confirmation_wrapper_2" class="gform_confirmation_wrapper"><div id="gform_confirmation_message_2" class="gform_confirmation_message">Merci de nous avoir contactés ! Nous reviendrons vers vous sous peu.</div></div></body></html>',
          ),
        ),
      },
      expects: { success: { selector: '#gform_confirmation_message_2' } },
    },
  )
}
{
  const F = [E('Email', 'nikos@example.gr'), T('vivlio', 'Τίτλος βιβλίου', 'Ο Μεγάλος Περίπατος του Πέτρου')]
  no('shadow', 'el', 'a web component beside the form says it in its shadow root', {
    does: 'Κράτηση βιβλίου',
    id: 'vivl',
    fields: F,
    pages: {
      '/': () =>
        page(
          'el',
          'root',
          'Δημοτική Βιβλιοθήκη Βόλου',
          `<h1>Κράτηση βιβλίου</h1>${theForm(F, 'Κράτηση', { id: 'vivl', look: 'tail' })}<dv-note></dv-note>`,
          {
            script:
              `customElements.define('dv-note',class extends HTMLElement{constructor(){super();this.attachShadow({mode:'open'})}set line(t){this.shadowRoot.innerHTML='<p part="text"></p>';this.shadowRoot.firstChild.textContent=t}});` +
              onSend(`document.querySelector('dv-note').line=d.keimeno`, { id: 'vivl', url: '/api/kratiseis' }),
          },
        ),
      '/api/kratiseis': take(() =>
        json({ antitypo: null, keimeno: 'Το αντίτυπό μας πήγε για βιβλιοδεσία, θα ξαναβγεί στο ράφι μετά τα Φώτα.' }),
      ),
    },
    expects: { success: { text: 'θα το κρατήσουμε' } },
  })
}
{
  const F = [T('topic', 'Topic', 'Login loop'), M('Details', 'After the update I am sent back to the start page.')]
  no('boundary', 'en', 'a gateway’s 502, and the error boundary takes the place of the whole view', {
    does: 'Contact support',
    id: 'support',
    fields: F,
    wanted: 'rejected',
    pages: {
      '/': () =>
        page(
          'en',
          'root',
          'Notewell',
          `<div id="view"><h1>Contact support</h1>${theForm(F, 'Send', { id: 'support', look: 'mui' })}</div>`,
          {
            script: onSend(
              `if(!d)document.getElementById('view').innerHTML='<div role="alert"><h2>Well, this is awkward.</h2><p>The page fell over. Our team has been paged.</p><a href="/">Back to safety</a></div>'`,
              { id: 'support', url: '/api/support' },
            ),
          },
        ),
      '/api/support': take(() =>
        late(
          300,
          html(
            '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>',
            502,
          ),
        ),
      ),
    },
    expects: { success: { text: 'Message sent' } },
    statusWithExpects: ['rejected', 'submitted_unverified'],
  })
}
{
  const F = [M('Pregunta', '¿Viene con cable?')]
  no('route-login', 'es', 'Nuxt: the middleware goes on to the route of login, the question is not kept', {
    does: 'Preguntar por un producto',
    id: 'preg',
    fields: F,
    wanted: 'needs_person',
    nextStep: '#acceso',
    pages: {
      '/': () =>
        page(
          'es',
          'root',
          'Segunda Vuelta',
          `<div id="view"><h1>Lámpara de taller</h1>${theForm(F, 'Preguntar', { id: 'preg', look: 'tail' })}</div>`,
          {
            script: onSend(
              `if(d.ir){history.pushState({},'',d.ir);document.getElementById('view').innerHTML='<h1>Entra en tu cuenta</h1><form id="acceso"><label for="u">Correo</label><input id="u" type="email"><label for="c">Contraseña</label><input id="c" type="password"><button type="submit">Entrar</button></form><p>¿Todavía no tienes cuenta? <a href="#">Regístrate</a></p>'}`,
              { id: 'preg', url: '/api/preguntas' },
            ),
          },
        ),
      '/api/preguntas': take(() => json({ ir: '/entrar?volver=/lampara' })),
    },
    expects: { success: { text: 'Pregunta publicada' } },
  })
}
{
  const F = [N('Nome', 'Rita Pacheco'), E('E-mail', 'rita@example.pt')]
  yes(
    'second-origin',
    'pt',
    'Tally: the answer comes from a second origin, the route of thanks has a page of its own',
    {
      does: 'Entrar na lista de espera da horta',
      id: 'horta',
      fields: F,
      pages: {
        '/': (_r, s) =>
          page(
            'pt',
            'root',
            'Hortas de Campolide',
            `<div id="view"><h1>Lista de espera</h1>${theForm(F, 'Entrar na lista', { id: 'horta', look: 'tail' })}</div>`,
            {
              script: onSend(
                `if(d.submissionId){history.pushState({},'','/obrigado');document.getElementById('view').innerHTML='<h1>Obrigado!</h1><p>Recebemos o seu pedido. Os talhões são distribuídos em março.</p>'}`,
                { id: 'horta', url: `=${q(`${s.otherOrigin}/forms/wQk2/respond`)}` },
              ),
            },
          ),
      },
      otherPages: { '/forms/wQk2/respond': take(() => json({ submissionId: 'rq1', respondentId: 'p7' })) },
      expects: { success: { url: '/obrigado' } },
    },
  )
}
{
  const F = [T('title', '设备名称', '三楼投影仪'), M('故障描述', '开机后画面偏绿。')]
  yes(
    'rerender',
    'zh',
    'a view of progress takes the place of the form: sent, with a number and the steps that follow',
    {
      does: '提交报修单',
      id: 'fix',
      fields: F,
      pages: {
        '/': () =>
          page(
            'zh',
            'root',
            '理学院信息中心',
            `<div id="view"><h1>设备报修</h1>${theForm(F, '提交', { id: 'fix', look: 'el' })}</div>`,
            {
              script: onSend(
                `document.getElementById('view').innerHTML='<h1>提交成功</h1><p>报修单号：'+d.data.no+'</p><ol class="el-steps"><li>已提交</li><li>待派单</li><li>维修中</li><li>已完成</li></ol><p>值班电话 8120，感谢您的配合。</p>'`,
                { id: 'fix', url: '/api/repair' },
              ),
            },
          ),
        '/api/repair': take(() => late(500, json({ code: 200, message: '操作成功', data: { no: 'BX2026-0377' } }))),
      },
      expects: { success: { text: '报修单号' } },
    },
  )
}
{
  const F = [T('tema', 'Тема обращения', 'Не горит фонарь'), M('Текст', 'Двор дома 4, третий день темно.')]
  no(
    'back-to-list',
    'ru',
    'the list of one’s own letters is drawn, and it is still empty; the server put the letter aside',
    {
      does: 'Написать в управляющую компанию',
      id: 'pismo',
      fields: F,
      pages: {
        '/': () =>
          page(
            'ru',
            'root',
            'УК «Заречье»',
            `<div id="view"><h1>Новое обращение</h1>${theForm(F, 'Отправить', { id: 'pismo', look: 'vuetify' })}</div>`,
            {
              script: onSend(
                `history.pushState({},'','/obrascheniya');fetch('/api/obrascheniya/spisok').then(function(x){return x.json()}).then(function(l){document.getElementById('view').innerHTML='<h1>Мои обращения</h1>'+(l.length?'<ul></ul>':'<p>Здесь пока пусто. По вашему адресу дом обслуживает другая организация.</p>')})`,
                { id: 'pismo', url: '/api/obrascheniya' },
              ),
            },
          ),
        '/api/obrascheniya': take(() => json({ nomer: null })),
        '/api/obrascheniya/spisok': () => json([]),
      },
      expects: { success: { text: 'Не горит фонарь' } },
    },
  )
}
{
  const F = [N('Vārds', 'Līga Ozoliņa'), E('E-pasts', 'liga@example.lv'), M('Ziņa', 'Vai uz izstādi var nākt ar suni?')]
  yes('astro', 'lv', 'Astro with view transitions: the action’s document takes the place of this one', {
    does: 'Uzrakstīt galerijai',
    id: 'zina',
    fields: F,
    start: '/kontakti',
    pages: {
      '/kontakti': take(
        () => see('/paldies'),
        () =>
          page('lv', 'flow', 'Galerija Pagrabs', `<h1>Raksti mums</h1>${theForm(F, 'Sūtīt', { id: 'zina' })}`, {
            script: onSend(
              `var n=new DOMParser().parseFromString(t,'text/html');document.title=n.title;history.pushState({},'',r.url);document.body.innerHTML=n.body.innerHTML`,
              { id: 'zina', url: '/kontakti', as: 'multi' },
            ),
          }),
      ),
      '/paldies': () =>
        page(
          'lv',
          'flow',
          'Galerija Pagrabs',
          '<h1>Paldies!</h1><p>Tava ziņa ir saņemta, atbildēsim divu dienu laikā.</p><p>Seko mums: <a href="#">Instagram</a></p>',
          { title: 'Paldies' },
        ),
    },
    expects: { success: { url: '/paldies' } },
  })
}
{
  const F = [N('نام و نام خانوادگی', 'سارا کریمی', { id: 'fa-name' }), P('تلفن همراه', '09120000011', { id: 'fa-tel' })]
  no('frame-reloaded', 'fa', 'the frame comes back with the same form, empty, and says nothing', {
    does: 'درخواست مشاوره',
    id: 'moshavere',
    fields: F,
    tool: { name: 'askAdvice', description: 'درخواست مشاوره', kind: 'form', selector: '#moshavere', frame: '#fr' },
    pages: {
      '/': () =>
        page(
          'fa',
          'boot',
          'آموزشگاه زبان سپهر',
          '<h1>مشاوره رایگان</h1><iframe id="fr" src="/embed" title="فرم مشاوره" width="500" height="320"></iframe>',
        ),
      '/embed': take(
        () => inner('fa', theForm(F, 'ارسال', { id: 'moshavere', action: '/embed' })),
        () => inner('fa', theForm(F, 'ارسال', { id: 'moshavere', action: '/embed' })),
      ),
    },
    expects: { success: { text: 'درخواست شما رسید' } },
  })
}
