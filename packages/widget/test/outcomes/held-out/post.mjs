// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { controls, f, form, row, see, site, take } from '../kit.mjs'

const family = 'post'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- ASP.NET WebForms postback, taken
{
  const p = site('de', 'old', 'Heimatverein Altenried e. V.')
  const fields = [
    f('name', 'text', 'Ihr Name', 'Gerda Pfister', { id: 'ctl00_cphMain_txtName', name: 'ctl00$cphMain$txtName' }),
    f('email', 'email', 'E-Mail', 'gerda@example.de', { id: 'ctl00_cphMain_txtMail', name: 'ctl00$cphMain$txtMail' }),
    f('message', 'textarea', 'Ihr Anliegen', 'Gibt es das Dorfbuch von 1984 noch?', {
      id: 'ctl00_cphMain_txtText',
      name: 'ctl00$cphMain$txtText',
    }),
  ]
  const page = (inner) =>
    p(
      `<form name="aspnetForm" method="post" action="./Kontakt.aspx" id="aspnetForm"><div class="aspNetHidden"><input type="hidden" name="__EVENTTARGET" id="__EVENTTARGET" value=""><input type="hidden" name="__EVENTARGUMENT" id="__EVENTARGUMENT" value=""><input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="/wEPDwUKMTY1NDU2MTA1MmRkX9s1QvTq2c1rQm0b7oK0n5w="><input type="hidden" name="__VIEWSTATEGENERATOR" value="C2EE9ABB"></div><h2>Kontakt</h2><div id="ctl00_cphMain_pnl">${inner}</div></form><p>Archiv und Stube: jeden ersten Sonntag im Monat.</p>`,
    )
  add({
    id: 'held-post-de-webforms-thanks',
    language: 'de',
    title:
      'A WebForms postback to the same address; the panel of the fields gives way to thanks, the form element stays',
    fields,
    tool: form('contactAssociation', 'Dem Heimatverein schreiben', '#aspnetForm'),
    pages: {
      '/Kontakt.aspx': take(
        () => page('<span id="ctl00_cphMain_lblOk">Vielen Dank für Ihre Nachricht.</span>'),
        () =>
          page(
            `${controls(fields, 'table')}<input type="submit" name="ctl00$cphMain$btnSend" value="Absenden" id="ctl00_cphMain_btnSend">`,
          ),
      ),
    },
    start: '/Kontakt.aspx',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '#ctl00_cphMain_lblOk' } },
    why: 'Plain thanks where the form was on the page that followed.',
  })
}

// --- WebForms, refused in a red label
{
  const p = site('en', 'old', 'Tarn Valley Angling Club')
  const fields = [
    f('member', 'text', 'Membership no.', 'TV-2291', {
      id: 'MainContent_tbMember',
      name: 'ctl00$MainContent$tbMember',
    }),
    f('water', 'select', 'Water', '3', {
      id: 'MainContent_ddlWater',
      name: 'ctl00$MainContent$ddlWater',
      choices: [
        ['1', 'Upper tarn'],
        ['3', 'Mill pool'],
      ],
    }),
    f('day', 'date', 'Day', '2026-09-05', {
      id: 'MainContent_tbDay',
      name: 'ctl00$MainContent$tbDay',
      purpose: 'date',
    }),
  ]
  const page = (note = '', values = {}) =>
    p(
      `<h3>Reserve a peg</h3><form method="post" action="Pegs.aspx" id="form1"><input type="hidden" name="__VIEWSTATE" value="/wEPDwULLTE2MTY2ODcyMjlkZA=="><input type="hidden" name="__EVENTVALIDATION" value="/wEdAAXv8"><span id="MainContent_lblInfo" style="color:Red;">${note}</span>${controls(fields, 'table', { values })}<input type="submit" name="ctl00$MainContent$btnGo" value="Reserve" id="MainContent_btnGo"></form><ul><li>Barbless hooks only</li><li>No keep nets</li><li>Gate shuts at dusk</li></ul>`,
    )
  add({
    id: 'held-post-en-webforms-red-label',
    language: 'en',
    title: 'The postback comes back with the values kept and a sentence in a red label',
    fields,
    tool: form('reservePeg', 'Reserve a fishing peg', '#form1'),
    pages: {
      '/Pegs.aspx': take(
        (r) =>
          page('Nobody on our books goes by that number. Have a word with the bailiff.', {
            member: r.field('ctl00$MainContent$tbMember'),
            day: r.field('ctl00$MainContent$tbDay'),
          }),
        () => page(),
      ),
    },
    start: '/Pegs.aspx',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Peg reserved' } },
    why: 'The form is there again with words that are not thanks; no machine-readable sign.',
  })
}

