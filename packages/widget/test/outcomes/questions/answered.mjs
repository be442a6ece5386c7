// @ts-nocheck: plain data and pages
/** Questions that the server looked at and answered, with something or with nothing: site searches, finders, planners, tracking. */
import { esc, form, see } from '../kit.mjs'
import { asked, doc, F, GLASS, opts, own, set } from './base.mjs'

const { rows, yes } = set('answered')

export { rows }

// ---------------------------------------------------------------- WordPress header search, something found
{
  const shell = (main, v = '') =>
    doc(
      'en',
      'Hollins & Daughter, garden tools',
      `<div id="page" class="site"><header id="masthead" class="site-header"><p class="site-title"><a href="/" rel="home">Hollins &amp; Daughter</a></p>
<form role="search" method="get" class="search-form" action="/"><label><span class="screen-reader-text vh">Search for:</span> <input type="search" id="s-head" class="search-field" placeholder="Search &hellip;" value="${esc(v)}" name="s"></label><input type="submit" class="search-submit" value="Search"></form></header>
<main id="primary" class="site-main">${main}</main><footer id="colophon">Forged in Sheffield since 1911</footer></div>`,
    )
  yes('wp-search', 'en', 'post', 'WordPress search in the header of every page, two hits', {
    fields: [F('s', 'search', 'Search for:', 'billhook', 's-head', { required: false })],
    tool: form('searchSite', 'Search the shop and the blog', 'form.search-form'),
    pages: {
      '/': own(
        's',
        (g) =>
          shell(
            `<header class="page-header"><h1 class="page-title">Search Results for: <span>${esc(g('s'))}</span></h1></header>
<article class="post-311 product type-product"><h2 class="entry-title"><a href="#">Yorkshire billhook, ash handle</a></h2><div class="entry-summary"><p>Double edged, 10 inch blade, supplied with a leather guard.</p></div></article>
<article class="post-90 post"><h2 class="entry-title"><a href="#">How to lay a hedge in a weekend</a></h2><div class="entry-summary"><p>You will need a billhook, gloves and a patient friend.</p></div></article>`,
            g('s'),
          ),
        () => shell('<h1>Tools for people who dig</h1><p>Spades, forks and edge tools, made to be handed down.</p>'),
      ),
    },
    expects: { success: { text: 'Search Results for' } },
    why: 'The server searched and lists two hits on the page at the form’s own address.',
  })
}

// ---------------------------------------------------------------- nothing found, the form comes again in the content
{
  const box = (id, v) =>
    `<form role="search" method="get" action="/" class="wp-block-search__button-outside wp-block-search"><label class="wp-block-search__label" for="${id}">Suchen</label><div class="wp-block-search__inside-wrapper"><input class="wp-block-search__input" id="${id}" value="${esc(v)}" type="search" name="s" required><button aria-label="Suchen" class="wp-block-search__button has-icon wp-element-button" type="submit">${GLASS}</button></div></form>`
  const shell = (main, v = '') =>
    doc(
      'de',
      'Wanderverein Oberes Murgtal',
      `<div class="wp-site-blocks"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/">Wanderverein Oberes Murgtal e.&nbsp;V.</a></p>${box('wp-block-search__input-1', v)}</header><main class="wp-block-group">${main}</main><footer>Wegewart: Tel. über die Geschäftsstelle</footer></div>`,
    )
  yes('wp-nothing', 'de', 'post', 'Block search of a walking club finds nothing and offers the form again', {
    fields: [F('suche', 'search', 'Suchen', 'Klettersteig', 'wp-block-search__input-1', { name: 's' })],
    tool: form('sucheAufDerSeite', 'Touren und Berichte durchsuchen', 'form.wp-block-search'),
    pages: {
      '/': own(
        's',
        (g) =>
          shell(
            `<h1 class="wp-block-query-title">Suchergebnisse für: „${esc(g('s'))}“</h1><p>Zu diesem Stichwort haben wir leider keine Tour und keinen Bericht. Vielleicht hilft ein anderes Wort weiter?</p>${box('wp-block-search__input-2', g('s'))}`,
            g('s'),
          ),
        () => shell('<h2>Nächste Tour</h2><p>Sonntag: Rundweg Schliffkopf, 14 km, Einkehr möglich.</p>'),
      ),
    },
    expects: { success: { text: 'Suchergebnisse für' } },
    why: 'The server searched; that it found nothing is the answer.',
  })
}

// ---------------------------------------------------------------- PrestaShop-like, icon button, filters on the results
{
  const shell = (main, v = '') =>
    doc(
      'fr',
      'Les Cotonniers — mercerie en ligne',
      `<header id="header"><a href="/"><b>Les Cotonniers</b></a><div id="search_widget" class="search-widgets"><form method="get" action="/recherche"><input type="hidden" name="controller" value="search">${GLASS}<input type="text" name="s" id="q-top" value="${esc(v)}" placeholder="Rechercher" aria-label="Rechercher"><button type="submit" class="btn btn-unstyle" title="Rechercher">${GLASS}</button></form></div></header><section id="wrapper"><main>${main}</main></section><footer id="footer"><form action="/newsletter" method="post"><label for="nl">Recevez nos offres</label> <input id="nl" type="email" name="email" placeholder="Votre adresse e-mail"><input type="submit" name="submitNewsletter" value="OK"></form></footer>`,
    )
  const sorts = [
    ['pos', 'Pertinence'],
    ['asc', 'Prix, croissant'],
    ['desc', 'Prix, décroissant'],
  ]
  yes(
    'presta-filters',
    'fr',
    'post',
    'Shop search by an icon button; the results carry a sort form, facets and a newsletter box',
    {
      fields: [F('s', 'text', 'Rechercher', 'ruban gros-grain', 'q-top', { required: false, purpose: 'search' })],
      tool: form('rechercherProduits', 'Rechercher un article de mercerie', '#search_widget form'),
      pages: {
        '/': () => shell('<h1>Tissus, rubans et boutons</h1><p>Coupe au mètre, expédition sous 48 h.</p>'),
        '/recherche': asked((g) =>
          shell(
            `<h2>Résultats de la recherche</h2><div id="left-column"><form id="facettes" action="/recherche" method="get"><input type="hidden" name="s" value="${esc(g('s'))}"><p>Couleur</p><label><input type="checkbox" name="c" value="ecru"> Écru (3)</label><label><input type="checkbox" name="c" value="marine"> Marine (2)</label><button>Filtrer</button></form></div>
<form id="tri" action="/recherche"><label for="order">Trier par :</label><select id="order" name="order">${opts(sorts)}</select><noscript><button>OK</button></noscript></form><p>Il y a 5 produits.</p><div class="products row"><article class="product-miniature"><h3>Ruban gros-grain 15 mm écru</h3><span class="price">1,20&nbsp;€ le mètre</span></article><article class="product-miniature"><h3>Ruban gros-grain 25 mm marine</h3><span class="price">1,60&nbsp;€ le mètre</span></article></div>`,
            g('s'),
          ),
        ),
      },
      expects: { success: { url: '/recherche', text: 'Il y a 5 produits' } },
      why: 'The results of the question stand on the new page; its other forms are further offers.',
    },
  )
}

// ---------------------------------------------------------------- parcel, found
yes('parcel', 'es', 'post', 'Parcel tracking by GET on its own address, three stages', {
  fields: [F('codigo', 'text', 'Código de seguimiento', 'RB284419905ES', 'codigo')],
  tool: form('seguirEnvio', 'Consultar dónde está un paquete', '#form-seguimiento'),
  start: '/seguimiento',
  pages: (() => {
    const shell = (main, v = '') =>
      doc(
        'es',
        'Mensajería Tres Ríos',
        `<nav class="navbar"><a class="navbar-brand" href="/">Mensajería Tres Ríos</a> <a href="#">Tarifas</a> <a href="#">Oficinas</a></nav><main class="container"><h1>Localiza tu envío</h1><form id="form-seguimiento" class="row g-2" action="/seguimiento"><div class="col-auto"><label for="codigo" class="form-label">Código de seguimiento</label><input class="form-control" id="codigo" name="codigo" value="${esc(v)}" required></div><div class="col-auto"><button class="btn btn-warning">Localizar</button></div></form>${main}</main>`,
      )
    return {
      '/seguimiento': own(
        'codigo',
        (g) =>
          shell(
            `<section class="mt-4"><h2>Envío ${esc(g('codigo'))}</h2><ol class="timeline"><li>12/05 18:40 · Admitido en Plasencia</li><li>13/05 04:15 · En camino hacia el centro de Getafe</li><li>13/05 08:50 · El repartidor lo lleva hoy entre las 11 y las 14 h</li></ol></section>`,
            g('codigo'),
          ),
        () => shell('<p>El código está en el resguardo, debajo de las barras.</p>'),
      ),
    }
  })(),
  expects: { success: { text: 'Admitido en Plasencia' } },
  why: 'The server knows the parcel and tells where it is.',
})

