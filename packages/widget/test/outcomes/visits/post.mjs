// @ts-nocheck: plain data and pages
/** Plain posts: a new page, post/redirect/get with a flash, the form again, and refusals whose page has no form any more. */
import { D, E, esc, fam, M, N, P, page, S, see, T, take, theForm } from './base.mjs'

const { rows, yes, no } = fam('post')

export { rows }

/** A form at `/` that posts to `to`; `answer` gets the request, the state, `show(main)` and may set `session.flash`. */
const pair = (lang, skin, name, h1, F, btn, { to = '/send', lead = '', ...o }, answer, more = {}) => {
  const show = (main, x) => page(lang, skin, name, main, x)
  const ask = (_r, s) => {
    const flash = s.session.flash ?? ''
    delete s.session.flash
    return show(`${flash}<h1>${h1}</h1>${lead}${theForm(F, btn, { action: to, ...o })}`)
  }
  return {
    '/': ask,
    [to]: take((r, s) => answer(r, s, show)),
    ...Object.fromEntries(Object.entries(more).map(([k, v]) => [k, (r, s) => v(r, s, show)])),
  }
}

const plumber = [
  N('Your name', 'Hannah Whitlock'),
  E('Email', 'hannah.whitlock@example.org'),
  M('What needs doing?', 'The boiler loses pressure every second day, could somebody have a look next week?'),
]
yes('flash', 'en', 'Rails contact form of a plumber: redirect to the same address, a flash above the empty form', {
  does: 'Sends a message to the plumbing firm',
  fields: plumber,
  named: 'contactPlumber',
  expects: { success: { text: 'Your message has been sent' } },
  pages: pair(
    'en',
    'tail',
    'Marlow Heating & Plumbing',
    'Get in touch',
    plumber,
    'Send message',
    { to: '/enquiries', look: 'rails' },
    (_r, s) => {
      s.session.flash =
        '<div id="notice" class="flash flash-notice" role="status">Your message has been sent. We aim to come back to you within one working day.</div>'
      return see('/')
    },
  ),
})

const walk = [
  N('Full name', 'Marcus Adeyemi'),
  E('E-mail address', 'm.adeyemi@example.org'),
  S('seats', 'Seats', '2', [
    ['1', '1 seat'],
    ['2', '2 seats'],
    ['3', '3 seats'],
  ]),
]
yes(
  'registered',
  'en',
  'Django event registration: redirect to a page of its own with a reference and the way to cancel',
  {
    does: 'Registers for the guided walk',
    fields: walk,
    named: 'registerWalk',
    expects: { success: { url: '/walks/harbour/registered/' } },
    pages: pair(
      'en',
      'boot',
      'Friends of the Old Harbour',
      'Harbour walk, Sunday 14 June',
      walk,
      'Register',
      {
        to: '/walks/harbour/register/',
        look: 'django',
        lead: '<p>Meet at the pump house at 10. Dogs are welcome.</p>',
      },
      (r, s) => {
        s.session.name = r.field('name')
        return see('/walks/harbour/registered/', 302)
      },
      {
        '/walks/harbour/registered/': (_r, s, show) =>
          show(
            `<h1>Registration received</h1><p>Dear ${esc(s.session.name ?? '')}, we have put you down for 2 seats. Your reference is HW-0614-27; please quote it if you write to us.</p><p>Can't make it after all? <a href="#">Give your seats back</a> by Friday.</p>`,
            { title: 'Registration received' },
          ),
      },
    ),
  },
)

const haus = [
  N('Name', 'Jonas Brettschneider'),
  E('E-Mail', 'j.brettschneider@example.org'),
  M('Ihre Nachricht', 'Haben Sie im August noch ein Zimmer mit Aufbettung für unsere Tochter?'),
]
yes('powermail', 'de', 'Powermail-Antwort: Dank und die eigenen Angaben als Liste, ohne Formular', {
  does: 'Sendet eine Anfrage an das Gästehaus',
  fields: haus,
  named: 'anfrageSenden',
  expects: { success: { selector: '.powermail_create' } },
  pages: pair(
    'de',
    'typo3',
    'Gästehaus Seeblick',
    'Schreiben Sie uns',
    haus,
    'Absenden',
    { to: '/kontakt', look: 'typo3' },
    (r, _s, show) =>
      show(
        `<div class="tx-powermail"><div class="powermail_create"><h2>Vielen Dank für Ihre Anfrage</h2><p>Wir melden uns so bald wie möglich, in der Hauptsaison kann es zwei Tage dauern. Das haben wir von Ihnen:</p><dl class="powermail-all"><dt>Name</dt><dd>${esc(r.field('name') ?? '')}</dd><dt>E-Mail</dt><dd>${esc(r.field('email') ?? '')}</dd><dt>Ihre Nachricht</dt><dd>${esc(r.field('message') ?? '')}</dd></dl></div></div>`,
      ),
  ),
})

