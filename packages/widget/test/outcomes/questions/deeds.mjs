// @ts-nocheck: plain data and pages
/** Deeds that look like questions: GET forms, links with a token, tools with the name of a question. */
import { button, esc, form } from '../kit.mjs'
import { asked, doc, F, opts, own, set } from './base.mjs'

const { rows, yes, no } = set('deeds')

export { rows }

// ---------------------------------------------------------------- taken
{
  const shell = (main) =>
    doc(
      'en',
      'Allotment Weekly',
      `<div style="max-width:600px;margin:2rem auto"><p><b>Allotment Weekly</b></p>${main}</div>`,
    )
  yes('unsubscribe', 'en', 'post', 'Unsubscribe by GET: the deed is told as done', {
    fields: [F('email', 'email', 'Email address', 'p.wren@example.com', 'email')],
    tool: form('unsubscribe', 'Unsubscribe from the weekly letter', '#unsub'),
    start: '/unsubscribe',
    pages: {
      '/unsubscribe': own(
        'email',
        () =>
          shell(
            '<h1>You have been unsubscribed.</h1><p>No more letters from the potting shed. The gate stays open.</p>',
          ),
        () =>
          shell(
            '<h1>Leaving us?</h1><form id="unsub" action="/unsubscribe" method="get"><label for="email">Email address</label><input type="email" id="email" name="email" required><button>Unsubscribe</button></form>',
          ),
      ),
    },
    expects: { success: { text: 'You have been unsubscribed' } },
    why: 'The server took the address off its list and says so.',
  })
}
yes('confirm', 'de', 'button', 'Confirming an appointment by a link with a token', {
  tool: button('terminBestaetigen', 'Den vorgemerkten Termin bestätigen', '#termin-ja'),
  start: '/termin',
  pages: {
    '/termin': () =>
      doc(
        'de',
        'Praxis Dr. Lindqvist',
        '<main><h1>Ihr Terminvorschlag</h1><p>Mittwoch, 17. Juni, 9:20 Uhr, Prophylaxe</p><p><a class="btn btn-primary" id="termin-ja" href="/termin/zusage?t=8f31c2">Passt mir</a> <a class="btn" href="/termin/absage?t=8f31c2">Passt mir nicht</a></p></main>',
      ),
    '/termin/zusage': asked(() =>
      doc(
        'de',
        'Praxis Dr. Lindqvist',
        '<main><h1>Der Stuhl gehört Ihnen</h1><p>Wir haben den 17. Juni um 9:20 Uhr fest für Sie eingetragen. Bitte bringen Sie die Versichertenkarte mit.</p></main>',
      ),
    ),
  },
  expects: { success: { url: '/termin/zusage', text: 'fest für Sie eingetragen' } },
  why: 'The server entered the appointment and tells it on the page of the link.',
})
{
  const noms = [
    ['tilleul', 'Rue du Tilleul'],
    ['lavoir', 'Rue du Vieux Lavoir'],
    ['ecole', 'Rue de l’École'],
  ]
  const shell = (main) =>
    doc(
      'fr',
      'Commune de Brissarthe',
      `<header><a href="/">Commune de Brissarthe</a></header><main><h1>Quel nom pour la rue neuve ?</h1>${main}</main>`,
    )
  yes('poll', 'fr', 'post', 'Vote in a poll by GET: the counts with the vote appear', {
    fields: [F('choix', 'radio', 'Votre préférence', 'lavoir', 'choix', { choices: noms })],
    tool: form('sondageNomDeRue', 'Donner sa voix pour le nom de la rue', '#sondage'),
    start: '/sondage',
    pages: {
      '/sondage': own(
        'choix',
        () =>
          shell(
            '<table><tr><td>Rue du Vieux Lavoir</td><td>58 voix, dont la vôtre</td></tr><tr><td>Rue du Tilleul</td><td>44 voix</td></tr><tr><td>Rue de l’École</td><td>19 voix</td></tr></table>',
          ),
        () =>
          shell(
            `<form id="sondage" action="/sondage" method="get">${noms.map(([v, l], i) => `<p><label><input type="radio" name="choix" id="choix-${i}" value="${v}"> ${l}</label></p>`).join('')}<input type="submit" value="Valider"></form>`,
          ),
      ),
    },
    wanted: 'submitted_unverified',
    expects: { success: { text: 'dont la vôtre' } },
    why: 'The vote was counted; only the table tells it.',
  })
}
{
  const n = [
    ['2', '2 personen'],
    ['3', '3 personen'],
    ['4', '4 personen'],
  ]
  const shell = (main) =>
    doc('nl', 'Eetcafé De Sluis', `<header><h2>Eetcafé De Sluis</h2></header><main>${main}</main>`)
  yes('table', 'nl', 'post', 'A table by GET with a tool that sounds like a question', {
    fields: [
      F('naam', 'text', 'Op welke naam?', 'Hoekstra', 'naam', { purpose: 'name' }),
      F('dag', 'date', 'Dag', '2026-06-19'),
      F('pers', 'select', 'Met hoeveel?', '3', 'pers', { choices: n }),
    ],
    tool: form('vindTafel', 'Een tafel vastleggen', '#tafel'),
    start: '/tafel',
    pages: {
      '/tafel': own(
        'naam',
        (g) =>
          shell(
            `<h1>Tot vrijdag, ${esc(g('naam'))}!</h1><p>We houden tafel 7 bij het raam voor jullie vrij vanaf zes uur.</p>`,
          ),
        () =>
          shell(
            `<h1>Schuif aan</h1><form id="tafel" action="/tafel"><p><label for="naam">Op welke naam?</label><input id="naam" name="naam"></p><p><label for="dag">Dag</label><input type="date" id="dag" name="dag"></p><p><label for="pers">Met hoeveel?</label><select id="pers" name="pers">${opts(n)}</select></p><button>Leg vast</button></form>`,
          ),
      ),
    },
    wanted: 'submitted_unverified',
    expects: { success: { text: 'We houden tafel 7' } },
    why: 'The table is kept; told in words of the house.',
  })
}
{
  const shell = (main, v = '') =>
    doc(
      'it',
      'Terme di Roccamena',
      `<header><a href="/">Terme di Roccamena</a></header><main><h1>Buono regalo</h1><form id="buono" action="/buono" method="get"><label for="codice">Codice del buono</label><input id="codice" name="codice" value="${esc(v)}"><button>Vai</button></form>${main}</main>`,
    )
  yes('voucher', 'it', 'post', 'Redeeming a voucher by GET, the form stays', {
    fields: [F('codice', 'text', 'Codice del buono', 'ROCCA-5512')],
    tool: form('verificaBuono', 'Caricare un buono regalo sul proprio conto', '#buono'),
    start: '/buono',
    pages: {
      '/buono': own(
        'codice',
        () => shell('<p>40 euro in più sul vostro conto: ora potete spendere 52 euro in vasca o al bar.</p>'),
        () => shell('<p>Il codice è sotto il bollino argentato.</p>'),
      ),
    },
    wanted: 'submitted_unverified',
    expects: { success: { text: '40 euro in più' } },
    why: 'The voucher was credited; told in the site’s own words.',
  })
}
{
  const shell = (main) =>
    doc('es', 'Gimnasio La Nave', `<div id="app"><header>La Nave</header><main>${main}</main></div>`)
  yes('checkin', 'es', 'post', 'Check-in for a class by GET, answered with plain thanks', {
    fields: [F('socio', 'text', 'Número de socio', '4417')],
    tool: form('ficharEntrada', 'Registrar la llegada a la clase', '#entrada'),
    start: '/entrada',
    pages: {
      '/entrada': own(
        'socio',
        () => shell('<h1>¡Gracias!</h1><p>Entrada registrada.</p>'),
        () =>
          shell(
            '<h1>Clase de las 19 h</h1><form id="entrada" method="get" action="/entrada"><label for="socio">Número de socio</label><input id="socio" name="socio" inputmode="numeric"><button>Ya estoy aquí</button></form>',
          ),
      ),
    },
    expects: { success: { text: 'Entrada registrada' } },
    why: 'The server registered the arrival and thanks plainly.',
  })
}
{
  const shell = (main) =>
    doc('ja', '外壁塗装のミナト', `<header><p>外壁塗装のミナト</p></header><section>${main}</section>`)
  yes('callback', 'ja', 'post', 'Request for a call by GET on a page called a quote look-up', {
    fields: [
      F('phone', 'tel', '電話番号', '0451234567', 'phone'),
      F('namae', 'text', 'お名前', '石井', 'namae', { purpose: 'name' }),
    ],
    tool: form('getEstimateCall', '折り返しの電話を依頼する', '#tel-form'),
    start: '/call',
    pages: {
      '/call': own(
        'phone',
        () => shell('<h2>受け付けました</h2><p>担当者より本日中にお電話いたします。</p>'),
        () =>
          shell(
            '<h2>お電話でのご相談</h2><form id="tel-form" action="/call" method="get"><label for="phone">電話番号</label><input type="tel" id="phone" name="phone" required><label for="namae">お名前</label><input id="namae" name="namae"><button>電話がほしい</button></form>',
          ),
      ),
    },
    expects: { success: { text: '受け付けました' } },
    why: 'The request was received and the page says plainly that it was.',
  })
}

