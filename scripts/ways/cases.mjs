/**
 * Tools of the fixture sites and apps, with the input that each of the four ways gets.
 *
 * @typedef {object} Case
 * @property {string} [site] of packages/widget/test/sites
 * @property {string} [app] of fixtures/proof
 * @property {string} [path] of the page that has the tool
 * @property {string} tool
 * @property {Record<string, unknown>} input
 * @property {string} request what the form sends: `METHOD /path`
 * @property {true} [isConsequential] a person has to agree first
 */

/** @type {readonly Case[]} */
export const cases = [
  {
    site: 'garage',
    path: '/contact',
    tool: 'contactSales',
    input: { name: 'Tom Akehurst', email: 'tom.akehurst@example.com', message: 'Do you fit tow bars to a Yaris?' },
    request: 'POST /contact',
  },
  {
    site: 'garage',
    path: '/book/cancel',
    tool: 'cancelBooking',
    input: { ref: 'HM-20418', phone: '07700 900142', reason: 'sold' },
    request: 'POST /book/cancel',
    isConsequential: true,
  },
  {
    site: 'library',
    path: '/suggest',
    tool: 'contactSales',
    input: { title: 'Iceland on Foot', author: 'Sigrun Hall', kind: 'book', why: 'Yours is from 2009.' },
    request: 'POST /api/suggestions',
  },
  {
    site: 'gym',
    path: '/report',
    tool: 'reportSomethingBroken',
    input: { area: 'Cardio', machine: 'Rowing machine 4', text: 'The chain jumps.', danger: 'no' },
    request: 'POST /report',
  },
  {
    site: 'wine-shop',
    path: '/degustations',
    tool: 'reservePlaces',
    input: { soir: 'jura', personnes: 2, nom: 'Lucie Marchal', tel: '06 39 98 12 34', remarques: 'Sans noix, merci.' },
    request: 'POST /degustations',
  },
  {
    site: 'translation-bureau',
    path: '/quote',
    tool: 'requestQuote',
    input: {
      from: '中文',
      to: '德语',
      kind: 'contract',
      words: 8000,
      due: '2027-01-15',
      name: '陈女士',
      email: 'chen.yu@example.com',
    },
    request: 'POST /api/quote',
  },
  {
    app: 'kontakt-tischlerei',
    tool: 'contactSales',
    input: { name: 'Ada Byron', email: 'ada@example.com', nachricht: 'Ein Tisch aus Eiche' },
    request: 'POST /kontakt',
  },
  {
    app: 'cours-yoga',
    tool: 'register',
    input: { prenom: 'Ada', email: 'ada@example.com', niveau: 'debut' },
    request: 'POST /inscriptions',
    isConsequential: true,
  },
  {
    app: 'table-booking',
    tool: 'bookTable',
    input: { name: 'Ada Byron', email: 'ada@example.com', guests: 3, day: '2031-05-17', time: '19:00' },
    request: 'POST /api/reservations',
  },
  {
    app: 'llamada-taller',
    tool: 'requestCallback',
    input: { nombre: 'Ada Byron', telefono: '555-0142', fecha: '17/05/2031', motivo: 'averia' },
    request: 'POST /api/llamadas',
  },
  {
    app: 'werkstatt-termin',
    tool: 'bookAppointment',
    input: { name: 'Ada Byron', mail: 'ada@example.com', datum: '17.05.2031', arbeit: 'bremsen' },
    request: 'POST /termine',
  },
  {
    app: 'yoyaku',
    tool: 'booking',
    input: { namae: '山田花子', meru: 'hanako@example.com', hi: '2031-05-17', jikan: '18:00', ninzu: 2 },
    request: 'POST /api/yoyaku',
  },
  {
    app: 'meeting-room',
    tool: 'booking',
    input: { room: 'Oak', email: 'ada@example.com', day: '2031-05-17', from: '10:30', people: 4 },
    request: 'POST /bookings',
  },
  {
    app: 'allotment-waitlist',
    tool: 'joinWaitlist',
    input: { name: 'Ada Byron', email: 'ada@example.com', postcode: 'AB1 2CD', plot: 'half', share: true },
    request: 'POST /waitlist',
  },
  {
    app: 'community-hall',
    tool: 'requestHall',
    input: {
      hire_name: 'Ada Byron',
      hire_email: 'ada@example.com',
      hire_date: '2031-05-17',
      hire_from: '10:30',
      hire_kitchen: true,
      hire_purpose: 'A tea dance',
    },
    request: 'POST /hires',
  },
  {
    app: 'dachdecker-kontakt',
    tool: 'contactSales',
    input: { 'your-name': 'Ada Byron', 'your-email': 'ada@example.com', 'your-message': 'Das Dach ist undicht' },
    request: 'POST /wp-json/contact-form-7/v1/contact-forms/12/feedback',
  },
]