const toi = [
  N('お名前', '佐伯 由美子'),
  E('メールアドレス', 'saeki.yumiko@example.org'),
  M('お問い合わせ内容', '来週の土曜日に四名で見学できますか。'),
]
yes('uketsuke', 'ja', '手書きPHPの問い合わせフォーム: 受付番号のある完了ページ', {
  does: '酒蔵に問い合わせを送る',
  fields: toi,
  named: 'sendInquiry',
  expects: { success: { text: '受け付けました' } },
  pages: pair(
    'ja',
    'relic',
    '山城酒造',
    'お問い合わせ',
    toi,
    '送信する',
    { to: '/mail.php', look: 'table', isInput: true },
    (r, _s, show) =>
      show(
        `<h2>送信完了</h2><p>${esc(r.field('name') ?? '')} 様</p><p>お問い合わせを受け付けました（受付番号 2-0418）。担当者より三営業日以内にご連絡いたします。</p><p><a href="/">トップページへ戻る</a></p>`,
      ),
  ),
})

const kom = [
  N('Nazwa', 'Grażyna'),
  E('Adres e-mail', 'grazyna.k@example.org'),
  M('Komentarz', 'U mnie wyszły trochę za suche, dałam więc łyżkę śmietany więcej.'),
]
yes('moderation', 'pl', 'komentarz na blogu WordPress: zapisany, czeka na moderację i stoi pod wpisem', {
  does: 'Dodaje komentarz do przepisu',
  fields: kom,
  id: 'commentform',
  named: 'addComment',
  wanted: 'submitted_unverified',
  expects: { success: { selector: '.comment-awaiting-moderation' } },
  pages: pair(
    'pl',
    'blocks',
    'Kuchnia pod lipą',
    'Racuchy z jabłkami',
    kom,
    'Opublikuj komentarz',
    { id: 'commentform', to: '/wp-comments-post.php', lead: '<p>Pół kilo mąki, dwa jajka, trzy kwaśne jabłka.</p>' },
    (r, s) => {
      s.session.flash = `<ol class="comment-list"><li id="comment-318" class="comment unapproved"><b class="fn">${esc(r.field('name') ?? '')}</b> <em class="comment-awaiting-moderation">Twój komentarz oczekuje na moderację. To jest tylko podgląd, komentarz będzie widoczny po zatwierdzeniu.</em><p>${esc(r.field('message') ?? '')}</p></li></ol>`
      return see('/', 302)
    },
  ),
})

const plot = [N('Name', 'Priya Raman'), E('Email', 'priya.raman@example.org'), T('street', 'Street', '14 Tanner Row')]
no(
  'household',
  'en',
  'allotment waiting list: a page of its own says that the household is on file already, nothing stored',
  {
    does: 'Puts a person on the allotment waiting list',
    fields: plot,
    named: 'joinWaitingList',
    expects: { success: { text: 'you are number' }, failure: { text: 'one plot per household' } },
    pages: pair(
      'en',
      'phpbb',
      'Tanner Row Allotments',
      'Waiting list for a plot',
      plot,
      'Put me on the list',
      { to: '/waiting.php', look: 'table' },
      (_r, _s, show) =>
        show(
          '<h2>We know this address</h2><p>Thanks for your interest in a plot. There is a card for 14 Tanner Row from October, in the name of R. Raman, and the society hands out one plot per household. If the two of you would like to swap names, ring Derek on a Saturday morning.</p><p><a href="/">Back to the list</a></p>',
        ),
    ),
  },
)

const atelier = [
  N('Nom et prénom', 'Solène Kerbrat'),
  E('Courriel', 'solene.kerbrat@example.org'),
  P('Téléphone', '06 12 34 56 78'),
]
no(
  'dernier-creneau',
  'fr',
  'atelier de poterie : le dernier tour est parti entre-temps, page sans formulaire, réponse 200',
  {
    does: 'Inscrit à un atelier de poterie',
    fields: atelier,
    named: 'inscrireAtelier',
    pages: pair(
      'fr',
      'joomla',
      'Terre & Feu',
      'Atelier tournage du mardi',
      atelier,
      "Je m'inscris",
      { to: '/inscription', look: 'boot' },
      (_r, _s, show) =>
        show(
          '<h1>À quelques minutes près</h1><p>Bonjour Solène, le huitième et dernier tour du mardi est parti pendant que vous remplissiez la fiche. Le prochain cycle ouvre le 2 septembre, et nous l\'annonçons d\'abord aux abonnés de la lettre.</p><p><a href="#">Voir les autres ateliers</a></p>',
        ),
    ),
  },
)

const usta = [N('Adınız', 'Selin Aydoğan'), P('Telefon', '0532 555 01 22'), D('day', 'Gün', '2026-06-15')]
no('kapali-gun', 'tr', 'tamir servisi: istenen gün kapalı, talep kaydedilmiyor, sayfada form kalmıyor', {
  does: 'Tamir randevusu ister',
  fields: usta,
  named: 'requestRepair',
  pages: pair(
    'tr',
    'boot',
    'Boğaz Teknik Servis',
    'Randevu talebi',
    usta,
    'Gönder',
    { to: '/randevu-kaydet', look: 'boot' },
    (_r, _s, show) =>
      show(
        '<h1>15 Haziran Pazartesi</h1><p>Selin Hanım, o gün atölyemiz sayım için kapalı ve ustalarımız yola çıkmıyor. Takvimde yeşil görünen günlerden birini seçerseniz sizi oraya yazarız.</p><p><a href="/">Takvime dön</a></p>',
      ),
  ),
})