// ---------------------------------------------------------------- not taken
{
  const shell = (main, v = '') =>
    doc(
      'en',
      'Harbour Radio mailing lists',
      `<center><h2>Harbour Radio mailing lists</h2>${main}<form name="leave" action="/leave.pl" method="get"><label for="addr">Address</label> <input name="addr" id="addr" value="${esc(v)}"> <input type="submit" value="Take me off"></form></center>`,
    )
  no(
    'unsubscribe-not',
    'en',
    'post',
    'Unsubscribe by GET: the list master has to do it by hand, the address stays on',
    {
      fields: [F('addr', 'email', 'Address', 'dj.moss@example.org', 'addr')],
      tool: form('leaveList', 'Take an address off the mailing list', 'form[name="leave"]'),
      start: '/leave.pl',
      pages: {
        '/leave.pl': own(
          'addr',
          (g) =>
            shell(
              '<p>Presenters stay on this list for as long as they have a show. Have a word with Moira if yours has ended.</p>',
              g('addr'),
            ),
          () => shell('<p>Programme notes, every Thursday.</p>'),
        ),
      },
      why: 'The server left the address on the list and says why.',
    },
  )
}
no('cancel-late', 'de', 'button', 'Cancelling a table by a link with a token: too late', {
  tool: button('reservierungAbsagen', 'Die Reservierung absagen', 'a.absage'),
  start: '/r/5kq2',
  pages: {
    '/r/5kq2': () =>
      doc(
        'de',
        'Wirtshaus Zum Hecht',
        '<div class="karte"><h1>Wirtshaus Zum Hecht</h1><p>Heute, 19 Uhr, 6 Personen, Menü mit Saibling</p><a class="absage button" href="/r/5kq2/absage?k=d41">Tisch absagen</a></div>',
      ),
    '/r/5kq2/absage': asked(() =>
      doc(
        'de',
        'Wirtshaus Zum Hecht',
        '<div class="karte"><h1>Wirtshaus Zum Hecht</h1><p>Die Saiblinge liegen schon in der Küche, und der Tisch steht weiter auf Ihren Namen. Am selben Tag geht das nur noch am Telefon.</p></div>',
      ),
    ),
  },
  why: 'The reservation was not cancelled; the page says so in words of the house.',
})
{
  const c = [
    ['bad', 'Ny badbrygga'],
    ['lek', 'Lekplats'],
    ['utegym', 'Utegym'],
  ]
  const shell = (main) =>
    doc(
      'sv',
      'Grönviks samfällighet',
      `<header>Grönviks samfällighetsförening</header><main><h1>Vad ska vi bygga i år?</h1>${main}</main>`,
    )
  no('vote-twice', 'sv', 'post', 'Vote by GET: the household has a vote in the box already, the counts are shown', {
    fields: [F('val', 'radio', 'Ditt val', 'bad', 'val', { choices: c }), F('hus', 'text', 'Husnummer', '14')],
    tool: form('rosta', 'Rösta i omröstningen', '#rostsedel'),
    start: '/rosta',
    pages: {
      '/rosta': own(
        'val',
        () =>
          shell(
            '<p>Hus 14 lade sin sedel redan i tisdags, och varje hus har bara en.</p><table><tr><td>Lekplats</td><td>21</td></tr><tr><td>Ny badbrygga</td><td>17</td></tr><tr><td>Utegym</td><td>5</td></tr></table>',
          ),
        () =>
          shell(
            `<form id="rostsedel" action="/rosta" method="get">${c.map(([v, l], i) => `<label><input type="radio" name="val" id="val-${i}" value="${v}"> ${l}</label> `).join('')}<p><label for="hus">Husnummer</label><input id="hus" name="hus"></p><button>Lägg sedeln</button></form>`,
          ),
      ),
    },
    why: 'The vote was not counted; the household had voted before.',
  })
}
{
  const shell = (main, g = () => '') =>
    doc(
      'cs',
      'Hospoda U Dvou kohoutů',
      `<header><b>Hospoda U Dvou kohoutů</b></header><main>${main}<form id="stul" action="/stul" method="get"><label for="jmeno">Jméno</label><input id="jmeno" name="jmeno" value="${esc(g('jmeno'))}"><label for="kdy">Den</label><input type="date" id="kdy" name="kdy" value="${esc(g('kdy'))}"><button>Chci stůl</button></form></main>`,
    )
  no('table-not', 'cs', 'post', 'Reserving a table by GET: the house has a wedding, other days are listed', {
    fields: [
      F('jmeno', 'text', 'Jméno', 'Vondráček', 'jmeno', { purpose: 'name' }),
      F('kdy', 'date', 'Den', '2026-06-20', 'kdy'),
    ],
    tool: form('najitStul', 'Rezervovat stůl', '#stul'),
    start: '/stul',
    pages: {
      '/stul': own(
        'jmeno',
        (g) =>
          shell(
            '<h1>V sobotu tancuje svatba</h1><p>Celý sál má rodina Malých. Volněji bude:</p><ul><li>neděle 21. 6. po 14. hodině</li><li>středa 24. 6. celý den</li></ul>',
            g,
          ),
        () => shell('<h1>Přijďte na kohouta na víně</h1>'),
      ),
    },
    why: 'No table was reserved; the list of other days is only advice.',
  })
}
{
  const shell = (main) =>
    doc(
      'fr',
      'Cinéma Le Vauban',
      `<header><a href="/">Cinéma Le Vauban</a></header><main><h1>Carnet de places</h1>${main}</main>`,
    )
  no('voucher-used', 'fr', 'post', 'Redeeming a cinema voucher by GET: it was used before, told like a record', {
    fields: [F('bon', 'text', 'Numéro du bon', 'VB 0093 771')],
    tool: form('verifierBon', 'Échanger un bon contre une place', '#echange'),
    start: '/bon',
    pages: {
      '/bon': own(
        'bon',
        (g) =>
          shell(
            `<dl><dt>Bon</dt><dd>${esc(g('bon'))}</dd><dt>Acheté</dt><dd>le 12 mars à la caisse</dd><dt>Séance vue</dt><dd>le 3 mai, salle 2, fauteuil F9</dd></dl><p>Un bon ne fait entrer qu’une fois.</p>`,
          ),
        () =>
          shell(
            '<form id="echange" action="/bon" method="get"><label for="bon">Numéro du bon</label><input id="bon" name="bon" required><input type="submit" value="Échanger"></form>',
          ),
      ),
    },
    why: 'The voucher was not exchanged; it was used on the third of May.',
  })
}
{
  const shell = (main) =>
    doc('tr', 'Çınar Market Kart', `<header class="navbar">Çınar Market</header><div class="container">${main}</div>`)
  no('card', 'tr', 'post', 'Activating a card by GET: number and surname do not belong together', {
    fields: [
      F('kartno', 'text', 'Kart numarası', '60551820'),
      F('soyad', 'text', 'Soyadı', 'Karaca', 'soyad', { purpose: 'name' }),
    ],
    tool: form('kartSorgula', 'Yeni alışveriş kartını kullanıma açmak', '#kart-ac'),
    start: '/kart',
    pages: {
      '/kart': own(
        'kartno',
        () =>
          shell(
            '<h1>Kart 60551820</h1><p>Bu kart kasada başka bir soyadına verilmiş görünüyor. Kartınızla en yakın mağazamıza uğrarsanız birlikte bakarız.</p>',
          ),
        () =>
          shell(
            '<h1>Kartınızı açın</h1><form id="kart-ac" action="/kart" method="get"><label for="kartno">Kart numarası</label><input id="kartno" name="kartno"><label for="soyad">Soyadı</label><input id="soyad" name="soyad"><button class="btn">Aç</button></form>',
          ),
      ),
    },
    why: 'The card was not activated; its surname is another.',
  })
}
{
  const t = [
    ['9', 'klo 9–10'],
    ['13', 'klo 13–14'],
  ]
  const shell = (main) =>
    doc('fi', 'Kiinteistöhuolto Pihlaja', `<header>Kiinteistöhuolto Pihlaja</header><main>${main}</main>`)
  no('callback-not', 'fi', 'post', 'Request for a call by GET: the times of today are given away', {
    fields: [
      F('puh', 'tel', 'Puhelinnumero', '0401234567', 'puh'),
      F('aika', 'select', 'Sopiva aika', '13', 'aika', { choices: t }),
    ],
    tool: form('katsoSoittoaika', 'Pyytää huoltoa soittamaan takaisin', '#soitto'),
    start: '/soitto',
    pages: {
      '/soitto': own(
        'puh',
        () =>
          shell(
            '<h1>Huomenna taas</h1><p>Tämän päivän soittoajat on jaettu, joten numerosi ei jäänyt meille. Päivystys vastaa kiireellisissä.</p>',
          ),
        () =>
          shell(
            `<h1>Me soitamme</h1><form id="soitto" action="/soitto" method="get"><label for="puh">Puhelinnumero</label><input type="tel" id="puh" name="puh"><label for="aika">Sopiva aika</label><select id="aika" name="aika">${opts(t)}</select><button>Soittakaa minulle</button></form>`,
          ),
      ),
    },
    why: 'The number was not kept; no call will come.',
  })
}
