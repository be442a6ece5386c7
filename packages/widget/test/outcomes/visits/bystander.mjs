// @ts-nocheck: plain data and pages
/** Other things speak at the same time: chat bubbles, headlines, other visitors' toasts, notices of cookies and outages, other forms. */
import { D, E, esc, FLOAT, fam, json, M, N, onSend, P, page, S, T, take, text, theForm } from './base.mjs'

const { rows, yes, no } = fam('bystander')

export { rows }

const app = (
  lang,
  skin,
  name,
  h1,
  F,
  btn,
  { url, js, as, look, lead = '', below = '', script = '', tail = '' },
  answer,
  more = {},
) => ({
  '/': () =>
    page(lang, skin, name, `<h1>${h1}</h1>${lead}<div id="box">${theForm(F, btn, { look })}</div>${below}`, {
      script: FLOAT + script + onSend(js, { url, as }),
      tail,
    }),
  [url]: take(answer),
  ...more,
})
/** `other` runs when something is sent, some time after the click. */
const onClick = (other, ms = 300) =>
  `document.addEventListener('submit',function(){setTimeout(function(){${other}},${ms})},true);`
const BOX = "document.getElementById('box')"

const quote = [
  N('Name', 'Ferdinand Moss'),
  P('Phone', '020 7946 0122'),
  S('rooms', 'Rooms to move', '3', [
    ['2', '2'],
    ['3', '3'],
    ['4', '4 or more'],
  ]),
]
yes('chat-offline', 'en', 'removal quote: thanks where the form was, while the chat bubble cannot connect', {
  does: 'Asks for a removal quote',
  fields: quote,
  named: 'askMovingQuote',
  expects: { success: { selector: '.wpforms-confirmation-container' } },
  pages: app(
    'en',
    'blocks',
    'Moss & Sons Removals',
    'Get a free quote',
    quote,
    'Get my quote',
    {
      url: '/wp-admin/admin-ajax.php',
      as: 'form',
      tail: '<div id="chat" class="float" style="bottom:90px"><b>Chat with us</b><p id="chatline">Typically replies in 5 minutes</p></div>',
      script: onClick(
        "document.getElementById('chatline').textContent='Connection failed. Your chat message could not be delivered. Retry?'",
      ),
      js: `if(d.success)${BOX}.innerHTML=d.data.confirmation`,
    },
    () =>
      json({
        success: true,
        data: {
          confirmation:
            '<div class="wpforms-confirmation-container"><p>Thanks for contacting us! We will call you back today between 5 and 7 pm to go through the list.</p></div>',
        },
      }),
  ),
})

const gig = [
  N('Name', 'Ruth Lassiter'),
  E('Email', 'ruth.lassiter@example.org'),
  S('seats', 'Seats', '2', [
    ['1', '1'],
    ['2', '2'],
  ]),
]
yes('others', 'en', 'reservation list of a free concert: toasts about other visitors go by, one of whom missed out', {
  does: 'Reserves seats for a free concert',
  fields: gig,
  named: 'reserveSeats',
  expects: { success: { text: 'Your seats are reserved' } },
  pages: app(
    'en',
    'flow',
    'St Anne Chamber Choir',
    'Evensong by candlelight',
    gig,
    'Reserve',
    {
      url: '/reserve',
      script: onClick("float('Someone from Leeds was too late for the balcony','nudge',2500)", 100),
      js: `${BOX}.innerHTML='<h2>Your seats are reserved</h2><p>'+d.seats+' seats in the nave, held in your name until ten minutes before we begin. Please print nothing.</p>';float('Mo from Derby is looking at this concert','nudge',2500)`,
    },
    () => json({ reservation: 'SA-1187', seats: 2 }, 201),
  ),
})

