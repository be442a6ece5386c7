// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { controls, f, form, HX, html, JQ, json, late, row, see, site, take, text } from '../kit.mjs'

const family = 'steps'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- wizard on the server
{
  const p = site('de', 'gov', 'Stadt Kaltenbrunn – Bürgerdienste')
  const fields = [
    f('name', 'text', 'Vollständiger Name', 'Hannes Koch'),
    f('geburt', 'date', 'Geburtsdatum', '1988-04-02', { purpose: 'date' }),
  ]
  add({
    id: 'steps-de-wizard-server',
    language: 'de',
    title: 'Step 1 of 3 is posted, step 2 comes with other fields',
    fields,
    tool: form('bookAppointment', 'Termin beim Bürgerbüro vereinbaren', '#schritt1'),
    pages: {
      '/termin/1': () =>
        p(
          `<p class="govuk-caption-l">Schritt 1 von 3</p><h1>Ihre Angaben</h1><form id="schritt1" method="post" action="/termin/1/weiter">${controls(fields, 'gov')}<button class="govuk-button">Weiter</button></form>`,
        ),
      '/termin/1/weiter': take(() => see('/termin/2')),
      '/termin/2': () =>
        p(
          '<p class="govuk-caption-l">Schritt 2 von 3</p><h1>Anliegen auswählen</h1><form id="schritt2" method="post" action="/termin/2/weiter"><label for="anliegen">Anliegen</label><select id="anliegen" name="anliegen"><option>Personalausweis</option><option>Führungszeugnis</option></select><button class="govuk-button">Weiter</button></form>',
        ),
    },
    start: '/termin/1',
    taken: false,
    nextStep: '#schritt2',
    wanted: 'needs_person',
    expects: { success: { url: '/termin/fertig' } },
    why: 'A form in steps: the deed is not done, the run ends with the next step.',
  })
}

// --- wizard on one page, nothing is sent
{
  const p = site('en', 'app', 'Meadow Montessori')
  const fields = [
    f('child', 'text', 'Child’s name', 'Wren', { purpose: 'name', id: 'w-child' }),
    f('born', 'date', 'Date of birth', '2023-03-09', { purpose: 'date', id: 'w-born' }),
  ]
  add({
    id: 'steps-en-wizard-client',
    language: 'en',
    title: 'Step 1 is swapped for step 2 by script, no request at all',
    fields,
    tool: form('applyForPlace', 'Apply for a nursery place', '#apply'),
    pages: {
      '/': () =>
        p(
          `<h1>Apply</h1><ol class="stepper"><li aria-current="step">Child</li><li>Parents</li><li>Check</li></ol><form id="apply"><fieldset data-step="1">${controls(fields, 'mui')}<button type="submit" data-next>Continue</button></fieldset><fieldset data-step="2" hidden disabled><label>Parent’s email <input type="email" name="parent" required></label><button type="submit">Continue</button></fieldset></form>`,
          {
            script: `apply.addEventListener('submit', (e) => { e.preventDefault(); const [one, two] = apply.querySelectorAll('fieldset'); if (!one.hidden) { one.hidden = true; one.disabled = true; two.hidden = false; two.disabled = false; document.querySelectorAll('.stepper li')[1].setAttribute('aria-current', 'step'); return } fetch('/apply', { method: 'POST', body: new FormData(apply) }) })`,
          },
        ),
      '/apply': take(() => json({ ok: true })),
    },
    taken: false,
    sends: 0,
    nextStep: '#apply fieldset[data-step="2"]',
    wanted: 'needs_person',
    status: ['needs_person', 'submitted_unverified', 'failed'],
    expects: { success: { text: 'application number' } },
    why: 'Nothing was sent; the run ends with the next step and its fields.',
  })
}

