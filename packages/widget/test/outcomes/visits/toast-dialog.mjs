// @ts-nocheck: plain data and pages
/** Toasts that go again, live regions, dialogs of the page and of the browser. */
import { D, E, FLOAT, fam, json, M, N, onSend, P, page, S, T, take, text, theForm } from './base.mjs'

const { rows, yes, no } = fam('toast-dialog')

export { rows }

const app = (
  lang,
  skin,
  name,
  h1,
  F,
  btn,
  { url, js, as, look, lead = '', after = '', tail = '', modal = false, opener = '' },
  answer,
) => ({
  '/': () =>
    page(
      lang,
      skin,
      name,
      `<h1>${h1}</h1>${lead}${modal ? `<button type="button" id="open" onclick="document.getElementById('dlg').showModal()">${opener}</button><dialog id="dlg" aria-label="${h1}">${theForm(F, btn, { look, after })}</dialog>` : `<div id="box">${theForm(F, btn, { look, after })}</div>`}`,
      { script: FLOAT + onSend(js, { url, as }), tail },
    ),
  [url]: take(answer),
})

const news = [E('Email', 'carla.winters@example.org')]
yes('modal-closes', 'en', 'shop newsletter in a dialog: it closes, a toast says thanks and goes', {
  does: 'Subscribes to the shop newsletter',
  fields: news,
  named: 'subscribeNewsletter',
  expects: { success: { text: 'Thanks for subscribing' } },
  tool: {
    name: 'subscribeNewsletter',
    description: 'Subscribes to the shop newsletter',
    kind: 'form',
    selector: '#f1',
    triggerSelector: '#open',
  },
  pages: app(
    'en',
    'dawn',
    'Fern & Flax',
    'Letters from the workshop',
    news,
    'Subscribe',
    {
      url: '/contact',
      as: 'form',
      look: 'dawn',
      modal: true,
      opener: 'Get our letters',
      lead: '<p>New linens twice a year, no more than that.</p>',
      js: "if(r.ok){document.getElementById('dlg').close();float('Thanks for subscribing! Your first letter goes out on Friday.','toast--success',4000,'status')}",
    },
    () => json({ customer: { id: 5510, accepts_marketing: true } }),
  ),
})

const prefs = [
  T('display', 'Display name', 'R. Calloway'),
  S('digest', 'Email digest', 'weekly', [
    ['never', 'Never'],
    ['daily', 'Daily'],
    ['weekly', 'Weekly'],
  ]),
]
yes('settings', 'en', 'settings of a web app: the form stays, a toast tells that they are saved', {
  does: 'Saves the profile settings',
  fields: prefs,
  named: 'saveSettings',
  expects: { success: { text: 'Changes saved' } },
  pages: app(
    'en',
    'root',
    'Tallyboard',
    'Profile',
    prefs,
    'Save changes',
    {
      url: '/api/me',
      look: 'mui',
      js: "if(r.ok)float('Changes saved','MuiSnackbar-root',3500,'alert');else float('Could not save','MuiSnackbar-root',3500,'alert')",
    },
    (r) => json({ id: 12, display: r.field('display'), digest: r.field('digest'), updatedAt: '2026-05-04T09:12:00Z' }),
  ),
})

const cita = [N('Nombre', 'Lucía Portela'), P('Teléfono', '612 555 019'), D('day', 'Día', '2026-06-18')]
yes('sweet', 'es', 'clínica veterinaria: ventana al estilo SweetAlert con las gracias y el botón de aceptar', {
  does: 'Pide cita en la clínica veterinaria',
  fields: cita,
  named: 'pedirCita',
  expects: { success: { selector: '.swal2-icon-success' } },
  pages: app(
    'es',
    'boot',
    'Clínica Veterinaria Los Olmos',
    'Pide tu cita',
    cita,
    'Solicitar cita',
    {
      url: '/citas',
      as: 'form',
      js: 'document.body.insertAdjacentHTML(\'beforeend\',\'<div class="swal2-container veil on"><div role="dialog" aria-modal="true" class="swal2-popup swal2-icon-\'+d.icono+\'"><h2 class="swal2-title">\'+d.titulo+\'</h2><div class="swal2-html-container">\'+d.texto+\'</div><button type="button" class="swal2-confirm">Aceptar</button></div></div>\');if(d.icono===\'success\')form.reset()',
    },
    () =>
      json({
        icono: 'success',
        titulo: '¡Gracias, Lucía!',
        texto: 'Hemos recibido tu solicitud para el 18 de junio. Te llamaremos esta tarde para confirmar la hora.',
      }),
  ),
})