// ---------------------------------------------------------------- parcel, not known
yes('parcel-unknown', 'it', 'post', 'Parcel tracking by POST: no such parcel, in an alert box over the form', {
  fields: [F('ldv', 'text', 'Numero lettera di vettura', 'TR0045512', 'ldv')],
  tool: form('tracciaSpedizione', 'Vedere lo stato di una spedizione', 'form[name="traccia"]'),
  start: '/traccia.php',
  pages: (() => {
    const shell = (above, v = '') =>
      doc(
        'it',
        'Autotrasporti Fratelli Benzi',
        `<table width="760" align="center"><tr><td bgcolor="#003366"><font color="white"><b>AUTOTRASPORTI F.LLI BENZI</b> - Voghera</font></td></tr><tr><td>${above}<form name="traccia" action="/traccia.php" method="post"><table><tr><td><label for="ldv">Numero lettera di vettura</label></td><td><input type="text" name="ldv" id="ldv" size="16" value="${esc(v)}"></td><td><input type="submit" value="Cerca"></td></tr></table></form></td></tr></table>`,
      )
    return {
      '/traccia.php': own(
        'ldv',
        (g) =>
          shell(
            `<div class="alert" style="border:1px solid #999;padding:6px">Alla lettera di vettura <b>${esc(g('ldv'))}</b> non corrisponde nessuna spedizione degli ultimi 60 giorni.</div>`,
            g('ldv'),
          ),
        () => shell('<p>Ritiri in giornata per chiamate entro le ore 11.</p>'),
      ),
    }
  })(),
  expects: { success: { text: 'non corrisponde nessuna spedizione' } },
  why: 'The server looked it up; that there is no such parcel is the answer.',
})

// ---------------------------------------------------------------- store finder
yes('stores', 'nl', 'post', 'Store finder by postcode and radius, list with distances', {
  fields: [
    F('postcode', 'text', 'Postcode of plaats', '7411 HK', 'store-postcode'),
    F('straal', 'select', 'Binnen', '10', 'store-straal', {
      choices: [
        ['5', '5 km'],
        ['10', '10 km'],
        ['25', '25 km'],
      ],
    }),
  ],
  tool: form('zoekWinkel', 'Een winkel in de buurt zoeken', '#winkelzoeker'),
  pages: (() => {
    const R = [
      ['5', '5 km'],
      ['10', '10 km'],
      ['25', '25 km'],
    ]
    const shell = (main, v = '', r = '5') =>
      doc(
        'nl',
        'Fietsplus Van Aken – winkels',
        `<div id="shopify-section-header" class="shopify-section"><header><a href="/">Van Aken Tweewielers</a></header></div><main id="MainContent"><div class="page-width"><h1 class="title">Vind je winkel</h1><form id="winkelzoeker" action="/winkels" method="GET" accept-charset="UTF-8"><div class="field"><input class="field__input" id="store-postcode" name="postcode" type="text" value="${esc(v)}" placeholder="Postcode of plaats" required><label class="field__label" for="store-postcode">Postcode of plaats</label></div><div class="select"><label for="store-straal">Binnen</label><select id="store-straal" name="straal">${opts(R, r)}</select></div><button type="submit" class="button">Toon winkels</button></form>${main}</div></main>`,
      )
    return {
      '/': () => shell(''),
      '/winkels': asked((g) =>
        shell(
          `<h2>2 winkels binnen ${esc(g('straal'))} km</h2><ul class="store-list"><li><strong>Deventer Centrum</strong><br>Brink 41 · 1,2 km<br>Vandaag open tot 18.00 uur</li><li><strong>Twello</strong><br>Dorpsstraat 8 · 6,9 km<br>Vandaag gesloten</li></ul>`,
          g('postcode'),
          g('straal'),
        ),
      ),
    }
  })(),
  expects: { success: { url: '/winkels', text: '2 winkels binnen' } },
  why: 'The server looked and lists the shops near the postcode.',
})

// ---------------------------------------------------------------- lockers, none near
yes('lockers-none', 'pl', 'spa', 'Locker finder by fetch and JSON: an empty list, and the page says so', {
  fields: [F('kod', 'text', 'Kod pocztowy', '38-713', 'kod-pocztowy')],
  tool: form('znajdzAutomat', 'Znaleźć automat paczkowy w pobliżu', '#szukaj-automatu'),
  pages: {
    '/': () =>
      doc(
        'pl',
        'Paczkobox',
        `<div id="root"><header class="sc-fz">Paczkobox</header><main><h1>Gdzie nadać i odebrać?</h1><form id="szukaj-automatu" novalidate><label for="kod-pocztowy">Kod pocztowy</label><input id="kod-pocztowy" name="kod" inputmode="numeric" placeholder="00-000"><button type="submit">Szukaj</button></form><section id="wyniki" class="sc-kx"></section></main></div>`,
        {
          script: `document.getElementById('szukaj-automatu').addEventListener('submit',async e=>{e.preventDefault();const k=e.target.kod.value;const r=await fetch('/api/points?postcode='+encodeURIComponent(k)+'&radius=10000');const d=await r.json();const s=document.getElementById('wyniki');
s.innerHTML=d.points.length?d.points.map(p=>'<p>'+p.name+'</p>').join(''):'<p class="empty">W promieniu 10 km od '+k+' nie stoi jeszcze żaden automat. Najbliższy jest w Ustrzykach Dolnych (31 km).</p>'})`,
        },
      ),
    '/api/points': asked(() => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ points: [], nearest: { city: 'Ustrzyki Dolne', km: 31 } }),
    })),
  },
  expects: { success: { text: 'nie stoi jeszcze żaden automat' } },
  why: 'The server looked and the list of lockers is empty, which is the answer.',
})

// ---------------------------------------------------------------- layered filter, no method attribute
{
  const mat = [
    ['', 'Any material'],
    ['oak', 'Oak'],
    ['walnut', 'Walnut'],
  ]
  const seats = [
    ['', 'Any'],
    ['4', '4'],
    ['6', '6'],
    ['8', '8 or more'],
  ]
  const shell = (n, list, g = () => '') =>
    doc(
      'en',
      'Dining tables | Fenwick Joinery',
      `<div class="page-wrapper"><header class="page-header"><a class="logo" href="/">Fenwick Joinery</a></header><main id="maincontent" class="page-main"><h1 class="page-title"><span class="base">Dining tables</span></h1><div class="columns"><div class="sidebar"><form class="layered-filter" id="layered-filter-block"><strong>Shop By</strong><div><label for="f-mat">Material</label><select name="material" id="f-mat">${opts(mat, g('material'))}</select></div><div><label for="f-seats">Seats</label><select name="seats" id="f-seats">${opts(seats, g('seats'))}</select></div><button class="action primary">Apply</button> <a href="/tables">Clear All</a></form></div><div class="column main"><p class="toolbar-amount" id="toolbar-amount">${n}</p><ol class="products list items product-items">${list.map((x) => `<li class="item product product-item"><strong class="product name">${x}</strong></li>`).join('')}</ol></div></div></main></div>`,
      { cls: 'catalog-category-view' },
    )
  const ALL = [
    'Ashby round, oak, 4 seats',
    'Kendal trestle, oak, 8 seats',
    'Marlow, walnut, 6 seats',
    'Thirsk farmhouse, pine, 6 seats',
    'Selby, walnut, 8 seats',
  ]
  yes('layered', 'en', 'post', 'Magento-like filter without a method attribute; the list is shorter afterwards', {
    fields: [
      F('material', 'select', 'Material', 'walnut', 'f-mat', { choices: mat, required: false }),
      F('seats', 'select', 'Seats', '6', 'f-seats', { choices: seats, required: false }),
    ],
    tool: form('filterTables', 'Narrow the list of dining tables', '#layered-filter-block'),
    start: '/tables',
    pages: {
      '/tables': own(
        'material',
        (g) => shell('1 item', ['Marlow, walnut, 6 seats'], g),
        () => shell('Items 1-5 of 38', ALL),
      ),
    },
    expects: { success: { url: '/tables', text: '1 item' } },
    why: 'The server filtered: 38 tables before, one after.',
  })
}

