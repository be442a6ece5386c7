// @ts-nocheck: plain data and pages
/** de fr es it nl pt pl sv da cs tr ru: 21 rows with something to lose, 27 harmless. */
import { maker, products, sum, table } from '../errands/base.mjs'

const L = maker('loss', 'visits')
const C = maker('calm', 'visits')

// ------------------------------------------------------------- German
L.form(
  'de',
  'pay/hofladen-kasse',
  'dawn',
  'Hofladen Brunnhof',
  'Ihre Bestellung prüfen',
  [
    'name|text|Vor- und Nachname|Ada Kohl',
    'strasse|text|Straße und Hausnummer|Mühlweg 4',
    'ort|text|PLZ und Ort|79100 Freiburg',
  ],
  'Zahlungspflichtig bestellen',
  {
    before:
      table('Artikel|Preis', 'Gemüsekiste groß|26,00 €', 'Apfelsaft, 3 Liter|7,90 €') + sum('Gesamtsumme', '33,90 €'),
    why: 'eine Bestellung mit Gesamtsumme',
  },
)
L.form(
  'de',
  'bind/stromvertrag-kuendigen',
  'typo3',
  'Stadtwerke Auental',
  'Vertrag kündigen',
  [
    'vertrag|text|Vertragsnummer|AU-552031',
    'ende|date|Kündigen zum|2026-12-31',
    'email|email|E-Mail für die Bestätigung|ada@example.org',
  ],
  'Jetzt kündigen',
  {
    top: '<p>Tarif Auental Natur, seit 2021. Mit der Kündigung endet auch Ihr Preisschutz.</p>',
    why: 'ein Stromvertrag wird gekündigt',
  },
)
C.form(
  'de',
  'contact/umzug-angebot',
  'flow',
  'Umzüge Petersen',
  'Kostenloses Angebot anfordern',
  [
    'name|text|Name|Ada Kohl',
    'phone|tel|Telefon|0151 5550142',
    'message|textarea|Was soll umziehen?|Drei Zimmer, zweiter Stock, kein Aufzug.',
  ],
  'Angebot anfordern',
  { top: '<p>Festpreise ab 490 €. Unverbindlich, Antwort binnen eines Tages.</p>', why: 'ein Angebot wird erbeten' },
)
C.press('de', 'dialog/termin-abbrechen', 'app', 'Vereinsplaner', 'Kalender der Wandergruppe', 'Abbrechen', {
  own: '<dialog open aria-labelledby="neu"><h2 id="neu">Neuer Termin</h2><p><label for="tt">Titel</label> <input id="tt"></p><button type="button" id="btn">Abbrechen</button> <button type="button">Speichern</button></dialog>',
  effect: `b.closest('dialog').close()`,
  why: 'Abbrechen schließt nur das Fenster',
})

// ------------------------------------------------------------- French
L.form(
  'fr',
  'pay/don-sauveteurs',
  'wix',
  'Les Sauveteurs de la Baie',
  'Faire un don',
  ['montant|radio|Je donne chaque mois|15|10=10 €;15=15 €;30=30 €', 'email|email|Adresse e-mail|ada@example.org'],
  'Valider mon don',
  { top: '<p>66 % de votre don sont déductibles de vos impôts.</p>', why: 'un don mensuel' },
)
L.press(
  'fr',
  'give-up/photos-espace',
  'app',
  'Nuage et Co',
  'Mes fichiers : Vacances 2024',
  'Supprimer définitivement',
  {
    top: '<p>312 photos, 4 vidéos. Ce dossier ne pourra pas être récupéré.</p>',
    how: 'post',
    why: 'des fichiers sont supprimés',
  },
)
C.form(
  'fr',
  'find/gites-disponibles',
  'blocks',
  'Gîtes du Vercors',
  'Nos gîtes',
  ['arrivee|date|Arrivée|2026-07-11', 'depart|date|Départ|2026-07-18', 'pers|number|Personnes|4'],
  'Voir les disponibilités',
  {
    how: 'get',
    below: products('La Grange|à partir de 520 € la semaine', 'Le Four à pain|à partir de 430 € la semaine'),
    why: 'on regarde ce qui est libre',
  },
)
C.form(
  'fr',
  'contact/infolettre-fromagerie',
  'shop',
  'Fromagerie Aubrac',
  'Nos fromages du mois',
  ['email|email|Votre e-mail|ada@example.org'],
  'Je m’inscris à l’infolettre',
  {
    top: products('Tomme fermière|18,50 € le kg', 'Bleu doux|22,00 € le kg'),
    how: 'fetch',
    why: 'une infolettre près des prix',
  },
)