const agua = [
  N('Nome', 'Beatriz Nogueira'),
  T('contador', 'Número do contador', 'AG-20417'),
  T('leitura', 'Leitura atual', '0318'),
]
yes(
  'outage-notice',
  'pt',
  'leitura do contador: na página seguinte um aviso de avaria noutro serviço, e em baixo o obrigado',
  {
    does: 'Comunica a leitura do contador',
    fields: agua,
    named: 'comunicarLeitura',
    expects: { success: { url: '/leitura/ok' } },
    pages: {
      '/': () =>
        page(
          'pt',
          'joomla',
          'Águas do Vale',
          `<h1>Comunicar leitura</h1>${theForm(agua, 'Enviar leitura', { action: '/leitura', look: 'boot' })}`,
        ),
      '/leitura': take(() => ({ status: 302, headers: { location: '/leitura/ok' }, body: '' })),
      '/leitura/ok': () =>
        page(
          'pt',
          'joomla',
          'Águas do Vale',
          '<div class="alert alert-danger" role="alert"><strong>Avaria na linha telefónica.</strong> O número de apoio não está a funcionar, pedimos desculpa. Não foi possível indicar hora de reposição.</div><h1>Obrigado</h1><p>A sua leitura foi recebida e entra já na próxima fatura.</p><h2>Notícias</h2><ul><li>Corte de água cancelado em Souto</li></ul>',
          {
            tail: '<div class="cookie">Usamos cookies. <button type="button">Aceitar</button> <button type="button">Rejeitar</button></div>',
          },
        ),
    },
  },
)

const obr = [
  N('Фамилия и имя', 'Марина Корнеева'),
  E('Эл. почта', 'm.korneeva@example.org'),
  M('Обращение', 'Во дворе дома 5 второй месяц не вывозят старые ветки.'),
]
yes('ticker', 'ru', 'приёмная администрации: обращение зарегистрировано, рядом бегут новости об отказах и отменах', {
  does: 'Отправляет обращение в администрацию',
  fields: obr,
  named: 'sendAppeal',
  expects: { success: { selector: '#done' } },
  pages: app(
    'ru',
    'boot',
    'Администрация города Заречный',
    'Интернет-приёмная',
    obr,
    'Отправить обращение',
    {
      url: '/priem',
      as: 'form',
      below: '<aside><h2>Новости</h2><ul id="news"><li>Открыт новый маршрут № 14</li></ul></aside>',
      script:
        "setInterval(function(){document.getElementById('news').insertAdjacentHTML('afterbegin','<li>Суд отказал застройщику, торги отменены</li>')},700);",
      js: `${BOX}.innerHTML=t`,
    },
    () =>
      text(
        '<div id="done"><h2>Спасибо, ваше обращение зарегистрировано</h2><p>Ему присвоен номер К-318. Ответ придёт на указанную почту в течение 30 дней.</p></div>',
        200,
        'text/html',
      ),
  ),
})

const jae = [N('Ad soyad', 'Emre Kaplan'), P('Cep telefonu', '0532 555 01 22')]
yes('other-500', 'tr', 'seramik atölyesi: başvuru alınıyor, aynı anda eğitmen takvimi kutusu hata veriyor', {
  does: 'Seramik atölyesine başvurur',
  fields: jae,
  named: 'applyClass',
  expects: { success: { text: 'Başvurunuz alındı' } },
  pages: app(
    'tr',
    'tail',
    'Çamur ve El Atölyesi',
    'Tek günlük atölye',
    jae,
    'Başvur',
    {
      url: '/api/apply',
      below: '<section id="widget"><h2>Bu haftanın eğitmenleri</h2><p>Yükleniyor</p></section>',
      script: onClick(
        "fetch('/api/teachers').then(function(r){if(!r.ok)document.querySelector('#widget p').textContent='Eğitmen takvimi yüklenemedi. Lütfen daha sonra tekrar deneyin.'})",
        200,
      ),
      js: `${BOX}.innerHTML='<h2>Başvurunuz alındı</h2><p>Teşekkürler Emre Bey, bir gün önce öğleden sonra getirmeniz gerekenleri mesajla bildireceğiz.</p>'`,
    },
    () => json({ success: true, applyNo: 'C-204' }),
    { '/api/teachers': () => json({ error: 'timeout' }, 500) },
  ),
})

