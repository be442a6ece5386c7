// @ts-nocheck: plain data and pages
import { D, E, FLOAT, fam, form, json, late, M, N, onSend, P, page, S, T, take, text, theForm } from './base.mjs'

const { rows, yes, no } = fam('toast-dialog')

export { rows }

/** SweetAlert2 in short. */
const SWAL = `function swal(icon,title,body,btn){var c=document.createElement('div');c.className='swal2-container swal2-center swal2-backdrop-show veil on';c.innerHTML='<div role="dialog" aria-modal="true" aria-labelledby="swal2-title" class="swal2-popup swal2-modal swal2-icon-'+icon+' swal2-show" tabindex="-1"><div class="swal2-icon swal2-'+icon+'"></div><h2 class="swal2-title" id="swal2-title"></h2><div class="swal2-html-container" id="swal2-html-container"></div><div class="swal2-actions"><button type="button" class="swal2-confirm swal2-styled">'+(btn||'OK')+'</button></div></div>';c.querySelector('h2').textContent=title;c.querySelector('.swal2-html-container').textContent=body;c.querySelector('button').onclick=function(){c.remove()};document.body.appendChild(c);c.firstChild.focus()}\n`

// ---- taken
{
  const F = [
    N('Name', 'Tobias Okafor'),
    P('Phone', '020 7946 0733'),
    E('Email', 'tobias@example.org'),
    D('day', 'Preferred day', '2026-04-11'),
  ]
  yes('viewing', 'en', 'Chakra toast for three seconds, form emptied', {
    does: 'Ask for a viewing of the flat',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'root',
          'Kerr & Daughters Lettings',
          `<h1>Two-bed flat, Torriano Avenue</h1><p>First floor, south facing, bike store.</p>${theForm(F, 'Request a viewing', { look: 'tail', btn: 'class="chakra-button css-1k2"' })}`,
          {
            script: `${FLOAT}${onSend(`if(r.status===201){form.reset();float("We've received your viewing request. Marsha will call you before 6pm to fix a time.",'chakra-alert chakra-toast__inner',3000,'status')}`, { url: '/api/viewings' })}`,
          },
        ),
      '/api/viewings': take(() => late(1200, json({ id: 'vw_7Kd', createdAt: '2026-03-10T14:02:11Z' }, 201))),
    },
    expects: { success: { text: "We've received your viewing request" } },
  })
}
{
  const F = [
    N('Nome e cognome', 'Gianluca Ferretti'),
    E('Email', 'gianluca@example.org'),
    S('camera', 'Tipo di camera', 'dop', [
      ['', 'Scegli'],
      ['dop', 'Doppia vista lago'],
      ['fam', 'Familiare'],
    ]),
    M('Richieste particolari', 'Arriviamo con un cane di piccola taglia.'),
  ]
  yes('swal', 'it', 'SweetAlert2 dialog that stays', {
    does: 'Chiedere la disponibilità all’albergo',
    fields: F,
    pages: {
      '/': () =>
        page(
          'it',
          'blocks',
          'Albergo Miralago',
          `<h1>Richiedi disponibilità</h1>${theForm(F, 'Invia richiesta', { look: 'boot' })}`,
          {
            script:
              SWAL +
              onSend(
                `if(d.ok){form.reset();swal('success','Richiesta inviata!','Grazie Gianluca, il ricevimento le risponde via email entro stasera. Il suo cagnolino è il benvenuto.','Va bene')}`,
                { url: '/richieste', as: 'form' },
              ),
          },
        ),
      '/richieste': take(() => late(800, json({ ok: true }))),
    },
    expects: { success: { selector: '.swal2-icon-success', text: 'Richiesta inviata' } },
  })
}
{
  const F = [
    N('お名前', '大西 健太'),
    T('kana', 'フリガナ', 'オオニシ ケンタ'),
    E('メールアドレス', 'onishi@example.org'),
    S('course', '見学希望の校舎', 'umeda', [
      ['', '選択'],
      ['umeda', '梅田校'],
      ['tennoji', '天王寺校'],
    ]),
  ]
  yes('alert', 'ja', 'alert() that says sent, then the top page', {
    does: '見学会の申し込み',
    fields: F,
    pages: {
      '/': () =>
        page(
          'ja',
          'boot',
          '大西予備校',
          `<h2>校舎見学会</h2>${theForm(F, '申し込む', { look: 'table', isInput: true })}`,
          {
            script: onSend(
              `if(t==='OK'){alert('お申し込みを受け付けました。\\n担当者より2営業日以内にメールでご連絡いたします。');location.href='/index.html'}`,
              { url: '/cgi-bin/kengaku.cgi', as: 'form' },
            ),
          },
        ),
      '/cgi-bin/kengaku.cgi': take(() => late(500, text('OK'))),
      '/index.html': () =>
        page(
          'ja',
          'boot',
          '大西予備校',
          '<h2>春期講習のご案内</h2><p>3月23日開講。高校1年生から3年生まで、全12講座です。</p><p>校舎見学会は毎週土曜日に開催しています。</p>',
        ),
    },
    expects: { success: { url: '/index.html' } },
  })
}
{
  const F = [
    T('imie', 'Imię', 'Kacper'),
    T('nazwisko', 'Nazwisko', 'Wilczek'),
    E('Adres e-mail', 'kacper@example.org'),
    M('Kilka słów o sobie', 'Trzy lata na kuchni w hotelu, prawo jazdy kat. B.'),
  ]
  yes('rekrutacja', 'pl', 'Bootstrap modal with the form closes, a toast says it was saved', {
    does: 'Odpowiedzieć na ofertę pracy',
    tool: form('applyForJob', 'Odpowiedzieć na ofertę pracy', '#f1', { triggerSelector: '#aplikuj' }),
    fields: F,
    pages: {
      '/': () =>
        page(
          'pl',
          'boot',
          'Bistro Wilcza Jagoda',
          `<h1>Kucharz / kucharka</h1><p>Pełny etat, grafik znany na miesiąc z góry.</p><button type="button" id="aplikuj" class="btn btn-success" onclick="document.getElementById('m').classList.add('on')">Aplikuj</button>`,
          {
            tail: `<div id="m" class="modal veil" role="dialog" aria-modal="true" aria-label="Aplikuj"><div class="modal-content">${theForm(F, 'Wyślij zgłoszenie', { look: 'boot' })}</div></div>`,
            script: `${FLOAT}${onSend(`if(d.id){document.getElementById('m').classList.remove('on');float('Dziękujemy, Twoje zgłoszenie do nas dotarło! Odezwiemy się w ciągu tygodnia.','toast show',5000,'alert')}`, { url: '/api/aplikacje' })}`,
          },
        ),
      '/api/aplikacje': take(() => late(1500, json({ id: 5521, stanowisko: 'kucharz' }))),
    },
    expects: { success: { text: 'Twoje zgłoszenie do nas dotarło' } },
  })
}
{
  const F = [
    N('Dit navn', 'Freja Lauridsen'),
    S('opgave', 'Opgave', 'kage', [
      ['', 'Vælg'],
      ['kage', 'Bage kage'],
      ['bod', 'Stå i boden'],
      ['opryd', 'Oprydning'],
    ]),
    D('dag', 'Dag', '2026-05-30'),
  ]
  yes('frivillig', 'da', 'dialog closes, the list behind it has one more entry', {
    does: 'Melde sig som frivillig til sommerfesten',
    tool: form('volunteer', 'Melde sig som frivillig til sommerfesten', '#f1', { triggerSelector: '#meld' }),
    why: 'the dialog closed, the body gives the entry, the only new text is the typed values',
    fields: F,
    pages: {
      '/': () =>
        page(
          'da',
          'tail',
          'Skolebestyrelsen, Høje Skole',
          `<h1>Hvem hjælper til sommerfesten?</h1><ul id="liste"><li>Mads Holm, Stå i boden, 2026-05-30</li></ul><button type="button" id="meld" onclick="document.getElementById('dlg').showModal()">Jeg vil også hjælpe</button>`,
          {
            tail: `<dialog id="dlg">${theForm(F, 'Skriv mig på', { look: 'tail' })}</dialog>`,
            script: onSend(
              `document.getElementById('dlg').close();var l=document.createElement('li');l.id='h'+d.id;l.textContent=[d.name,{kage:'Bage kage',bod:'Stå i boden',opryd:'Oprydning'}[d.opgave],d.dag].join(', ');document.getElementById('liste').appendChild(l);form.reset()`,
              { url: '/api/frivillige' },
            ),
          },
        ),
      '/api/frivillige': take((r) => late(600, json({ id: 9, ...r.json }, 201))),
    },
    expects: { success: { selector: '#h9' } },
  })
}
// ---- not taken
{
  const F = [
    T('band', 'Band or act', 'The Slow Puncture'),
    N('Contact name', 'Sam Doherty'),
    E('Email', 'sam@example.org'),
    T('link', 'Link to your music', 'slowpuncture.example.org', { placeholder: 'yourband.bandcamp' }),
  ]
  no('openmic', 'en', 'toast of a pub, friendly, 200 and a note', {
    does: 'Apply for a slot at the open mic night',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'wix',
          'The Fiddler’s Elbow',
          `<h2>Play our open mic</h2>${theForm(F, 'Throw your hat in', { look: 'boot' })}`,
          {
            script: `${FLOAT}${onSend(`float(d.note||"See you on stage!",'wixui-toast',4500)`, { url: '/_functions/openmic' })}`,
          },
        ),
      '/_functions/openmic': take(() =>
        late(
          900,
          json({
            note: 'Cheers Sam! April got its twelve acts within the hour, so the hat is back on the hook. Try us again when May goes up on the 1st.',
          }),
        ),
      ),
    },
  })
}
{
  const F = [
    T('zendcode', 'Zendingnummer', 'NL 3S 0418'),
    D('dag', 'Nieuwe bezorgdag', '2026-03-20'),
    S('blok', 'Tijdvak', 'avond', [
      ['', 'Kies'],
      ['ochtend', '9 tot 12 uur'],
      ['avond', '18 tot 21 uur'],
    ]),
    T('postcode', 'Postcode', '9711 KB'),
  ]
  no('bezorging', 'nl', 'SweetAlert2 with an info icon: the change did not go through', {
    does: 'Bezorgmoment wijzigen',
    fields: F,
    pages: {
      '/': () =>
        page(
          'nl',
          'boot',
          'Fietsbode Noord',
          `<h1>Ander bezorgmoment kiezen</h1>${theForm(F, 'Opslaan', { look: 'boot' })}`,
          {
            script: SWAL + onSend(`swal(d.icon,d.kop,d.tekst,'Sluiten')`, { url: '/mijn-pakket/moment', as: 'form' }),
          },
        ),
      '/mijn-pakket/moment': take(() =>
        late(
          1700,
          json({
            icon: 'info',
            kop: 'Je pakket is al onderweg!',
            tekst:
              'De koerier heeft je pakje vanmorgen ingeladen en komt dus gewoon vandaag langs, zoals eerst afgesproken. Ben je er niet, dan nemen we het mee naar het afhaalpunt aan de Ebbingestraat.',
          }),
        ),
      ),
    },
    expects: { success: { text: 'We komen op het nieuwe moment' } },
  })
}
{
  const F = [
    N('Nombre del equipo', 'Los Pinchos de Triana'),
    T('capitan', 'Capitán', 'Rafael Ortega'),
    P('Móvil', '954 00 12 34'),
    S('categoria', 'Categoría', 'mixto', [
      ['', 'Elige'],
      ['mixto', 'Mixto'],
      ['vet', 'Veteranos'],
    ]),
  ]
  no('padel', 'es', 'alert() of a sports club', {
    does: 'Inscribir un equipo en la liga de pádel',
    fields: F,
    pages: {
      '/': () =>
        page(
          'es',
          'boot',
          'Club Deportivo La Vega',
          `<h1>Liga de primavera</h1>${theForm(F, 'Inscribir equipo', { look: 'boot', isInput: true })}`,
          {
            script: onSend(`alert(d.texto)`, { url: '/liga/alta', as: 'form' }),
          },
        ),
      '/liga/alta': take(() =>
        late(
          900,
          json({
            texto:
              '¡Qué alegría veros por aquí otro año, Rafael!\n\nPara jugar en mixto el equipo tiene que contar al menos con dos socias, y de momento en la ficha del club solo figura una. En cuanto la segunda se haga socia, vuelve y repetimos la inscripción.',
          }),
        ),
      ),
    },
  })
}
{
  const F = [
    N('就诊人姓名', '陈立群'),
    S('dept', '科室', 'gk', [
      ['', '请选择'],
      ['gk', '骨科'],
      ['pf', '皮肤科'],
    ]),
    D('date', '就诊日期', '2026-03-17'),
    P('手机号', '0571-8800-1122'),
  ]
  no('guahao', 'zh', 'Element Plus message, code 50012', {
    does: '预约挂号',
    fields: F,
    pages: {
      '/': () =>
        page(
          'zh',
          'root',
          '城东医院',
          `<h2>预约挂号</h2>${theForm(F, '立即预约', { look: 'el', btn: 'class="el-button el-button--primary"' })}`,
          {
            script: `${FLOAT}${onSend(`float(d.code===20000?'预约成功':d.message,'el-message el-message--warning',3000,'alert')`, { url: '/api/register/submit' })}`,
          },
        ),
      '/api/register/submit': take(() =>
        late(
          700,
          json({
            code: 50012,
            message: '您本月已有两次预约未到诊，线上预约将于4月1日恢复，期间请到门诊大厅窗口办理。',
            data: null,
          }),
        ),
      ),
    },
    expects: { success: { text: '预约成功' } },
  })
}
{
  const F = [
    N('الاسم الكامل', 'منى العتيبي'),
    P('رقم الجوال', '011 200 4455'),
    S('branch', 'الفرع', 'olaya', [
      ['', 'اختر'],
      ['olaya', 'العليا'],
      ['nakheel', 'النخيل'],
    ]),
    D('date', 'التاريخ', '2026-03-22'),
  ]
  no('mawid', 'ar', 'SweetAlert2 dialog, success false in the body', {
    does: 'حجز موعد في العيادة',
    wanted: 'rejected',
    fields: F,
    pages: {
      '/': () =>
        page('ar', 'boot', 'عيادات البسمة', `<h1>احجز موعدك</h1>${theForm(F, 'احجز الآن', { look: 'boot' })}`, {
          script:
            SWAL +
            onSend(`swal(d.success?'success':'question','أهلاً '+form.elements.name.value,d.message,'حسناً')`, {
              url: '/api/appointments',
            }),
        }),
      '/api/appointments': take(() =>
        late(
          1300,
          json({
            success: false,
            message:
              'يسعدنا اختيارك لنا. الفرع مغلق يوم الأحد القادم لأعمال الصيانة، ويمكنك اختيار يوم آخر أو فرع النخيل الذي يستقبل المراجعين كالمعتاد.',
          }),
        ),
      ),
    },
    expects: { success: { text: 'تم تأكيد موعدك' }, failure: { selector: '.swal2-icon-question' } },
  })
}