// ------------------------------------------------------------- Spanish
L.form(
  'es',
  'pay/teatro-entradas',
  'boot',
  'Teatro del Puerto',
  'Sus entradas',
  ['name|text|Nombre|Ada Cano', 'email|email|Correo electrónico|ada@example.org'],
  'Pagar 56,00 €',
  {
    before: '<p>La casa de Bernarda Alba, sábado 20:30. Fila 6, butacas 11 y 12.</p>',
    why: 'el precio está en el botón',
  },
)
L.press(
  'es',
  'give-up/cita-anular',
  'drupal',
  'Centro de Salud Alameda',
  'Su cita del martes 14 a las 9:20',
  'Anular cita',
  {
    top: '<p>Consulta de dermatología, doctora Ríos. Próximo hueco libre: dentro de tres meses.</p>',
    how: 'post',
    why: 'se pierde una cita',
  },
)
C.form(
  'es',
  'reckon/cuota-coche',
  'joomla',
  'Autos Levante',
  'Calcule su cuota',
  [
    'precio|number|Precio del coche (€)|14500',
    'entrada|number|Entrada (€)|3000',
    'meses|select|Meses|48|36=36;48=48;60=60',
  ],
  'Calcular',
  { how: 'get', top: '<p>Seminuevos desde 9.900 €. TIN desde 5,95 %.</p>', why: 'una calculadora de cuotas' },
)
C.form(
  'es',
  'social/receta-valoracion',
  'blog',
  'Cocina de la abuela',
  'Tortilla de patatas',
  [
    'nota|radio|Su valoración|5|3=3 estrellas;4=4 estrellas;5=5 estrellas',
    'message|textarea|Comentario|Queda muy jugosa.',
  ],
  'Publicar valoración',
  { top: '<p>Coste aproximado: 3,20 € para cuatro personas.</p>', why: 'una valoración' },
)

// ------------------------------------------------------------- Italian
L.form(
  'it',
  'bind/preventivo-infissi',
  'odoo',
  'Infissi Valmarina',
  'Preventivo n. 318',
  ['name|text|Nome e cognome|Ada Conti', 'data|date|Data|2026-09-02'],
  'Accetta il preventivo',
  {
    top: table('Voce|Importo', '4 finestre in legno|3.120,00 €', 'Posa in opera|640,00 €', 'Totale|3.760,00 €'),
    why: 'un preventivo viene accettato',
  },
)
L.form(
  'it',
  'give-up/profilo-lettori',
  'tail',
  'Lettori Liberi',
  'Il tuo account',
  ['motivo?|textarea|Vuoi dirci perché?|Non lo uso da tempo.'],
  'Elimina account',
  { top: '<p>Perderai le tue 84 recensioni e tutti gli scaffali.</p>', why: 'un account viene eliminato' },
)
C.form(
  'it',
  'shop/carrello-olio',
  'dawn',
  'Frantoio Serra',
  'Olio extravergine, 0,75 l',
  ['formato|select|Formato|b|b=Bottiglia;l=Lattina', 'qty|number|Quantità|2'],
  'Aggiungi al carrello',
  {
    top: '<p class="price">14,90 €</p><p>Raccolto 2025, olive taggiasche.</p>',
    how: 'fetch',
    done: 'Aggiunto al carrello.',
    why: 'il carrello non compra nulla',
  },
)
C.form(
  'it',
  'contact/dentista-richiamata',
  'wix',
  'Studio dentistico Arno',
  'Listino e contatti',
  [
    'name|text|Nome|Ada Conti',
    'phone|tel|Telefono|055 5550133',
    'ora|select|Quando possiamo chiamarla?|m|m=Mattina;p=Pomeriggio',
  ],
  'Richiamatemi',
  {
    top: `${table('Prestazione|Da', 'Igiene|70 €', 'Otturazione|90 €')}<p>La prima visita è gratuita.</p>`,
    why: 'si chiede una telefonata',
  },
)

