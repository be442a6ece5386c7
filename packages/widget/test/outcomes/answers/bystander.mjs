// @ts-nocheck: plain data and pages
import { D, E, FLOAT, fam, json, late, M, N, onSend, P, page, q, S, see, T, take, theForm } from './base.mjs'

const { rows, yes, no } = fam('bystander')

export { rows }

/** A live chat bubble that speaks when something was sent. */
const CHAT = (text, ms) =>
  `document.addEventListener('submit',function(){setTimeout(function(){var c=document.createElement('div');c.id='chat-widget';c.setAttribute('role','log');c.setAttribute('aria-live','polite');c.style.cssText='position:fixed;right:12px;bottom:12px;background:#eef;padding:10px;width:240px';c.textContent=${q(text)};document.body.appendChild(c)},${ms})},true);\n`

// ---- taken
{
  const F = [
    N('Name', 'Oliver Strand'),
    E('Email', 'oliver@example.org'),
    S('party', 'Party size', '10', [
      ['8', '8 guests'],
      ['10', '10 guests'],
      ['14', '14 guests'],
    ]),
    M('Tell us about the occasion', 'My mother’s 70th, a long Sunday lunch if you can manage it.'),
  ]
  yes('chat-offline', 'en', 'chat bubble cannot connect while the enquiry goes through', {
    does: 'Enquire about the private dining room',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'wix',
          'The Salt House',
          `<h2>Private dining</h2><div id="pd">${theForm(F, 'Send enquiry', { look: 'boot' })}</div>`,
          {
            script:
              CHAT(
                "Sorry, we couldn't connect you. All our hosts are away from the desk right now. Please try again later.",
                700,
              ) +
              onSend(
                `document.getElementById('pd').innerHTML='<p>Thanks for your enquiry, Oliver. Fran looks after the upstairs room and will be in touch with menus by tomorrow lunchtime.</p>'`,
                { url: '/_api/enquiry' },
              ),
          },
        ),
      '/_api/enquiry': take(() => late(1300, json({ submissionId: 'b7c1', status: 'CONFIRMED' }))),
    },
    expects: { success: { text: 'Thanks for your enquiry' } },
  })
}
{
  const F = [
    N('Name', 'Sven Kallweit'),
    E('E-Mail', 'sven@example.org'),
    T('linie', 'Linie', '4'),
    M('Ihr Anliegen', 'Mein Schirm liegt vermutlich noch in der Bahn von 7:42 Uhr.'),
  ]
  const p = (m, o) => page('de', 'typo3', 'Verkehrsbetriebe Oderstadt', m, o)
  const ticker =
    '<div class="ticker" role="marquee"><b>+++ Linie 4:</b> Störung am Stellwerk, Fahrten zwischen Rathaus und Hafen fallen aus. Keine Auskunft möglich. +++</div>'
  yes('ticker', 'de', 'the page of thanks carries a ticker of failures', {
    does: 'Verlorenen Gegenstand melden',
    fields: F,
    pages: {
      '/': () => p(`<h1>Fundbüro</h1>${theForm(F, 'Absenden', { look: 'typo3', action: '/fundbuero' })}`),
      '/fundbuero': take(() => late(500, see('/fundbuero/danke'))),
      '/fundbuero/danke': () =>
        p(
          `${ticker}<h1>Danke für Ihre Meldung</h1><p>Wir haben Ihre Verlustmeldung aufgenommen. Unsere Fahrerinnen und Fahrer geben Fundsachen nach Dienstschluss ab; sobald Ihr Schirm auftaucht, schreiben wir Ihnen.</p><aside><h3>Aktuelles</h3><ul><li>Aufzug am Hauptbahnhof außer Betrieb</li><li>Baustelle Lindenallee: Haltestelle entfällt</li></ul></aside>`,
        ),
    },
    expects: { success: { url: '/fundbuero/danke' } },
  })
}
{
  const F = [
    N('Nome', 'Tiago Brandão'),
    E('E-mail', 'tiago@example.org'),
    S('modalidade', 'Modalidade', 'natacao', [
      ['', 'Escolha'],
      ['natacao', 'Natação'],
      ['judo', 'Judo'],
    ]),
    D('dia', 'Dia da aula experimental', '2026-03-24'),
  ]
  yes('marcador', 'pt', 'a live score that cannot load calls out in an alert', {
    does: 'Marcar uma aula experimental',
    fields: F,
    pages: {
      '/': () =>
        page(
          'pt',
          'boot',
          'Clube Fluvial de Amarante',
          `<aside id="jogo"><b>Hóquei em direto</b> <span role="alert" id="erro"></span></aside><h1>Aula experimental</h1><div id="caixa">${theForm(F, 'Marcar aula', { look: 'boot' })}</div>`,
          {
            script: `setTimeout(function(){(function p(){fetch('/marcador').then(function(r){document.getElementById('erro').textContent=r.ok?'':'Não foi possível atualizar o resultado.';setTimeout(p,900)})})()},1500);${onSend(`document.getElementById('caixa').innerHTML='<p class="ok"><strong>Aula marcada com sucesso!</strong> Obrigado, Tiago. Contamos consigo a 24 de março às 19h15 na piscina coberta; não se esqueça da touca.</p>'`, { url: '/api/aulas' })}`,
          },
        ),
      '/marcador': () => json({ erro: 'upstream' }, 502),
      '/api/aulas': take(() => late(1600, json({ id: 77, estado: 'marcada' }))),
    },
    expects: { success: { text: 'Aula marcada com sucesso' } },
  })
}
{
  const F = [
    N('Név', 'Szalai Dóra'),
    E('E-mail-cím', 'dora@example.org'),
    S('program', 'Program', 'seta', [
      ['', 'Válasszon'],
      ['seta', 'Éjszakai séta'],
      ['kiallitas', 'Tárlatvezetés'],
    ]),
    T('fo', 'Létszám', '3'),
  ]
  const p = (m, o) => page('hu', 'joomla', 'Vármúzeum Szigliget', m, o)
  yes(
    'cimlap',
    'hu',
    'back on the front page: a line of thanks above headlines that cancel other things; a cookie bar',
    {
      does: 'Jelentkezés programra',
      fields: F,
      pages: {
        '/': () => p(`<h1>Jelentkezés</h1>${theForm(F, 'Jelentkezem', { look: 'boot', action: '/jelentkezes' })}`),
        '/jelentkezes': take((_r, s) => {
          s.session.ok = 1
          return late(700, see('/cimlap'))
        }),
        '/cimlap': (_r, s) =>
          p(
            `<div id="system-message-container">${s.session.ok ? '<joomla-alert type="success"><div class="alert-message">Köszönjük, jelentkezését megkaptuk! A séta napján este fél kilencre várjuk a kapunál.</div></joomla-alert>' : ''}</div><h2>Elmarad a szombati solymászbemutató</h2><p>A vihar miatt sajnos nem tudjuk megtartani.</p><h2>Hibás jegyek a húsvéti hétvégére</h2><p>Az elutasított fizetések összegét a bank visszautalja.</p>`,
            {
              tail: '<div class="cookie" style="position:fixed;bottom:0;left:0;right:0;background:#ddd">Az oldal sütiket használ. <button type="button">Elutasítom</button> <button type="button">Rendben</button></div>',
            },
          ),
      },
      expects: { success: { url: '/cimlap', text: 'jelentkezését megkaptuk' } },
    },
  )
}
{
  const F = [
    N('الاسم', 'خالد الزهراني'),
    E('البريد الإلكتروني', 'khaled@example.org'),
    M('رسالتك', 'هل لديكم دورة مسائية في الخط العربي للمبتدئين؟'),
  ]
  yes('zayer', 'ar', 'another visitor’s toast beside the own thanks', {
    does: 'مراسلة المركز',
    fields: F,
    pages: {
      '/': () =>
        page(
          'ar',
          'blocks',
          'مركز الفنون',
          `<h1>تواصل معنا</h1>${theForm(F, 'إرسال', { look: 'boot' })}<div id="rd" role="status"></div>`,
          {
            script: `${FLOAT}${onSend(`form.style.display='none';document.getElementById('rd').innerHTML='<p>شكراً لك يا خالد، تم إرسال رسالتك بنجاح. سنرد عليك خلال يوم عمل واحد.</p>';setTimeout(function(){float('سارة من جدة لم تجد مقعداً في دورة الرسم وانضمت إلى قائمة الانتظار','fomo',2500)},250)`, { url: '/wp-json/elementor/form', as: 'multi' })}`,
          },
        ),
      '/wp-json/elementor/form': take(() =>
        late(1200, json({ success: true, data: { message: 'تم إرسال رسالتك بنجاح', data: [] } })),
      ),
    },
    expects: { success: { text: 'تم إرسال رسالتك بنجاح' } },
  })
}
// ---- not taken
{
  const F = [
    N('First name', 'Leah'),
    E('Email', 'leah@example.org'),
    S('cohort', 'Cohort', 'may', [
      ['', 'Pick one'],
      ['may', 'May cohort'],
      ['sep', 'September cohort'],
    ]),
  ]
  no('social-proof', 'en', 'a pop-up celebrates another visitor while the own request is turned away', {
    does: 'Apply to the free coding course',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'flow',
          'Northern Code School',
          `<h1>Free web course</h1><div id="apply">${theForm(F, 'Apply now', { look: 'tail' })}</div>`,
          {
            script: `${FLOAT}${onSend(`document.getElementById('apply').insertAdjacentHTML('afterbegin','<p>'+d.copy+'</p>');setTimeout(function(){float('Thank you Dana from Leeds! Application received 2 minutes ago','fomo-notification',4000)},200)`, { url: '/api/apply' })}`,
          },
        ),
      '/api/apply': take(() =>
        late(
          1000,
          json({
            outcome: 3,
            copy: 'Hi Leah, great to meet you. The May cohort is paid for by the West Yorkshire skills fund, and it only stretches to people with a WY postcode. September is open to the whole of the north, so do give that one a go.',
          }),
        ),
      ),
    },
  })
}
{
  const F = [
    N('Nom', 'Jérôme Castaing'),
    E('Adresse e-mail', 'jerome@example.org'),
    T('cv', 'Lien vers votre CV', 'cv-castaing.example.org'),
    M('Votre motivation', 'Dix ans de pâtisserie, dont quatre en boutique.'),
  ]
  no('cookies-merci', 'fr', 'the cookie tool thanks for choices while the application is turned away', {
    does: 'Postuler à l’offre d’emploi',
    fields: F,
    pages: {
      '/': () =>
        page(
          'fr',
          'tail',
          'Maison Castelnau',
          `<h1>Pâtissier ou pâtissière, CDI</h1>${theForm(F, 'Postuler', { look: 'tail' })}<section id="retour"></section>`,
          {
            tail: '<div id="tarteaucitron" style="position:fixed;bottom:0;left:0;right:0;background:#eee">Nous utilisons des cookies. <button type="button">Tout accepter</button></div>',
            script: `${FLOAT}${onSend(`document.getElementById('retour').innerHTML='<p>'+d.message+'</p>';document.getElementById('tarteaucitron').remove();float('Merci ! Vos préférences ont bien été enregistrées.','consent',3500,'status')`, { url: '/api/candidatures' })}`,
          },
        ),
      '/api/candidatures': take(() =>
        late(
          1400,
          json({
            message:
              'Bonjour Jérôme, quel beau parcours ! Nous avons serré la main de notre futur pâtissier hier soir et l’annonce disparaît du site dans la journée. Nous ouvrons une seconde boutique en septembre : revenez nous voir à ce moment-là.',
          }),
        ),
      ),
    },
    expects: { success: { text: 'Votre candidature nous est parvenue' } },
  })
}
{
  const F = [
    N('Jméno', 'Radek Bureš'),
    P('Telefon', '377 000 145'),
    D('den', 'Den', '2026-04-14'),
    T('spz', 'Registrační značka', '4P1 2233'),
  ]
  no('beacon', 'cs', 'measuring answers ok true; the words in place say something else', {
    does: 'Objednat se na technickou kontrolu',
    fields: F,
    pages: {
      '/': () =>
        page(
          'cs',
          'boot',
          'STK Plzeň-jih',
          `<h1>Objednávka na kontrolu</h1><div id="o">${theForm(F, 'Objednat termín', { look: 'boot' })}</div>`,
          {
            script: onSend(
              `navigator.sendBeacon('/mereni','e=form');document.getElementById('o').innerHTML='<h4>Dobrý den</h4><p>'+d.veta+'</p><p><a href="/">Zpět na kalendář</a></p>'`,
              { url: '/objednavka' },
            ),
          },
        ),
      '/mereni': () => json({ ok: true }),
      '/objednavka': take(() =>
        late(
          900,
          json({
            veta: 'Podle registru má vaše vozidlo platnou kontrolu až do října 2027, a tak vám teď žádný termín nedržíme. Ozvěte se prosím nejdříve v létě příštího roku, kontrola vyjde na stejnou dobu.',
          }),
        ),
      ),
    },
  })
}
{
  const F = [
    N('Фамилия, имя', 'Егорова Дарья'),
    T('vuz', 'Учебное заведение', 'ТГУ, 3 курс'),
    E('Электронная почта', 'daria@example.org'),
    M('О вашем проекте', 'Карта тихих дворов для людей с повышенной чувствительностью к шуму.'),
  ]
  const p = (m, o) => page('ru', 'typo3', 'Фонд «Росток»', m, o)
  no('shapka', 'ru', 'the next page has a proud banner of thanks to everybody; below it is the own answer', {
    does: 'Подать заявку на грант',
    fields: F,
    pages: {
      '/': () => p(`<h1>Студенческие гранты</h1>${theForm(F, 'Подать заявку', { look: 'boot', action: '/grant' })}`),
      '/grant': take(() => late(1200, see('/grant/otvet'))),
      '/grant/otvet': () =>
        p(
          `<div class="banner"><b>Нам десять лет!</b> Спасибо каждому, кто был рядом: 12 000 заявок, 640 проектов.</div><h1>Дарья, здравствуйте!</h1><p>Идея про тихие дворы нам очень понравилась. Весенний набор завершился 1 марта, и анкеты, которые пришли позже, эксперты уже не читают. В сентябре форма снова заработает, ваш текст сохраните, пожалуйста, у себя.</p><h3>Новости фонда</h3><ul><li>Отчёт за 2025 год принят</li><li>Лекция успешно прошла в Томске</li></ul>`,
        ),
    },
    expects: { success: { text: 'Ваша заявка принята к рассмотрению' } },
  })
}
{
  const F = [
    N('Nome', 'Patrizia Longo'),
    E('Email', 'patrizia@example.org'),
    S('visita', 'Visita', 'cripta', [
      ['', 'Seleziona'],
      ['cripta', 'Cripta, sabato ore 11'],
      ['torre', 'Torre, domenica ore 10'],
    ]),
    T('persone', 'Persone', '2'),
  ]
  no('contatore', 'it', 'a counter of received requests goes up; the dialog tells that this one does not count', {
    does: 'Prenotare una visita guidata',
    fields: F,
    pages: {
      '/': () =>
        page(
          'it',
          'joomla',
          'Abbazia di San Colombano',
          `<p aria-live="polite" id="oggi">Richieste ricevute oggi: 47</p><h1>Visite guidate</h1>${theForm(F, 'Prenota', { look: 'boot' })}`,
          {
            tail: '<div class="veil" id="velo"><div role="dialog" aria-modal="true" aria-labelledby="vt"><h2 id="vt">Pace e bene, Patrizia!</h2><p id="vp"></p><button type="button" onclick="document.getElementById(\'velo\').classList.remove(\'on\')">Ho capito</button></div></div>',
            script: `${onSend(`document.getElementById('vp').textContent=d.avviso;document.getElementById('velo').classList.add('on')`, { url: '/index.php', as: 'form' })}document.addEventListener('submit',function(){setTimeout(function(){document.getElementById('oggi').textContent='Richieste ricevute oggi: 48'},1100)});`,
          },
        ),
      '/index.php': take(() =>
        late(
          800,
          json({
            avviso:
              'Sabato alle undici nella cripta si celebra un matrimonio e le porte restano chiuse ai visitatori. La torre invece la aspetta domenica: basta scegliere l’altra voce e inviare di nuovo.',
          }),
        ),
      ),
    },
  })
}