const mun = [
  N('이름', '박지훈'),
  E('이메일', 'jihoon.park@example.org'),
  M('문의 내용', '단체 예약은 며칠 전까지 해야 하나요?'),
]
yes('alert', 'ko', '문의 게시판: 브라우저 알림으로 접수를 알리고 양식을 비움', {
  does: '펜션에 문의를 남긴다',
  fields: mun,
  named: 'sendInquiry',
  expects: { success: { text: '문의가 접수되었습니다' } },
  pages: app(
    'ko',
    'boot',
    '솔바람 펜션',
    '1:1 문의',
    mun,
    '등록',
    {
      url: '/bbs/write_update.php',
      as: 'form',
      js: "if(d.result==='Y'){alert('문의가 접수되었습니다. 평일 기준 1~2일 안에 메일로 답변드리겠습니다.');form.reset()}else{alert(d.msg)}",
    },
    () => json({ result: 'Y', wr_id: 913 }),
  ),
})

const talkoo = [N('Nimi', 'Aino Lehtonen'), E('Sähköposti', 'aino.lehtonen@example.org')]
yes('live', 'fi', 'talkoiden ilmoittautuminen: ilmoitus live-alueella, katoaa muutamassa sekunnissa', {
  does: 'Ilmoittaa talkoisiin',
  fields: talkoo,
  named: 'ilmoittauduTalkoisiin',
  expects: { success: { text: 'Ilmoittautuminen vastaanotettu' } },
  pages: app(
    'fi',
    'tail',
    'Koivurinteen asukasyhdistys',
    'Kevättalkoot 9. toukokuuta',
    talkoo,
    'Olen mukana',
    {
      url: '/api/talkoot',
      lead: '<p>Haravoita löytyy, hanskat kannattaa tuoda itse.</p>',
      js: "if(r.ok){form.reset();float('Ilmoittautuminen vastaanotettu, kiitos Aino! Makkara tarjotaan kello 13.','',5000,'status')}",
    },
    () => json({ mukana: 24 }, 201),
  ),
})

const poll = [
  E('Email', 'stu.merrick@example.org'),
  S(
    'name',
    'Best name for the new ferry',
    'gull',
    [
      ['gull', 'Grey Gull'],
      ['tide', 'Turning Tide'],
    ],
    { id: 'ferry', purpose: 'other' },
  ),
]
no(
  'alert-voted',
  'en',
  'poll: the browser alert tells that this address had its turn, the form is emptied; no vote counted',
  {
    does: 'Votes for the name of the ferry',
    fields: poll,
    named: 'voteFerryName',
    pages: app(
      'en',
      'relic',
      'Harbour Gazette',
      'Name our ferry',
      poll,
      'Cast my vote',
      { url: '/vote.cgi', as: 'form', js: 'alert(t);form.reset()' },
      () => text('Nice try, Stu! This address had its turn on Monday. The winner will be in the paper on the 20th.'),
    ),
  },
)

const kran = [
  N("Ім'я", 'Оксана Гнатюк'),
  P('Телефон', '067 555 01 22'),
  S('hour', 'Година', '14', [
    ['10', '10:00'],
    ['14', '14:00'],
    ['17', '17:00'],
  ]),
]
no(
  'zainiato',
  'uk',
  'запис до майстра у вікні: воно зачиняється, спливає рядок, що о цій годині вже хтось є; запису немає',
  {
    does: 'Записує на стрижку',
    fields: kran,
    named: 'bookHaircut',
    tool: {
      name: 'bookHaircut',
      description: 'Записує на стрижку',
      kind: 'form',
      selector: '#f1',
      triggerSelector: '#open',
    },
    pages: app(
      'uk',
      'wix',
      'Перукарня «Гребінець»',
      'Запис до Марини',
      kran,
      'Записатися',
      {
        url: '/zapys',
        modal: true,
        opener: 'Обрати годину',
        js: "document.getElementById('dlg').close();float(d.note,'',6000,'status')",
      },
      () =>
        json({
          note: 'Оксано, о 14:00 до Марини щойно хтось записався перед вами. Вільно ще о 10:00 та о 17:00.',
          slots: ['10:00', '17:00'],
        }),
    ),
  },
)

const orc = [
  N('Nome', 'Rui Tavares'),
  E('E-mail', 'rui.tavares@example.org'),
  M('O que pretende?', 'Pintura exterior de uma moradia de dois pisos em Tomar.'),
]
no('janela', 'pt', 'pedido de orçamento: { ok: false } e uma janela com o porquê; nada ficou registado', {
  does: 'Pede um orçamento de pintura',
  fields: orc,
  named: 'pedirOrcamento',
  wanted: 'rejected',
  expects: { success: { text: 'pedido enviado' }, failure: { selector: '#aviso' } },
  pages: app(
    'pt',
    'joomla',
    'Pinturas Silveira',
    'Peça um orçamento',
    orc,
    'Enviar pedido',
    {
      url: '/orcamento',
      js: 'document.body.insertAdjacentHTML(\'beforeend\',\'<div class="veil on" id="aviso"><div role="dialog" aria-label="\'+d.titulo+\'"><h2>\'+d.titulo+\'</h2><p>\'+d.texto+\'</p><button type="button">Fechar</button></div></div>\')',
    },
    () =>
      json({
        ok: false,
        titulo: 'Agenda preenchida',
        texto:
          'A equipa tem obras até outubro e, por agora, deixámos de juntar pedidos à lista. Volte a passar por cá depois das vindimas.',
      }),
  ),
})