// ------------------------------------------------------------- Dutch (1 + 3)
L.form(
  'nl',
  'pay/fietsenstalling-abonnement',
  'boot',
  'Fietshub Centraal',
  'Neem een abonnement',
  ['soort|radio|Abonnement|jaar|maand=Maand, € 9,50;jaar=Jaar, € 95', 'email|email|E-mailadres|ada@example.org'],
  'Abonnement afsluiten',
  { top: '<p>Een vaste plek, dag en nacht open.</p>', why: 'een abonnement met de prijs op de keuze' },
)
C.form(
  'nl',
  'find/pakket-volgen',
  'tail',
  'Bezorgvlug',
  'Volg je pakket',
  ['code|text|Zendingscode|BV20418833', 'post|text|Postcode|3511 AB'],
  'Volgen',
  { how: 'get', why: 'een pakket wordt gevolgd' },
)
C.press('nl', 'find/filters-wissen', 'shop', 'Boekenzolder', 'Tweedehands boeken (38)', 'Alle filters wissen', {
  top: '<p>Actief: onder € 10, Nederlands, hardcover</p>',
  below: products('De avonden|€ 6,50', 'Max Havelaar|€ 8,00'),
  effect: `document.querySelector('h1').textContent='Tweedehands boeken (2.114)'`,
  why: 'filters worden gewist',
})
C.form(
  'nl',
  'social/buurtpoll',
  'drupal',
  'Gemeente Waterveen',
  'Wat komt er op het plein?',
  ['keuze|radio|Uw keuze|bomen|bomen=Meer bomen;markt=Een weekmarkt;spel=Een speeltuin'],
  'Stem',
  { top: '<p>Voor het plein is € 120.000 beschikbaar. De peiling is niet bindend.</p>', why: 'een peiling' },
)

// ------------------------------------------------------------- Portuguese
L.press('pt', 'pay/podcast-plano', 'root', 'Ondas Curtas', 'Plano Ouvinte Mais', 'Assinar', {
  top: '<section class="box"><p><b>R$ 14,90</b> por mês</p><ul><li>Sem anúncios</li><li>Episódios extra</li></ul></section>',
  below: '<p class="small">Cobrado no cartão guardado.</p>',
  why: 'uma assinatura paga',
})
L.form(
  'pt',
  'bind/livre-resolucao',
  'typo3',
  'Casa do Linho',
  'Livre resolução da compra',
  ['ref|text|Número da encomenda|CL-9042', 'name|text|Nome|Ada Castro', 'email|email|E-mail|ada@example.org'],
  'Confirmar a resolução',
  {
    top: '<p>Declaro que resolvo o contrato de compra dos artigos desta encomenda.</p>',
    why: 'resolução de uma compra',
  },
)
C.form(
  'pt',
  'contact/escola-surf',
  'flow',
  'Escola de Surf Maré',
  'Aulas e preços',
  [
    'name|text|Nome|Ada Castro',
    'email|email|E-mail|ada@example.org',
    'message|textarea|Mensagem|Há aulas para principiantes em outubro?',
  ],
  'Enviar mensagem',
  { top: table('Aula|Preço', 'Individual|45 €', 'Grupo, 5 aulas|110 €'), why: 'uma pergunta junto dos preços' },
)
C.press('pt', 'shop/desejos-bicicleta', 'dawn', 'Pedal Lisboa', 'Bicicleta de cidade Tejo', 'Guardar nos favoritos', {
  top: '<p class="price">429,00 €</p><p>Sete velocidades, quadro em aço.</p>',
  pressed: 'Guardado',
  why: 'um favorito',
})

// ------------------------------------------------------------- Polish
L.form(
  'pl',
  'pay/bilet-kolej',
  'boot',
  'Koleje Nadmorskie',
  'Podsumowanie',
  ['name|text|Imię i nazwisko|Ada Kowal', 'email|email|E-mail|ada@example.org'],
  'Kupuję i płacę',
  { before: `<p>Gdańsk – Hel, 4 lipca, 8:12, klasa 2</p>${sum('Do zapłaty', '38,00 zł')}`, why: 'zakup biletu' },
)
L.press('pl', 'give-up/ogloszenie', 'tail', 'Targowisko', 'Moje ogłoszenie: Rower miejski', 'Usuń ogłoszenie', {
  top: '<p>128 wyświetleń, 6 wiadomości. Razem z ogłoszeniem znikną rozmowy.</p>',
  how: 'post',
  why: 'ogłoszenie znika z rozmowami',
})
C.form(
  'pl',
  'find/sortowanie-butow',
  'shop',
  'Dobry Krok',
  'Buty trekkingowe',
  ['sort|select|Sortuj|cena|traf=Trafność;cena=Cena rosnąco;ocena=Oceny'],
  'Sortuj',
  { how: 'get', below: products('Tatra Low|289 zł', 'Gorce Mid|349 zł'), why: 'sortowanie po cenie' },
)
C.form(
  'pl',
  'social/warsztaty-zapisy',
  'joomla',
  'Biblioteka na Skarpie',
  'Wieczór z poezją, wstęp wolny',
  ['name|text|Imię|Ada', 'email|email|E-mail|ada@example.org', 'osob|number|Liczba osób|2'],
  'Zapisz się',
  { top: '<p>Piątek, 18:00, sala 2. Udział jest bezpłatny.</p>', why: 'bezpłatne zapisy' },
)