const dog = [
  N('Your name', 'Clive Barrow'),
  E('Email', 'clive.barrow@example.org'),
  M('About your home', 'A first-floor flat with a balcony, two adults, both of us work from home.'),
]
no(
  'chat-thanks',
  'en',
  'animal rescue: the chat bubble says thanks and sent, the line where the form was tells that the dog has a home',
  {
    does: 'Applies to adopt a dog',
    fields: dog,
    named: 'applyToAdopt',
    expects: { success: { text: 'your application is in' } },
    pages: app(
      'en',
      'wix',
      'Second Walk Rescue',
      'Adopt Biscuit',
      dog,
      'Apply for Biscuit',
      {
        url: '/adopt',
        tail: '<div id="chat" class="float" style="bottom:90px"><p id="chatline">Hi, I am Poppy!</p></div>',
        script: onClick(
          "document.getElementById('chatline').textContent='Thanks for stopping by! Done with the form? I sent you our opening hours.'",
          900,
        ),
        js: `${BOX}.innerHTML='<p>'+d.text+'</p>'`,
      },
      () =>
        json({
          text: 'Biscuit moved in with a family in Hexham on Sunday, and her page should have come down with her. Do look at Rolo, who has much the same temper.',
        }),
    ),
  },
)

const tuin = [
  N('Naam', 'Joost van Dam'),
  E('E-mailadres', 'joost.vandam@example.org'),
  D('day', 'Voorkeursdag', '2026-06-20'),
]
no(
  'reviews',
  'nl',
  'tuinadvies: een wisselende klantreactie ernaast bedankt, het eigen antwoord zegt dat er zaterdags niemand komt',
  {
    does: 'Vraagt een bezoek van de tuinadviseur aan',
    fields: tuin,
    named: 'vraagTuinadvies',
    pages: app(
      'nl',
      'odoo',
      'Hovenier Van Laar',
      'Tuinadvies aan huis',
      tuin,
      'Bezoek aanvragen',
      {
        url: '/advies',
        below: '<aside id="ervaringen"><h2>Wat klanten zeggen</h2><p>Fijne mensen, mooie haag.</p></aside>',
        script: onClick(
          "document.querySelector('#ervaringen p').textContent='Bedankt, alles netjes ontvangen en geplant! Els uit Gouda'",
          400,
        ),
        js: "form.insertAdjacentHTML('beforebegin','<p class=\"s_alert\">'+d.regel+'</p>');form.reset()",
      },
      (r) =>
        json({
          regel: `Hoi ${esc((r.field('name') ?? '').split(' ')[0])}, op zaterdagen zit Wim zelf met zijn handen in de aarde. Kies je een doordeweekse dag, dan komt hij graag langs.`,
        }),
    ),
  },
)

const anket = [
  N('이름', '최은서'),
  E('이메일', 'eunseo.choi@example.org'),
  S('size', '티셔츠 치수', 'm', [
    ['s', 'S'],
    ['m', 'M'],
    ['l', 'L'],
  ]),
]
no('proof', 'ko', '시민 달리기 신청: 403 응답과 양식 위의 한 문장, 구석에는 다른 사람의 신청을 고마워하는 알림', {
  does: '시민 달리기 대회를 신청한다',
  fields: anket,
  named: 'registerRun',
  wanted: 'rejected',
  pages: app(
    'ko',
    'flow',
    '해변 시민 달리기',
    '5km 신청',
    anket,
    '신청하기',
    {
      url: '/api/entry',
      script: onClick("float('방금 민수 님이 신청하셨습니다. 감사합니다!','proof',3000)", 200),
      js: `if(!r.ok)form.insertAdjacentHTML('afterbegin','<p class="note">'+d.text+'</p>');else ${BOX}.innerHTML='<h2>대회 날 만나요</h2>'`,
    },
    () =>
      json(
        {
          text: '번호표는 어제저녁에 인쇄를 마쳤어요. 일요일 아침 일곱 시에 천막으로 오시면 남은 번호를 직접 드립니다.',
        },
        403,
      ),
  ),
})
