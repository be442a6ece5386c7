// @ts-nocheck: plain data and pages
/** Questions that the server did not look at: walls, error pages with 200, redirects elsewhere, empty questions. */
import { esc, form, see } from '../kit.mjs'
import { asked, doc, F, GLASS, opts, own, set } from './base.mjs'

const { rows, no } = set('unanswered')

export { rows }

// ---------------------------------------------------------------- error page with 200
{
  const shell = (main, v = '') =>
    doc(
      'de',
      'Antiquariat am Fischmarkt',
      `<header class="kopf"><a href="/">Antiquariat am Fischmarkt</a><form class="suche" action="/katalog" method="get"><label class="vh" for="titel">Titel oder Verfasser</label><input type="search" id="titel" name="titel" value="${esc(v)}" placeholder="Titel oder Verfasser"><button type="submit" aria-label="Los">${GLASS}</button></form></header><main>${main}</main><footer>Geöffnet dienstags bis samstags</footer>`,
    )
  no(
    'hiccup',
    'de',
    'post',
    'Catalogue search: an error page with status 200 in words of its own, under the same header',
    {
      fields: [F('titel', 'search', 'Titel oder Verfasser', 'Stechlin Erstausgabe', 'titel', { required: false })],
      tool: form('katalogSuche', 'Im Bestand des Antiquariats suchen', 'form.suche'),
      pages: {
        '/': () => shell('<h1>Alte Bücher, neue Leser</h1><p>Rund 9.000 Titel im Regal.</p>'),
        '/katalog': asked((g) =>
          shell(
            '<h1>Da klemmt die Schublade</h1><p>Der Zettelkasten lässt sich gerade nicht öffnen. Unser Techniker ist schon auf der Leiter.</p><p><a href="/">Zum Schaufenster</a></p>',
            g('titel'),
          ),
        ),
      },
      why: 'The catalogue could not be opened, so nothing was looked up.',
    },
  )
}

// ---------------------------------------------------------------- maintenance
{
  const zones = [
    ['A', 'Zone A'],
    ['B', 'Zone B'],
    ['C', 'Zone C'],
  ]
  no('maintenance', 'fr', 'post', 'Tide tables: a bare page of maintenance with status 200 instead of the tides', {
    fields: [
      F('port', 'text', 'Port', 'Paimpol'),
      F('zone', 'select', 'Zone', 'B', 'zone', { choices: zones, required: false }),
      F('jour', 'date', 'Jour', '2026-06-02'),
    ],
    tool: form('horairesMarees', 'Connaître les heures de marée d’un port', '#marees'),
    start: '/marees',
    pages: {
      '/marees': own(
        'port',
        () =>
          doc(
            'fr',
            'Capitainerie',
            '<div class="wrap" style="text-align:center"><h1>Petite pause pour la capitainerie</h1><p>Nous remettons les pendules à l’heure jusqu’à 14 h. Les coefficients seront de retour avec la marée montante.</p></div>',
          ),
        () =>
          doc(
            'fr',
            'Capitainerie du Trieux',
            `<header><a href="/">Capitainerie du Trieux</a></header><main><h1>Heures de marée</h1><form id="marees" action="/marees" method="get"><p><label for="port">Port</label><input id="port" name="port" required></p><p><label for="zone">Zone</label><select id="zone" name="zone">${opts(zones)}</select></p><p><label for="jour">Jour</label><input type="date" id="jour" name="jour"></p><button class="btn">Voir les horaires</button></form></main>`,
          ),
      ),
    },
    why: 'The service is paused; no tide was looked up.',
  })
}