// ---------------------------------------------------------------- timetable
{
  const shell = (main, g = () => '') =>
    doc(
      'sv',
      'Västkustbussen – sök resa',
      `<header><a href="/">Västkustbussen</a><nav><a href="#">Biljetter</a><a href="#">Störningar</a></nav></header><main><form id="resesok" action="/resa" method="get"><fieldset><legend>Sök resa</legend><label for="fran">Från</label><input id="fran" name="fran" value="${esc(g('fran'))}" autocomplete="off" required><label for="till">Till</label><input id="till" name="till" value="${esc(g('till'))}" autocomplete="off" required><label for="dag">Datum</label><input id="dag" name="dag" type="date" value="${esc(g('dag'))}"><button class="btn-primary">Sök</button></fieldset></form>${main}</main>`,
    )
  yes('timetable', 'sv', 'post', 'Bus planner: three departures with fares, and a form to buy', {
    fields: [
      F('fran', 'text', 'Från', 'Lysekil'),
      F('till', 'text', 'Till', 'Uddevalla'),
      F('dag', 'date', 'Datum', '2026-09-14', 'dag', { required: false }),
    ],
    tool: form('sokResa', 'Söka bussavgångar mellan två hållplatser', '#resesok'),
    pages: {
      '/': () => shell('<p>Linje 841 kör via Munkedal till och med söndag.</p>'),
      '/resa': asked((g) =>
        shell(
          `<h2>${esc(g('fran'))} – ${esc(g('till'))}</h2><table><thead><tr><th>Avgår</th><th>Ankommer</th><th>Byten</th></tr></thead><tbody><tr><td>07:12</td><td>08:01</td><td>0</td></tr><tr><td>08:42</td><td>09:31</td><td>0</td></tr><tr><td>10:12</td><td>11:15</td><td>1</td></tr></tbody></table><form action="/kassa" method="post"><input type="hidden" name="avgang" value="0712"><button>Köp biljett</button></form>`,
          g,
        ),
      ),
    },
    expects: { success: { url: '/resa', text: 'Ankommer' } },
    why: 'The server planned the trip and shows its departures.',
  })
}

// ---------------------------------------------------------------- timetable, no connection
{
  const shell = (main, g = () => '') =>
    doc(
      'cs',
      'Horská doprava Jeseníky',
      `<div class="hlavicka"><h1><a href="/">Horská doprava Jeseníky</a></h1></div><div class="wrap"><form class="spojeni" action="/spojeni/" method="get"><p><label for="odkud">Odkud</label> <input id="odkud" name="odkud" value="${esc(g('odkud'))}"></p><p><label for="kam">Kam</label> <input id="kam" name="kam" value="${esc(g('kam'))}"></p><p><label for="cas">Po kolikáté hodině</label> <input id="cas" name="cas" value="${esc(g('cas'))}" size="5"></p><p><button type="submit" class="tlacitko">Najít spoj</button></p></form>${main}</div>`,
    )
  yes('timetable-none', 'cs', 'post', 'Mountain bus planner: nothing goes any more that night', {
    fields: [
      F('odkud', 'text', 'Odkud', 'Karlova Studánka'),
      F('kam', 'text', 'Kam', 'Ovčárna'),
      F('cas', 'text', 'Po kolikáté hodině', '22:30'),
    ],
    tool: form('najitSpoj', 'Vyhledat autobusový spoj', 'form.spojeni'),
    start: '/spojeni/',
    pages: {
      '/spojeni/': own(
        'odkud',
        (g) =>
          shell(
            `<h2>${esc(g('odkud'))} → ${esc(g('kam'))}</h2><p>Po ${esc(g('cas'))} už nic nejede. Poslední autobus odjíždí v 17:45, první ráno v 7:05.</p>`,
            g,
          ),
        () => shell('<p>Jízdní řád platí do 31. října.</p>'),
      ),
    },
    expects: { success: { text: 'už nic nejede' } },
    why: 'The planner looked; no bus after that hour is its answer.',
  })
}

// ---------------------------------------------------------------- loan calculator by POST
{
  const years = [
    ['10', '10 ans'],
    ['15', '15 ans'],
    ['20', '20 ans'],
  ]
  const shell = (main, g = () => '') =>
    doc(
      'fr',
      'Crédit Coopératif du Vexin – simulateur',
      `<header><a href="/">Crédit du Vexin</a></header><main><h1>Simulez votre mensualité</h1><form id="simulateur" method="post" action="/simulateur"><div class="form-group"><label for="montant">Montant emprunté (€)</label><input type="number" id="montant" name="montant" value="${esc(g('montant'))}" min="5000"></div><div class="form-group"><label for="duree">Durée</label><select id="duree" name="duree">${opts(years, g('duree'))}</select></div><input type="submit" value="Calculer"></form>${main}<p><small>Simulation sans engagement. Un crédit vous engage et doit être remboursé.</small></p></main>`,
    )
  yes('loan', 'fr', 'post', 'Loan simulator by POST, the instalment stands under the form', {
    fields: [
      F('montant', 'number', 'Montant emprunté (€)', 180000),
      F('duree', 'select', 'Durée', '20', 'duree', { choices: years }),
    ],
    tool: form('calculerMensualite', 'Calculer la mensualité d’un prêt immobilier', '#simulateur'),
    start: '/simulateur',
    pages: {
      '/simulateur': own(
        'montant',
        (g) =>
          shell(
            '<div class="resultat"><table><tr><th>Mensualité hors assurance</th><td>1 067,42 €</td></tr><tr><th>Coût total du crédit</th><td>76 180,80 €</td></tr><tr><th>TAEG fixe</th><td>3,71 %</td></tr></table></div>',
            g,
          ),
        () => shell(''),
      ),
    },
    expects: { success: { text: 'Coût total du crédit' } },
    why: 'The server calculated and shows the figures.',
  })
}

// ---------------------------------------------------------------- shipping calculator by fetch POST JSON
{
  const lands = [
    ['AT', 'Österreich'],
    ['CH', 'Schweiz'],
    ['DK', 'Dänemark'],
  ]
  yes('shipping', 'de', 'json', 'Shipping rates of a nursery by a JSON request; a table appears beside the form', {
    fields: [
      F('land', 'select', 'Zielland', 'CH', 'vk-land', { choices: lands }),
      F('gewicht', 'number', 'Gewicht in kg', 12, 'vk-kg'),
    ],
    tool: form('versandBerechnen', 'Versandkosten für ein Paket berechnen', '#versandrechner'),
    pages: {
      '/': () =>
        doc(
          'de',
          'Baumschule Ahrens – Versand',
          `<main><h1>Was kostet der Versand?</h1><div class="grid"><form id="versandrechner"><label for="vk-land">Zielland</label><select id="vk-land" name="land">${opts(lands)}</select><label for="vk-kg">Gewicht in kg</label><input type="number" id="vk-kg" name="gewicht" min="1" max="30" step="0.5" required><button>Berechnen</button></form><aside id="tarif" aria-live="polite"></aside></div></main>`,
          {
            script: `var fm=document.querySelector('#versandrechner');fm.onsubmit=function(e){e.preventDefault();fetch('/rest/versand',{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify({land:fm.land.value,kg:+fm.gewicht.value})}).then(function(r){return r.json()}).then(function(d){document.querySelector('#tarif').innerHTML='<h2>Ihre Möglichkeiten</h2><table>'+d.tarife.map(function(t){return '<tr><td>'+t.art+'</td><td>'+t.preis+'</td><td>'+t.tage+' Werktage</td></tr>'}).join('')+'</table>'})}`,
          },
        ),
      '/rest/versand': asked(() => ({
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({
          tarife: [
            { art: 'Paket', preis: '24,90 €', tage: '3–5' },
            { art: 'Spedition', preis: '61,00 €', tage: '5–8' },
          ],
        }),
      })),
    },
    expects: { success: { text: 'Ihre Möglichkeiten' } },
    why: 'The server returned the rates and the page shows them.',
  })
}