// --- confirmation page in French
{
  const p = site('fr', 'bs', 'Mairie de Saint-Aubin')
  const fields = [
    f('nom', 'text', 'Nom', 'Lemoine', { purpose: 'name' }),
    f('salle', 'select', 'Salle', 'B', {
      choices: [
        ['A', 'Salle A'],
        ['B', 'Salle B'],
      ],
    }),
    f('date', 'date', 'Date', '2026-12-12', { purpose: 'date' }),
  ]
  add({
    id: 'steps-fr-confirmation-page',
    language: 'fr',
    title: 'A page that shows the entries again and wants them confirmed',
    fields,
    tool: form('reserveRoom', 'Demander une salle communale', '#salle-form'),
    pages: {
      '/': () =>
        p(
          `<h1>Demande de salle</h1><form id="salle-form" method="post" action="/verification">${controls(fields, 'bs')}<button class="btn btn-primary">Continuer</button></form>`,
        ),
      '/verification': take((r) =>
        p(
          `<h1>Vérifiez votre demande</h1><dl class="row"><dt>Nom</dt><dd>${r.field('nom')}</dd><dt>Salle</dt><dd>${r.field('salle')}</dd><dt>Date</dt><dd>${r.field('date')}</dd></dl><form id="confirmer" method="post" action="/enregistrer"><button class="btn btn-success">Confirmer ma demande</button> <a href="/">Modifier</a></form>`,
        ),
      ),
      '/enregistrer': take(() => p('<h1>Merci</h1>')),
    },
    taken: false,
    nextStep: '#confirmer',
    wanted: 'needs_person',
    expects: { success: { text: 'Votre demande est enregistrée' } },
    why: 'A page of confirmation after a send is a step, not an end; only typed values are new, but a form waits.',
  })
}

// --- Japanese confirmation screen
{
  const p = site('ja', 'old', '株式会社 山手製作所')
  const fields = [
    f('name', 'text', 'お名前', '高橋 誠', { id: 'fname', name: 'fname' }),
    f('email', 'email', 'メールアドレス', 'makoto@example.jp', { id: 'fmail', name: 'fmail' }),
    f('message', 'textarea', 'お問い合わせ内容', '部品の在庫についてお伺いします。', { id: 'fbody', name: 'fbody' }),
  ]
  add({
    id: 'steps-ja-confirm-screen',
    language: 'ja',
    title: 'The classic confirmation screen: "send with these contents" and "back"',
    fields,
    tool: form('contactSales', 'お問い合わせを送る', 'form[name="inq"]'),
    pages: {
      '/': () =>
        p(
          `<h3>お問い合わせ</h3><form name="inq" action="/confirm.php" method="post">${controls(fields, 'table')}<input type="submit" value="確認画面へ"></form>`,
        ),
      '/confirm.php': take((r) =>
        p(
          `<h3>入力内容の確認</h3><p>以下の内容でよろしければ「送信する」を押してください。</p><table border="1"><tr><td>お名前</td><td>${r.field('fname')}</td></tr><tr><td>メール</td><td>${r.field('fmail')}</td></tr><tr><td>内容</td><td>${r.field('fbody')}</td></tr></table><form id="conf" action="/send.php" method="post"><input type="submit" value="送信する"> <input type="button" value="戻る"></form>`,
        ),
      ),
      '/send.php': take(() => p('<p>送信完了しました。</p>')),
    },
    taken: false,
    nextStep: '#conf',
    wanted: 'needs_person',
    expects: { success: { url: '/send.php' } },
    why: 'A page of confirmation: the word for "send" on it is a button, not a report.',
  })
}

// --- double opt-in, German
{
  const p = site('de', 'wp', 'Imkerei Bergblick')
  const fields = [f('email', 'email', 'E-Mail-Adresse', 'nora@example.de', { id: 'mc-email', name: 'EMAIL' })]
  add({
    id: 'steps-de-double-opt-in',
    language: 'de',
    title: 'Double opt-in: "almost done", the person has to press a link in an e-mail',
    fields,
    tool: form('subscribeNewsletter', 'Newsletter abonnieren', '#mc4wp-form-1'),
    pages: {
      '/': () =>
        p(
          `<h1>Neues vom Bienenstand</h1><form id="mc4wp-form-1" class="mc4wp-form" method="post" action="/newsletter">${controls(fields, 'wp')}<p><input type="submit" value="Eintragen"></p></form>`,
        ),
      '/newsletter': take(() =>
        p(
          '<h1>Fast geschafft!</h1><p>Wir haben Ihnen eine E-Mail geschickt. Erst mit einem Klick auf den Link darin ist Ihre Anmeldung vollständig.</p>',
        ),
      ),
    },
    taken: false,
    wanted: 'needs_person',
    expects: { success: { text: 'Sie sind jetzt angemeldet' } },
    why: 'The deed waits for the person; the words are more than plain thanks.',
  })
}

