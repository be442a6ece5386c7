// @ts-nocheck: plain data and pages
import { maker, products, sum, table } from './base.mjs'

const L = maker('loss')
const C = maker('calm')

// ================================================================ en
L.press(
  'en',
  'price/permit-card-ending',
  'govuk',
  'Harrow Vale Borough Council',
  'Check what you told us',
  'Yes, go ahead',
  {
    top: table('Permit|Zone|Length', 'Resident, first car|C|12 months'),
    own: '<form method="post" action="/act"><p>£86.00 will be taken from your card ending 4410.</p><button id="btn">Yes, go ahead</button> <a href="#">Change something</a></form>',
    how: 'post',
  },
)
L.form(
  'en',
  'words/binding-maximum',
  'town',
  'Pettigrew & Daughters Auctioneers',
  'Lot 218: a Regency mahogany sofa table',
  ['max|number|Your maximum|640'],
  'Confirm',
  {
    top: '<p>Estimate on request. 11 people are watching this lot.</p>',
    after:
      '<p class="hint">Once confirmed, a bid cannot be withdrawn. If yours is the highest when the hammer falls, you have bought the lot.</p>',
    how: 'fetch',
  },
)
L.form(
  'en',
  'words/site-gone-for-good',
  'app',
  'Loomhost',
  'Start again from a blank site',
  ['site|text|Type the name of the site|willowbank'],
  'Continue',
  {
    before:
      '<p><strong>All pages, images and visitor statistics will be erased. There is no backup and no way back.</strong></p>',
  },
)
L.form(
  'en',
  'price/give-to-hospice',
  'blocks',
  'St Hilda’s Hospice',
  'Help us keep the lights on',
  [
    'amount|radio|I would like to give|25|10=£10;25=£25;50=£50',
    'name|text|Your name|Ruth Penhaligon',
    'email|email|Email|ruth@penhaligon.example',
  ],
  'Give now',
  {},
)
L.form(
  'en',
  'words/leave-pension-scheme',
  'app',
  'Brightwell Staff Portal',
  'Workplace pension',
  ['initials|text|Your initials|RP', 'ack|checkbox|I have read the leaflet|1'],
  'I understand, take me out',
  {
    before:
      '<p>If you leave the scheme, your employer’s contributions stop on 1 May and cannot be claimed later. You cannot rejoin before April 2027.</p>',
  },
)