// --- Laravel: back with a flash that says no
{
  const p = site('fr', 'bs', 'La Ressourcerie du Port')
  const fields = [
    f('nom', 'text', 'Nom', 'Bastien Roux', { purpose: 'name' }),
    f('tel', 'tel', 'Téléphone', '06 00 00 00 31'),
    f('creneau', 'select', 'Créneau', 'sam-10', {
      choices: [
        ['ven-14', 'Vendredi 14 h'],
        ['sam-10', 'Samedi 10 h'],
      ],
    }),
  ]
  add({
    id: 'held-post-fr-laravel-flash-no',
    language: 'fr',
    title: 'A 302 back to the form; a flash strip says that the slot has gone',
    fields,
    tool: form('bookDropOff', 'Réserver un créneau de dépôt', 'form.depot'),
    pages: {
      '/depot': (r, s) => {
        if (r.method === 'POST') {
          s.session.flash = true
          return take(() => see('/depot', 302))(r, s)
        }
        const flash = s.session.flash
          ? '<div class="alert alert-warning alert-dismissible fade show" role="alert">Aïe, quelqu’un a été plus rapide : samedi 10 h n’est plus libre. <button type="button" class="btn-close" aria-label="Fermer"></button></div>'
          : ''
        s.session.flash = false
        return p(
          `${flash}<h1 class="h3">Déposer des objets</h1><p class="lead">Vingt minutes par famille, café compris.</p><form class="depot" method="POST" action="/depot"><input type="hidden" name="_token" value="q7Vb0kLw2m">${controls(fields, 'bs')}<button type="submit" class="btn btn-success">Réserver</button></form>`,
        )
      },
    },
    start: '/depot',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Votre créneau est réservé' } },
    why: 'Post, redirect, the same form with unknown words.',
  })
}

// --- Salesforce web-to-lead, taken
{
  const p = site('es', 'wf', 'Cubiertas Montalbán')
  const fields = [
    f('nombre', 'text', 'Nombre', 'Rosa', { id: 'first_name', name: 'first_name', purpose: 'name' }),
    f('apellidos', 'text', 'Apellidos', 'Quiroga', { id: 'last_name', name: 'last_name' }),
    f('email', 'email', 'Correo electrónico', 'rosa@example.es', { id: 'email', name: 'email' }),
    f('provincia', 'text', 'Provincia', 'Teruel', {
      id: '00N3X00000AbCde',
      name: '00N3X00000AbCde',
      selector: '[id="00N3X00000AbCde"]',
    }),
  ]
  add({
    id: 'held-post-es-web-to-lead',
    language: 'es',
    title: 'A web-to-lead form: the servlet redirects to the retURL, a page of thanks',
    fields,
    tool: form('askForVisit', 'Pedir una visita técnica', 'form[action="/servlet/servlet.WebToLead"]'),
    pages: {
      '/visita': () =>
        p(
          `<h1>Revisamos tu tejado</h1><p>Un técnico pasa por tu casa y te cuenta lo que ve.</p><form action="/servlet/servlet.WebToLead" method="POST"><input type="hidden" name="oid" value="00D3X000000abcd"><input type="hidden" name="retURL" value="/gracias"><input type="hidden" name="lead_source" value="Web">${controls(fields, 'ph')}<input type="submit" name="submit" class="w-button" value="Pedir visita"></form><div class="w-layout-grid"><div><h3>Tejas</h3><p>Barro y pizarra.</p></div><div><h3>Goteras</h3><p>En 48 horas.</p></div></div>`,
        ),
      '/servlet/servlet.WebToLead': take((r) => see(r.field('retURL') ?? '/', 302)),
      '/gracias': () => p('<div class="success"><h2>¡Gracias!</h2><p>Hemos recibido tu solicitud.</p></div>'),
    },
    start: '/visita',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/gracias' } },
    why: 'Plain thanks on the page that followed.',
  })
}

