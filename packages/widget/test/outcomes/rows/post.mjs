// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { button, controls, f, form, html, row, see, site, take } from '../kit.mjs'

const family = 'post'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- a message, post/redirect to a page of thanks
{
  const p = site('de', 'bs', 'Radhaus Lindau')
  const fields = [
    f('name', 'text', 'Ihr Name', 'Jonas Weber'),
    f('email', 'email', 'E-Mail-Adresse', 'jonas.weber@example.com'),
    f(
      'message',
      'textarea',
      'Was können wir für Sie tun?',
      'Mein Hinterrad eiert seit dem Sturz. Wann passt es Ihnen?',
    ),
  ]
  add({
    id: 'post-de-redirect-thanks',
    language: 'de',
    title: 'Workshop contact form, redirect to a page of thanks',
    fields,
    tool: form('contactSupport', 'Nachricht an die Werkstatt senden', '#kontaktformular'),
    pages: {
      '/': () =>
        p(`<h1>Kontakt zur Werkstatt</h1><p class="lead">Wir antworten in der Regel am selben Tag.</p>
<form id="kontaktformular" action="/kontakt/senden" method="post">${controls(fields, 'bs')}<button class="btn btn-primary">Nachricht absenden</button></form>`),
      '/kontakt/senden': take(() => see('/kontakt/danke')),
      '/kontakt/danke': () =>
        p('<h1>Vielen Dank!</h1><p>Ihre Nachricht wurde gesendet. Wir melden uns bald bei Ihnen.</p>', {
          title: 'Danke',
        }),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/kontakt/danke' } },
    why: 'Proof (c): plain thanks on the page that followed, with an own navigation and no sign of failure.',
  })
}

// --- a full course: the form is gone, the words say no, the status is 200
{
  const p = site('tr', 'wp', 'Moda Seramik Atölyesi')
  const fields = [
    f('name', 'text', 'Adınız Soyadınız', 'Elif Demir', { id: 'basvuru-ad' }),
    f('phone', 'tel', 'Telefon', '0532 000 11 22', { id: 'basvuru-tel' }),
  ]
  const look = 'wp'
  add({
    id: 'post-tr-full-200',
    language: 'tr',
    title: 'Course is full: 200, the form is gone, a sentence in its place',
    fields,
    tool: form('registerForCourse', 'Seramik kursuna başvuru', '#basvuru'),
    pages: {
      '/': () =>
        p(
          `<h1 class="entry-title">Çarşamba akşamı çark dersi</h1><p>Sekiz hafta, en fazla on kişi.</p><form id="basvuru" method="post" action="/basvuru">${controls(fields, look)}<p class="form-submit"><input type="submit" class="submit" value="Başvur"></p></form>`,
        ),
      '/basvuru': take(() =>
        p(
          '<h1 class="entry-title">Çarşamba akşamı çark dersi</h1><p>Bu dönemin kontenjanı doldu, sizi listeye ekleyemedik. Bir sonraki dönem eylülde başlıyor.</p>',
        ),
      ),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'başvurunuz alındı' } },
    why: 'The form made way and its address answered 2xx, but the new text is more than thanks, so (d) does not hold.',
  })
}

// --- flash after a redirect to the same page, the form is there again
{
  const p = site('en', 'tw', 'Harbour Street Dental')
  const fields = [
    f('name', 'text', 'Full name', 'Priya Nair', { id: 'patient_name', name: 'patient[name]' }),
    f('email', 'email', 'Email', 'priya@example.org', { id: 'patient_email', name: 'patient[email]' }),
    f('message', 'textarea', 'How can we help?', 'I chipped a tooth and would like to be seen this week.', {
      id: 'patient_note',
      name: 'patient[note]',
    }),
  ]
  add({
    id: 'post-en-flash-success',
    language: 'en',
    title: 'Redirect to the same address, a flash above the empty form',
    fields,
    tool: form('contactPractice', 'Send the practice a message', 'form[action="/messages"]'),
    pages: {
      '/': (_, state) => {
        const flash = state.session.flash
        state.session.flash = ''
        return p(`${flash ? `<div id="flash" role="status" class="rounded-md bg-green-50 p-4 text-green-800">${flash}</div>` : ''}<h1 class="text-3xl font-bold">Message the practice</h1>
<form action="/messages" method="post" accept-charset="UTF-8"><input type="hidden" name="authenticity_token" value="kR3v">${controls(fields, 'tw')}<button type="submit" name="commit" class="rounded bg-teal-600 px-4 py-2 text-white">Send message</button></form>`)
      },
      '/messages': take((_, state) => {
        state.session.flash = 'Thanks, your message has been sent.'
        return see('/', 302)
      }),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'your message has been sent' } },
    why: 'Proof (c): plain thanks near the form on the page that followed the redirect, no sign of failure.',
  })
}