C.form(
  'en',
  'newsletter/tea-shop-footer',
  'shop',
  'Leaf & Kettle',
  'Our teas',
  ['email|email|Your email address|mo@shaw.example'],
  'Sign me up',
  {
    top: products('Assam Second Flush|£8.50', 'Lapsang Souchong|£9.20', 'Jasmine Pearls|£14.00'),
    before: '<h2>Letters from the tea room</h2><p>One email a month, no more.</p>',
    how: 'fetch',
  },
)
C.form(
  'en',
  'search/ferry-times',
  'boot',
  'Solway Ferries',
  'Find a sailing',
  [
    'from|select|From|gar|gar=Garlieston;whi=Whitehaven',
    'to|select|To|ram|ram=Ramsey;dou=Douglas',
    'day|date|Outward|2026-07-04',
    'people|number|Passengers|2',
  ],
  'Show sailings',
  {
    top: '<p>Foot passengers from £29 each way. Bicycles travel free.</p>',
    how: 'get',
  },
)
C.form(
  'en',
  'search/library-catalogue',
  'usa',
  'Marlow County Library',
  'Search the catalogue',
  ['q|search|Title, author or subject|hedgerow', 'branch|select|Branch|all|all=All branches;ma=Marlow;hi=High Cross'],
  'Search',
  {
    how: 'get',
    below:
      '<p class="small">Reservations cost 80p per item. Overdue charges are 20p a day up to £8. You can pay fines at the desk.</p>',
  },
)
C.form(
  'en',
  'alert/price-drop-espresso',
  'shop',
  'Gatwell Electricals',
  'Sage Barista Touch',
  ['email|email|Email|nia@ellis.example', 'below|number|Tell me when it drops below|650'],
  'Set alert',
  {
    top: '<p class="price"><s>£899</s> <b>£749</b> in stock, free delivery</p><p>Rated 4.6 by 210 customers.</p>',
    before: '<h2>Too much today?</h2>',
    how: 'fetch',
  },
)
C.form(
  'en',
  'quote/boiler-free-quote',
  'flow',
  'Ottery Heating',
  'Get a free quote',
  [
    'name|text|Your name|Joan Tully',
    'phone|tel|Phone|01404 555 210',
    'postcode|text|Postcode|EX11 1AB',
    'message|textarea|What do you need?|Our combi boiler is 19 years old and keeps losing pressure.',
  ],
  'Get my free quote',
  {
    top: '<p>New boilers fitted from £1,950, finance available. No obligation and no call-out charge for quotes.</p>',
  },
)
C.press('en', 'basket/add-boots', 'dawn', 'Fell & Field', 'Langdale walking boot', 'Add to basket', {
  top: '<p class="price">£129.00</p><p>Size 42, brown. Free returns within 60 days.</p>',
  effect: "document.getElementById('bag').textContent='Basket (1)'",
  below: '<p><a href="#" id="bag">Basket (0)</a></p><p>Pairs well with: Merino sock £14.50</p>',
})
C.form(
  'en',
  'event/village-hall-rsvp',
  'wix',
  'Thornby Village Hall',
  'Harvest supper, Saturday 3 October',
  [
    'name|text|Name|Dilys Owen',
    'email|email|Email|dilys@owen.example',
    'guests|number|How many are coming?|4',
    'diet?|text|Anything we should know about food?|One vegetarian',
  ],
  'Count us in',
  {
    top: '<p>Free for everyone. Raffle tickets will be on sale at the door (£1 a strip).</p>',
  },
)
C.form(
  'en',
  'contact/garden-club',
  'joomla',
  'Wexcombe Garden Club',
  'Get in touch',
  [
    'name|text|Name|Alan Frith',
    'email|email|Email|alan@frith.example',
    'message|textarea|Message|Can guests come to the talk on dahlias?',
  ],
  'Send',
  {
    top: '<p>Membership is £12 a year, payable to the treasurer at any meeting. Visitors are welcome at £3 a talk.</p>',
  },
)
C.form(
  'en',
  'unsubscribe/letters',
  'blog',
  'The Slow Kitchen',
  'Leave the mailing list',
  [
    'email|email|Email address|kit@vane.example',
    'why?|select|Why are you leaving?|often|often=Too many emails;other=Something else',
  ],
  'Unsubscribe',
  {
    top: '<p>You will get no more letters from us. You can come back whenever you like.</p>',
  },
)
C.press('en', 'state/mark-all-read', 'app', 'Brightwell Staff Portal', 'Notifications', 'Mark all as read', {
  below:
    '<ul><li>Your payslip for May is ready (£2,114.08)</li><li>Expense claim of £48.20 approved</li><li>Car park closed on Friday</li></ul>',
})
C.form(
  'en',
  'shipping/estimate-by-postcode',
  'shop',
  'Cane & Rush Furniture',
  'Your basket',
  ['postcode|text|Postcode|LL57 2DG'],
  'Estimate delivery',
  {
    top: `${table('Item|Qty|Price', 'Rush-seat chair|2|£178.00')}`,
    before: '<h2>What will delivery cost?</h2>',
    below: `${sum('Total', '£178.00')}<p><a class="button" href="#checkout">Checkout</a></p>`,
    how: 'fetch',
    done: 'Delivery to Bangor takes 3 to 5 working days.',
  },
)
C.form(
  'en',
  'settings/cookie-choices',
  'govuk',
  'Harrow Vale Borough Council',
  'Cookies',
  [
    'measure|radio|Cookies that measure website use|no|yes=Use them;no=Do not use them',
    'talk|radio|Cookies that help with our communications|no|yes=Use them;no=Do not use them',
  ],
  'Save changes',
  {},
)
C.form(
  'en',
  'trial/no-card',
  'tail',
  'Tallypad',
  'Try Tallypad for 30 days',
  ['name|text|Your name|Ines Carr', 'email|email|Work email|ines@carr.example', 'company|text|Company|Carr Joinery'],
  'Start my free trial',
  {
    top: table('Plan|Monthly', 'Solo|£9', 'Team|£24', 'Studio|£60'),
    before: '<p>No card needed. When the trial ends, your account simply goes quiet until you choose a plan.</p>',
  },
)
C.form(
  'en',
  'calculator/mortgage-sums',
  'drupal',
  'Pennine Mutual',
  'Mortgage calculator',
  [
    'loan|number|How much would you like to borrow? (£)|180000',
    'years|number|Over how many years?|25',
    'rate|text|Interest rate (%)|4.6',
  ],
  'Work it out',
  {
    how: 'get',
    below:
      '<p class="small">Your home may be repossessed if you do not keep up repayments. A product fee of £999 applies to some mortgages.</p>',
  },
)