// --- double opt-in by fetch, Italian
{
  const p = site('it', 'shop', 'Sapone & Salvia')
  const fields = [f('email', 'email', 'La tua e-mail', 'bea@example.it', { id: 'ns-it' })]
  add({
    id: 'steps-it-double-opt-in',
    language: 'it',
    title: 'Double opt-in by fetch with { status: "pending" }; a sentence replaces the form',
    fields,
    tool: form('subscribeNewsletter', 'Iscriversi alla newsletter', '#newsletter-it'),
    pages: {
      '/': () =>
        p(
          `<h2>Resta in contatto</h2><div class="nl"><form id="newsletter-it">${controls(fields, 'ul')}<button class="button">Iscrivimi</button></form></div>`,
          {
            script: `const n = document.querySelector('#newsletter-it'); n.onsubmit = async (e) => { e.preventDefault(); await fetch('/ns', { method: 'POST', body: new FormData(n) }); n.parentElement.textContent = 'Ci siamo quasi: apri la posta e tocca il pulsante che trovi nel nostro messaggio.' }`,
          },
        ),
      '/ns': take(() => json({ status: 'pending' })),
    },
    taken: false,
    wanted: 'needs_person',
    expects: { success: { text: 'Iscrizione completata' } },
    why: 'Pending is no yes; a person has to go on.',
  })
}

// --- a link by e-mail is the whole deed of this tool
{
  const p = site('en', 'tw', 'Quillpad')
  const fields = [f('email', 'email', 'Work email', 'mo@example.com', { id: 'magic-email' })]
  add({
    id: 'steps-en-magic-link-sent',
    language: 'en',
    title: 'The tool asks for a link by e-mail, and the page says that the link was sent',
    fields,
    tool: form('requestLoginLink', 'Send me a login link', '#magic'),
    pages: {
      '/login': () =>
        p(
          `<h1>Sign in without a password</h1><div id="mw"><form id="magic">${controls(fields, 'tw')}<button>Email me a link</button></form></div>`,
          {
            script: `magic.addEventListener('submit', async (e) => { e.preventDefault(); const r = await fetch('/auth/link', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: magic.elements.email.value }) }); if (r.ok) mw.innerHTML = '<p>Link sent.</p>' })`,
          },
        ),
      '/auth/link': take(() => json({ ok: true })),
    },
    start: '/login',
    taken: true,
    wanted: 'confirmed',
    status: ['confirmed', 'submitted_unverified', 'needs_person'],
    expects: { success: { text: 'Link sent' } },
    why: 'The tool’s deed is the sending of a link; the body says ok and the page says sent.',
  })
}

// --- login that goes on to a second factor
{
  const p = site('es', 'bs', 'Caja Agraria del Valle')
  const fields = [
    f('socio', 'text', 'Número de socio', '55120', { purpose: 'username' }),
    f('apellido', 'text', 'Primer apellido', 'Serrano', { purpose: 'name' }),
  ]
  add({
    id: 'steps-es-second-factor',
    language: 'es',
    title: 'A redirect to a page that wants a code from the telephone',
    fields,
    tool: form('logIn', 'Entrar en la zona de socios', '#acceso'),
    pages: {
      '/acceso': () =>
        p(
          `<h1>Zona de socios</h1><form id="acceso" method="post" action="/acceso/entrar">${controls(fields, 'bs')}<button class="btn btn-primary w-100">Entrar</button></form>`,
        ),
      '/acceso/entrar': take(() => see('/acceso/codigo')),
      '/acceso/codigo': () =>
        p(
          '<h1>Un paso más</h1><p>Te hemos enviado un código al móvil que termina en 42.</p><form id="codigo" method="post" action="/acceso/verificar"><label for="otp">Código de seis cifras</label><input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="6"><button class="btn btn-primary">Verificar</button></form>',
        ),
    },
    start: '/acceso',
    taken: false,
    nextStep: '#codigo',
    wanted: 'needs_person',
    expects: { success: { url: '/socios' } },
    why: 'A second factor belongs to a person; "sent" on this page tells of a code, not of the deed.',
  })
}