// --- WordPress comment held for moderation, taken
{
  const p = site('ja', 'wp', '山歩き手帖')
  const fields = [
    f('message', 'textarea', 'コメント', '雪渓の情報、助かりました。', { id: 'comment', name: 'comment' }),
    f('name', 'text', '名前', '木村', { id: 'author', name: 'author' }),
    f('email', 'email', 'メール', 'kimura@example.jp', { id: 'email', name: 'email' }),
  ]
  const page = (own = '') =>
    p(
      `<h1 class="entry-title">残雪の稜線を歩く</h1><p>六月の第一週、北側の斜面にはまだ雪が残っていました。</p><div id="comments"><h2>コメント 1 件</h2><ol class="comment-list"><li id="comment-11" class="comment"><article><b class="fn">さとう</b><p>来週行く予定です。</p></article></li>${own}</ol><div id="respond"><form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form">${controls(fields, 'wp')}<p class="form-submit"><input name="submit" type="submit" id="submit" value="コメントを送信"><input type="hidden" name="comment_post_ID" value="418"></p></form></div></div>`,
    )
  add({
    id: 'held-post-ja-comment-held',
    language: 'ja',
    title: 'A comment is stored and waits for the owner; the post is shown again with the comment and a note',
    fields,
    tool: form('leaveComment', '記事にコメントする', '#commentform'),
    pages: {
      '/zansetsu': (_, s) =>
        page(
          s.session.c
            ? `<li id="comment-12" class="comment"><article><b class="fn">木村</b><em class="comment-awaiting-moderation">コメントは管理者の確認後に表示されます。</em><p>${s.session.c}</p></article></li>`
            : '',
        ),
      '/wp-comments-post.php': take((r, s) => {
        s.session.c = r.field('comment')
        return see('/zansetsu?unapproved=12&moderation-hash=9f2c#comment-12', 302)
      }),
    },
    start: '/zansetsu',
    taken: true,
    wanted: 'submitted_unverified',
    expects: { success: { selector: '#comment-12' } },
    why: 'The server holds the comment; the form is there again and the note is no plain thanks.',
  })
}

// --- redirect to a maintenance page
{
  const p = site('pl', 'tw', 'Biblioteka Na Skarpie')
  const fields = [
    f('karta', 'text', 'Numer karty', '00817', { purpose: 'username' }),
    f('tytul', 'text', 'Tytuł', 'Lalka'),
  ]
  add({
    id: 'held-post-pl-maintenance',
    language: 'pl',
    title: 'The post is answered by a 302 to a page about night work, which is 200',
    fields,
    tool: form('reserveTitle', 'Zarezerwować książkę', '#rezerwacja'),
    pages: {
      '/rezerwacje': () =>
        p(
          `<h1>Rezerwacja książki</h1><form id="rezerwacja" method="post" action="/rezerwacje/dodaj">${controls(fields, 'tw')}<button class="rounded bg-indigo-600 text-white px-4 py-2">Rezerwuj</button></form><section class="grid gap-4"><h2>Nowości</h2><p>Księgi Jakubowe</p><p>Empuzjon</p></section>`,
        ),
      '/rezerwacje/dodaj': take(() => see('/przerwa', 302)),
      '/przerwa': () =>
        p(
          '<h1>Sprzątamy na półkach</h1><p>Katalog odpoczywa do szóstej rano. Tego, co przed chwilą wpisano, nie mamy.</p><p>Zajrzyj jutro!</p>',
        ),
    },
    start: '/rezerwacje',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { url: '/rezerwacje/' } },
    statusWithExpects: ['submitted_unverified', 'rejected'],
    why: 'The form is gone under 200, but the words are unknown.',
  })
}