// ---------------------------------------------------------------- too short, no markup
{
  const shell = (main, v = '') =>
    doc(
      'en',
      'Parish records of Wensley',
      `<table width="90%" align="center"><tr><td><h2><a href="/">Parish records of Wensley</a></h2></td></tr><tr><td><form name="rec" action="/records.cgi"><b><label for="sn">Surname</label></b> <input name="sn" id="sn" size="20" value="${esc(v)}"> <input type="submit" value="Look up"></form>${main}</td></tr></table>`,
    )
  no(
    'too-short',
    'en',
    'validation',
    'Surname look-up: the form again with a plain sentence that two letters are too few',
    {
      fields: [F('sn', 'text', 'Surname', 'Ox')],
      tool: form('lookUpSurname', 'Look up a surname in the parish records', 'form[name="rec"]'),
      start: '/records.cgi',
      pages: {
        '/records.cgi': own(
          'sn',
          (g) =>
            shell('<p>Two letters would bring up half the dale. Give the clerk at least three to go on.</p>', g('sn')),
          () => shell('<p>Baptisms 1638 to 1901, burials 1641 to 1890.</p>'),
        ),
      },
      status: ['submitted_unverified', 'rejected', 'needs_person'],
      why: 'The server did not search; it wants a longer word.',
    },
  )
}

// ---------------------------------------------------------------- too short, marked field
{
  const shell = (v = '', err = '') =>
    doc(
      'it',
      'Comune di Valsolda – albo pretorio',
      `<header class="it-header-wrapper"><a href="/">Comune di Valsolda</a></header><main class="container"><h1>Ricerca negli atti</h1><form id="ricerca-atti" action="/albo/ricerca" method="get"><div class="form-group"><label for="oggetto">Oggetto</label><input type="text" class="form-control${err ? ' is-invalid' : ''}" id="oggetto" name="oggetto" value="${esc(v)}"${err ? ' aria-describedby="oggetto-msg"' : ''}>${err ? `<div class="invalid-feedback" id="oggetto-msg">${err}</div>` : ''}</div><button type="submit" class="btn btn-primary">Cerca</button></form></main>`,
    )
  no('too-short-marked', 'it', 'validation', 'Search in public notices: the field is marked as invalid, status 200', {
    fields: [F('oggetto', 'text', 'Oggetto', 'IMU', 'oggetto', { purpose: 'search' })],
    tool: form('cercaAtti', 'Cercare un atto nell’albo pretorio', '#ricerca-atti'),
    start: '/albo/ricerca',
    pages: {
      '/albo/ricerca': own(
        'oggetto',
        (g) => shell(g('oggetto'), 'Servono almeno quattro lettere.'),
        () => shell(),
      ),
    },
    wanted: 'rejected',
    status: ['rejected', 'submitted_unverified'],
    why: 'The server refused the short word and marks the field.',
  })
}

// ---------------------------------------------------------------- human check
{
  const provinces = [
    ['33', 'Asturias'],
    ['39', 'Cantabria'],
    ['24', 'León'],
  ]
  no('human', 'es', 'steps', 'Register of vets: a page that wants proof of a person, with a form of its own', {
    fields: [
      F('apellidos', 'text', 'Apellidos', 'Collado Riera'),
      F('prov', 'select', 'Provincia', '33', 'prov', { choices: provinces }),
    ],
    tool: form('buscarVeterinario', 'Buscar un veterinario colegiado', '#buscador-colegiados'),
    pages: {
      '/': () =>
        doc(
          'es',
          'Colegio de Veterinarios',
          `<header>Colegio de Veterinarios del Norte</header><main><h1>Directorio</h1><form id="buscador-colegiados" action="/directorio" method="get"><label for="apellidos">Apellidos</label><input id="apellidos" name="apellidos"><label for="prov">Provincia</label><select id="prov" name="prov">${opts(provinces)}</select><button>Buscar</button></form></main>`,
        ),
      '/directorio': asked(() =>
        doc(
          'es',
          'Un momento',
          '<main><h1>Un segundo, por favor</h1><p>Antes de abrir el directorio queremos saber que al otro lado hay alguien de carne y hueso.</p><form action="/directorio/paso" method="post"><label for="suma">¿Cuánto suman siete y el número de patas de un gato?</label><input id="suma" name="suma" autocomplete="off"><button>Seguir</button></form></main>',
        ),
      ),
    },
    wanted: 'needs_person',
    status: ['needs_person', 'submitted_unverified', 'rejected'],
    nextStep: 'form[action="/directorio/paso"]',
    why: 'The directory was not opened; a person has to pass first.',
  })
}