// --- flash that refuses, in a neutral box
{
  const p = site('sv', 'bs', 'Södra Simskolan')
  const fields = [
    f('child', 'text', 'Barnets namn', 'Alva Lindqvist', { purpose: 'name' }),
    f('email', 'email', 'Vårdnadshavares e-post', 'lindqvist@example.se'),
    f('group', 'select', 'Grupp', 'lor-9', {
      choices: [
        ['', 'Välj grupp'],
        ['tis-16', 'Tisdag 16.00'],
        ['lor-9', 'Lördag 9.00'],
      ],
    }),
  ]
  add({
    id: 'post-sv-flash-refusal',
    language: 'sv',
    title: 'Redirect to the same address, a neutral flash that says the group is full',
    fields,
    tool: form('registerChild', 'Anmäl barn till simskola', '#anmalan'),
    pages: {
      '/': (_, state) => {
        const flash = state.session.flash
        state.session.flash = ''
        return p(
          `<h1>Anmälan till höstens simskola</h1>${flash ? `<div class="alert alert-info" role="alert">${flash}</div>` : ''}<form id="anmalan" method="post" action="/anmalan">${controls(fields, 'bs')}<button type="submit" class="btn btn-success">Skicka anmälan</button></form>`,
        )
      },
      '/anmalan': take((_, state) => {
        state.session.flash =
          'Tyvärr hann någon före – lördagsgruppen är fulltecknad och ditt barn står inte på listan.'
        return see('/')
      }),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'välkommen till simskolan' } },
    why: 'A page came again with words that no list can know; nothing proves success, so the words are handed over.',
  })
}

// --- thanks for the interest, and a refusal, on a page of its own
{
  const p = site('fr', 'wf', 'Les Ateliers du Canal')
  const fields = [
    f('prenom', 'text', 'Prénom', 'Camille', { purpose: 'name' }),
    f('courriel', 'email', 'Courriel', 'camille.roux@example.fr'),
    f('atelier', 'select', 'Atelier', 'reliure', {
      choices: [
        ['gravure', 'Gravure'],
        ['reliure', 'Reliure'],
        ['vitrail', 'Vitrail'],
      ],
    }),
  ]
  add({
    id: 'post-fr-thanks-but-closed',
    language: 'fr',
    title: 'A page that thanks for the interest and says that registration is over',
    fields,
    tool: form('registerWorkshop', "S'inscrire à un atelier", '#inscription'),
    pages: {
      '/': () =>
        p(
          `<h1>Inscription aux ateliers d’automne</h1><div class="w-form"><form id="inscription" method="post" action="/inscription">${controls(fields, 'ph')}<input type="submit" value="Je m’inscris" class="button w-button"></form></div>`,
        ),
      '/inscription': take(() =>
        p(
          '<h1>Merci de votre intérêt !</h1><p class="paragraph">L’atelier reliure a fait le plein dès la première semaine. Nous rouvrirons la liste au printemps.</p>',
        ),
      ),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'votre place est réservée' } },
    why: 'The thanks are not plain: a sentence beside them is not understood, so neither (c) nor (d) holds.',
  })
}