// --- redirect to login
{
  const p = site('sv', 'bs', 'Brf Tallhöjden')
  const fields = [
    f('lagenhet', 'text', 'Lägenhet', '1204'),
    f('message', 'textarea', 'Beskriv felet', 'Ventilen i köket tjuter.', {
      id: 'felbeskrivning',
      name: 'felbeskrivning',
    }),
  ]
  add({
    id: 'held-post-sv-login-redirect',
    language: 'sv',
    title: 'The post is answered by a redirect to the login page of the members',
    fields,
    tool: form('reportFault', 'Gör en felanmälan', '#felanmalan'),
    pages: {
      '/felanmalan': () =>
        p(
          `<h1>Felanmälan</h1><p>Jour kvällar och helger når du per telefon.</p><form id="felanmalan" action="/felanmalan/ny" method="post">${controls(fields, 'bs')}<button class="btn btn-primary">Skicka in</button></form>`,
        ),
      '/felanmalan/ny': take(() => see('/medlem/login?retur=%2Ffelanmalan')),
      '/medlem/login': () =>
        p(
          '<h1>Medlemssidor</h1><p>Den här delen är bara för boende.</p><form method="post" action="/medlem/login"><div class="mb-3"><label for="u">Användarnamn</label><input id="u" name="u" class="form-control"></div><div class="mb-3"><label for="pw">Lösenord</label><input id="pw" name="pw" type="password" class="form-control"></div><button class="btn btn-primary">Logga in</button></form>',
        ),
    },
    start: '/felanmalan',
    taken: false,
    wanted: 'needs_person',
    expects: { success: { text: 'ärendenummer' } },
    why: 'A login page: a person has to go on.',
  })
}

// --- an old success flash is still there beside the refusal
{
  const p = site('it', 'bs', 'Museo della Carta')
  const fields = [
    f('gruppo', 'text', 'Nome del gruppo', 'Classe 3B', { purpose: 'name' }),
    f('persone', 'number', 'Quante persone', 24),
    f('data', 'date', 'Giorno', '2026-04-16', { purpose: 'date' }),
  ]
  const page = (extra = '') =>
    p(
      `<div class="alert alert-success">Grazie, richiesta inviata.</div>${extra}<h1>Visite guidate</h1><form id="visita" method="post" action="/visite/nuova">${controls(fields, 'bs')}<button class="btn btn-dark">Chiedi la visita</button></form><table class="table"><tr><th>Sala</th><th>Posti</th></tr><tr><td>Torchi</td><td>25</td></tr><tr><td>Filigrane</td><td>15</td></tr></table>`,
    )
  add({
    id: 'held-post-it-stale-flash',
    language: 'it',
    title:
      'The thanks of an earlier request still stand on both pages; the new one was turned down in a plain paragraph',
    fields,
    tool: form('askForTour', 'Chiedere una visita guidata', '#visita'),
    pages: {
      '/visite': () => page(),
      '/visite/nuova': take(() =>
        page(
          '<p class="nota">Il 16 aprile le guide sono tutte a Fabriano: quel giorno purtroppo non riusciamo ad accogliervi.</p>',
        ),
      ),
    },
    start: '/visite',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'La visita è prenotata' } },
    why: 'The thanks are old (the same text stood there before); what is new is not thanks.',
  })
}