// --- login taken
{
  const p = site('nl', 'app', 'Sportpas')
  const fields = [
    f('pasnummer', 'text', 'Pasnummer', 'SP-0021', { purpose: 'username' }),
    f('postcode', 'text', 'Postcode', '1000 AA'),
  ]
  add({
    id: 'steps-nl-login-taken',
    language: 'nl',
    title: 'Redirect to the member’s page with a greeting and other content',
    fields,
    tool: form('logIn', 'Inloggen met uw sportpas', '#inloggen'),
    pages: {
      '/inloggen': () =>
        p(
          `<h1>Inloggen</h1><form id="inloggen" method="post" action="/sessie">${controls(fields, 'mui')}<button type="submit">Inloggen</button></form>`,
        ),
      '/sessie': take(() => see('/mijn/overzicht')),
      '/mijn/overzicht': () =>
        p('<h1>Hallo Sanne</h1><p>U bezocht vorige maand vier keer het zwembad.</p><a href="#">Uitloggen</a>'),
    },
    start: '/inloggen',
    taken: true,
    wanted: 'submitted_unverified',
    expects: { success: { url: '/mijn/' } },
    why: 'A page full of new words without thanks is no proof; the expectation is.',
  })
}

// --- login refused in words
{
  const p = site('ar', 'shop', 'متجر البحر')
  const fields = [
    f('customer', 'text', 'رقم العميل', '7781', { purpose: 'username' }),
    f('phone', 'tel', 'رقم الجوال', '0500 000 001'),
  ]
  const page = (note = '') =>
    p(
      `<h1>تسجيل الدخول</h1>${note}<form id="login" method="post" action="/login">${controls(fields, 'ul')}<button class="button">دخول</button></form>`,
    )
  add({
    id: 'steps-ar-login-refused',
    language: 'ar',
    title: 'The form again with an everyday sentence, 200, at the address of the action',
    fields,
    tool: form('logIn', 'تسجيل الدخول إلى الحساب', '#login'),
    pages: {
      '/': () => page(),
      '/login': take(() => page('<p class="form__message">لم نعثر على حساب يطابق ما كتبت، جرّب رقمًا آخر.</p>')),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { url: '/account' } },
    why: 'Address changed, but the form is there and the words are unknown.',
  })
}

// --- the last step of a wizard, taken
{
  const p = site('pl', 'tw', 'Schronisko Łapka')
  const fields = [
    f('telefon', 'tel', 'Telefon kontaktowy', '600 000 012'),
    f('uwagi', 'textarea', 'Uwagi', 'Mam doświadczenie z kotami.', { purpose: 'message', required: false }),
  ]
  add({
    id: 'steps-pl-last-step',
    language: 'pl',
    title: 'Step 3 of 3 sends all and the stepper gives way to thanks',
    fields,
    tool: form('volunteer', 'Zostać wolontariuszem', '#krok3'),
    pages: {
      '/wolontariat/3': () =>
        p(
          `<div id="kreator"><ol><li>Dane</li><li>Terminy</li><li aria-current="step">Kontakt</li></ol><form id="krok3">${controls(fields, 'tw')}<button>Wyślij zgłoszenie</button></form></div>`,
          {
            script: `${JQ}$('#krok3').on('submit',function(){$.post('/wolontariat',$('#krok3').serialize(),function(d){if(d.success)$('#kreator').html('<h2>Dziękujemy za zgłoszenie!</h2>')});return false})`,
          },
        ),
      '/wolontariat': take(() => json({ success: true })),
    },
    start: '/wolontariat/3',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Dziękujemy za zgłoszenie' } },
    why: 'Proof (b) and plain thanks.',
  })
}

// --- a check for humans after the send
{
  const p = site('tr', 'wf', 'Ada Pansiyon')
  const fields = [
    f('ad', 'text', 'Adınız', 'Cem', { purpose: 'name' }),
    f('mesaj', 'textarea', 'Mesajınız', 'Ağustosta iki kişilik oda var mı?', { purpose: 'message' }),
  ]
  add({
    id: 'steps-tr-human-check',
    language: 'tr',
    title: 'After the post a page with a picture puzzle, 200',
    fields,
    tool: form('contactSupport', 'Pansiyona mesaj gönder', '#mesaj-form'),
    pages: {
      '/': () =>
        p(
          `<h1>Bize yazın</h1><form id="mesaj-form" method="post" action="/mesaj">${controls(fields, 'ph')}<input type="submit" class="w-button" value="Gönder"></form>`,
        ),
      '/mesaj': take(() =>
        p(
          '<h1>Bir saniye</h1><form id="puzzle" method="post" action="/mesaj/onay"><p>Resimdeki harfleri yazın, mesajınızı ondan sonra ileteceğiz.</p><img alt="" width="120" height="40" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="><input name="captcha_code" aria-label="Harfler"><button>Devam</button></form>',
        ),
      ),
    },
    taken: false,
    nextStep: '#puzzle',
    wanted: 'needs_person',
    expects: { success: { text: 'Mesajınız ulaştı' } },
    why: 'The page that followed wants a person; the message is not delivered.',
  })
}