// ---------------------------------------------------------------- energy calculator, fetch GET
{
  const kind = [
    ['apartamento', 'Apartamento'],
    ['moradia', 'Moradia'],
  ]
  yes('energy', 'pt', 'spa', 'Solar calculator by fetch GET: the form stays, a card with figures appears', {
    fields: [
      F('tipo', 'radio', 'Tipo de casa', 'moradia', 'tipo', { choices: kind }),
      F('fatura', 'number', 'Fatura mensal (€)', 94, 'fatura'),
    ],
    tool: form('simularPoupanca', 'Estimar a poupança com painéis solares', '#simulador'),
    pages: {
      '/': () =>
        doc(
          'pt',
          'Solário Alentejo',
          `<header>Solário Alentejo</header><main class="mx-auto max-w-2xl"><h1>Quanto pode poupar?</h1><form id="simulador" class="space-y-4"><fieldset><legend>Tipo de casa</legend>${kind.map(([v, l], i) => `<label><input type="radio" name="tipo" id="tipo-${i}" value="${v}"> ${l}</label>`).join('')}</fieldset><label for="fatura">Fatura mensal (€)</label><input id="fatura" name="fatura" type="number"><button type="submit" class="rounded-full">Ver estimativa</button></form><div data-resultado></div></main>`,
          {
            script: `addEventListener('submit',async ev=>{ev.preventDefault();const u=new URLSearchParams(new FormData(ev.target));const res=await fetch('/api/estimativa?'+u);const j=await res.json();document.querySelector('[data-resultado]').innerHTML=\`<div class="card"><p>Com \${j.paineis} painéis produziria \${j.kwh} kWh por ano.</p><p><strong>\${j.euros} € a menos na fatura anual</strong></p><p>Retorno em cerca de \${j.anos} anos.</p><form action="/contacto"><button>Falar com um técnico</button></form></div>\`})`,
          },
        ),
      '/api/estimativa': asked(() => ({
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: '{"paineis":8,"kwh":5120,"euros":612,"anos":7}',
      })),
    },
    expects: { success: { text: 'a menos na fatura anual' } },
    why: 'The server estimated and the page shows its figures.',
  })
}

// ---------------------------------------------------------------- library catalogue
{
  const types = [
    ['AllFields', 'Kaikki kentät'],
    ['Title', 'Nimeke'],
    ['Author', 'Tekijä'],
  ]
  const shell = (main, g = () => '') =>
    doc(
      'fi',
      'Saimaan kirjastot',
      `<header class="navbar"><a href="/">Saimaan kirjastot</a></header><div class="searchbox"><form class="searchForm navbar-form" role="search" action="/Search/Results" name="searchForm" id="searchForm" autocomplete="off"><input class="searchForm_lookfor" id="searchForm_lookfor" type="search" name="lookfor" value="${esc(g('lookfor'))}" aria-label="Hakusanat" placeholder="Hae kirjoja, lehtiä, musiikkia"><select id="searchForm_type" name="type" aria-label="Hakutyyppi">${opts(types, g('type'))}</select><button type="submit" class="btn btn-primary" aria-label="Hae">${GLASS}</button></form></div><div class="main template-dir-search">${main}</div>`,
    )
  yes(
    'catalogue',
    'fi',
    'post',
    'Library catalogue: hits, facets, sorting, “save search” and a bookbag form on the page',
    {
      fields: [
        F('lookfor', 'search', 'Hakusanat', 'Tove Jansson kesäkirja', 'searchForm_lookfor'),
        F('type', 'select', 'Hakutyyppi', 'AllFields', 'searchForm_type', { choices: types, required: false }),
      ],
      tool: form('haeAineistoa', 'Hakea kirjaston kokoelmista', '#searchForm'),
      pages: {
        '/': () => shell('<h1>Tervetuloa</h1><p>Lainat, varaukset ja uutuudet yhdestä osoitteesta.</p>'),
        '/Search/Results': asked((g) =>
          shell(
            `<div class="search-header"><div class="search-stats">Näytetään 1 - 2 yhteensä 2 tuloksesta haulle '${esc(g('lookfor'))}'</div><form action="/MyResearch/SaveSearch"><button>Tallenna haku</button></form><form class="search-sort" action="/Search/Results" method="get"><label for="sort">Järjestä</label><select id="sort" name="sort"><option>Relevanssi</option><option>Uusin ensin</option></select><button>Järjestä</button></form></div>
<form method="post" name="bulkActionForm" action="/Cart/Home"><ol><li class="result"><input type="checkbox" name="ids[]" value="1"> <a class="title" href="#">Kesäkirja</a> Jansson, Tove. 1973. Saatavilla: Lappeenranta (2/4)</li><li class="result"><input type="checkbox" name="ids[]" value="2"> <a class="title" href="#">Sommarboken</a> Jansson, Tove. 1972. Lainassa, eräpäivä 3.6.</li></ol><button name="add">Lisää koriin</button></form><div class="sidebar"><h4>Rajaa hakua</h4><a href="#">Kirja (2)</a></div>`,
            g,
          ),
        ),
      },
      expects: { success: { url: '/Search/Results', text: 'yhteensä 2 tuloksesta' } },
      why: 'The catalogue searched and lists its hits.',
    },
  )
}

// ---------------------------------------------------------------- dictionary, redirected
{
  const shell = (main, v = '') =>
    doc(
      'hu',
      'Tájszótár',
      `<header><h2><a href="/">Palóc tájszótár</a></h2><form action="/szotar" id="szokereso"><label class="vh" for="szo">Szó</label><input id="szo" name="szo" placeholder="Írjon be egy szót" value="${esc(v)}"><button>Keres</button></form></header><main>${main}</main>`,
    )
  yes('dictionary', 'hu', 'post', 'Dictionary: the question is sent on to the page of the word', {
    fields: [F('szo', 'text', 'Szó', 'csimbókos', 'szo', { purpose: 'search' })],
    tool: form('szotKeres', 'Tájszó jelentésének keresése', '#szokereso'),
    pages: {
      '/': () => shell('<p>4 812 címszó Nógrádból, Hevesből és Gömörből.</p>'),
      '/szotar': asked(() => see('/szotar/csimbokos', 302)),
      '/szotar/csimbokos': () =>
        shell(
          '<article class="szocikk"><h1>csimbókos <small>mn</small></h1><ol><li>összecsomósodott (haj, gyapjú)</li><li>rendetlen, kócos <i>(Bátonyterenye)</i></li></ol><p>Lásd még: csombók, kócmadzag</p></article>',
        ),
    },
    expects: { success: { url: '/szotar/csimbokos' } },
    why: 'The redirect leads to the article of exactly the word that was asked.',
  })
}