// --- thanks on a page full of the word "error"
{
  const p = site('en', 'wp', 'Lathe & Mill Forum')
  const fields = [
    f('name', 'text', 'Your name', 'Owen Blake', { id: 'wpforms-77-field_1', name: 'wpforms[fields][1]' }),
    f('email', 'email', 'Email', 'owen@example.com', { id: 'wpforms-77-field_2', name: 'wpforms[fields][2]' }),
    f('message', 'textarea', 'What happened?', 'Controller shows E-14 after homing.', {
      id: 'wpforms-77-field_3',
      name: 'wpforms[fields][3]',
    }),
  ]
  const aside =
    '<aside class="widget-area"><h3>Popular topics</h3><ul><li><a href="#">Error E-14: spindle</a></li><li><a href="#">Failed homing, what now?</a></li><li><a href="#">List of error codes</a></li></ul></aside>'
  add({
    id: 'held-post-en-harmless-error-word',
    language: 'en',
    title: 'WPForms without ajax: thanks where the form was; the heading and the side bar talk of errors',
    fields,
    tool: form('askTechnician', 'Ask a technician about a fault', '#wpforms-form-77'),
    pages: {
      '/error-help': take(
        () =>
          p(
            `<h1>Error help desk</h1><div class="wpforms-confirmation-container-full" id="wpforms-confirmation-77"><p>Thanks for contacting us! Your message has been received.</p></div>${aside}`,
          ),
        () =>
          p(
            `<h1>Error help desk</h1><div class="wpforms-container" id="wpforms-77"><form id="wpforms-form-77" class="wpforms-validate wpforms-form" method="post" enctype="multipart/form-data" action="/error-help">${controls(fields, 'wp')}<div class="wpforms-submit-container"><button type="submit" name="wpforms[submit]" id="wpforms-submit-77" class="wpforms-submit">Send</button></div></form></div>${aside}`,
          ),
      ),
    },
    start: '/error-help',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '#wpforms-confirmation-77' } },
    why: 'Plain thanks where the form was; the words about errors stood there before.',
  })
}

// --- own 409 with friendly words
{
  const p = site('ko', 'gov', '한빛구 시설예약')
  const fields = [
    f('name', 'text', '단체명', '한빛 풍물패', { id: 'org' }),
    f('hall', 'radio', '시설', 'b', {
      choices: [
        ['a', '대강당'],
        ['b', '소연습실'],
      ],
    }),
    f('date', 'date', '이용일', '2026-10-03', { id: 'useDate' }),
  ]
  add({
    id: 'held-post-ko-409',
    language: 'ko',
    title: 'A new page under 409 that thanks for the interest and says the room is kept for others',
    fields,
    tool: form('requestRoom', '연습실 이용 신청', '#apply-form'),
    pages: {
      '/facility/apply': () =>
        p(
          `<h1>시설 이용 신청</h1><form id="apply-form" method="post" action="/facility/apply.do">${controls(fields, 'gov')}<button class="govuk-button">신청</button></form><p>이용 시간은 두 시간입니다.</p>`,
        ),
      '/facility/apply.do': take(() =>
        p(
          '<h1>관심을 가져 주셔서 감사합니다</h1><p>그날은 구청 행사로 이미 자리가 찼습니다.</p><a href="/facility/apply">돌아가기</a>',
          { status: 409 },
        ),
      ),
    },
    start: '/facility/apply',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: '신청번호' } },
    why: 'An own answer of 4xx, whatever the heading says.',
  })
}

// --- thanks that go on by themselves
{
  const p = site('zh', 'old', '江湾社区论坛')
  const fields = [
    f('title', 'text', '标题', '寻找走失的橘猫', { id: 'subject', name: 'subject' }),
    f('message', 'textarea', '内容', '三号楼附近，左耳有缺口。', { id: 'content', name: 'content' }),
  ]
  add({
    id: 'held-post-zh-thanks-then-refresh',
    language: 'zh',
    title: 'A page of thanks that goes on to the board by a meta refresh after two seconds',
    fields,
    tool: form('sendNotice', '投稿到社区公告', '#postform'),
    pages: {
      '/post.php': take(
        () =>
          p(
            '<div class="f_c"><h3>提示信息</h3><p>提交成功，谢谢！</p><p><a href="/board.php">如果您的浏览器没有自动跳转，请点击此链接</a></p></div>',
            { head: '<meta http-equiv="refresh" content="2;url=/board.php">' },
          ),
        () =>
          p(
            `<h3>投稿</h3><form id="postform" method="post" action="/post.php">${controls(fields, 'table')}<input type="submit" name="topicsubmit" value="提交"></form>`,
          ),
      ),
      '/board.php': () => p('<h3>公告栏</h3><ul><li>周六停水通知</li><li>合唱队招新</li><li>旧衣回收点变更</li></ul>'),
    },
    start: '/post.php',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: '提交成功' } },
    why: 'Plain thanks on the page that followed, even though it does not stay.',
  })
}
