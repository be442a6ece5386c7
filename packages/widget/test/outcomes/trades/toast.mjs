// @ts-nocheck: plain data and pages
import { html, JQ, json, take, text } from '../kit.mjs'
import { E, FLOAT, family, M, N, onSend, P, page, S, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('toast-dialog')

{
  const F = [
    M('What could be better?', 'The room list scrolls back to the top after each edit.', {
      id: 'feedback',
      name: 'feedback',
    }),
    S('area', 'Area', 'ui', [
      ['ui', 'Interface'],
      ['speed', 'Speed'],
    ]),
  ]
  yes('sonner', 'en', 'shadcn and sonner: the form is emptied, a toast for three seconds', {
    does: 'Send product feedback',
    id: 'fb',
    fields: F,
    pages: {
      '/': () =>
        page('en', 'root', 'Roomplan', `<h1>Feedback</h1>${theForm(F, 'Send', { id: 'fb', look: 'tail' })}`, {
          tail: '<section aria-label="Notifications alt+T" tabindex="-1" aria-live="polite"><ol data-sonner-toaster="true" id="tl"></ol></section>',
          script: onSend(
            `if(r.ok){form.reset();var li=document.createElement('li');li.className='float';li.setAttribute('data-sonner-toast','');li.innerHTML='<div data-title>Feedback sent</div><div data-description>We read every single one.</div>';document.getElementById('tl').appendChild(li);setTimeout(function(){li.remove()},3000)}`,
            { id: 'fb', url: '/api/feedback' },
          ),
        }),
      '/api/feedback': take(() => json({ id: 'fb_01j9', area: 'ui' }, 201)),
    },
    expects: { success: { text: 'Feedback sent' } },
  })
}
{
  const F = [
    N('Name', 'Sabine Thoma'),
    S('zeit', 'Uhrzeit', '1030', [
      ['0900', '9:00'],
      ['1030', '10:30'],
      ['1600', '16:00'],
    ]),
  ]
  no('snackbar', 'de', 'Angular Material: a snack bar, 200 with an empty booking', {
    does: 'Termin in der Hautarztpraxis anfragen',
    id: 'termin',
    fields: F,
    pages: {
      '/': () =>
        page(
          'de',
          'root',
          'Hautpraxis am Markt',
          `<h1>Termin</h1>${theForm(F, 'Anfragen', { id: 'termin', look: 'mat' })}`,
          {
            script:
              FLOAT +
              onSend(`float(d.hinweis,'mat-mdc-snack-bar-container',4000)`, { id: 'termin', url: '/api/termine' }),
          },
        ),
      '/api/termine': take(() =>
        json({
          termin: null,
          hinweis: 'Um 10:30 sitzt inzwischen jemand anders im Wartezimmer. 16 Uhr wäre noch zu haben.',
        }),
      ),
    },
    expects: { success: { text: 'Termin vorgemerkt' } },
  })
}
{
  const F = [
    N('Nombre', 'Ignacio Vidal'),
    E('Email', 'ignacio@example.com.ar'),
    M('Consulta', '¿Hacen envíos a Bariloche?'),
  ]
  yes('toastr', 'es', 'jQuery and toastr: text/html "1", a toast in the corner', {
    does: 'Consultar a la tienda',
    id: 'consulta',
    fields: F,
    pages: {
      '/': () =>
        page(
          'es',
          'boot',
          'Mates del Litoral',
          `<h1>Escribinos</h1>${theForm(F, 'Enviar', { id: 'consulta' })}<div id="toast-container" class="toast-top-right"></div>`,
          {
            script:
              JQ +
              `$('#consulta').on('submit',function(){var f=this;$.post('/enviar.php',$(f).serialize(),function(d){if(d==1){f.reset();$('#toast-container').html('<div class="float toast toast-success" aria-live="polite"><div class="toast-message">¡Mensaje enviado! Te respondemos en el día.</div></div>');setTimeout(function(){$('#toast-container').html('')},5000)}});return false})`,
          },
        ),
      '/enviar.php': take(() => html('1')),
    },
    expects: { success: { selector: '.toast-success' } },
  })
}
{
  const F = [
    T('poste', 'Poste visé', 'Assistante de direction'),
    N('Nom', 'Claire Dumas'),
    M('Lettre', 'Dix ans au secrétariat d’un lycée.'),
  ]
  no('draft', 'fr', 'Chakra toast: kept as a draft, the application itself has not gone out (the CV is missing)', {
    does: 'Postuler à une offre',
    id: 'cand',
    fields: F,
    pages: {
      '/': () =>
        page(
          'fr',
          'root',
          'Ateliers Lorrains Carrières',
          `<h1>Assistant·e de direction</h1>${theForm(F, 'Postuler', { id: 'cand', look: 'tail' })}`,
          {
            script:
              FLOAT +
              onSend(
                `float('Brouillon enregistré. Ajoutez votre CV depuis votre espace avant vendredi.','chakra-toast',5000,'status')`,
                { id: 'cand', url: '/api/candidatures' },
              ),
          },
        ),
      '/api/candidatures': take(() => json({ candidature: { id: 7120, etat: 'brouillon', manque: ['cv'] } })),
    },
    expects: { success: { text: 'Candidature déposée' } },
  })
}
{
  const F = [E('Email', 'dario@example.it'), M('Domanda', 'Il sentiero 12 è aperto?')]
  no('notify-429', 'it', 'Quasar notify: 429, a line in the corner', {
    does: 'Scrivere al rifugio',
    id: 'rif',
    fields: F,
    wanted: 'rejected',
    pages: {
      '/': () =>
        page(
          'it',
          'root',
          'Rifugio Passo Alto',
          `<h1>Scrivici</h1>${theForm(F, 'Invia', { id: 'rif', look: 'tail' })}`,
          {
            script:
              FLOAT +
              onSend(`float(r.ok?'Inviato':d.nota,'q-notification bg-negative',5000,'alert')`, {
                id: 'rif',
                url: '/api/messaggi',
              }),
          },
        ),
      '/api/messaggi': take(() =>
        json({ nota: 'Piano piano! Dal suo indirizzo ci hanno già scritto in tre negli ultimi minuti.' }, 429),
      ),
    },
    expects: { success: { text: 'Inviato' } },
    statusWithExpects: ['rejected', 'submitted_unverified'],
  })
}
{
  const F = [
    N('姓名', '陈晓'),
    P('手机号', '13800000000'),
    S('city', '城市', 'cd', [
      ['cd', '成都'],
      ['xa', '西安'],
    ]),
  ]
  yes('elmessage', 'zh', 'Element Plus: code 0, ElMessage on top, the form is emptied', {
    does: '预约试驾',
    id: 'drive',
    fields: F,
    pages: {
      '/': () =>
        page(
          'zh',
          'root',
          '青鸟汽车',
          `<h1>预约试驾</h1>${theForm(F, '立即预约', { id: 'drive', look: 'el', btn: 'class="el-button el-button--primary"' })}`,
          {
            script: onSend(
              `if(d.code===0){form.reset();var m=document.createElement('div');m.className='el-message el-message--success float';m.setAttribute('role','alert');m.innerHTML='<p class="el-message__content">提交成功，感谢您的预约，顾问将在24小时内与您联系</p>';document.body.appendChild(m);setTimeout(function(){m.remove()},3000)}`,
              { id: 'drive', url: '/api/lead/submit' },
            ),
          },
        ),
      '/api/lead/submit': take(() => json({ code: 0, msg: 'success', data: { leadId: 90231 } })),
    },
    expects: { success: { text: '提交成功' } },
  })
}
{
  const F = [N('Nome completo', 'Larissa Moura'), E('E-mail', 'larissa@example.com.br')]
  no('closes-silent', 'pt', 'Vuetify dialog: closes and says nothing; the body says that the guest was not let in', {
    does: 'Entrar na lista da festa',
    id: 'lista',
    fields: F,
    wanted: 'rejected',
    named: 'joinGuestList',
    pages: {
      '/': () =>
        page(
          'pt',
          'root',
          'Casa Amarela',
          `<h1>Festa junina</h1><p>Sábado, 26 de junho.</p><div class="v-overlay veil on" id="dlg"><div class="v-card" role="dialog" aria-modal="true">${theForm(F, 'Quero ir', { id: 'lista', look: 'vuetify' })}</div></div>`,
          {
            script: onSend(`document.getElementById('dlg').classList.remove('on')`, {
              id: 'lista',
              url: '/api/convidados',
            }),
          },
        ),
      '/api/convidados': take(() => json({ ok: false, motivo: 'lotado' })),
    },
    expects: { success: { text: 'Nome na lista' } },
  })
}
{
  const F = [N('Ваше имя', 'Ольга'), P('Телефон', '+7 900 000-11-22')]
  yes('alert', 'ru', 'a landing page of old: alert() and an emptied form', {
    does: 'Заказать обратный звонок',
    id: 'callme',
    fields: F,
    pages: {
      '/': () =>
        page(
          'ru',
          'relic',
          'Окна на Лесной',
          `<h2>Бесплатный замер</h2>${theForm(F, 'Перезвоните мне', { id: 'callme', look: 'table', isInput: true })}`,
          {
            script:
              JQ +
              `$('#callme').on('submit',function(){var f=this;$.post('/mail.php',$(f).serialize(),function(){alert('Спасибо! Ваша заявка отправлена. Мы перезвоним в течение часа.');f.reset()});return false})`,
          },
        ),
      '/mail.php': take(() => text('', 200, 'text/html')),
    },
    expects: { success: { text: 'Ваша заявка отправлена' } },
  })
}
{
  const F = [N('Họ tên', 'Nguyễn Thị Hoa'), P('Số điện thoại', '0900000111'), T('so', 'Số khách', '10')]
  no('swal', 'vi', 'SweetAlert2: a popup over the page, 200 with a code of its own', {
    does: 'Đặt bàn',
    id: 'datban',
    fields: F,
    pages: {
      '/': () =>
        page('vi', 'boot', 'Bếp Nhà Lá', `<h1>Đặt bàn</h1>${theForm(F, 'Đặt bàn', { id: 'datban' })}`, {
          tail: '<div class="swal2-container veil" id="sw"><div role="dialog" class="swal2-popup swal2-modal"><div class="swal2-icon swal2-info"></div><h2 class="swal2-title"></h2><div class="swal2-html-container"></div><button type="button" class="swal2-confirm">OK</button></div></div>',
          script: onSend(
            `var s=document.getElementById('sw');s.querySelector('.swal2-title').textContent=d.tieude;s.querySelector('.swal2-html-container').textContent=d.noidung;s.classList.add('on')`,
            { id: 'datban', url: '/dat-ban' },
          ),
        }),
      '/dat-ban': take(() =>
        json({
          tieude: 'Anh chị thông cảm nhé',
          noidung: 'Mùng 2 Tết quán chỉ còn bàn bốn người. Từ mùng 5 mới có bàn dài cho đoàn mười người.',
        }),
      ),
    },
    expects: { success: { text: 'Hẹn gặp' } },
  })
}
{
  const F = [
    N('Name', 'Yusuf Demir'),
    S('diet', 'Dietary needs', 'veg', [
      ['none', 'None'],
      ['veg', 'Vegetarian'],
    ]),
  ]
  yes('dialog-rsvp', 'en', 'a native dialog closes, thanks in a status at the foot of the page', {
    does: 'RSVP for the alumni evening',
    id: 'rsvp',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'flow',
          'Brightwater College Alumni',
          `<h1>Reunion of the class of 2012</h1><p>Great Hall, doors at 18:30.</p><p role="status" id="st"></p><dialog id="dl" open>${theForm(F, 'I’ll be there', { id: 'rsvp', look: 'tail' })}</dialog>`,
          {
            script: onSend(
              `document.getElementById('dl').close();document.getElementById('st').textContent='Thanks '+d.guest+', we’ve received your RSVP. Vegetarian noted.'`,
              { id: 'rsvp', url: '/events/2012/rsvp' },
            ),
          },
        ),
      '/events/2012/rsvp': take(() => json({ guest: 'Yusuf', rsvp: 'yes' })),
    },
    expects: { success: { text: 'received your RSVP' } },
  })
}
{
  const F = [N('Име и презиме', 'Милица Јовановић'), E('Е-пошта', 'milica@example.rs')]
  yes('modal-share', 'sr', 'Bootstrap: the body of the modal becomes thanks with a code to share', {
    does: 'Учествовати у наградној игри',
    id: 'igra',
    fields: F,
    pages: {
      '/': () =>
        page(
          'sr',
          'boot',
          'Сокови Шумадија',
          `<h1>Наградна игра</h1><p>Пет корпи пуних сокова.</p><div class="modal veil on" id="md"><div class="modal-dialog" role="dialog"><div class="modal-body">${theForm(F, 'Учествуј', { id: 'igra' })}</div></div></div>`,
          {
            script: onSend(
              `document.querySelector('.modal-body').innerHTML='<h4>Хвала на учешћу!</h4><p>Ваша пријава је примљена. Извлачење је 1. марта у подне.</p><p>Поделите са пријатељима: <a href="#">Вибер</a> <a href="#">Фејсбук</a></p><button type="button" class="btn-close" aria-label="Затвори"></button>'`,
              { id: 'igra', url: '/igra' },
            ),
          },
        ),
      '/igra': take(() => json({ status: 'ok' })),
    },
    expects: { success: { text: 'пријава је примљена' } },
  })
}
{
  const F = [T('order', 'Order number', 'A-20418'), M('What went wrong?', 'One of the two mugs arrived chipped.')]
  no(
    'other-toast',
    'en',
    'the answer is a login wall of a proxy that the script swallows; the toast is about a draft kept in the browser',
    {
      does: 'Report a damaged item',
      id: 'claim',
      fields: F,
      pages: {
        '/': () =>
          page(
            'en',
            'root',
            'Clayhouse',
            `<h1>Something broken?</h1>${theForm(F, 'Submit claim', { id: 'claim', look: 'tail' })}`,
            {
              script:
                FLOAT +
                onSend(`if(d&&d.claimId)float('Claim '+d.claimId+' received','',4000);`, {
                  id: 'claim',
                  url: '/api/claims',
                  first: `localStorage.setItem('claim','1');float('Draft saved on this device','toast--success',3500,'status');`,
                }),
            },
          ),
        '/api/claims': take(() =>
          html(
            '<!doctype html><html><head><title>Sign in to continue</title></head><body><form action="/sso"><input name="user"></form></body></html>',
          ),
        ),
      },
      expects: { success: { text: 'received' } },
    },
  )
}