// ================================================================ de
L.form(
  'de',
  'price/zimmer-gesamtpreis',
  'typo3',
  'Gasthof Lindenwirt',
  'Ihre Buchung prüfen',
  ['name|text|Name|Birgit Oster', 'email|email|E-Mail|b.oster@oster.example', 'phone|tel|Telefon|08362 55512'],
  'Weiter',
  {
    before:
      '<dl><dt>Doppelzimmer Bergblick</dt><dd>2 Nächte, 12.–14. Juni</dd><dt>Gesamtpreis</dt><dd>284,00 €</dd></dl>',
    after:
      '<p class="hint">Mit dem nächsten Schritt reservieren Sie verbindlich. Bei Nichtanreise berechnen wir den vollen Betrag.</p>',
  },
)
L.press(
  'de',
  'words/schutz-endet',
  'app',
  'Nordlicht Versicherungen',
  'Hausratversicherung HR-77120',
  'Ja, so machen wir das',
  {
    own: '<section class="box"><p>Ihr Vertrag endet zum 31.12. Danach besteht kein Schutz mehr, Ihr Bestandsrabatt verfällt und lässt sich nicht wiederherstellen.</p><form method="post" action="/act"><button id="btn">Ja, so machen wir das</button> <a href="#">Vertrag behalten</a></form></section>',
    how: 'post',
  },
)
L.form(
  'de',
  'trigger/album-loeschen',
  'root',
  'Bilderkiste',
  'Album „Ostsee 2024“',
  ['album|text|Name des Albums|Ostsee 2024'],
  'Fortfahren',
  {
    top: '<p>312 Fotos, 14 Videos</p>',
    dialog: 'Album endgültig löschen',
    dialogTitle: 'Sind Sie sicher?',
    how: 'fetch',
  },
)

