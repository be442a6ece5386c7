// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { button, HX, html, JQ, json, late, RX, row, see, site, take, text } from '../kit.mjs'

const family = 'button'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- aria-pressed comes and stays
{
  const p = site('en', 'shop', 'Pebble Ceramics')
  add({
    id: 'button-en-pressed-stays',
    language: 'en',
    title: 'Favourite: aria-pressed becomes true and stays, own 200',
    tool: button('addToFavourites', 'Add the bowl to favourites', 'button.wish'),
    pages: {
      '/': () =>
        p(
          '<h1>Blue bowl</h1><button type="button" class="wish" aria-pressed="false" aria-label="Add to favourites">♡</button>',
          {
            script: `document.querySelector('.wish').addEventListener('click', async (e) => { const b = e.currentTarget; const r = await fetch('/favourites', { method: 'PUT', body: '7' }); if (r.ok) { b.setAttribute('aria-pressed', 'true'); b.textContent = '♥' } })`,
          },
        ),
      '/favourites': take(() => text('', 204)),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '.wish[aria-pressed="true"]' } },
    why: 'A button’s state (`aria-pressed`) came and stayed.',
  })
}

// --- aria-pressed flips back
{
  const p = site('de', 'app', 'Tonspur')
  add({
    id: 'button-de-pressed-flips-back',
    language: 'de',
    title: 'Follow: aria-pressed becomes true at once and false again after a 409',
    tool: button('followArtist', 'Der Band folgen', '#folgen'),
    pages: {
      '/': () =>
        p('<h1>Die Nebelkrähen</h1><button id="folgen" type="button" aria-pressed="false">Folgen</button>', {
          script: `${JQ}$('#folgen').on('click',function(){$('#folgen').attr('aria-pressed','true').text('Du folgst');$.ajax({type:'POST',url:'/folgen',error:function(){$('#folgen').attr('aria-pressed','false').text('Folgen')}})})`,
        }),
      '/folgen': take(() => late(1200, json({ grund: 'max' }, 409))),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { selector: '#folgen.aktiv' } },
    why: 'An own 4xx, and the state did not stay.',
  })
}

// --- aria-expanded
{
  const p = site('fr', 'wp', 'Hôtel du Lac')
  add({
    id: 'button-fr-expanded',
    language: 'fr',
    title: 'An accordion opens: aria-expanded true, nothing is requested',
    tool: button('showArrivalTimes', "Afficher les horaires d'arrivée", '#faq-2'),
    pages: {
      '/': () =>
        p(
          '<h2>Questions fréquentes</h2><h3><button id="faq-2" aria-expanded="false" aria-controls="faq-2-p">À quelle heure puis-je arriver ?</button></h3><div id="faq-2-p" hidden><p>La réception vous accueille de 15 h à 21 h.</p></div>',
          {
            script: `document.getElementById('faq-2').onclick = function () { var open = this.getAttribute('aria-expanded') === 'true'; this.setAttribute('aria-expanded', String(!open)); document.getElementById('faq-2-p').hidden = open }`,
          },
        ),
    },
    sends: 0,
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '#faq-2-p' } },
    why: 'A button’s state (`aria-expanded`) came and stayed; nothing had to be sent.',
  })
}

// --- opens a dialog of information
{
  const p = site('es', 'tw', 'Museo del Faro')
  add({
    id: 'button-es-dialog-info',
    language: 'es',
    title: 'A dialog with opening hours opens and stays; there is no form in it',
    tool: button('showOpeningHours', 'Ver el horario del museo', '[data-open="horario"]'),
    pages: {
      '/': () =>
        p(
          '<h1>Museo del Faro</h1><button type="button" data-open="horario" class="rounded border">Horario</button><dialog id="horario" aria-labelledby="hh"><h2 id="hh">Horario</h2><p>De martes a domingo, de 10 a 19 h.</p><button type="button" onclick="this.parentElement.close()">Cerrar</button></dialog>',
          {
            script: `document.querySelector('[data-open]').addEventListener('click', (e) => document.getElementById(e.currentTarget.dataset.open).showModal())`,
          },
        ),
    },
    sends: 0,
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: 'dialog#horario' } },
    why: 'A button’s dialog came and stayed, and it is the whole deed.',
  })
}

