import type { FixtureAnswer, FixtureSite } from './fixture-site.ts'

const shell = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ashcombe Town Library</title>
<style>
body{margin:0;font:16px/1.5 Georgia,serif;color:#24211c}.top,.bottom{background:#f1ebdf;padding:14px 24px}#view{max-width:820px;margin:0 auto;padding:24px}
.field{margin:0 0 14px}.field>label,.field>span{display:block}.note{background:#e3f1e1;padding:8px 12px}.problem{background:#f9dcd8;padding:8px 12px}
</style>
<!-- widget --></head>
<body>
<a class="skip" href="#view">Skip to content</a>
<header class="top">
<a href="/" data-link>Ashcombe Town Library</a>
<nav aria-label="Main"><a href="/events" data-link>Events</a> <a href="/loans" data-link>My loans</a> <a href="/rooms" data-link>Study rooms</a> <a href="/suggest" data-link>Suggest a book</a> <a href="/join" data-link>Join</a> <a href="/ask" data-link>Ask a librarian</a></nav>
<form id="find" role="search"><label for="find-q">Search the catalogue</label> <input id="find-q" name="q" type="search" required> <button>Find</button></form>
</header>
<main id="view" tabindex="-1"></main>
<footer class="bottom">
<form id="letter"><label>The monthly reading letter <input type="email" name="email" placeholder="Your e-mail" required></label> <button type="submit">Subscribe</button> <span class="letter-said" role="status"></span></form>
<p>12 Abbey Walk, Ashcombe. Mon, Tue, Thu, Fri 9.30–18.00, Wed 9.30–20.00, Sat 9.30–16.00. Closed on Sundays.</p>
<button type="button" id="text-size">Larger text</button>
</footer>
<script src="/app.js"></script>
</body>
</html>`

const views: Record<string, string> = {
  '/': `<h1>Welcome to the library</h1>
<p>Sixty thousand books, a warm reading room, and a children's corner with a whale in it. Membership is free for everybody who lives, works or studies in the valley.</p>
<p><a href="/join" data-link>Why join?</a> · <a href="/books/the-salt-road" data-link>Book of the month: The Salt Road</a> · <a href="/fines" data-link>Fees and fines</a></p>
<h2>Good to know</h2><ul><li>Loans: 21 days, two renewals</li><li>Overdue: 20p a day, never more than £5</li><li>Printing: 10p a page</li></ul>`,
  '/catalogue': `<h1>Catalogue</h1><p id="hits-said" role="status">Type a title, a name or a subject into the box above.</p><ul id="hits"></ul>`,
  '/books/the-salt-road': `<article><h1>The Salt Road</h1><p>Maren Ostby · novel · 2025 · 412 pages · shelf F OST</p>
<p>Two sisters walk from the coast to the old mines, each with half a map.</p>
<p>3 copies, all on loan. 2 readers are waiting.</p>
<button type="button" id="add-to-list">Add to my reading list</button> <button type="button" id="print-page">Print this page</button> <span id="list-said" aria-live="polite"></span>
<h2>Place a hold</h2><p>We keep it for you for seven days at the branch that you choose. Holds are free.</p>
<form id="hold"><input type="hidden" name="book" value="the-salt-road">
<div class="field"><label for="h-card">Library card number</label><input id="h-card" name="card" inputmode="numeric" required></div>
<div class="field"><label for="h-surname">Surname</label><input id="h-surname" name="surname" required></div>
<div class="field"><label for="h-branch">Pick up at</label><select id="h-branch" name="branch"><option value="abbey">Abbey Walk (main library)</option><option value="mill">Mill Street branch</option><option value="bus">Library bus, stop Netherby</option></select></div>
<button type="submit">Place hold</button></form></article>`,
  '/loans': `<h1>My loans</h1><p>Renew all your loans for another 21 days. Books that somebody is waiting for cannot be renewed.</p>
<form id="renew"><div class="field"><label>Card number <input name="card" required></label></div>
<div class="field"><label>PIN <input name="pin" type="password" autocomplete="current-password" required></label></div>
<button type="submit">Renew all</button></form>`,
  '/fines': `<h1>Fees and fines</h1><table><tr><th>Adult, per day</th><td>20p</td></tr><tr><th>Under 16</th><td>nothing</td></tr><tr><th>Lost card</th><td>£2.50</td></tr></table>
<h2>Pay online</h2><form id="pay-fine">
<div class="field"><label for="f-card">Library card number</label><input id="f-card" name="card" required></div>
<div class="field"><label for="f-amount">Amount in pounds</label><input id="f-amount" name="amount" type="number" step="0.01" min="0.2" required></div>
<fieldset><legend>Take it from</legend><label><input type="radio" name="source" value="balance" checked> My printing balance</label> <label><input type="radio" name="source" value="debit"> The direct debit you have for me</label></fieldset>
<button type="submit">Pay now</button></form>`,
  '/join': `<h1>Become a member</h1><p>It is free, and you can borrow twelve items at a time. Bring something with your address on it when you collect the card.</p>
<form id="join"><div class="field"><label for="j-first">First name</label><input id="j-first" name="first" autocomplete="given-name" required></div>
<div class="field"><label for="j-last">Last name</label><input id="j-last" name="last" autocomplete="family-name" required></div>
<div class="field"><label for="j-born">Date of birth</label><input id="j-born" name="born" type="date" required></div>
<div class="field"><label for="j-street">Street and number</label><input id="j-street" name="street" autocomplete="street-address" required></div>
<div class="field"><label for="j-post">Postcode</label><input id="j-post" name="postcode" autocomplete="postal-code" required></div>
<div class="field"><label for="j-mail">E-mail</label><input id="j-mail" name="email" type="email" autocomplete="email" required></div>
<fieldset><legend>Where will you collect your card?</legend><label><input type="radio" name="branch" value="abbey" checked> Abbey Walk</label> <label><input type="radio" name="branch" value="mill"> Mill Street</label></fieldset>
<div class="field"><label><input type="checkbox" name="rules" value="yes" required> I accept the library rules</label></div>
<div class="field"><label><input type="checkbox" name="large" value="yes"> I prefer large print</label></div>
<button type="submit">Join the library</button></form>`,
  '/rooms': `<h1>Study rooms</h1><p>Free for members, up to three hours, on all days when the library is open.</p>
<form id="room"><div class="field"><span id="r-room-l">Room</span><select name="room" aria-labelledby="r-room-l"><option value="bell">Bell Room (6 seats)</option><option value="attic">Attic (2 seats)</option><option value="garden">Garden Room (12 seats, screen)</option></select></div>
<div class="field"><span id="r-day-l">Day</span><input type="date" name="day" aria-labelledby="r-day-l" required></div>
<div class="field"><span id="r-from-l">From</span><input type="time" name="from" step="1800" aria-labelledby="r-from-l" required></div>
<div class="field"><span id="r-hours-l">Hours</span><select name="hours" aria-labelledby="r-hours-l"><option>1</option><option>2</option><option>3</option></select></div>
<div class="field"><span id="r-card-l">Card number</span><input name="card" aria-labelledby="r-card-l" required></div>
<button type="submit">Book the room</button></form>`,
  '/events': `<h1>Events</h1>
<section><h2>Lego club</h2><p>Saturday 5 December, 10.30–12.00, ages 6–11. Free, 20 places.</p><button type="button" data-event="lego">Reserve a place</button></section>
<section><h2>Crime on Abbey Walk</h2><p>Thursday 10 December, 19.00. Ida Crane reads from her new novel. Free, 60 places.</p><button type="button" data-event="crime">Reserve a place</button></section>
<section><h2>Computer help</h2><p>Every Tuesday 14.00–16.00. Just come in.</p></section>
<dialog id="event-dialog"><form id="event-form"><h2 id="event-title">Reserve a place</h2><input type="hidden" name="event">
<div class="field"><label for="e-name">Name</label><input id="e-name" name="name" required></div>
<div class="field"><label for="e-mail">E-mail</label><input id="e-mail" name="email" type="email" required></div>
<div class="field"><label for="e-places">Places</label><input id="e-places" name="places" type="number" min="1" max="4" value="1"></div>
<button type="submit">Reserve</button> <button type="button" id="event-close">Close</button></form></dialog>`,
  '/suggest': `<h1>Suggest a book</h1><p>We buy about four in ten of the titles that readers suggest.</p>
<form id="suggest"><div class="field"><label for="s-title">Title</label><input id="s-title" name="title" required></div>
<div class="field"><label for="s-author">Author</label><input id="s-author" name="author"></div>
<div class="field"><label for="s-kind">Kind</label><select id="s-kind" name="kind"><option value="book">Book</option><option value="audio">Audiobook</option><option value="film">Film</option><option value="game">Board game</option></select></div>
<div class="field"><label for="s-why">Why should we have it?</label><textarea id="s-why" name="why"></textarea></div>
<div class="field"><label for="s-mail">Your e-mail (we tell you when it is here)</label><input id="s-mail" type="email" name="email"></div>
<button type="submit">Send suggestion</button></form>`,
  '/ask': `<h1>Ask a librarian</h1><form id="ask"><div class="field"><label>Your question <textarea name="question" required></textarea></label></div><div class="field"><label>Your e-mail <input type="email" name="email" required></label></div><button>Ask</button></form>`,
}

const app = `const views = ${JSON.stringify(views, null, 1)}

${String.raw`const view = document.getElementById('view')

// form id -> [where it is sent, what we say then]
const posts = {
  hold: ['/api/holds', 'Your hold is placed.'],
  renew: ['/api/renewals', 'Renewed.'],
  'pay-fine': ['/api/payments', 'Paid.'],
  join: ['/api/members', 'Welcome!'],
  room: ['/api/rooms', 'The room is yours.'],
  'event-form': ['/api/places', 'Your place is reserved.'],
  suggest: ['/api/suggestions', 'Thank you.'],
  ask: ['/api/questions', 'Thank you.'],
}

function say(form, good, text) {
  let p = form.querySelector('p[data-said]')
  if (!p) {
    p = document.createElement('p')
    p.setAttribute('data-said', '')
    form.append(p)
  }
  p.className = good ? 'note' : 'problem'
  p.setAttribute('role', good ? 'status' : 'alert')
  p.textContent = text
}

async function send(method, url, body) {
  const answer = await fetch(url, {
    method: method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: body ? JSON.stringify(body) : undefined,
  })
  const data = await answer.json()
  if (!answer.ok) throw new Error((data.errors || ['Something went wrong.']).join(' '))
  return data
}

async function search(q) {
  const said = document.getElementById('hits-said')
  const list = document.getElementById('hits')
  said.textContent = 'Searching…'
  list.innerHTML = ''
  const data = await send('GET', '/api/catalogue?q=' + encodeURIComponent(q))
  said.textContent = data.items.length + ' titles for “' + q + '”'
  data.items.forEach(function (item) {
    const li = document.createElement('li')
    const a = document.createElement('a')
    a.href = item.href
    a.setAttribute('data-link', '')
    a.textContent = item.title + ' — ' + item.author
    li.append(a)
    list.append(li)
  })
}

function draw() {
  const path = location.pathname.replace(/(.)\/$/, '$1')
  view.innerHTML = views[path] || '<h1>Not found</h1><p>This page is not on our shelves.</p>'
  const h1 = view.querySelector('h1')
  document.title = (h1 ? h1.textContent + ' · ' : '') + 'Ashcombe Town Library'
  if (path === '/catalogue') {
    const q = new URLSearchParams(location.search).get('q')
    if (q) search(q).catch(function (e) { document.getElementById('hits-said').textContent = e.message })
  }
}

function go(href) {
  history.pushState(null, '', href)
  draw()
  window.scrollTo(0, 0)
}

document.addEventListener('click', function (event) {
  const link = event.target.closest('a[data-link]')
  if (link) {
    event.preventDefault()
    go(link.getAttribute('href'))
    return
  }
  const button = event.target.closest('button')
  if (!button) return
  if (button.dataset.event) {
    const dialog = document.getElementById('event-dialog')
    dialog.querySelector('[name=event]').value = button.dataset.event
    dialog.querySelector('#event-title').textContent = button.parentNode.querySelector('h2').textContent
    dialog.showModal()
  } else if (button.id === 'event-close') {
    document.getElementById('event-dialog').close()
  } else if (button.id === 'print-page') {
    window.print()
  } else if (button.id === 'text-size') {
    document.body.style.fontSize = document.body.style.fontSize ? '' : '20px'
  } else if (button.id === 'add-to-list') {
    button.disabled = true
    send('POST', '/api/list', { book: 'the-salt-road' }).then(
      function (data) { document.getElementById('list-said').textContent = data.message },
      function (error) {
        button.disabled = false
        document.getElementById('list-said').textContent = error.message
      },
    )
  }
})

document.addEventListener('submit', function (event) {
  const form = event.target
  event.preventDefault()
  const data = Object.fromEntries(new FormData(form))
  if (form.id === 'find') {
    go('/catalogue?q=' + encodeURIComponent(data.q))
    return
  }
  if (form.id === 'letter') {
    const said = form.querySelector('.letter-said')
    send('POST', '/api/letter', data).then(
      function (d) { said.textContent = d.message; form.reset() },
      function (e) { said.textContent = e.message },
    )
    return
  }
  const post = posts[form.id]
  if (!post) return
  const button = form.querySelector('button[type=submit], button:not([type])')
  button.disabled = true
  send('POST', post[0], data).then(
    function (d) {
      button.disabled = false
      form.reset()
      say(form, true, d.message || post[1])
    },
    function (e) {
      button.disabled = false
      say(form, false, e.message)
    },
  )
})

window.addEventListener('popstate', draw)
draw()
`}`

const good = (message: string): FixtureAnswer => ({ status: 200, json: { ok: true, message } })
const bad = (errors: string[]): FixtureAnswer => ({ status: 422, json: { ok: false, errors } })
const card = (value: string | undefined): boolean => /^\d{8}$/.test((value ?? '').replaceAll(' ', ''))
const email = (value: string | undefined): boolean => /^\S+@\S+\.\S+$/.test(value ?? '')

const answer = (method: string, path: string, f: Record<string, string>): FixtureAnswer | undefined => {
  const errors: string[] = []
  if (method === 'GET' && path === '/api/catalogue') {
    const books = [
      { title: 'The Salt Road', author: 'Maren Ostby', href: '/books/the-salt-road' },
      { title: 'A Year with Bees', author: 'Colm Reddy', href: '/books/a-year-with-bees' },
      { title: 'The Beekeeper of Harl', author: 'Nina Voss', href: '/books/the-beekeeper-of-harl' },
    ]
    const q = (f.q ?? '').toLowerCase().replace(/s$/, '')
    return { status: 200, json: { items: books.filter((b) => `${b.title} ${b.author}`.toLowerCase().includes(q)) } }
  }
  if (method !== 'POST') return undefined
  if (path === '/api/holds') {
    if (!card(f.card)) errors.push('A card number has eight digits.')
    if (!f.surname) errors.push('Please enter your surname.')
    if (!f.book || !['abbey', 'mill', 'bus'].includes(f.branch ?? '')) errors.push('Please choose a branch.')
    return errors.length ? bad(errors) : good('Your hold is placed. You are number 3 in the queue.')
  }
  if (path === '/api/list') return f.book ? good('Added to your reading list.') : bad(['Which book?'])
  if (path === '/api/renewals') {
    if (!card(f.card)) errors.push('A card number has eight digits.')
    if (!/^\d{4}$/.test(f.pin ?? '')) errors.push('The PIN has four digits.')
    return errors.length ? bad(errors) : good('4 loans renewed until 14 December.')
  }
  if (path === '/api/payments') {
    if (!card(f.card)) errors.push('A card number has eight digits.')
    if (!(Number(f.amount) >= 0.2)) errors.push('Please enter an amount of at least 20p.')
    if (!['balance', 'debit'].includes(f.source ?? '')) errors.push('Where shall we take it from?')
    return errors.length ? bad(errors) : good(`Thank you. £${Number(f.amount).toFixed(2)} has been paid.`)
  }
  if (path === '/api/members') {
    for (const name of ['first', 'last', 'street', 'postcode']) if (!f[name]) errors.push(`Missing: ${name}.`)
    if (!/^\d{4}-\d\d-\d\d$/.test(f.born ?? '')) errors.push('Please enter your date of birth.')
    if (!email(f.email)) errors.push('Please enter a valid e-mail address.')
    if (!f.rules) errors.push('Please accept the library rules.')
    return errors.length ? bad(errors) : good('Welcome! Your card will be ready at the desk from tomorrow.')
  }
  if (path === '/api/rooms') {
    if (!card(f.card)) errors.push('A card number has eight digits.')
    if (!/^\d{4}-\d\d-\d\d$/.test(f.day ?? '')) errors.push('Please choose a day.')
    else if (new Date(`${f.day}T12:00:00Z`).getUTCDay() === 0)
      errors.push('The library is closed on Sundays. Please choose another day.')
    if (!/^\d\d:\d\d$/.test(f.from ?? '')) errors.push('Please choose a time.')
    return errors.length ? bad(errors) : good('The room is booked. We have no reminder system, so write it down.')
  }
  if (path === '/api/places') {
    if (!['lego', 'crime'].includes(f.event ?? '')) errors.push('Which event?')
    if (!f.name) errors.push('Please enter a name.')
    if (!email(f.email)) errors.push('Please enter a valid e-mail address.')
    if (!(Number(f.places) >= 1 && Number(f.places) <= 4)) errors.push('Between one and four places.')
    return errors.length ? bad(errors) : good(`Reserved: ${f.places} place(s). See you there!`)
  }
  if (path === '/api/suggestions') {
    if (!f.title) errors.push('Please enter a title.')
    if (f.email && !email(f.email)) errors.push('Please enter a valid e-mail address.')
    return errors.length ? bad(errors) : good('Thank you, your suggestion has reached our buyers.')
  }
  if (path === '/api/questions') {
    return f.question && email(f.email)
      ? good('Thank you. We answer within two days.')
      : bad(['Please enter a question and an e-mail address.'])
  }
  if (path === '/api/letter') {
    return email(f.email) ? good('Thank you, you are on the list.') : bad(['Please enter a valid e-mail address.'])
  }
  return undefined
}

const routes = [...Object.keys(views), '/books/a-year-with-bees', '/books/the-beekeeper-of-harl']

export const site: FixtureSite = {
  name: 'library',
  lang: 'en',
  spa: true,
  pages: Object.fromEntries(routes.map((route) => [route, shell])),
  scripts: { '/app.js': app },
  answer,
  tasks: [
    {
      id: 'library/search-catalogue',
      says: 'Do they have anything about bees?',
      page: '/',
      selector: '#find',
      name: ['searchCatalogue', 'searchCatalog', 'search', 'searchBooks', 'findBooks', 'searchLibrary', 'findBook'],
      not: ['subscribeNewsletter', 'suggestBook', 'askLibrarian'],
      input: { 'Search the catalogue': 'bees' },
      received: { method: 'GET', path: '/api/catalogue', fields: { q: 'bees' } },
      person: false,
      outcome: ['confirmed', 'opened', 'submitted_unverified'],
    },
    {
      id: 'library/reserve-book',
      says: 'Put a hold on The Salt Road for me, I will collect it at the Mill Street branch.',
      page: '/books/the-salt-road',
      selector: '#hold',
      name: ['placeHold', 'reserveBook', 'holdBook', 'requestHold', 'placeBookHold', 'reserveTitle', 'placeHoldOnBook'],
      not: ['addToReadingList', 'renewLoans', 'buyBook', 'suggestBook'],
      input: { 'Library card number': '40418277', Surname: 'Okafor', 'Pick up at': 'Mill Street branch' },
      received: {
        method: 'POST',
        path: '/api/holds',
        fields: { book: 'the-salt-road', card: '40418277', surname: 'Okafor', branch: 'mill' },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'library/reading-list',
      says: 'Add The Salt Road to my reading list.',
      page: '/books/the-salt-road',
      selector: '#add-to-list',
      name: [
        'addToReadingList',
        'addToMyReadingList',
        'addBookToReadingList',
        'addToList',
        'addToWishlist',
        'saveToReadingList',
      ],
      not: ['placeHold', 'printPage', 'addToCart'],
      input: {},
      received: { method: 'POST', path: '/api/list', fields: { book: 'the-salt-road' } },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'library/renew-loans',
      says: 'Renew everything I have out on my card.',
      page: '/loans',
      selector: '#renew',
      name: ['renewLoans', 'renewAllLoans', 'renewAll', 'renewBooks', 'renewMyLoans', 'renewLoan', 'renewItems'],
      not: ['logIn', 'signIn', 'login', 'renewMembership', 'placeHold'],
      input: { 'Card number': '40418277', PIN: '2209' },
      received: { method: 'POST', path: '/api/renewals', fields: { card: '40418277', pin: '2209' } },
      person: true,
      outcome: ['confirmed', 'approval_required'],
    },
    {
      id: 'library/pay-fine',
      says: 'Pay the 3.40 I owe the library, from my printing balance.',
      page: '/fines',
      selector: '#pay-fine',
      name: [
        'payFine',
        'payFines',
        'payFee',
        'payFees',
        'payLibraryFine',
        'payOnline',
        'payNow',
        'pay',
        'payFeesAndFines',
        'payAmount',
      ],
      not: ['renewLoans', 'donate', 'subscribeNewsletter'],
      input: { 'Library card number': '40418277', 'Amount in pounds': 3.4, 'Take it from': 'My printing balance' },
      received: {
        method: 'POST',
        path: '/api/payments',
        fields: { card: '40418277', amount: '3.4', source: 'balance' },
      },
      person: true,
      outcome: ['confirmed'],
    },
    {
      id: 'library/join',
      says: 'Make me a member of the library, I will collect the card at Mill Street.',
      page: '/join',
      selector: '#join',
      name: [
        'joinLibrary',
        'becomeMember',
        'join',
        'registerMember',
        'applyForMembership',
        'applyForLibraryCard',
        'signUp',
        'register',
        'joinTheLibrary',
        'requestLibraryCard',
      ],
      not: ['subscribeNewsletter', 'reservePlace', 'renewMembership'],
      input: {
        'First name': 'Chidi',
        'Last name': 'Okafor',
        'Date of birth': '1988-05-03',
        'Street and number': '7 Weir Terrace',
        Postcode: 'AC4 2LD',
        'E-mail': 'chidi.okafor@example.com',
        'Where will you collect your card?': 'Mill Street',
        'I accept the library rules': true,
        'I prefer large print': false,
      },
      received: {
        method: 'POST',
        path: '/api/members',
        fields: {
          first: 'Chidi',
          last: 'Okafor',
          born: '1988-05-03',
          street: '7 Weir Terrace',
          postcode: 'AC4 2LD',
          email: 'chidi.okafor@example.com',
          branch: 'mill',
          rules: 'yes',
        },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'library/book-room',
      says: 'Book the Bell Room for Sunday the 17th of January, from ten, for two hours.',
      page: '/rooms',
      selector: '#room',
      name: ['bookRoom', 'bookStudyRoom', 'reserveRoom', 'reserveStudyRoom', 'bookTheRoom'],
      not: ['reservePlace', 'placeHold', 'bookEvent'],
      input: { Room: 'Bell Room (6 seats)', Day: '2027-01-17', From: '10:00', Hours: '2', 'Card number': '40418277' },
      person: false,
      outcome: ['rejected'],
    },
    {
      id: 'library/event-place',
      says: 'Get two places at the Lego club on Saturday.',
      page: '/events',
      selector: '#event-form',
      trigger: 'button[data-event="lego"]',
      name: [
        'reservePlace',
        'reserveEventPlace',
        'registerForEvent',
        'bookEvent',
        'reserveEvent',
        'signUpForEvent',
        'bookPlace',
        'joinEvent',
        'reserveLegoClub',
        'reservePlaceLegoClub',
        'reserveLegoClubPlace',
        'reserveSpot',
      ],
      not: ['bookRoom', 'joinLibrary', 'placeHold'],
      input: { Name: 'Chidi Okafor', 'E-mail': 'chidi.okafor@example.com', Places: 2 },
      received: {
        method: 'POST',
        path: '/api/places',
        fields: { event: 'lego', name: 'Chidi Okafor', email: 'chidi.okafor@example.com', places: '2' },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'library/suggest-book',
      says: 'Ask them to buy the new Iceland travel guide by Sigrun Hall.',
      page: '/suggest',
      selector: '#suggest',
      name: [
        'suggestBook',
        'suggestPurchase',
        'sendSuggestion',
        'suggestTitle',
        'submitSuggestion',
        'requestPurchase',
        'recommendBook',
      ],
      not: ['buyBook', 'placeHold', 'askLibrarian', 'contactUs'],
      input: {
        Title: 'Iceland on Foot',
        Author: 'Sigrun Hall',
        Kind: 'Book',
        'Why should we have it?': 'The only guide you have is from 2009.',
        'Your e-mail (we tell you when it is here)': 'chidi.okafor@example.com',
      },
      received: {
        method: 'POST',
        path: '/api/suggestions',
        fields: {
          title: 'Iceland on Foot',
          author: 'Sigrun Hall',
          kind: 'book',
          why: 'The only guide you have is from 2009.',
          email: 'chidi.okafor@example.com',
        },
      },
      person: false,
      outcome: ['confirmed'],
    },
  ],
}