C.form(
  'de',
  'callback/rueckruf-optiker',
  'blocks',
  'Optik Brandner',
  'Wir rufen Sie zurück',
  [
    'name|text|Name|Jürgen Pohl',
    'phone|tel|Rufnummer|0911 555 310',
    'wann|select|Wann passt es?|vor|vor=vormittags;nach=nachmittags',
  ],
  'Rückruf anfordern',
  {
    top: '<p>Gleitsichtbrillen ab 199 €, Sehtest im Haus kostenlos.</p>',
  },
)
C.form(
  'de',
  'alert/preisalarm-waschmaschine',
  'shop',
  'Elektro Sauter',
  'Waschmaschine WM 8140',
  ['email|email|E-Mail-Adresse|k.wolf@wolf.example', 'preis|number|Wunschpreis in Euro|420'],
  'Preisalarm aktivieren',
  {
    top: '<p class="price"><b>479,00 €</b> inkl. MwSt., versandkostenfrei</p>',
    how: 'fetch',
  },
)
C.form(
  'de',
  'quote/maler-kostenvoranschlag',
  'joomla',
  'Malerbetrieb Huth',
  'Kostenvoranschlag anfragen',
  [
    'name|text|Ihr Name|Silke Adam',
    'email|email|E-Mail|silke@adam.example',
    'flaeche|number|Fläche in m²|85',
    'message|textarea|Worum geht es?|Zwei Zimmer und ein Flur, Raufaser, weiß.',
  ],
  'Kostenlos und unverbindlich anfragen',
  {
    top: '<p>Innenanstrich ab 9,50 €/m². Die Besichtigung kostet Sie nichts.</p>',
  },
)
C.form(
  'de',
  'filter/gebrauchtwagen',
  'boot',
  'Autohaus Seibold',
  'Gebrauchtwagen',
  [
    'marke|select|Marke|vw|vw=Volkswagen;op=Opel;sk=Skoda',
    'bis|number|Preis bis (€)|12000',
    'km|number|Kilometerstand bis|90000',
  ],
  '48 Fahrzeuge anzeigen',
  {
    how: 'get',
    below: products('Golf VII 1.2 TSI|9.990 €', 'Fabia Combi|8.450 €', 'Polo 1.0|10.700 €'),
  },
)
C.form(
  'de',
  'appointment/buergeramt-ausweis',
  'drupal',
  'Stadt Wehlau',
  'Termin im Bürgeramt',
  [
    'anliegen|select|Anliegen|pa|pa=Personalausweis beantragen;rp=Reisepass beantragen;me=Wohnsitz anmelden',
    'tag|date|Tag|2026-09-15',
    'name|text|Name|Murat Yildiz',
    'email|email|E-Mail|m.yildiz@yildiz.example',
  ],
  'Termin vormerken',
  {
    top: '<p>Gebühr für den Personalausweis: 37,00 € (unter 24 Jahren 22,80 €). Sie zahlen vor Ort, bar oder mit Girokarte.</p>',
  },
)
C.press('de', 'favourite/merkzettel-lampe', 'shop', 'Lichtraum', 'Stehlampe „Fjord“', 'Auf den Merkzettel', {
  top: '<p class="price">189,00 €</p><p>Lieferbar in 3–5 Werktagen</p>',
  pressed: 'Auf dem Merkzettel',
})
C.form(
  'de',
  'download/wohnmobil-prospekt',
  'flow',
  'Reisemobile Ahrens',
  'Prospekt 2026',
  ['name|text|Name|Gerd Lüders', 'email|email|E-Mail|gerd@lueders.example'],
  'Prospekt als PDF anfordern',
  {
    top: '<p>Kastenwagen ab 52.900 €, Teilintegrierte ab 68.400 €. Miete ab 95 € pro Tag.</p>',
  },
)

// ================================================================ fr
L.form(
  'fr',
  'price/don-refuge',
  'blocks',
  'Refuge des Quatre Chemins',
  'Soutenir le refuge',
  [
    'montant|radio|Mon soutien|30|15=15 €;30=30 €;60=60 €',
    'name|text|Nom|Claire Vasseur',
    'email|email|Courriel|claire@vasseur.example',
  ],
  'Je donne',
  {
    after: '<p class="hint">66 % de votre don est déductible des impôts.</p>',
  },
)
L.form(
  'fr',
  'words/virement-sans-rappel',
  'app',
  'Crédit Littoral',
  'Vérification',
  ['motif|text|Motif|Loyer juin'],
  'Valider',
  {
    before: table('De|Vers', 'Compte courant ••218|SCI des Tilleuls ••904'),
    after: '<p>Votre virement instantané partira dès validation et ne pourra plus être rappelé.</p>',
  },
)
L.press('fr', 'words/resilier-la-ligne', 'root', 'Fibréa', 'Ma ligne fixe', 'C’est bon pour moi', {
  own: '<div class="card"><p>Vous êtes sur le point de résilier votre ligne. Le numéro 02 99 55 01 44 sera perdu définitivement.</p><button type="button" id="btn">C’est bon pour moi</button> <a href="#">Retour</a></div>',
})