// --- opens only a form
{
  const p = site('it', 'bs', 'Traslochi Rapidi')
  add({
    id: 'button-it-opens-form-only',
    language: 'it',
    title: 'The button opens the form for a quote; nothing was asked for yet',
    tool: button('requestQuote', 'Richiedere un preventivo', '#apri-preventivo'),
    pages: {
      '/': () =>
        p(
          '<h1>Traslochi senza pensieri</h1><button id="apri-preventivo" class="btn btn-warning" aria-expanded="false" aria-controls="preventivo">Richiedi un preventivo</button><section id="preventivo" hidden><form id="quote" action="/preventivo" method="post"><label for="da">Da</label><input id="da" name="da" required><label for="a">A</label><input id="a" name="a" required><button class="btn btn-primary">Invia richiesta</button></form></section>',
          {
            script: `document.getElementById('apri-preventivo').addEventListener('click', function () { this.setAttribute('aria-expanded', 'true'); document.getElementById('preventivo').hidden = false })`,
          },
        ),
      '/preventivo': take(() => json({ ok: true })),
    },
    sends: 0,
    taken: false,
    opens: '#quote',
    wanted: 'submitted_unverified',
    status: ['submitted_unverified', 'needs_person', 'failed'],
    why: 'A button that only opens a form has not done the form’s task: it says `opened` and where the form is.',
  })
}

// --- a link to the page of a form
{
  const p = site('pl', 'gov', 'Powiatowy Urząd Pracy')
  add({
    id: 'button-pl-link-to-form-page',
    language: 'pl',
    title: 'The link leads to the page of the form; the visit is not booked',
    tool: button('bookAppointment', 'Umówić wizytę w urzędzie', 'a.govuk-button--start'),
    pages: {
      '/': () =>
        p(
          '<h1 class="govuk-heading-xl">Umów wizytę</h1><a href="/wizyta/nowa" role="button" class="govuk-button govuk-button--start">Umów wizytę</a>',
        ),
      '/wizyta/nowa': () =>
        p(
          '<h1>Nowa wizyta</h1><form id="wizyta" method="post" action="/wizyta"><label for="pesel">Nazwisko</label><input id="pesel" name="nazwisko" required><label for="dzien">Dzień</label><input type="date" id="dzien" name="dzien" required><button class="govuk-button">Zarezerwuj</button></form>',
        ),
      '/wizyta': take(() => json({ ok: true })),
    },
    sends: 0,
    taken: false,
    opens: '#wizyta',
    wanted: 'submitted_unverified',
    status: ['submitted_unverified', 'needs_person', 'failed'],
    why: 'A link that only leads to a form’s page has not done the form’s task: `opened`.',
  })
}

// --- a link to a page that is the deed
{
  const p = site('sv', 'wf', 'Fiskehamnens Café')
  add({
    id: 'button-sv-link-page',
    language: 'sv',
    title: 'The link leads to the menu, and the menu is what was wanted',
    tool: button('viewMenu', 'Visa menyn', 'a[href="/meny"]'),
    pages: {
      '/': () => p('<h1>Välkommen</h1><a class="w-button" href="/meny">Se menyn</a>'),
      '/meny': () => p('<h1>Meny</h1><ul><li>Fisksoppa</li><li>Räkmacka</li></ul>'),
    },
    sends: 0,
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/meny' } },
    why: 'A button’s page came and stayed.',
  })
}