// ---------------------------------------------------------------- login wall
{
  no('login', 'nl', 'steps', 'Archive search is sent on to the page for members', {
    fields: [F('trefwoord', 'search', 'Trefwoord', 'watersnood 1916', 'trefwoord')],
    tool: form('zoekInArchief', 'Zoeken in het krantenarchief', 'form.archief-zoek'),
    pages: {
      '/': () =>
        doc(
          'nl',
          'De Zuiderbode',
          `<header><a href="/">De Zuiderbode</a></header><main><h1>Archief 1894–heden</h1><form class="archief-zoek" action="/archief"><input type="search" name="trefwoord" id="trefwoord" aria-label="Trefwoord"><button class="btn">Zoek</button></form></main>`,
        ),
      '/archief': asked((g) => see(`/lezers?terug=${encodeURIComponent(`/archief?trefwoord=${g('trefwoord')}`)}`, 302)),
      '/lezers': () =>
        doc(
          'nl',
          'De Zuiderbode',
          `<header><a href="/">De Zuiderbode</a></header><main><h1>Dit deel is er voor abonnees</h1><form action="/lezers" method="post"><label for="u">E-mailadres</label><input id="u" name="u" type="email"><label for="p">Wachtwoord</label><input id="p" name="p" type="password"><button>Verder</button></form><p>Nog geen krant op de mat? Vier weken proberen kan voor een tientje.</p></main>`,
        ),
    },
    wanted: 'needs_person',
    status: ['needs_person', 'submitted_unverified', 'rejected'],
    nextStep: 'form[action="/lezers"]',
    why: 'The archive was not searched; it is behind a login.',
  })
}

// ---------------------------------------------------------------- too many today
{
  const shell = (main, v = '') =>
    doc(
      'pl',
      'Sprawdź działkę',
      `<div class="nagl"><a href="/">Geoportal gminy Łapsze</a></div><main><form id="dzialka" action="/dzialka" method="get"><label for="nr">Numer działki</label><input type="text" id="nr" name="nr" value="${esc(v)}"><button type="submit">Pokaż</button></form><div id="tresc">${main}</div></main>`,
    )
  no('quota', 'pl', 'post', 'Plot look-up: the day’s share of questions is used up, status 200 and the form again', {
    fields: [F('nr', 'text', 'Numer działki', '1284/3')],
    tool: form('sprawdzDzialke', 'Sprawdzić przeznaczenie działki', '#dzialka'),
    start: '/dzialka',
    pages: {
      '/dzialka': own(
        'nr',
        (g) =>
          shell(
            '<p>Z Twojego łącza wyczerpano dziś pulę dwudziestu sprawdzeń. Licznik zeruje się o północy.</p>',
            g('nr'),
          ),
        () => shell('<p>Dane z ewidencji według stanu na 1 maja.</p>'),
      ),
    },
    why: 'The server did not look; too many were asked for today.',
  })
}

// ---------------------------------------------------------------- 429
{
  no('429', 'en', 'post', 'Ferry fares: status 429 with a short page', {
    fields: [F('from', 'text', 'From', 'Oban', 'from'), F('to', 'text', 'To', 'Craignure', 'to')],
    tool: form('findFares', 'Look up ferry fares', '#fare-finder'),
    pages: {
      '/': () =>
        doc(
          'en',
          'Sound Ferries',
          `<header>Sound Ferries</header><main><form id="fare-finder" action="/fares" method="get"><label for="from">From</label><input id="from" name="from"><label for="to">To</label><input id="to" name="to"><button type="submit">Show fares</button></form></main>`,
        ),
      '/fares': asked(() =>
        doc(
          'en',
          'Steady on',
          '<main><h1>Steady on</h1><p>You are quicker than our purser. Give it a minute.</p></main>',
          { status: 429, headers: { 'retry-after': '60' } },
        ),
      ),
    },
    wanted: 'rejected',
    status: ['rejected', 'submitted_unverified'],
    why: 'The own answer was 429; no fare was looked up.',
  })
}