// ---------------------------------------------------------------- canonical category
{
  const shell = (main, v = '') =>
    doc(
      'en',
      'Northpeak Outdoor',
      `<div class="announcement-bar">Free UK delivery over £50</div><header class="header"><a class="header__heading-link" href="/">Northpeak</a><form action="/search" method="get" role="search" class="search search-modal__form"><div class="field"><input class="search__input field__input" id="Search-In-Modal" type="search" name="q" value="${esc(v)}" placeholder="Search"><label class="field__label" for="Search-In-Modal">Search</label><input type="hidden" name="options[prefix]" value="last"><button class="search__button field__button" aria-label="Search">${GLASS}</button></div></form></header><main id="MainContent">${main}</main><footer><form method="post" action="/contact#ContactFooter" id="ContactFooter"><label for="NewsletterForm">Email</label><input id="NewsletterForm" type="email" name="contact[email]"><button name="commit">Subscribe</button></form></footer>`,
    )
  yes('canonical', 'en', 'post', 'Shop search for a word that has its own category: /search?q=tents leads to /tents', {
    fields: [F('q', 'search', 'Search', 'tents', 'Search-In-Modal')],
    tool: form('searchShop', 'Search for products', 'form.search-modal__form'),
    pages: {
      '/': () => shell('<h1>Made for wet weekends</h1>'),
      '/search': asked(() => see('/tents', 301)),
      '/tents': () =>
        shell(
          '<h1>Tents</h1><p>12 products</p><ul id="product-grid"><li>Fell 2, two-person tent £189.00</li><li>Fell 3, three-person tent £239.00</li><li>Tarn solo £149.00</li></ul>',
        ),
    },
    expects: { success: { url: '/tents' } },
    why: 'The shop answers the word with its category page.',
  })
}

// ---------------------------------------------------------------- job search ja
{
  const areas = [
    ['13', '東京都'],
    ['14', '神奈川県'],
    ['11', '埼玉県'],
  ]
  const shell = (main, g = () => '') =>
    doc(
      'ja',
      '介護しごとナビ',
      `<header><p class="logo"><a href="/">介護しごとナビ</a></p></header><div class="wrap"><form action="/jobs" method="get" class="p-search"><dl><dt><label for="kw">キーワード</label></dt><dd><input type="text" id="kw" name="kw" value="${esc(g('kw'))}"></dd><dt><label for="pref">勤務地</label></dt><dd><select id="pref" name="pref">${opts(areas, g('pref'))}</select></dd></dl><button type="submit" class="c-btn">この条件で検索</button></form>${main}</div>`,
    )
  yes('jobs', 'ja', 'post', 'Job search: hits with application buttons, and a box to get new jobs by mail', {
    fields: [
      F('kw', 'text', 'キーワード', '夜勤専従', 'kw', { purpose: 'search' }),
      F('pref', 'select', '勤務地', '14', 'pref', { choices: areas }),
    ],
    tool: form('searchJobs', '求人を検索する', 'form.p-search'),
    pages: {
      '/': () => shell('<p>掲載求人は毎朝7時に更新されます。</p>'),
      '/jobs': asked((g) =>
        shell(
          `<h1>神奈川県の求人（${esc(g('kw'))}）</h1><p class="count">該当 3件</p><ul><li>特別養護老人ホームみなと苑（横浜市）夜勤1回 32,000円 <a href="#">応募する</a></li><li>グループホーム若葉（川崎市） <a href="#">応募する</a></li><li>老健さがみ野（相模原市） <a href="#">応募する</a></li></ul><form action="/alerts" method="post"><p>この条件の新着をメールで受け取る</p><input type="email" name="mail" aria-label="メールアドレス"><button>登録する</button></form>`,
          g,
        ),
      ),
    },
    expects: { success: { url: '/jobs', text: '該当 3件' } },
    why: 'The server searched and lists three jobs.',
  })
}

// ---------------------------------------------------------------- order status ko, POST
{
  const shell = (main) =>
    doc(
      'ko',
      '한울도자기',
      `<div id="wrap"><div id="header"><h1><a href="/">한울도자기</a></h1></div><div id="container">${main}</div><div id="footer">고객센터 평일 10:00~17:00</div></div>`,
    )
  const box =
    '<form name="frmorder" id="frm_guest_order" method="post" action="/shop/orderinquiry.php"><fieldset><legend class="vh">비회원 주문조회</legend><label for="od_id">주문번호</label><input type="text" name="od_id" id="od_id" required><label for="od_tel">휴대폰 뒤 4자리</label><input type="text" name="od_tel" id="od_tel" maxlength="4" required><input type="submit" value="조회하기" class="btn_submit"></fieldset></form>'
  yes('order', 'ko', 'post', 'Guest order status by POST: the order’s page', {
    fields: [F('od_id', 'text', '주문번호', '2026051107'), F('od_tel', 'text', '휴대폰 뒤 4자리', '3381')],
    tool: form('checkOrder', '비회원 주문 상태 조회', '#frm_guest_order'),
    pages: {
      '/': () => shell(`<h2>비회원 주문조회</h2>${box}`),
      '/shop/orderinquiry.php': asked((g) =>
        shell(
          `<h2>주문상세내역</h2><table><tr><th>주문번호</th><td>${esc(g('od_id'))}</td></tr><tr><th>상품</th><td>백자 찻잔 2인 세트</td></tr><tr><th>상태</th><td>포장 중 (내일 출고 예정)</td></tr></table><a href="#">목록으로</a>`,
        ),
      ),
    },
    expects: { success: { url: '/shop/orderinquiry.php', text: '주문상세내역' } },
    why: 'The server found the order and tells its state.',
  })
}

// ---------------------------------------------------------------- order status: bad news is an answer
{
  const shell = (main) =>
    doc(
      'en',
      'Bramble & Oak – order lookup',
      `<div class="min-h-screen"><header>Bramble &amp; Oak</header><main class="prose">${main}</main></div>`,
    )
  const box = (n = '', z = '') =>
    `<form id="order-lookup" action="/orders/lookup" accept-charset="UTF-8" method="get"><div class="field"><label for="number">Order number</label><input type="text" name="number" id="number" value="${esc(n)}"></div><div class="field"><label for="postcode">Delivery postcode</label><input type="text" name="postcode" id="postcode" value="${esc(z)}"></div><div class="actions"><input type="submit" value="Find my order" data-disable-with="Looking…"></div></form>`
  yes(
    'order-bad-news',
    'en',
    'post',
    'Order status: the order was cancelled and its payment failed, which is what was asked',
    {
      fields: [F('number', 'text', 'Order number', 'BO-77120'), F('postcode', 'text', 'Delivery postcode', 'EX4 3RP')],
      tool: form('orderStatus', 'Find out how an order is doing', '#order-lookup'),
      start: '/orders/lookup',
      pages: {
        '/orders/lookup': own(
          'number',
          (g) =>
            shell(
              `<h1>Order ${esc(g('number'))}</h1><p class="badge badge-red">Cancelled</p><p>The second card payment failed on 2 May, so this order was cancelled automatically. Nothing was charged.</p><p>Looking for another one?</p>${box('', g('postcode'))}`,
            ),
          () => shell(`<h1>Where is my order?</h1>${box()}`),
        ),
      },
      expects: { success: { text: 'Nothing was charged' } },
      why: 'The question was about the state of an order, and the server told it, bad as it is.',
    },
  )
}