// --- the own deed told as done
{
  const p = site('nl', 'bs', 'Nieuwsbrief De Wadloper')
  add({
    id: 'button-nl-unsubscribed',
    language: 'nl',
    title: 'Unsubscribe from a free newsletter: a page tells the own deed as done',
    tool: button('unsubscribeNewsletter', 'Afmelden voor de nieuwsbrief', '#afmelden'),
    pages: {
      '/voorkeuren': () =>
        p(
          '<h1>Uw voorkeuren</h1><form method="post" action="/afmelden"><input type="hidden" name="t" value="b77"><button id="afmelden" class="btn btn-link">Afmelden voor de nieuwsbrief</button></form>',
        ),
      '/afmelden': take(() => p('<h1>U bent afgemeld voor de nieuwsbrief.</h1>')),
    },
    start: '/voorkeuren',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'U bent afgemeld' } },
    why: 'The tool’s own deed is told as done, after an own 2xx and a navigation.',
  })
}
{
  const p = site('en', 'tw', 'The Weekly Otter')
  add({
    id: 'button-en-own-deed-cancelled',
    language: 'en',
    title: 'Cancel a free subscription: "Your subscription was cancelled." in place of the button',
    tool: button('cancelSubscription', 'Cancel the free weekly e-mail', '#cancel-mail'),
    pages: {
      '/': () =>
        p(
          '<h1>The Weekly Otter</h1><p>You get one free e-mail a week.</p><div id="box"><button id="cancel-mail" type="button">Cancel subscription</button></div>',
          {
            script: `document.getElementById('cancel-mail').onclick = async () => { const r = await fetch('/subscription', { method: 'POST', body: new URLSearchParams({ state: 'off' }) }); if (r.ok) box.innerHTML = '<p role="status">Your subscription was cancelled.</p>' }`,
          },
        ),
      '/subscription': take(() => text('', 204)),
    },
    taken: true,
    wanted: 'confirmed',
    status: ['confirmed', 'submitted_unverified', 'needs_person'],
    sends: 1,
    expects: { success: { text: 'Your subscription was cancelled' } },
    statusWithExpects: ['confirmed', 'needs_person'],
    why: 'The example of the issue: the tool’s own deed told as done (a careful build may ask a person first).',
  })
}

// --- the same words are a refusal for another tool
{
  const p = site('en', 'app', 'Courtside')
  add({
    id: 'button-en-cancelled-is-no',
    language: 'en',
    title: '"Your request was cancelled." for a tool that joins a game: not its own deed',
    tool: button('joinGame', 'Join the open game', '#join-game'),
    pages: {
      '/': () =>
        p('<h1>Open game, Saturday</h1><div id="slot"><button id="join-game" type="button">Join game</button></div>', {
          script: `document.getElementById('join-game').addEventListener('click', async () => { await fetch('/games/5/join', { method: 'POST' }); slot.innerHTML = '<p role="status">Your request was cancelled.</p>' })`,
        }),
      '/games/5/join': take(() => text('', 200)),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'You are in' } },
    why: 'Told as done is another deed than the tool’s own.',
  })
}

// --- a like without a state
{
  const p = site('ja', 'wp', '縁側日記')
  add({
    id: 'button-ja-like-count',
    language: 'ja',
    title: 'Only a number beside the button grows; own 200 with the number',
    tool: button('likePost', '記事に「いいね」する', '.wp-like'),
    pages: {
      '/': () =>
        p(
          '<h1 class="entry-title">柿を干す</h1><p>今年は百個。</p><button type="button" class="wp-like">いいね <span class="n">41</span></button>',
          {
            script: `${JQ}$('.wp-like').on('click',function(){$.post('/like','id=17',function(d){$('.wp-like .n').text(d)})})`,
          },
        ),
      '/like': take(() => text('42')),
    },
    taken: true,
    wanted: 'submitted_unverified',
    expects: { success: { text: '42' } },
    why: 'No page, route, dialog or state came; a changed number is no proof by itself.',
  })
}