// ---------------------------------------------------------------- JSON 500
no('500', 'sv', 'json', 'Queue times by fetch: the request ends with 500, the page shows a sentence of its own', {
  fields: [F('mottagning', 'text', 'Mottagning', 'Ortopeden Kalix', 'mottagning')],
  tool: form('visaVantetid', 'Visa väntetiden för en mottagning', '#vantetid'),
  pages: {
    '/': () =>
      doc(
        'sv',
        'Väntetider i Norr',
        `<main><h1>Hur lång är kön?</h1><form id="vantetid"><label for="mottagning">Mottagning</label><input id="mottagning" name="mottagning"><button>Visa</button></form><div id="ko"></div></main>`,
        {
          script: `vantetid.onsubmit=async e=>{e.preventDefault();const r=await fetch('/api/ko?m='+encodeURIComponent(mottagning.value));ko.innerHTML=r.ok?'<p>'+(await r.json()).dagar+' dagar</p>':'<p>Siffrorna hittar inte hit just nu. Ring mottagningen så länge.</p>'}`,
        },
      ),
    '/api/ko': asked(() => ({
      status: 500,
      headers: { 'content-type': 'application/json' },
      body: '{"trace":"a81f"}',
    })),
  },
  wanted: 'rejected',
  status: ['rejected', 'submitted_unverified'],
  why: 'The own answer was 500; no waiting time was told.',
})

// ---------------------------------------------------------------- to the homepage
{
  const shell = (main) =>
    doc(
      'cs',
      'Pivovar Kladorub',
      `<header><a class="logo" href="/">Pivovar Kladorub</a><form action="/hledani" method="get" class="hledani"><input type="text" id="dotaz" name="dotaz" placeholder="Hledat v obchodě" aria-label="Hledat v obchodě"><button type="submit"><span class="vh">Hledat</span>${GLASS}</button></form></header><main>${main}</main>`,
    )
  no('home', 'cs', 'post', 'Shop search of a brewery: the shop is gone, its addresses lead to the homepage', {
    fields: [F('dotaz', 'text', 'Hledat v obchodě', 'světlý ležák sud', 'dotaz', { purpose: 'search' })],
    tool: form('hledatZbozi', 'Vyhledat zboží v obchodě', 'form.hledani'),
    start: '/obchod',
    pages: {
      '/obchod': () => shell('<h1>Obchod</h1><p>Sudy, lahve a půllitry s sebou.</p>'),
      '/hledani': asked(() => see('/', 302)),
      '/': () =>
        shell(
          '<h1>Vaříme od roku 1874</h1><p>Exkurze každou sobotu ve 14 hodin. Výčep otevřen denně kromě pondělí.</p>',
        ),
    },
    why: 'The question leads to the homepage, where nothing of it is answered.',
  })
}