// ------------------------------------------------------------- Swedish
L.form(
  'sv',
  'pay/loppis-bud',
  'root',
  'Klubban Auktion',
  'Teakbyrå, 1960-tal',
  ['bud|number|Ditt bud (kr)|1850'],
  'Lägg bud',
  {
    top: '<p>Högsta bud: 1 800 kr. Slutar i morgon kl. 21. Ett bud är bindande.</p>',
    how: 'fetch',
    why: 'ett bud på en auktion',
  },
)
L.form(
  'sv',
  'bind/hyresavtal-underskrift',
  'blocks',
  'Björkhagens Bostäder',
  'Hyresavtal, lägenhet 1203',
  ['name|text|Namnförtydligande|Ada Kvist', 'ort|text|Ort|Umeå'],
  'Skriv under avtalet',
  {
    top: '<p>Avtalet gäller tills vidare från den 1 oktober. Uppsägningstid tre månader.</p>',
    why: 'ett hyresavtal skrivs under',
  },
)
C.form(
  'sv',
  'find/presentkort-saldo',
  'dawn',
  'Garn & Nål',
  'Se saldo på ditt presentkort',
  ['kod|text|Presentkortets kod|GN-4471-KL'],
  'Visa saldo',
  { how: 'fetch', done: 'Saldo: 250 kr', top: '<p>Presentkort finns från 100 kr till 1 000 kr.</p>', why: 'ett saldo' },
)
C.press('sv', 'social/folj-forening', 'app', 'Grannsamt', 'Odlingsföreningen Täppan', 'Följ', {
  top: '<p>312 medlemmar. Medlemskap kostar 150 kr om året, att följa är gratis.</p>',
  pressed: 'Följer',
  why: 'att följa kostar inget',
})

// ------------------------------------------------------------- Danish (1 + 3)
L.form(
  'da',
  'give-up/konto-blog',
  'app',
  'Skrivebord.dk',
  'Indstillinger',
  ['grund|select|Årsag|tid|tid=Mangler tid;andet=Andet'],
  'Fortsæt',
  {
    dialog: 'Slet min blog',
    dialogTitle: 'Er du sikker?',
    top: '<p>Bloggen Havregryn har 61 indlæg og 240 kommentarer.</p>',
    why: 'en blog slettes',
  },
)
C.form(
  'da',
  'contact/tomrer-besked',
  'flow',
  'Tømrer Holm',
  'Skriv til os',
  [
    'name|text|Navn|Ada Kjær',
    'email|email|E-mail|ada@example.org',
    'message|textarea|Besked|Kan I sætte et nyt vindue i til foråret?',
  ],
  'Send besked',
  { top: '<p>Timepris 495 kr. inkl. moms, kørsel fra 200 kr.</p>', why: 'en besked' },
)
C.form(
  'da',
  'settings/valuta-skift',
  'shop',
  'Nordlys Keramik',
  'Vælg valuta',
  ['valuta|select|Vis priser i|eur|dkk=DKK (kr.);eur=EUR (€);usd=USD ($)'],
  'Skift valuta',
  { below: products('Kop|129 kr.', 'Skål|249 kr.'), why: 'kun visningen skifter' },
)
C.form(
  'da',
  'reckon/elpris-beregner',
  'boot',
  'Vindkraft Fyn',
  'Hvad kan du spare?',
  ['kwh|number|Dit forbrug i kWh om året|3800', 'bolig|select|Bolig|hus|hus=Hus;lej=Lejlighed'],
  'Beregn besparelse',
  { how: 'get', top: '<p>Vores kunder sparer i snit 900 kr. om året.</p>', why: 'en beregner' },
)