// --- thanks in the place of the form, same path, no redirect
{
  const p = site('pl', 'old', 'Serwis Rowerowy Kółko')
  const fields = [
    f('imie', 'text', 'Imię i nazwisko', 'Marek Zieliński', { purpose: 'name' }),
    f('email', 'email', 'E-mail', 'marek@example.pl'),
    f('tresc', 'textarea', 'Treść wiadomości', 'Czy naprawiacie przerzutki planetarne?', { purpose: 'message' }),
  ]
  const page = () =>
    p(
      `<h2>Napisz do nas</h2><form name="kontakt" id="kontakt" method="post" action="/">${controls(fields, 'table')}<input type="submit" value="Wyślij wiadomość"></form>`,
    )
  add({
    id: 'post-pl-same-path-thanks',
    language: 'pl',
    title: 'Old mail script: posts to itself and prints thanks where the form was',
    fields,
    tool: form('contactSupport', 'Napisz do serwisu', '#kontakt'),
    pages: {
      '/': take(() => p('<h2>Napisz do nas</h2><p><b>Dziękujemy! Wiadomość została wysłana.</b></p>'), page),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Wiadomość została wysłana' } },
    why: 'Proof (c): plain thanks where the form was, with an own 2xx and a navigation.',
  })
}

// --- 422 with the form again
{
  const p = site('ko', 'tw', '한강 요가 스튜디오')
  const fields = [
    f('name', 'text', '이름', '김민지'),
    f('phone', 'tel', '휴대폰 번호', '010-0000-1234'),
    f('day', 'date', '희망 날짜', '2026-12-05', { purpose: 'date' }),
  ]
  const page = (values, note = '', status = 200) =>
    p(
      `<h1 class="text-2xl font-bold">체험 수업 신청</h1>${note}<form id="trial-form" class="new_trial" action="/trials" method="post">${controls(fields, 'tw', { values })}<button class="bg-emerald-500 rounded px-5 py-2">신청하기</button></form>`,
      { status },
    )
  add({
    id: 'post-ko-422',
    language: 'ko',
    title: 'Server answers 422 and draws the form again with a sentence above it',
    fields,
    tool: form('bookTrial', '체험 수업을 신청합니다', '#trial-form'),
    pages: {
      '/': () => page({}),
      '/trials': take((r) =>
        page(
          { name: r.field('name'), phone: r.field('phone'), day: r.field('day') },
          '<p class="text-sm text-amber-700">선택하신 날은 휴무일이라 예약을 받지 않습니다.</p>',
          422,
        ),
      ),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { url: '/trials/done' } },
    statusWithExpects: ['rejected', 'submitted_unverified'],
    why: 'The form’s own answer is 422: rejected, whatever the words.',
  })
}

// --- a guest book: the same page, one entry more
{
  const p = site('it', 'wp', 'Rifugio Passo Alto')
  const fields = [
    f('autore', 'text', 'Nome', 'Giulia', { purpose: 'name', id: 'author', name: 'author' }),
    f('testo', 'textarea', 'Il tuo commento', 'Due giorni splendidi, polenta compresa!', {
      purpose: 'message',
      id: 'comment',
      name: 'comment',
    }),
  ]
  add({
    id: 'post-it-count-changed',
    language: 'it',
    title: 'A comment: the same page again, a count that changed and the typed text',
    fields,
    tool: form('leaveComment', 'Lascia un commento sul rifugio', '#commentform'),
    pages: {
      '/': (_, state) => {
        const mine = state.session.comments ?? []
        return p(`<h1 class="entry-title">Due giorni al rifugio</h1><p>La traversata in ottobre, con la prima neve.</p>
<section id="comments"><h2 class="comments-title">Commenti (${12 + mine.length})</h2><ol class="comment-list"><li class="comment even"><div class="comment-body"><b>Paolo</b><p>Ci torno in inverno.</p></div></li>${mine.map((c) => `<li class="comment odd" id="comment-13"><div class="comment-body"><b>${c.author}</b><p>${c.text}</p></div></li>`).join('')}</ol>
<form id="commentform" class="comment-form" method="post" action="/wp-comments-post.php">${controls(fields, 'wp')}<p class="form-submit"><input name="submit" type="submit" id="submit-comment" class="submit" value="Invia commento"></p></form></section>`)
      },
      '/wp-comments-post.php': take((r, state) => {
        state.session.comments = [{ author: r.field('author'), text: r.field('comment') }]
        return see('/#comment-13', 302)
      }),
    },
    taken: true,
    wanted: 'submitted_unverified',
    expects: { success: { selector: '#comment-13' } },
    why: 'No thanks, and the form is still there: nothing of (b) to (d) holds; typed values and numbers are no new words, but the form did not make way.',
  })
}

// --- the same page, the count did not change
{
  const p = site('ja', 'shop', '川辺パン教室')
  const fields = [
    f('name', 'text', 'お名前', '佐藤 花子', { id: 'entry_name' }),
    f('email', 'email', 'メールアドレス', 'hanako@example.jp', { id: 'entry_mail' }),
  ]
  add({
    id: 'post-ja-closed-count-unchanged',
    language: 'ja',
    title: 'Redirect to the same page, the seat count is the same, a line says that the desk has closed',
    fields,
    tool: form('applyForLesson', 'パン教室に申し込む', '#entry'),
    pages: {
      '/': (_, state) => {
        const late = state.session.late
        return p(
          `<h1>12月の体験レッスン</h1><p class="seats">残席 3</p>${late ? '<p class="lesson__note">お申し込みは前日の正午で締め切らせていただきました。またの機会をお待ちしております。</p>' : ''}<form id="entry" method="post" action="/entry">${controls(fields, 'ul')}<button type="submit" class="button button--primary">申し込む</button></form>`,
        )
      },
      '/entry': take((_, state) => {
        state.session.late = true
        return see('/')
      }),
    },
    taken: false,
    wanted: 'submitted_unverified',
    why: 'A navigation to the same page without thanks: the sentence beside the form goes into `said`.',
  })
}

// --- bare answer of an old script
{
  const p = site('nl', 'old', 'Volkstuin De Akker')
  const fields = [
    f('naam', 'text', 'Naam', 'Sanne de Vries', { purpose: 'name' }),
    f('mail', 'email', 'E-mailadres', 'sanne@example.nl'),
    f('bericht', 'textarea', 'Bericht', 'Is er al een tuintje vrij langs de sloot?', { purpose: 'message' }),
  ]
  add({
    id: 'post-nl-bare-thanks',
    language: 'nl',
    title: 'The mail script answers a bare page with two sentences',
    fields,
    tool: form('contactSupport', 'Bericht aan het bestuur', 'form[name="mailform"]'),
    pages: {
      '/': () =>
        p(
          `<h3>Contact met het bestuur</h3><form name="mailform" action="/cgi-bin/mail.pl" method="POST">${controls(fields, 'table')}<center><input type="submit" value="Versturen"> <input type="reset" value="Wissen"></center></form>`,
        ),
      '/cgi-bin/mail.pl': take(() =>
        html(
          '<html><head><title>Bedankt</title></head><body bgcolor="#ffffff"><p>Bedankt! Uw bericht is verzonden.</p><a href="/">Terug</a></body></html>',
        ),
      ),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/cgi-bin/mail.pl', text: 'Uw bericht is verzonden' } },
    why: 'Proof (c): the page that followed holds plain thanks and nothing else.',
  })
}

// --- redirect that changes only the query
{
  const p = site('cs', 'wf', 'Půjčovna lodí Sázava')
  const fields = [
    f('jmeno', 'text', 'Jméno', 'Tomáš Dvořák', { purpose: 'name' }),
    f('den', 'date', 'Den výletu', '2026-07-18', { purpose: 'date' }),
    f('lodi', 'number', 'Počet lodí', 4),
  ]
  add({
    id: 'post-cs-query-refusal',
    language: 'cs',
    title: 'Redirect to ?krok=znovu, the address changed, the form is there, the day is taken',
    fields,
    tool: form('requestBooking', 'Poptat lodě na výlet', '#poptavka'),
    pages: {
      '/': (r) =>
        p(
          `<h1>Poptávka lodí</h1>${r.query.get('krok') ? '<div class="hint-box"><p>Osmnáctého už máme na vodě všechno. Mrkněte prosím na jiný víkend.</p></div>' : ''}<div class="w-form"><form id="poptavka" method="post" action="/poptavka">${controls(fields, 'ph')}<input type="submit" class="w-button" value="Odeslat poptávku"></form></div>`,
        ),
      '/poptavka': take(() => see('/?krok=znovu', 302)),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { url: '/hotovo' } },
    why: 'An address that changed is no proof while new words that are not thanks stand by the form.',
  })
}

// --- maintenance
{
  const p = site('en', 'gov', 'Millbrook Borough Council')
  const fields = [
    f('street', 'text', 'Street name', 'Tanner Lane', { id: 'street-name', name: 'street_name' }),
    f('problem', 'textarea', 'Describe the problem', 'The lamp outside number 12 has been out for a week.', {
      id: 'problem-detail',
      name: 'problem_detail',
      purpose: 'message',
    }),
  ]
  add({
    id: 'post-en-503-maintenance',
    language: 'en',
    title: 'Own answer is 503 with a friendly page',
    fields,
    tool: form('reportProblem', 'Report a street problem', '#report-form'),
    pages: {
      '/': () =>
        p(
          `<h1 class="govuk-heading-l">Report a street light</h1><form id="report-form" method="post" action="/report" novalidate>${controls(fields, 'gov')}<button type="submit" class="govuk-button" data-module="govuk-button">Send report</button></form>`,
        ),
      '/report': take(() =>
        p(
          '<h1 class="govuk-heading-l">Thank you for your patience</h1><p class="govuk-body">We are moving to new machines tonight. Please come back tomorrow.</p>',
          { status: 503, headers: { 'retry-after': '3600' } },
        ),
      ),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'reference number' } },
    why: 'An own 5xx is a rejection and beats the thanks in the heading.',
  })
}

// --- success page in Chinese
{
  const p = site('zh', 'bs', '青山徒步俱乐部')
  const fields = [
    f('name', 'text', '姓名', '李雪', { id: 'xm', name: 'xm' }),
    f('phone', 'tel', '手机号', '138 0000 0000', { id: 'sj', name: 'sj' }),
    f('message', 'textarea', '留言', '想参加周末的活动，需要自带装备吗？', { id: 'ly', name: 'ly' }),
  ]
  add({
    id: 'post-zh-success-page',
    language: 'zh',
    title: 'A result page with a heading that says the message was sent',
    fields,
    tool: form('contactClub', '给俱乐部留言', '#lyb'),
    pages: {
      '/': () =>
        p(
          `<h2>在线留言</h2><form id="lyb" action="/guestbook/save.do" method="post">${controls(fields, 'bs')}<button type="submit" class="btn btn-danger btn-block">提 交</button></form>`,
        ),
      '/guestbook/save.do': take(() =>
        p('<div class="result-page text-center"><i class="icon-ok"></i><h2>提交成功</h2><p>感谢您的留言！</p></div>', {
          title: '提交成功',
        }),
      ),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: '提交成功' } },
    why: 'Proof (c): done and thanks on the page that followed, no sign of failure.',
  })
}