// ---------------------------------------------------------------- to a page of news
{
  const shell = (main) =>
    doc('pt', 'Transportes Serranos', `<nav><a href="/">Transportes Serranos</a></nav><main>${main}</main>`)
  no('elsewhere', 'pt', 'post', 'Timetables: every question is sent to a notice about a new app', {
    fields: [F('origem', 'text', 'Partida', 'Seia'), F('destino', 'text', 'Chegada', 'Gouveia')],
    tool: form('consultarHorarios', 'Consultar horários de autocarros', '#horarios'),
    pages: {
      '/': () =>
        shell(
          '<h1>Horários</h1><form id="horarios" action="/horarios" method="get"><p><label for="origem">Partida</label><input id="origem" name="origem" required></p><p><label for="destino">Chegada</label><input id="destino" name="destino" required></p><button class="botao">Consultar</button></form>',
        ),
      '/horarios': asked(() => see('/novidades/app-serranos')),
      '/novidades/app-serranos': () =>
        shell(
          '<article><h1>A Serranos cabe agora no seu bolso</h1><p>A partir de maio os horários vivem apenas na nossa aplicação. Descarregue-a na loja do seu telemóvel e viaje mais leve.</p></article>',
        ),
    },
    why: 'The redirect leads to a notice; no timetable was looked up.',
  })
}

// ---------------------------------------------------------------- a field that the server misses
{
  const shell = (main, g = () => '') =>
    doc(
      'hu',
      'Biztosítás-kereső',
      `<header>Tölgyfa Biztosító</header><main>${main}<form id="dijszamolo" action="/dij" method="get"><p><label for="rendszam">Rendszám</label><input id="rendszam" name="rendszam" value="${esc(g('rendszam'))}"></p><p><label for="evjarat">Évjárat</label><input id="evjarat" name="evjarat" value="${esc(g('evjarat'))}"></p><p><label for="irsz">Irányítószám (nem kötelező)</label><input id="irsz" name="irsz"></p><button>Díj kiszámítása</button></form></main>`,
    )
  no('missing', 'hu', 'validation', 'Premium calculator: the server wants a postcode that the form calls optional', {
    fields: [
      F('rendszam', 'text', 'Rendszám', 'AAKL-482'),
      F('evjarat', 'text', 'Évjárat', '2017'),
      F('irsz', 'text', 'Irányítószám (nem kötelező)', undefined, 'irsz', { required: false }),
    ],
    tool: form('dijatSzamol', 'Kötelező biztosítás díjának kiszámítása', '#dijszamolo'),
    start: '/dij',
    pages: {
      '/dij': own(
        'rendszam',
        (g) =>
          shell(
            '<ul class="uzenetek"><li>Irányítószám nélkül nem tudjuk, melyik körzet díja érvényes Önre.</li></ul>',
            g,
          ),
        () => shell('<h1>Mennyi lenne nálunk?</h1>'),
      ),
    },
    status: ['submitted_unverified', 'rejected', 'needs_person'],
    why: 'The server did not calculate; it misses the postcode.',
  })
}

// ---------------------------------------------------------------- session over
{
  const shell = (main) =>
    doc('ja', '町立図書館 蔵書検索', `<div id="header"><h1>瑞穂町立図書館</h1></div><div id="main">${main}</div>`)
  no('session', 'ja', 'steps', 'Library search by POST: the screen was left alone for too long', {
    fields: [
      F('title', 'text', '書名', '砂の女'),
      F('author', 'text', '著者名', '安部公房', 'author', { required: false }),
    ],
    tool: form('searchBooks', '図書館の蔵書を検索する', '#opacForm'),
    start: '/opac/search.do',
    pages: {
      '/opac/search.do': () =>
        shell(
          '<form id="opacForm" method="post" action="/opac/list.do"><input type="hidden" name="sid" value="7F0A"><table><tr><th><label for="title">書名</label></th><td><input type="text" id="title" name="title"></td></tr><tr><th><label for="author">著者名</label></th><td><input type="text" id="author" name="author"></td></tr></table><input type="submit" value="検索"></form>',
        ),
      '/opac/list.do': asked(() =>
        shell(
          '<p>画面を開いたまましばらく時間がたったため、はじめの画面からやり直していただく必要があります。</p><p><a href="/opac/search.do">はじめの画面へ</a></p>',
        ),
      ),
    },
    why: 'The session was over; the catalogue was not searched.',
  })
}