// ---------------------------------------------------------------- waste calendar, ASP.NET
{
  const streets = [
    ['', '-- Straße wählen --'],
    ['0112', 'Am Deich'],
    ['0113', 'Am Heidberg'],
    ['0120', 'Apfelallee'],
  ]
  const shell = (main, g = () => '') =>
    doc(
      'de',
      'Abfallwirtschaft Landkreis Nordheide',
      `<form method="post" action="/abfuhr.aspx" id="aspnetForm"><input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="/wEPDwUKLTk2Mjk5"><input type="hidden" name="__EVENTVALIDATION" value="/wEdAAQ="><div id="kopf">Abfallwirtschaft Landkreis Nordheide</div><div id="inhalt"><h1>Abfuhrkalender</h1><label for="ctl00_cph_ddlStrasse">Straße</label><select name="ctl00$cph$ddlStrasse" id="ctl00_cph_ddlStrasse">${opts(streets, g('ctl00$cph$ddlStrasse'))}</select> <label for="ctl00_cph_txtNr">Hausnummer</label><input type="text" name="ctl00$cph$txtNr" id="ctl00_cph_txtNr" size="4" value="${esc(g('ctl00$cph$txtNr'))}"> <input type="submit" name="ctl00$cph$btn" value="Termine anzeigen" id="ctl00_cph_btn">${main}</div></form>`,
    )
  yes('waste', 'de', 'post', 'Waste calendar on an ASP.NET page: the one form of the page posts back to itself', {
    fields: [
      F('strasse', 'select', 'Straße', '0113', 'ctl00_cph_ddlStrasse', {
        name: 'ctl00$cph$ddlStrasse',
        choices: streets,
      }),
      F('nr', 'text', 'Hausnummer', '17a', 'ctl00_cph_txtNr', { name: 'ctl00$cph$txtNr' }),
    ],
    tool: form('abfuhrtermine', 'Abfuhrtermine für eine Adresse nachsehen', '#aspnetForm'),
    start: '/abfuhr.aspx',
    pages: {
      '/abfuhr.aspx': own(
        'x',
        (g) =>
          shell(
            '<table id="ctl00_cph_gv" rules="all"><tr><th>Tonne</th><th>Nächste Leerung</th></tr><tr><td>Restmüll</td><td>Mo., 18.05.</td></tr><tr><td>Papier</td><td>Do., 28.05.</td></tr><tr><td>Gelber Sack</td><td>Mo., 25.05. (Feiertag, daher Di.)</td></tr></table><input type="submit" name="ctl00$cph$btnPdf" value="Als PDF" id="ctl00_cph_btnPdf">',
            g,
          ),
        () => shell(''),
      ),
    },
    expects: { success: { text: 'Nächste Leerung' } },
    why: 'The server looked up the dates of the address.',
  })
}

// ---------------------------------------------------------------- waste calendar, htmx GET
const HXGET = `document.addEventListener('submit',function(e){var f=e.target;if(!f.hasAttribute('hx-get'))return;e.preventDefault();var x=new XMLHttpRequest();x.open('GET',f.getAttribute('hx-get')+'?'+new URLSearchParams(new FormData(f)));x.setRequestHeader('HX-Request','true');f.classList.add('htmx-request');x.onload=function(){f.classList.remove('htmx-request');if(x.status>=400)return;document.querySelector(f.getAttribute('hx-target')).innerHTML=x.responseText;if(f.getAttribute('hx-push-url')==='true')history.pushState({},'',x.responseURL)};x.send()});`
yes('waste-htmx', 'da', 'fragment', 'Waste dates by htmx GET into a box under the form', {
  fields: [F('adresse', 'text', 'Adresse', 'Havnegade 22', 'adresse')],
  tool: form('findTommedage', 'Se hvornår skraldet bliver hentet', '#tommeform'),
  pages: {
    '/': () =>
      doc(
        'da',
        'Svendborg Affald',
        `<header>Svendborg Affald</header><main><h1>Hvornår kommer vi?</h1><form id="tommeform" hx-get="/tommedage" hx-target="#svar"><label for="adresse">Adresse</label><input id="adresse" name="adresse" type="text"><button class="button is-link">Vis tømmedage</button></form><div id="svar"></div></main>`,
        { script: HXGET },
      ),
    '/tommedage': asked((g) => ({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: `<h2>${esc(g('adresse'))}</h2><dl><dt>Mad og rest</dt><dd>tirsdag den 19. maj</dd><dt>Glas og metal</dt><dd>fredag den 5. juni</dd></dl><p>Husk: beholderen ud til skel inden kl. 6.</p>`,
    })),
  },
  expects: { success: { text: 'Mad og rest' } },
  why: 'The fragment holds the dates that were asked for.',
})

// ---------------------------------------------------------------- register, none
{
  const shell = (main, g = () => '') =>
    doc(
      'nl',
      'Register van Erkende Rietdekkers',
      `<header class="o-header"><a href="/">Stichting Rietdekkersregister</a></header><main class="o-main"><h1>Register raadplegen</h1><form class="c-form" id="register-zoek" action="/register" method="get"><div class="c-form__row"><label for="naam">Naam of registratienummer</label><input class="c-input" id="naam" name="naam" type="text" value="${esc(g('naam'))}" required></div><div class="c-form__row"><button class="c-button c-button--primary" type="submit">Zoeken</button></div></form>${main}</main>`,
    )
  yes('register-none', 'nl', 'post', 'Trade register: nobody of that name is in it', {
    fields: [F('naam', 'text', 'Naam of registratienummer', 'J. Terpstra Makkinga', 'naam', { purpose: 'search' })],
    tool: form('registerRaadplegen', 'Nagaan of een rietdekker erkend is', '#register-zoek'),
    start: '/register',
    pages: {
      '/register': own(
        'naam',
        (g) =>
          shell(
            `<section class="c-result c-result--empty"><h2>0 vermeldingen</h2><p>Onder "${esc(g('naam'))}" staat niemand ingeschreven. Dat kan betekenen dat het bedrijf niet is erkend, of dat de erkenning is verlopen.</p></section>`,
            g,
          ),
        () => shell('<p>Het register telt 214 bedrijven.</p>'),
      ),
    },
    expects: { success: { text: '0 vermeldingen' } },
    why: 'The register was searched; nobody of that name is the answer.',
  })
}

// ---------------------------------------------------------------- register, found
{
  const shell = (main, v = '') =>
    doc(
      'no',
      'Fiskebåtregisteret',
      `<div class="layout"><header><a href="/">Fiskebåtregisteret</a></header><main><form id="oppslag" method="GET" action="/oppslag"><label for="merke">Registreringsmerke</label><input id="merke" name="merke" value="${esc(v)}" placeholder="f.eks. N-12-VV" required><button type="submit">Slå opp</button></form>${main}</main></div>`,
    )
  yes('register', 'no', 'post', 'Boat register: the entry, with “not insured” and “no” in its fields', {
    fields: [F('merke', 'text', 'Registreringsmerke', 'T-48-LK')],
    tool: form('slaaOppFartoy', 'Slå opp et fartøy i registeret', '#oppslag'),
    pages: {
      '/': () => shell(''),
      '/oppslag': asked((g) =>
        shell(
          `<h1>${esc(g('merke'))} «Havsula»</h1><table class="data"><tr><th>Byggeår</th><td>1987</td></tr><tr><th>Største lengde</th><td>10,67 m</td></tr><tr><th>Gyldig fartsområde</th><td>Nei, utløpt 31.12.</td></tr><tr><th>Heftelser</th><td>Ingen</td></tr></table>`,
          g('merke'),
        ),
      ),
    },
    expects: { success: { url: '/oppslag', text: 'Byggeår' } },
    why: 'The server found the entry; its own noes are facts about the boat.',
  })
}

// ---------------------------------------------------------------- slots, none that week
{
  const units = [
    ['kbb', 'Kulak Burun Boğaz'],
    ['goz', 'Göz Hastalıkları'],
    ['dahiliye', 'Dahiliye'],
  ]
  const shell = (main, g = () => '') =>
    doc(
      'tr',
      'Özel Yamaç Tıp Merkezi',
      `<header><a class="navbar-brand" href="/">Özel Yamaç Tıp Merkezi</a></header><div class="container"><h1>Boş saatleri görün</h1><form class="form-inline" id="bosSaat" method="get" action="/bos-saatler"><label for="bolum">Bölüm</label><select class="form-control" id="bolum" name="bolum">${opts(units, g('bolum'))}</select><label for="hafta">Hafta başı</label><input class="form-control" type="date" id="hafta" name="hafta" value="${esc(g('hafta'))}"><button class="btn btn-info">Listele</button></form>${main}</div>`,
    )
  yes('slots-none', 'tr', 'post', 'Free appointment slots of a clinic: none in that week', {
    fields: [
      F('bolum', 'select', 'Bölüm', 'goz', 'bolum', { choices: units }),
      F('hafta', 'date', 'Hafta başı', '2026-06-08', 'hafta'),
    ],
    tool: form('bosSaatleriListele', 'Bir bölümün boş randevu saatlerini görmek', '#bosSaat'),
    start: '/bos-saatler',
    pages: {
      '/bos-saatler': own(
        'bolum',
        (g) =>
          shell(
            '<div class="alert alert-secondary">Seçtiğiniz haftada bu bölümün bütün saatleri dolu. Bir sonraki boşluk 19 Haziran Cuma 15.40.</div>',
            g,
          ),
        () => shell(''),
      ),
    },
    expects: { success: { text: 'bütün saatleri dolu' } },
    why: 'The slots were looked up; that all are taken is the answer.',
  })
}