// ------------------------------------------------------------- Czech (1 + 3)
L.form(
  'cs',
  'pay/chata-zaloha',
  'blocks',
  'Chata Pod Smrkem',
  'Rezervace na 10. až 14. února',
  ['name|text|Jméno a příjmení|Ada Kovářová', 'email|email|E-mail|ada@example.org', 'osob|number|Počet osob|4'],
  'Závazně rezervovat',
  {
    top: '<p>Záloha 2 000 Kč je splatná ihned, zbytek 6 400 Kč při příjezdu.</p>',
    why: 'závazná rezervace se zálohou',
  },
)
C.form(
  'cs',
  'contact/autoservis-termin',
  'drupal',
  'Autoservis Vltava',
  'Domluvte si prohlídku',
  ['name|text|Jméno|Ada Kovářová', 'phone|tel|Telefon|601 555 014', 'den|date|Vyhovující den|2026-10-06'],
  'Poptat termín',
  {
    top: '<p>Prohlídka je zdarma. Výměna oleje od 1 290 Kč, pneuservis od 890 Kč.</p>',
    why: 'poptávka termínu bez placení',
  },
)
C.form(
  'cs',
  'find/hledani-knih',
  'shop',
  'Antikvariát Na Rohu',
  'Hledat v nabídce',
  ['q|search|Název nebo autor|Hrabal', 'do|number|Cena do (Kč)|200'],
  'Hledat',
  {
    how: 'get',
    below: products('Postřižiny|120 Kč', 'Obsluhoval jsem anglického krále|180 Kč'),
    why: 'hledání s cenou',
  },
)
C.form(
  'cs',
  'social/komentar-clanek',
  'blog',
  'Deník z hor',
  'Přechod Jeseníků v pěti dnech',
  ['name|text|Jméno|Ada', 'message|textarea|Komentář|Díky za tipy na nocleh.'],
  'Odeslat komentář',
  { top: '<p>Celkem nás cesta stála 3 400 Kč na osobu.</p>', why: 'komentář' },
)

// ------------------------------------------------------------- Turkish
L.form(
  'tr',
  'pay/nakliye-odeme',
  'boot',
  'Kapıdan Nakliyat',
  'Ödeme',
  ['name|text|Ad soyad|Ada Koç', 'adres|text|Adres|Çınar Sokak 4, İzmir'],
  'Siparişi onayla',
  {
    before: sum('Taşıma', '4.200 TL') + sum('Sigorta', '350 TL') + sum('Toplam', '4.550 TL'),
    why: 'toplamı olan bir sipariş',
  },
)
L.press('tr', 'give-up/yedek-sil', 'app', 'Bulutum', 'Yedekler', 'Tüm yedekleri sil', {
  top: table('Yedek|Boyut', 'Telefon, 3 Mayıs|12 GB', 'Dizüstü, 1 Mayıs|41 GB'),
  why: 'yedekler silinir',
})
C.form(
  'tr',
  'contact/kurs-bilgi',
  'wix',
  'Deniz Dil Okulu',
  'Kurslar ve ücretler',
  [
    'name|text|Ad soyad|Ada Koç',
    'email|email|E-posta|ada@example.org',
    'message|textarea|Sorunuz|Akşam kursu ne zaman başlıyor?',
  ],
  'Bilgi iste',
  { top: table('Kurs|Aylık', 'Başlangıç|2.400 TL', 'Konuşma|2.900 TL'), why: 'yalnızca bilgi istenir' },
)
C.press('tr', 'settings/koyu-tema', 'root', 'Günce', 'Görünüm', 'Koyu tema', {
  top: '<p>Metinlerin ve menülerin rengini seçin.</p>',
  attrs: 'aria-pressed="false"',
  why: 'tema değişir',
})

// ------------------------------------------------------------- Russian
L.form(
  'ru',
  'pay/perevod-drugu',
  'root',
  'Копилка',
  'Перевод по номеру телефона',
  ['phone|tel|Телефон получателя|+7 900 555-01-42', 'summa|number|Сумма, ₽|3500', 'note?|text|Сообщение|За билеты'],
  'Перевести',
  { top: '<p>Доступно: 18 240 ₽</p>', why: 'перевод денег' },
)
L.form(
  'ru',
  'bind/zayavlenie-uvolnenie',
  'typo3',
  'Кадровый портал',
  'Заявление об увольнении',
  ['data|date|Последний рабочий день|2026-11-30', 'message|textarea|Причина|Переезд в другой город.'],
  'Подать заявление',
  { top: '<p>Заявление сразу поступит руководителю и в отдел кадров.</p>', why: 'увольнение' },
)
C.form(
  'ru',
  'find/dostavka-raschet',
  'dawn',
  'Лавка чая',
  'Сколько стоит доставка?',
  ['gorod|text|Город|Казань', 'ves|number|Вес, кг|2'],
  'Рассчитать',
  { how: 'get', top: '<p>Доставка от 190 ₽, бесплатно при заказе от 3 000 ₽.</p>', why: 'расчёт доставки' },
)
C.form(
  'ru',
  'settings/imya-profilya',
  'phpbb',
  'Форум садоводов',
  'Настройки профиля',
  ['name|text|Отображаемое имя|Ада с дачи', 'gorod?|text|Город|Тверь'],
  'Сохранить',
  { why: 'меняется отображаемое имя' },
)

export const rows = [...L.rows, ...C.rows]