// --- refusal on a page of its own, Hindi
{
  const p = site('hi', 'tw', 'गंगा पुस्तकालय')
  const fields = [
    f('name', 'text', 'पूरा नाम', 'अनीता शर्मा', { id: 'member-name' }),
    f('phone', 'tel', 'मोबाइल नंबर', '98000 00012', { id: 'member-phone' }),
    f('book', 'text', 'पुस्तक का नाम', 'गोदान', { id: 'member-book' }),
  ]
  add({
    id: 'post-hi-refused-page',
    language: 'hi',
    title: 'A new page at a new address says that the book cannot be reserved',
    fields,
    tool: form('reserveBook', 'पुस्तक आरक्षित करें', '#reserve'),
    pages: {
      '/': () =>
        p(
          `<h1 class="text-2xl">पुस्तक आरक्षण</h1><form id="reserve" method="post" action="/reserve">${controls(fields, 'tw')}<button class="px-4 py-2 bg-indigo-600 text-white">आरक्षित करें</button></form>`,
        ),
      '/reserve': take(() => see('/reserve/status/7')),
      '/reserve/status/7': () =>
        p(
          '<section class="rounded-xl border p-8"><h1 class="text-2xl">आरक्षण की स्थिति</h1><p>यह प्रति किसी और पाठक के पास है, इसलिए आपके नाम पर नहीं रखी जा सकी। कृपया अगले सप्ताह फिर देखें।</p></section>',
        ),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'आपके लिए सुरक्षित रखी गई' } },
    why: 'The form is gone and the address changed, but the new words are not plain thanks.',
  })
}