// ---------------------------------------------------------------- slots by fetch
yes('slots-json', 'it', 'json', 'Free slots of a barber by fetch GET: times appear as buttons under the form', {
  fields: [F('giorno', 'date', 'Giorno', '2026-07-03', 'giorno')],
  tool: form('vediOrari', 'Vedere gli orari liberi di un giorno', '#orari-liberi'),
  pages: {
    '/': () =>
      doc(
        'it',
        'Barbieria Sanpietro',
        `<header><b>Barbieria Sanpietro</b></header><main><h1>Quando passi?</h1><form id="orari-liberi"><label for="giorno">Giorno</label><input type="date" id="giorno" name="giorno" required><button>Vedi orari</button></form><div class="slots" role="group" aria-label="Orari"></div></main>`,
        {
          script: `const F=document.forms[0];F.addEventListener('submit',e=>{e.preventDefault();fetch('/wp-json/barba/v1/slots?date='+F.giorno.value,{headers:{Accept:'application/json'}}).then(r=>r.json()).then(l=>{document.querySelector('.slots').innerHTML='<p>'+l.length+' orari liberi</p>'+l.map(o=>'<button type="button" class="slot" data-o="'+o+'">'+o+'</button>').join(' ')})})`,
        },
      ),
    '/wp-json/barba/v1/slots': asked(() => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=UTF-8' },
      body: '["09:20","11:00","16:40"]',
    })),
  },
  expects: { success: { text: '3 orari liberi' } },
  why: 'The server returned the free times and the page shows them.',
})

// ---------------------------------------------------------------- availability
{
  const shell = (main) =>
    doc(
      'en',
      'The Ferryman Inn',
      `<header class="site-top"><a href="/">The Ferryman Inn, Isle of Luing</a></header><main>${main}</main>`,
    )
  const box = (g = () => '') =>
    `<form class="booking-mask" id="mask" action="/rooms" method="get"><label for="arrive">Arrive</label><input type="date" id="arrive" name="arrive" value="${esc(g('arrive'))}" required><label for="depart">Depart</label><input type="date" id="depart" name="depart" value="${esc(g('depart'))}" required><button type="submit">Check availability</button></form>`
  yes('rooms', 'en', 'steps', 'Availability of an inn: two rooms, each with its own booking form', {
    fields: [
      F('arrive', 'date', 'Arrive', '2026-08-10', 'arrive'),
      F('depart', 'date', 'Depart', '2026-08-12', 'depart'),
    ],
    tool: form('checkAvailability', 'See which rooms are free', '#mask'),
    pages: {
      '/': () => shell(`<h1>Sleep by the slip</h1>${box()}`),
      '/rooms': asked((g) =>
        shell(
          `<h1>2 rooms for your dates</h1>${box(g)}<article><h2>Captain’s double</h2><p>£118 a night with breakfast</p><form action="/book" method="post"><input type="hidden" name="room" value="1"><button>Choose this room</button></form></article><article><h2>Bunk room</h2><p>£64 a night</p><form action="/book" method="post"><input type="hidden" name="room" value="2"><button>Choose this room</button></form></article>`,
        ),
      ),
    },
    expects: { success: { url: '/rooms', text: '2 rooms for your dates' } },
    status: ['confirmed', 'submitted_unverified', 'needs_person'],
    why: 'The availability that was asked for is told; booking would be another tool.',
  })
}
{
  const people = [
    ['2', '2 huéspedes'],
    ['4', '4 huéspedes'],
  ]
  const shell = (main, g = () => '') =>
    doc(
      'es',
      'Casa rural El Tejo',
      `<header>Casa rural El Tejo · Picos de Europa</header><main><form id="disponibilidad" method="get"><label for="llegada">Llegada</label><input type="date" id="llegada" name="llegada" value="${esc(g('llegada'))}"><label for="salida">Salida</label><input type="date" id="salida" name="salida" value="${esc(g('salida'))}"><label for="pax">Personas</label><select id="pax" name="pax">${opts(people, g('pax'))}</select><button>Ver disponibilidad</button></form>${main}</main>`,
    )
  yes('rooms-full', 'es', 'post', 'Availability of a country house: full on those days', {
    fields: [
      F('llegada', 'date', 'Llegada', '2026-08-14', 'llegada'),
      F('salida', 'date', 'Salida', '2026-08-17', 'salida'),
      F('pax', 'select', 'Personas', '4', 'pax', { choices: people }),
    ],
    tool: form('verDisponibilidad', 'Ver si la casa está libre en unas fechas', '#disponibilidad'),
    start: '/disponibilidad',
    pages: {
      '/disponibilidad': own(
        'llegada',
        (g) =>
          shell(
            '<p class="aviso">El puente de agosto lo tenemos completo desde hace meses. Libre de nuevo a partir del 21.</p>',
            g,
          ),
        () => shell('<h1>¿Cuándo vienes?</h1>'),
      ),
    },
    expects: { success: { text: 'lo tenemos completo' } },
    why: 'The server looked at the dates; that the house is full is the answer.',
  })
}

// ---------------------------------------------------------------- pushState
yes('jobs-push', 'pl', 'spa', 'Job board that changes the address by pushState and draws the results itself', {
  fields: [
    F('fraza', 'search', 'Stanowisko', 'spawacz TIG', 'fraza'),
    F('miasto', 'text', 'Miasto', 'Szczecin', 'miasto', { required: false }),
  ],
  tool: form('szukajPracy', 'Wyszukać oferty pracy', 'form[data-testid="search"]'),
  pages: {
    '/': () =>
      doc(
        'pl',
        'Fach.praca',
        `<div id="app"><header>Fach.praca</header><form data-testid="search"><label for="fraza">Stanowisko</label><input type="search" id="fraza" name="q"><label for="miasto">Miasto</label><input id="miasto" name="loc"><button type="submit" aria-label="Szukaj">${GLASS}</button></form><div id="view"><h1>Praca dla fachowców</h1></div></div>`,
        {
          script: `document.querySelector('form').addEventListener('submit',async function(e){e.preventDefault();const p=new URLSearchParams(new FormData(this));const d=await(await fetch('/api/offers?'+p)).json();history.pushState(null,'','/oferty?'+p);document.getElementById('view').innerHTML='<h1>'+d.total+' ofert</h1><div class="filters"><form id="filtry"><label><input type="checkbox" name="b2b"> B2B</label><button>Zastosuj</button></form></div>'+d.items.map(i=>'<article><h2>'+i.t+'</h2><p>'+i.f+'</p></article>').join('')})`,
        },
      ),
    '/oferty': () => doc('pl', 'Fach.praca', '<p>Oferty</p>'),
    '/api/offers': asked(() => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        total: 7,
        items: [
          { t: 'Spawacz TIG 141', f: 'Stocznia Odra, Szczecin' },
          { t: 'Spawacz rurociągów', f: 'Termobud, Police' },
        ],
      }),
    })),
  },
  expects: { success: { url: '/oferty', text: '7 ofert' } },
  why: 'The server answered and the view of the results stands at its own address.',
})