// --- follow, the words of the button change
{
  const p = site('tr', 'tw', 'Şiir Köşesi')
  add({
    id: 'button-tr-follow-ok',
    language: 'tr',
    title: 'The button’s words change, the body says ok: true',
    tool: button('followAuthor', 'Yazarı takip et', '#takip'),
    pages: {
      '/': () =>
        p('<h1>Nazlı Su</h1><button id="takip" class="rounded-full" type="button">Takip et</button>', {
          script: `const t = document.getElementById('takip'); t.onclick = () => fetch('/takip', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"yazar":9}' }).then((r) => r.json()).then((b) => { if (b.ok) t.textContent = 'Takip ediliyor' })`,
        }),
      '/takip': take(() => json({ ok: true })),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Takip ediliyor' } },
    why: 'Proof (b): the body of the own 2xx says ok.',
  })
}

// --- dark mode
{
  const p = site('ko', 'app', '밤하늘 관측')
  add({
    id: 'button-ko-toggle-local',
    language: 'ko',
    title: 'A toggle of the page itself: aria-pressed true, nothing requested',
    tool: button('switchDarkMode', '어두운 화면으로 바꾸기', '#dark'),
    pages: {
      '/': () =>
        p('<h1>오늘의 별자리</h1><button id="dark" type="button" aria-pressed="false">어두운 화면</button>', {
          script: `${RX}document.getElementById('dark').addEventListener('click', (e) => { const on = e.currentTarget.getAttribute('aria-pressed') !== 'true'; e.currentTarget.setAttribute('aria-pressed', on); document.body.style.background = on ? '#111' : '' })`,
        }),
    },
    sends: 0,
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '#dark[aria-pressed="true"]' } },
    why: 'A button’s state came and stayed.',
  })
}

// --- pressed although the server says 401
{
  const p = site('pt', 'shop', 'Livraria Maré')
  add({
    id: 'button-pt-pressed-401',
    language: 'pt',
    title: 'aria-pressed stays true although the own answer is 401',
    tool: button('addToFavourites', 'Guardar nos favoritos', '[data-fav]'),
    pages: {
      '/': () =>
        p('<h1>Mensagem</h1><button type="button" data-fav aria-pressed="false">Guardar nos favoritos</button>', {
          script: `document.querySelector('[data-fav]').addEventListener('click', function () { this.setAttribute('aria-pressed', 'true'); fetch('/favoritos', { method: 'POST', body: 'id=3', headers: { 'content-type': 'application/x-www-form-urlencoded' } }) })`,
        }),
      '/favoritos': take(() => late(700, json({}, 401))),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Guardado' } },
    why: 'An own 4xx rejects, even though the state came and stayed.',
  })
}

// --- a login dialog instead of the deed
{
  const p = site('hu', 'app', 'Hanglemez Börze')
  add({
    id: 'button-hu-login-dialog',
    language: 'hu',
    title: 'Instead of the deed a dialog with a login form opens; nothing is sent',
    tool: button('watchListing', 'Hirdetés figyelése', '#figyel'),
    pages: {
      '/': () =>
        p(
          '<h1>Omega – 10000 lépés</h1><button id="figyel" type="button">Figyelem ezt a hirdetést</button><dialog id="belep"><h2>Lépj be a folytatáshoz</h2><form id="belepes" method="post" action="/belepes"><label for="bn">Felhasználónév</label><input id="bn" name="bn"><label for="bj">Jelszó</label><input type="password" id="bj" name="bj"><button>Belépés</button></form></dialog>',
          {
            script: `figyel.onclick = () => belep.showModal()`,
          },
        ),
      '/belepes': take(() => see('/')),
    },
    sends: 0,
    taken: false,
    opens: '#belepes',
    wanted: 'needs_person',
    status: ['needs_person', 'submitted_unverified', 'failed'],
    expects: { success: { text: 'Figyelőlistán' } },
    why: 'A dialog that only holds a form is no deed: `opened`, and a person has to log in.',
  })
}

// --- a link to nowhere
{
  const p = site('fi', 'bs', 'Kyläkauppa')
  add({
    id: 'button-fi-link-404',
    language: 'fi',
    title: 'The link leads to a 404 page',
    tool: button('viewOpeningHours', 'Katso aukioloajat', 'a.btn-hours'),
    pages: {
      '/': () => p('<h1>Kyläkauppa</h1><a class="btn btn-outline-dark btn-hours" href="/aukiolo">Aukioloajat</a>'),
      '/aukiolo': () => p('<h1>Polku päättyy tähän</h1><p>Kokeile etusivua.</p>', { status: 404 }),
    },
    sends: 0,
    taken: false,
    wanted: 'rejected',
    status: ['rejected', 'submitted_unverified', 'failed'],
    expects: { success: { text: 'ma–pe 8–20' } },
    statusWithExpects: ['rejected', 'submitted_unverified', 'failed'],
    why: 'The page that came is an own 404.',
  })
}

// --- a button that posts a fragment, thanks
{
  const p = site('vi', 'wf', 'Phòng Trà Xưa')
  add({
    id: 'button-vi-fragment-thanks',
    language: 'vi',
    title: 'A form of one button is swapped for thanks',
    tool: button('callWaiter', 'Gọi phục vụ đến bàn', '#goi-phuc-vu'),
    pages: {
      '/ban/7': () =>
        p(
          '<h1>Bàn số 7</h1><form hx-post="/goi" hx-swap="outerHTML"><input type="hidden" name="ban" value="7"><button id="goi-phuc-vu">Gọi phục vụ</button></form>',
          { script: HX },
        ),
      '/goi': take(() => html('<p role="status">Cảm ơn bạn, yêu cầu đã được gửi.</p>')),
    },
    start: '/ban/7',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'yêu cầu đã được gửi' } },
    why: 'Plain thanks where the button was, own 2xx.',
  })
}