// --- regression of the old design: the refusal stands behind a form in a layout table
{
  const p = site('en', 'old', 'Penfold Allotments')
  const fields = [
    f('name', 'text', 'Name', 'Ruth Okafor', { id: 'wl_name', name: 'wl_name' }),
    f('postcode', 'text', 'Postcode', 'LS6 2AB', { id: 'wl_post', name: 'wl_post' }),
  ]
  add({
    id: 'post-en-refusal-behind-layout-table',
    language: 'en',
    title: 'Reloaded page, the refusal in the next row of the layout table that holds the form',
    fields,
    tool: form('joinWaitingList', 'Join the plot waiting list', '#waiting'),
    pages: {
      '/': take(
        () =>
          p(
            `<table width="100%"><tr><td><h2>Waiting list</h2></td></tr><tr><td><form id="waiting" method="post" action="/">${controls(fields, 'table')}<input type="submit" value="Add me"></form></td></tr><tr><td class="msg">That postcode falls outside our parish, so we have left your name off.</td></tr></table>`,
          ),
        () =>
          p(
            `<table width="100%"><tr><td><h2>Waiting list</h2></td></tr><tr><td><form id="waiting" method="post" action="/">${controls(fields, 'table')}<input type="submit" value="Add me"></form></td></tr><tr><td class="msg"></td></tr></table>`,
          ),
      ),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'you are number' }, failure: { text: 'left your name off' } },
    why: 'The row that the issue asks for: a refusal behind a form in a layout table; the words belong in `said`, and the failure expectation rejects.',
  })
}