// --- the session is over: a login page instead
{
  const p = site('sv', 'gov', 'Region Mälardal')
  const fields = [f('arende', 'textarea', 'Beskriv ärendet', 'Jag vill byta vårdcentral.', { purpose: 'message' })]
  add({
    id: 'steps-sv-session-over',
    language: 'sv',
    title: 'Redirect to a login page: the session is over, the text is lost',
    fields,
    tool: form('sendCase', 'Skicka ett ärende', '#arende-form'),
    pages: {
      '/': () =>
        p(
          `<h1>Nytt ärende</h1><form id="arende-form" method="post" action="/arenden">${controls(fields, 'gov')}<button class="govuk-button">Skicka</button></form>`,
        ),
      '/arenden': take(() => see('/logga-in?next=/arenden')),
      '/logga-in': () =>
        p(
          '<h1>Logga in</h1><p>Du har varit borta länge och behöver legitimera dig på nytt.</p><form method="post" action="/logga-in"><label for="pnr">Personnummer</label><input id="pnr" name="pnr"><label for="kod">Lösenord</label><input type="password" id="kod" name="kod"><button class="govuk-button">Logga in</button></form>',
        ),
    },
    taken: false,
    wanted: 'needs_person',
    expects: { success: { url: '/arenden/' } },
    why: 'A login page is no proof; a person has to log in.',
  })
}

// --- an inline code field appears
{
  const p = site('vi', 'bs', 'Hội Người Đọc')
  const fields = [
    f('phone', 'tel', 'Số điện thoại', '0900 000 001', { id: 'sdt' }),
    f('name', 'text', 'Họ tên', 'Phạm Lan', { id: 'hoten' }),
  ]
  add({
    id: 'steps-vi-inline-code',
    language: 'vi',
    title: 'The form stays; a field for a code from a text message appears in it',
    fields,
    tool: form('registerMember', 'Đăng ký hội viên', '#hoivien'),
    pages: {
      '/': () =>
        p(
          `<h1>Đăng ký hội viên</h1><form id="hoivien">${controls(fields, 'bs')}<div class="otp"></div><button class="btn btn-primary">Đăng ký</button></form>`,
          {
            script: `${JQ}$('#hoivien').on('submit',function(e){e.preventDefault();$.post('/hoivien',$('#hoivien').serialize(),function(){$('.otp').html('<label for="otp">Nhập mã vừa gửi tới điện thoại của bạn</label><input id="otp" name="otp" autocomplete="one-time-code">')})})`,
          },
        ),
      '/hoivien': take(() => json({ buoc: 2 })),
    },
    taken: false,
    nextStep: '#otp',
    wanted: 'needs_person',
    expects: { success: { text: 'Chào mừng hội viên mới' } },
    why: 'The form did not make way and asks for a code: a person goes on.',
  })
}

// --- step two within a dialog
{
  const p = site('hu', 'app', 'Fogászat Plusz')
  const fields = [
    f('nev', 'text', 'Név', 'Varga Zsófi', { purpose: 'name', id: 'fp-nev' }),
    f('telefon', 'tel', 'Telefon', '+36 20 000 0000', { id: 'fp-tel' }),
  ]
  add({
    id: 'steps-hu-dialog-step',
    language: 'hu',
    title: 'In a dialog the first step is saved (200, an id) and the second asks for a day',
    fields,
    tool: form('bookAppointment', 'Időpontfoglalás', '#foglalas1', { triggerSelector: '#foglalok' }),
    pages: {
      '/': () =>
        p(
          `<h1>Rendelőnk</h1><button id="foglalok" type="button">Időpontot foglalok</button><div class="modal" id="fm"><div class="modal__box" role="dialog" aria-modal="true" aria-label="Időpontfoglalás"><div id="fbody"><form id="foglalas1">${controls(fields, 'mui')}<button type="submit">Tovább</button></form></div></div></div>`,
          {
            script: `foglalok.onclick = () => fm.classList.add('open'); foglalas1.onsubmit = async (e) => { e.preventDefault(); await (await fetch('/piszkozat', { method: 'POST', body: new FormData(foglalas1) })).json(); fbody.innerHTML = '<form id="foglalas2"><fieldset><legend>Melyik nap jó Önnek?</legend><label><input type="radio" name="nap" value="k"> kedd</label><label><input type="radio" name="nap" value="cs"> csütörtök</label></fieldset><button type="submit">Foglalás véglegesítése</button></form>' }`,
          },
        ),
      '/piszkozat': take(() => json({ draft: 'p-12' }, 201)),
    },
    taken: false,
    nextStep: '#foglalas2',
    wanted: 'needs_person',
    expects: { success: { text: 'Időpontját rögzítettük' } },
    why: 'The first form is gone for a second one: a step, not an end, although own 201.',
  })
}