C.form(
  'fr',
  'quote/devis-veranda',
  'wix',
  'Vérandas du Bocage',
  'Demander un devis gratuit',
  [
    'name|text|Nom|Hervé Le Goff',
    'phone|tel|Téléphone|02 43 55 18 20',
    'cp|text|Code postal|53100',
    'message|textarea|Votre projet|Une véranda de 20 m² plein sud.',
  ],
  'Recevoir mon devis',
  {
    top: '<p>Vérandas à partir de 14 900 € posées. Devis gratuit, sans engagement.</p>',
  },
)
C.form(
  'fr',
  'table/bistrot-reservation',
  'dawn',
  'Bistrot Le Passage',
  'Réserver une table',
  [
    'name|text|Nom|Anne Roche',
    'phone|tel|Téléphone|04 78 55 30 12',
    'jour|date|Date|2026-06-19',
    'couverts|select|Couverts|2|2=2 personnes;4=4 personnes;6=6 personnes',
  ],
  'Réserver',
  {
    top: '<p>Menu du midi 19 €, menu dégustation 46 €. Carte bancaire acceptée sur place.</p>',
  },
)
C.form(
  'fr',
  'search/locations-rennes',
  'boot',
  'Immo de l’Ouest',
  'Locations',
  [
    'ville|text|Ville|Rennes',
    'max|number|Loyer maximum (€)|750',
    'pieces|select|Pièces|2|1=1 pièce;2=2 pièces;3=3 pièces',
  ],
  'Rechercher',
  {
    how: 'get',
    below: products('T2 Centre|690 € CC', 'T2 Villejean|640 € CC', 'Studio Sud-Gare|480 € CC'),
  },
)
C.form(
  'fr',
  'review/avis-matelas',
  'shop',
  'Literie Duvallon',
  'Matelas Hermine 160×200',
  [
    'note|select|Note|4|5=5 étoiles;4=4 étoiles;3=3 étoiles',
    'titre|text|Titre|Très confortable',
    'message|textarea|Votre avis|Ferme sans être dur, livré en cinq jours.',
    'name|text|Pseudo|Mireille',
  ],
  'Publier mon avis',
  {
    top: '<p class="price">549,00 € <s>699,00 €</s></p>',
  },
)
C.press('fr', 'filter/effacer-les-filtres', 'shop', 'Chaussures Arlette', 'Bottines femme', 'Effacer les filtres', {
  top: '<ul><li>Pointure 38 ✕</li><li>Moins de 90 € ✕</li></ul>',
  below: products('Bottine Lise|79,00 €', 'Bottine Nour|85,00 €'),
  effect: "document.querySelector('main ul').remove();b.hidden=true",
})
C.form(
  'fr',
  'job/candidature-boulanger',
  'typo3',
  'Maison Kerautret',
  'Postuler',
  [
    'name|text|Nom et prénom|Yann Prigent',
    'email|email|Courriel|yann@prigent.example',
    'phone|tel|Téléphone|06 55 12 40 09',
    'message|textarea|Motivation|CAP boulanger, huit ans d’expérience au levain.',
  ],
  'Envoyer ma candidature',
  {
    top: '<p>CDI, 39 h, 2 150 € brut par mois, mutuelle prise en charge.</p>',
  },
)