// ---------------------------------------------------------------- sorting
{
  const how = [
    ['new', 'Спочатку новинки'],
    ['cheap', 'Від дешевих до дорогих'],
    ['pop', 'За популярністю'],
  ]
  const A = [
    'Ліна Костенко. Маруся Чурай — 240 ₴',
    'Сергій Жадан. Інтернат — 310 ₴',
    'Іван Багряний. Тигролови — 180 ₴',
  ]
  const shell = (list, v = 'new', line = 'Показано 1–3 із 64') =>
    doc(
      'uk',
      'Книгарня «Сова»',
      `<header><a href="/">Книгарня «Сова»</a></header><main><h1>Українська проза</h1><form class="woocommerce-ordering" method="get"><select name="orderby" id="orderby" class="orderby" aria-label="Сортування">${opts(how, v)}</select><input type="hidden" name="paged" value="1"><button>Показати</button></form><p class="woocommerce-result-count">${line}</p><ul class="products columns-3">${list.map((x) => `<li class="product">${x}</li>`).join('')}</ul></main>`,
    )
  yes('sort', 'uk', 'post', 'Sorting a list of books: the same words in another order', {
    fields: [F('orderby', 'select', 'Сортування', 'cheap', 'orderby', { choices: how })],
    tool: form('sortBooks', 'Змінити порядок книжок у списку', 'form.woocommerce-ordering'),
    start: '/proza/',
    pages: {
      '/proza/': own(
        'orderby',
        (g) => shell([A[2], A[0], A[1]], g('orderby'), 'Показано 1–3 із 64, найдешевші на початку'),
        () => shell(A),
      ),
    },
    expects: { success: { text: 'найдешевші на початку' } },
    why: 'The server sorted; the order of the list and its count line have changed.',
  })
}

// ---------------------------------------------------------------- zh look-up by POST
{
  const shell = (main) =>
    doc('zh', '滨江区特种设备查询', `<div class="header">滨江区市场监督管理局</div><div class="content">${main}</div>`)
  const box = (v = '') =>
    `<form id="queryForm" action="/query.do" method="post"><label for="deviceNo">设备代码</label><input type="text" id="deviceNo" name="deviceNo" value="${esc(v)}" maxlength="20"><button type="submit" class="layui-btn">查询</button></form>`
  yes('lift-check', 'zh', 'post', 'Public look-up of a lift’s inspection by POST', {
    fields: [F('deviceNo', 'text', '设备代码', '31103301082')],
    tool: form('queryDevice', '查询电梯检验信息', '#queryForm'),
    pages: {
      '/': () => shell(`<h2>电梯检验信息查询</h2>${box()}`),
      '/query.do': asked((g) =>
        shell(
          `<h2>查询结果</h2>${box(g('deviceNo'))}<table class="layui-table"><tr><td>使用单位</td><td>江南花园物业</td></tr><tr><td>检验结论</td><td>不合格，限期整改</td></tr><tr><td>下次检验日期</td><td>2026年6月30日</td></tr></table>`,
        ),
      ),
    },
    expects: { success: { url: '/query.do', text: '下次检验日期' } },
    why: 'The record was found and shown; that the lift failed its inspection is the answer.',
  })
}

// ---------------------------------------------------------------- ar finder
{
  const towns = [
    ['irbid', 'إربد'],
    ['zarqa', 'الزرقاء'],
    ['salt', 'السلط'],
  ]
  const shell = (main, v = '') =>
    doc(
      'ar',
      'نقابة الصيادلة',
      `<header><a href="/">نقابة الصيادلة</a></header><main><h1>الصيدليات المناوبة</h1><form id="duty" action="/duty" method="get"><label for="city">المدينة</label><select id="city" name="city">${opts(towns, v)}</select><button type="submit" class="btn btn-success">عرض</button></form>${main}</main>`,
    )
  yes('pharmacies', 'ar', 'post', 'Pharmacies on duty tonight in a town', {
    fields: [F('city', 'select', 'المدينة', 'salt', 'city', { choices: towns })],
    tool: form('findDutyPharmacy', 'البحث عن صيدلية مناوبة', '#duty'),
    start: '/duty',
    pages: {
      '/duty': own(
        'city',
        (g) =>
          shell(
            '<ul><li>صيدلية الشفاء، شارع الملك عبد الله الثاني، مفتوحة حتى الصباح</li><li>صيدلية وادي الأكراد، قرب البلدية، حتى منتصف الليل</li></ul>',
            g('city'),
          ),
        () => shell(''),
      ),
    },
    expects: { success: { text: 'صيدلية الشفاء' } },
    why: 'The server lists the pharmacies of the town that was asked.',
  })
}

// ---------------------------------------------------------------- ro postcode by XHR
yes('postcode', 'ro', 'json', 'Postcode look-up by XHR with `success: true` and one row', {
  fields: [
    F('strada', 'text', 'Strada', 'Strada Memorandumului', 'strada'),
    F('loc', 'text', 'Localitatea', 'Cluj-Napoca', 'loc'),
  ],
  tool: form('cautaCodPostal', 'Aflarea codului poștal al unei străzi', '#cauta-cod'),
  pages: {
    '/': () =>
      doc(
        'ro',
        'Coduri poștale',
        `<main class="container"><h1>Află codul poștal</h1><form id="cauta-cod" action="/ajax/cod" method="get"><p><label for="strada">Strada</label><input id="strada" name="strada"></p><p><label for="loc">Localitatea</label><input id="loc" name="loc"></p><input type="submit" value="Caută"></form><div id="rezultat"></div></main>`,
        {
          script: `document.getElementById('cauta-cod').onsubmit=function(){var x=new XMLHttpRequest();x.open('GET','/ajax/cod?'+new URLSearchParams(new FormData(this)));x.setRequestHeader('X-Requested-With','XMLHttpRequest');x.onload=function(){var d=JSON.parse(x.responseText);document.getElementById('rezultat').innerHTML=d.data.map(function(r){return '<p>'+r.nr+': <b>'+r.cod+'</b></p>'}).join('')};x.send();return false}`,
        },
      ),
    '/ajax/cod': asked(() => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"success":true,"data":[{"nr":"nr. impare 1-21","cod":"400114"},{"nr":"nr. pare","cod":"400115"}]}',
    })),
  },
  expects: { success: { text: 'nr. impare' } },
  why: 'The server looked up the street and the page shows its codes.',
})

// ---------------------------------------------------------------- Drupal views, nothing
{
  const kinds = [
    ['All', '- Tout -'],
    ['concert', 'Concert'],
    ['conte', 'Conte'],
  ]
  const shell = (main, g = () => '') =>
    doc(
      'fr',
      'Agenda | Pays de Sarrebourg',
      `<div class="dialog-off-canvas-main-canvas"><header role="banner"><a href="/" rel="home">Pays de Sarrebourg</a></header><main role="main"><h1 class="page-title">Agenda</h1><div class="views-element-container"><div class="view view-agenda"><div class="view-filters"><form class="views-exposed-form" data-drupal-selector="views-exposed-form-agenda-page-1" action="/agenda" method="get" id="views-exposed-form-agenda-page-1" accept-charset="UTF-8"><div class="js-form-item form-item"><label for="edit-commune">Commune</label><input type="text" id="edit-commune" name="commune" value="${esc(g('commune'))}" size="30" class="form-text"></div><div class="js-form-item form-item"><label for="edit-type">Type</label><select id="edit-type" name="type" class="form-select">${opts(kinds, g('type'))}</select></div><div class="form-actions"><input data-drupal-selector="edit-submit-agenda" type="submit" id="edit-submit-agenda" value="Appliquer" class="button js-form-submit form-submit"></div></form></div>${main}</div></div></main></div>`,
    )
  yes('views-none', 'fr', 'post', 'Drupal agenda with exposed filters: nothing on there', {
    fields: [
      F('commune', 'text', 'Commune', 'Abreschviller', 'edit-commune', { required: false }),
      F('type', 'select', 'Type', 'conte', 'edit-type', { choices: kinds, required: false }),
    ],
    tool: form('filtrerAgenda', 'Filtrer les événements par commune et par type', '#views-exposed-form-agenda-page-1'),
    start: '/agenda',
    pages: {
      '/agenda': own(
        'commune',
        (g) => shell('<div class="view-empty"><p>Rien de prévu pour le moment dans cette commune.</p></div>', g),
        () =>
          shell(
            '<div class="view-content"><div class="views-row">Bal folk, Phalsbourg, samedi</div><div class="views-row">Veillée de contes, Lorquin, dimanche</div></div>',
          ),
      ),
    },
    expects: { success: { text: 'Rien de prévu' } },
    why: 'The filter ran; an empty agenda is its answer.',
  })
}