// --- thanks and "one more thing", Finnish
{
  const p = site('fi', 'tw', 'Kaupunkiviljelijät')
  const fields = [f('sahkoposti', 'email', 'Sähköposti', 'liisa@example.fi')]
  add({
    id: 'steps-fi-thanks-confirm-mail',
    language: 'fi',
    title: 'Thanks in the heading, and below that the address must first be confirmed',
    fields,
    tool: form('subscribeNewsletter', 'Tilaa uutiskirje', '#uutiskirje'),
    pages: {
      '/': () =>
        p(
          `<h1>Uutiskirje</h1><form id="uutiskirje" hx-post="/tilaa" hx-swap="outerHTML">${controls(fields, 'tw')}<button>Tilaa</button></form>`,
          { script: HX },
        ),
      '/tilaa': take(() =>
        html('<h2>Kiitos!</h2><p>Käy vielä napauttamassa linkkiä, jonka löydät postilaatikostasi.</p>'),
      ),
    },
    taken: false,
    wanted: 'needs_person',
    expects: { success: { text: 'Tilaus on vahvistettu' } },
    why: 'Thanks with another sentence are not plain thanks; the person has to go on.',
  })
}

// --- a dialog "really?" before the send, nothing is sent
{
  const p = site('ko', 'tw', '푸른숲 캠프')
  const fields = [
    f('name', 'text', '참가자 이름', '박하늘', { id: 'c-name' }),
    f('age', 'number', '나이', 11, { id: 'c-age' }),
  ]
  add({
    id: 'steps-ko-really-dialog',
    language: 'ko',
    title: 'The page opens a dialog of its own that asks once more; nothing is sent yet',
    fields,
    tool: form('applyForCamp', '여름 캠프 신청', '#camp-form'),
    pages: {
      '/': () =>
        p(
          `<h1>여름 캠프</h1><form id="camp-form">${controls(fields, 'tw')}<button type="submit">신청하기</button></form><dialog id="ask"><p>입력하신 내용으로 신청할까요?</p><button id="yes">예, 신청할게요</button><button id="no">다시 볼게요</button></dialog>`,
          {
            script: `const cf = document.getElementById('camp-form'), ask = document.getElementById('ask'); cf.onsubmit = (e) => { e.preventDefault(); ask.showModal() }; document.getElementById('yes').onclick = () => fetch('/camp', { method: 'POST', body: new FormData(cf) }); document.getElementById('no').onclick = () => ask.close()`,
          },
        ),
      '/camp': take(() => json({ ok: true })),
    },
    taken: false,
    sends: 0,
    nextStep: '#ask',
    wanted: 'needs_person',
    status: ['needs_person', 'submitted_unverified', 'failed'],
    expects: { success: { text: '신청이 접수되었습니다' } },
    why: 'Nothing was sent; a dialog of confirmation is a step for a person.',
  })
}