// ================================================================ es
L.form(
  'es',
  'words/puja-vinculante',
  'town',
  'Subastas Alcaraz',
  'Lote 57: reloj de pared, siglo XIX',
  ['importe|number|Su oferta|310'],
  'Pujar',
  {
    top: '<p>Quedan 2 h 14 min. Siete participantes.</p>',
  },
)
L.press('es', 'words/antiguedad-perdida', 'wix', 'Club de Tenis Montealto', 'Dejar el club', 'Sí, adelante', {
  own: '<div><p>Al darse de baja perderá su número de socio y los 14 años de antigüedad. No podremos recuperarlos.</p><form method="post" action="/act"><button id="btn">Sí, adelante</button></form></div>',
  how: 'post',
})
L.form(
  'es',
  'price/tasa-del-vado',
  'drupal',
  'Ayuntamiento de Valdehierro',
  'Solicitud de vado permanente',
  ['name|text|Nombre y apellidos|Pilar Sanchís', 'dir|text|Dirección del garaje|C/ Olmo 14'],
  'Tramitar',
  {
    after:
      '<table><tr><td>Tasa de tramitación</td><td>18,50 €</td></tr><tfoot><tr><th>Total a abonar</th><td>18,50 €</td></tr></tfoot></table>',
  },
)

C.form(
  'es',
  'newsletter/libreria',
  'shop',
  'Librería Caracola',
  'Novedades',
  ['email|email|Tu correo|lucia@ferrer.example'],
  'Suscribirme',
  {
    top: products('La orilla lenta|19,90 €', 'Mapa de los grillos|17,50 €'),
    before: '<h2>Boletín mensual</h2><p>Reseñas y actos, gratis y sin publicidad.</p>',
  },
)
C.form(
  'es',
  'contact/ferreteria',
  'boot',
  'Ferretería Hermanos Lobo',
  'Escríbenos',
  [
    'name|text|Nombre|Tomás Gil',
    'email|email|Correo electrónico|tomas@gil.example',
    'message|textarea|Mensaje|¿Tenéis bisagras de latón de 40 mm?',
  ],
  'Enviar mensaje',
  {
    top: '<p>Envíos gratis a partir de 60 €. Duplicado de llaves desde 2 €.</p>',
  },
)
C.form(
  'es',
  'tracking/envio-sin-cuenta',
  'flow',
  'Mensajería Cóndor',
  'Seguimiento',
  ['num|text|Número de envío|CN4471902', 'cp|text|Código postal de destino|46021'],
  'Localizar envío',
  {
    how: 'get',
    below: '<p>Los envíos contra reembolso tienen un recargo de 3,20 € que se abona al repartidor.</p>',
  },
)
C.form(
  'es',
  'calculator/cuota-prestamo',
  'blocks',
  'Caja Rural del Sur',
  'Simulador de préstamos',
  ['importe|number|Importe (€)|9000', 'plazo|select|Plazo|48|24=24 meses;48=48 meses;72=72 meses'],
  'Calcular cuota',
  {
    how: 'get',
    below: '<p>TIN 6,95 %, TAE 7,42 %. Comisión de apertura 0 €. El simulador no supone compromiso alguno.</p>',
  },
)
C.form(
  'es',
  'event/visita-bodega-gratis',
  'wix',
  'Bodega Peñaclara',
  'Jornada de puertas abiertas',
  ['name|text|Nombre|Sara Quintana', 'email|email|Correo|sara@quintana.example', 'num|number|¿Cuántos sois?|3'],
  'Apuntarnos',
  {
    top: '<p>Entrada libre. Los vinos se podrán comprar en la tienda, desde 8 € la botella.</p>',
  },
)
C.press('es', 'follow/vendedor', 'root', 'Segundavuelta', 'Perfil de marga_antiguedades', 'Seguir', {
  top: products('Silla Thonet|95 €', 'Lámpara de latón|48 €'),
  pressed: 'Siguiendo',
})
C.form(
  'es',
  'question/pregunta-al-vendedor',
  'tail',
  'Segundavuelta',
  'Bicicleta Orbea de paseo',
  ['message|textarea|Tu pregunta|¿Está revisada? ¿Qué talla de cuadro es?', 'name|text|Tu nombre|Iker'],
  'Preguntar',
  {
    top: '<p><b>180 €</b> · Bilbao · Publicado ayer</p>',
    how: 'fetch',
  },
)

export const rows = [...L.rows, ...C.rows]