// --- the same within a list, with an errorlist after the reload
{
  const p = site('de', 'wf', 'Chor am Michel')
  const fields = [
    f('name', 'text', 'Name', 'Birte Hansen', { id: 'id_name' }),
    f('stimme', 'select', 'Stimmlage', 'alt', {
      id: 'id_stimme',
      choices: [
        ['sopran', 'Sopran'],
        ['alt', 'Alt'],
        ['tenor', 'Tenor'],
        ['bass', 'Bass'],
      ],
    }),
  ]
  const page = (list, values) =>
    p(
      `<h1>Probesingen</h1><form id="probesingen" method="post" action="/">${list}${controls(fields, 'ul', { values })}<button type="submit">Zum Probesingen anmelden</button></form>`,
    )
  add({
    id: 'post-de-nonfield-errorlist',
    language: 'de',
    title: 'Reloaded page with a form-wide errorlist above a form in a list',
    fields,
    tool: form('registerAudition', 'Zum Probesingen anmelden', '#probesingen'),
    pages: {
      '/': take(
        (r) =>
          page('<ul class="errorlist nonfield"><li>Im Alt nehmen wir bis Ostern niemanden mehr auf.</li></ul>', {
            name: r.field('name'),
            stimme: r.field('stimme'),
          }),
        () => page('', {}),
      ),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'wir freuen uns auf deine Stimme' } },
    why: 'An `errorlist` of the form after a reload is an error class that rejects.',
  })
}