// --- terms again
{
  const p = site('el', 'bs', 'Δημοτικό Γυμναστήριο')
  const fields = [
    f('onoma', 'text', 'Ονοματεπώνυμο', 'Άννα Ρήγα', { purpose: 'name' }),
    f('tilefono', 'tel', 'Τηλέφωνο', '690 000 0001'),
  ]
  add({
    id: 'steps-el-interstitial',
    language: 'el',
    title: 'An interstitial page wants the rules of the house read before it goes on',
    fields,
    tool: form('registerGym', 'Εγγραφή στο γυμναστήριο', '#eggrafi'),
    pages: {
      '/': () =>
        p(
          `<h1>Εγγραφή</h1><form id="eggrafi" method="post" action="/eggrafi">${controls(fields, 'bs')}<button class="btn btn-primary">Εγγραφή</button></form>`,
        ),
      '/eggrafi': take(() => see('/kanonismos')),
      '/kanonismos': () =>
        p(
          '<h1>Κανονισμός λειτουργίας</h1><p>Διαβάστε τον και πατήστε συνέχεια για να ολοκληρωθεί η εγγραφή σας.</p><form id="ok" method="post" action="/oloklirosi"><button class="btn btn-success">Συνέχεια</button></form>',
        ),
    },
    taken: false,
    nextStep: '#ok',
    wanted: 'needs_person',
    expects: { success: { url: '/kalosirthate' } },
    why: 'A step after the send; the word for "complete" on it is a condition, not a report.',
  })
}

// --- Czech wizard: the server sends step one back with the same heading, silently
{
  const p = site('cs', 'bs', 'Turistický oddíl Vlčata')
  const fields = [
    f('dite', 'text', 'Jméno dítěte', 'Vojta', { purpose: 'name' }),
    f('rodic', 'email', 'E-mail rodiče', 'rodic@example.cz'),
  ]
  const page = (n, inner) =>
    p(
      `<div class="progress"><div class="progress-bar" style="width:${n * 25}%">${n}/4</div></div><h1>Přihláška na tábor</h1>${inner}`,
    )
  add({
    id: 'steps-cs-wizard-fragment',
    language: 'cs',
    title: 'Step 2 of 4 is drawn where step 1 was (fragment), with fields the tool does not have',
    fields,
    tool: form('registerCamp', 'Přihlásit dítě na tábor', '#prihlaska'),
    pages: {
      '/': () => {
        const answer = page(
          1,
          `<div id="krok"><form id="prihlaska" hx-post="/krok/2" hx-target="#krok">${controls(fields, 'bs')}<button class="btn btn-primary">Pokračovat</button></form></div>`,
        )
        return { ...answer, body: answer.body.replace('</body>', `<script>${HX}</script></body>`) }
      },
      '/krok/2': take(() =>
        html(
          '<form id="krok2" hx-post="/krok/3" hx-target="#krok"><label>Zdravotní omezení <input name="zdravi"></label><label>Plavec <input type="checkbox" name="plavec"></label><button class="btn btn-primary">Pokračovat</button></form>',
        ),
      ),
    },
    taken: false,
    nextStep: '#krok2',
    wanted: 'needs_person',
    expects: { success: { text: 'Přihlášku jsme přijali' } },
    why: 'The form made way for the next form: a step, not an end.',
  })
}

// --- waiting list instead of a place, Hindi
{
  const p = site('hi', 'shop', 'मिट्टी के रंग')
  const fields = [
    f('name', 'text', 'नाम', 'कविता', { id: 'kn' }),
    f('phone', 'tel', 'फ़ोन', '98000 00014', { id: 'kp' }),
  ]
  add({
    id: 'steps-hi-phone-call-needed',
    language: 'hi',
    title: 'A panel says that the place is kept only after a telephone call by the person',
    fields,
    tool: form('bookWorkshop', 'कार्यशाला में जगह बुक करें', '#karyashala'),
    pages: {
      '/': () =>
        p(
          `<h1>मिट्टी कार्यशाला</h1><div class="kb"><form id="karyashala">${controls(fields, 'ul')}<button class="button">जगह बुक करें</button></form></div>`,
          {
            script: `${JQ}$('#karyashala').on('submit',function(e){e.preventDefault();$.post('/karyashala',$('#karyashala').serialize(),function(d){$('.kb').html(d)})})`,
          },
        ),
      '/karyashala': take(() =>
        late(500, text('<p class="panel">जगह तभी पक्की होगी जब आप दो घंटे के भीतर हमें फ़ोन करेंगे।</p>', 200, 'text/html')),
      ),
    },
    taken: false,
    wanted: 'submitted_unverified',
    status: ['submitted_unverified', 'needs_person', 'rejected'],
    expects: { success: { text: 'आपकी जगह पक्की है' } },
    why: 'The form made way for words that are not thanks; the deed is not done.',
  })
}