// --- pressed, then not, with a sentence, 200
{
  const p = site('zh', 'app', '城市书房')
  add({
    id: 'button-zh-pressed-then-words',
    language: 'zh',
    title: 'aria-pressed is true for 1.5 s and then false, with a sentence beside it; own 200',
    tool: button('reserveBook', '预约这本书', '#yy'),
    pages: {
      '/': () =>
        p(
          '<h1>《人间词话》</h1><button id="yy" type="button" aria-pressed="false">预约</button> <span id="ts"></span>',
          {
            script: `yy.onclick = async () => { yy.setAttribute('aria-pressed', 'true'); const r = await (await fetch('/yy', { method: 'POST' })).json(); if (r.left < 0) { yy.setAttribute('aria-pressed', 'false'); ts.textContent = '您手头的书已经够多了，先还一本再来吧。' } }`,
          },
        ),
      '/yy': take(() => late(1500, json({ left: -1 }))),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { selector: '#yy.reserved' } },
    why: 'The state came but did not stay; the run waits for the own answer.',
  })
}

// --- expands and collapses at once
{
  const p = site('ar', 'wp', 'بيت الحكمة')
  add({
    id: 'button-ar-expanded-collapses',
    language: 'ar',
    title: 'Two scripts fight: aria-expanded is true and false again a moment later',
    tool: button('showSchedule', 'عرض جدول المحاضرات', '#schedule-toggle'),
    pages: {
      '/': () =>
        p(
          '<h2>المحاضرات</h2><button id="schedule-toggle" aria-expanded="false" aria-controls="schedule">جدول المحاضرات</button><div id="schedule" hidden><p>الأحد: تاريخ الخط العربي</p></div>',
          {
            script: `const t = document.getElementById('schedule-toggle'), s = document.getElementById('schedule'); const flip = () => { const o = t.getAttribute('aria-expanded') === 'true'; t.setAttribute('aria-expanded', String(!o)); s.hidden = o }; t.addEventListener('click', flip); t.addEventListener('click', () => setTimeout(flip, 120))`,
          },
        ),
    },
    sends: 0,
    taken: false,
    wanted: 'failed',
    status: ['failed', 'submitted_unverified', 'rejected'],
    expects: { success: { text: 'قاعة المحاضرات الكبرى' } },
    why: 'The state did not stay.',
  })
}