// --- flash toast with thanks, the form remains
{
  const p = site('vi', 'shop', 'Trà Mộc Lan')
  const fields = [
    f('name', 'text', 'Họ và tên', 'Nguyễn Thu Hà', { id: 'contact-name' }),
    f('email', 'email', 'Email', 'thuha@example.vn', { id: 'contact-email' }),
    f('message', 'textarea', 'Nội dung', 'Cửa hàng có bán trà ướp sen không ạ?', { id: 'contact-body' }),
  ]
  add({
    id: 'post-vi-flash-thanks',
    language: 'vi',
    title: 'Shop contact form: the same page again, a success box inside the form',
    fields,
    tool: form('contactShop', 'Gửi câu hỏi cho cửa hàng', '#ContactForm'),
    pages: {
      '/': (r) =>
        p(
          `<h1 class="title--primary">Liên hệ</h1><form method="post" action="/contact" id="ContactForm" accept-charset="UTF-8" class="isolate">${r.query.get('contact_posted') ? '<h2 class="form-status form-status-list form__message" tabindex="-1" autofocus>Cảm ơn bạn đã liên hệ. Chúng tôi đã nhận được tin nhắn.</h2>' : ''}${controls(fields, 'ul')}<div class="contact__button"><button type="submit" class="button">Gửi</button></div></form>`,
        ),
      '/contact': take(() => see('/?contact_posted=true', 302)),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/', selector: '.form-status' } },
    why: 'Proof (c): plain thanks where the form is, after an own navigation.',
  })
}

// --- the page that follows is full of other things, and its only thanks are not for this
{
  const p = site('hu', 'bs', 'Zöld Kerékpár Egyesület')
  const fields = [
    f('nev', 'text', 'Név', 'Kovács Réka', { purpose: 'name' }),
    f('email', 'email', 'E-mail-cím', 'reka@example.hu'),
  ]
  add({
    id: 'post-hu-foreign-thanks',
    language: 'hu',
    title: 'Redirect to the home page: it thanks the sponsors, a small line says that the tour is full',
    fields,
    tool: form('registerTour', 'Jelentkezés a túrára', '#jelentkezes'),
    pages: {
      '/tura': () =>
        p(
          `<h1>Balaton-kör, május 9.</h1><form id="jelentkezes" method="post" action="/tura/jelentkezes">${controls(fields, 'bs')}<button class="btn btn-outline-success">Jelentkezem</button></form>`,
        ),
      '/tura/jelentkezes': take(() => see('/')),
      '/': () =>
        p(
          '<p class="small text-muted">A májusi kör létszáma betelt, a jelentkezését már nem tudtuk felvenni.</p><h1>Tekerj velünk!</h1><div class="row"><div class="col card"><h3>Köszönjük támogatóinknak!</h3><p>A Vasút Kft. idén is mellettünk áll.</p></div><div class="col card"><h3>Szerelőnap</h3><p>Minden hónap első szombatján.</p></div></div>',
        ),
    },
    start: '/tura',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { url: '/tura/koszonjuk' } },
    why: 'Thanks somewhere on the next page are not plain thanks for this deed: there is more new text that is not understood.',
  })
}

// --- a form of one button that posts and comes back to the same page
{
  const p = site('fi', 'gov', 'Kirjastokorttipalvelu')
  add({
    id: 'post-fi-renew-refused',
    language: 'fi',
    title: 'Button in a form of its own: the loan list comes again, the due date is the same',
    tool: button('renewLoan', 'Uusi lainan laina-aika', '#uusi-laina'),
    pages: {
      '/': take(
        () =>
          p(
            '<h1 class="govuk-heading-l">Lainani</h1><table class="govuk-table"><tr><td>Täällä Pohjantähden alla</td><td>eräpäivä 3.12.2026</td><td>Teoksesta on varauksia, joten laina-aikaa ei voitu jatkaa.</td></tr></table>',
          ),
        () =>
          p(
            '<h1 class="govuk-heading-l">Lainani</h1><table class="govuk-table"><tr><td>Täällä Pohjantähden alla</td><td>eräpäivä 3.12.2026</td><td><form method="post" action="/"><input type="hidden" name="laina" value="881"><button id="uusi-laina" class="govuk-button govuk-button--secondary">Uusi laina</button></form></td></tr></table>',
          ),
      ),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'uusi eräpäivä' } },
    why: 'The button’s own page came, but with words that are neither thanks nor neutral: a reload with new words is no proof.',
  })
}