// ---------------------------------------------------------------- JSON no with 200
no(
  'json-200',
  'ko',
  'json',
  'Stock look-up by fetch: 200 with a code of the back office, the page shows its sentence',
  {
    fields: [F('isbn', 'text', 'ISBN', '9788936434267', 'isbn')],
    tool: form('checkStock', '매장 재고 확인', 'form.stock-form'),
    pages: {
      '/': () =>
        doc(
          'ko',
          '달빛서점',
          `<div class="inner"><h2>매장 재고 보기</h2><form class="stock-form"><label for="isbn">ISBN</label><input id="isbn" name="isbn"><button type="submit">확인</button></form><p class="stock-result"></p></div>`,
          {
            script: `document.querySelector('.stock-form').addEventListener('submit',e=>{e.preventDefault();fetch('/api/stock?isbn='+e.target.isbn.value).then(r=>r.json()).then(d=>{document.querySelector('.stock-result').textContent=d.rsltCd==='0000'?d.qty+'권':d.rsltMsg})})`,
          },
        ),
      '/api/stock': asked(() => ({
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          rsltCd: 'E412',
          rsltMsg: '창고 전산과 연결이 끊겨 수량을 불러올 수 없어요. 잠시 뒤에 다시 눌러 주세요.',
          qty: null,
        }),
      })),
    },
    why: 'The stock system could not be reached, so nothing was looked up.',
  },
)

// ---------------------------------------------------------------- results of an empty question
{
  const shell = (h, list) =>
    doc(
      'fi',
      'Kirpputori Kellari',
      `<header><a href="/">Kirpputori Kellari</a><form id="haku" action="/haku" method="get" role="search"><input type="search" id="sana" name="sana" aria-label="Mitä etsit?" placeholder="Mitä etsit?"><button aria-label="Etsi">${GLASS}</button></form></header><main><h1>${h}</h1><ul>${list.map((x) => `<li>${x}</li>`).join('')}</ul></main>`,
    )
  no(
    'empty-question',
    'fi',
    'post',
    'The search of a second-hand shop loses the word on the way and shows everything',
    {
      fields: [F('sana', 'search', 'Mitä etsit?', 'kaappikello', 'sana')],
      tool: form('etsiTavaraa', 'Etsiä myynnissä olevaa tavaraa', '#haku'),
      pages: {
        '/': () => shell('Uutta tällä viikolla', ['Nojatuoli 45 €', 'Kahvikuppeja 2 €/kpl']),
        '/haku': asked(() => see('/tavarat', 302)),
        '/tavarat': () =>
          shell('Kaikki tavarat (1 204)', [
            'Aitta-astiasto 60 €',
            'Astiakaappi 120 €',
            'Autoradio 15 €',
            'Avaimenperä 1 €',
          ]),
      },
      why: 'The word was dropped: the list is the answer to an empty question.',
    },
  )
}

// ---------------------------------------------------------------- 404
{
  const shell = (main, status) =>
    doc('uk', 'Водоканал Верховина', `<header><a href="/">Водоканал Верховина</a></header><main>${main}</main>`, {
      status,
    })
  no('404', 'uk', 'post', 'Outage look-up: the form points to an address that no longer exists, a friendly 404', {
    fields: [F('vul', 'text', 'Вулиця', 'Івана Франка')],
    tool: form('checkOutage', 'Дізнатися про відключення води за вулицею', '#vidkl'),
    pages: {
      '/': () =>
        shell(
          '<h1>Де зараз немає води?</h1><form id="vidkl" action="/avarii.php"><label for="vul">Вулиця</label><input id="vul" name="vul"><button>Перевірити</button></form>',
        ),
      '/avarii.php': asked(() =>
        shell('<h1>Ця стежка заросла</h1><p>Ми переїхали на новий сайт і ще не все перевезли.</p>', 404),
      ),
    },
    wanted: 'rejected',
    status: ['rejected', 'submitted_unverified'],
    why: 'The own answer was 404; nothing was looked up.',
  })
}