// --- a wall instead of the page
{
  const p = site('hi', 'tw', 'ई-पुस्तक भवन')
  add({
    id: 'button-hi-login-wall',
    language: 'hi',
    title: 'The link to the reading list is redirected to a login page',
    tool: button('viewReadingList', 'मेरी पठन सूची देखें', '#suchi-link'),
    pages: {
      '/': () => p('<h1>ई-पुस्तक भवन</h1><a id="suchi-link" href="/suchi" class="underline">मेरी पठन सूची</a>'),
      '/suchi': () => see('/pravesh?next=/suchi', 302),
      '/pravesh': () =>
        p(
          '<h1>पहले प्रवेश करें</h1><form id="pravesh" method="post" action="/pravesh"><label for="u">उपयोगकर्ता नाम</label><input id="u" name="u"><label for="k">पासवर्ड</label><input type="password" id="k" name="k"><button>प्रवेश</button></form>',
        ),
      // nothing is posted by a correct run
    },
    sends: 0,
    taken: false,
    opens: '#pravesh',
    wanted: 'needs_person',
    status: ['needs_person', 'submitted_unverified', 'failed'],
    expects: { success: { url: '/suchi' } },
    why: 'The page that came is not the link’s own but a form of login: not done.',
  })
}

// --- subscribe to a topic, Czech: the label changes to "you are following" by the server’s fragment but status: fail
{
  const p = site('cs', 'wp', 'Kavárna Kotva')
  add({
    id: 'button-cs-status-fail',
    language: 'cs',
    title: 'The button says done while the body says { status: "fail" }',
    tool: button('watchEvent', 'Hlídat akci', '.hlidat'),
    pages: {
      '/': () =>
        p('<h1>Večer deskových her</h1><a href="#" role="button" class="hlidat">Hlídat akci</a>', {
          script: `${JQ}$('.hlidat').on('click',function(e){e.preventDefault();$('.hlidat').text('Hotovo');$.post('/hlidat','id=4',function(){})})`,
        }),
      '/hlidat': take(() => late(500, json({ status: 'fail', data: { id: 'closed' } }))),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Hlídáme za vás' } },
    why: 'The own body says status: fail.',
  })
}

// --- Greek: the button shows the result in a panel with a spinner first
{
  const p = site('el', 'shop', 'Βιβλιοπωλείο Ερμής')
  add({
    id: 'button-el-notify-taken',
    language: 'el',
    title: 'aria-pressed comes with the answer after 1.5 s, the label changes',
    tool: button('notifyMe', 'Ειδοποίηση όταν έρθει το βιβλίο', '#eidop'),
    pages: {
      '/': () =>
        p(
          '<h1>Το τρίτο στεφάνι</h1><button id="eidop" type="button" aria-pressed="false" class="button">Ειδοποιήστε με</button>',
          {
            script: `eidop.addEventListener('click', async () => { eidop.setAttribute('aria-busy', 'true'); const r = await fetch('/eidop', { method: 'POST' }); eidop.removeAttribute('aria-busy'); if (r.ok) { eidop.setAttribute('aria-pressed', 'true'); eidop.textContent = 'Θα σας ειδοποιήσουμε' } })`,
          },
        ),
      '/eidop': take(() => late(1500, text('', 202))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '#eidop[aria-pressed="true"]' } },
    why: 'The state came with the own 2xx and stayed.',
  })
}
