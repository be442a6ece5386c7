import type { FixtureAnswer, FixtureSite } from './fixture-site.ts'

const page = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Hollins &amp; Marsh Garage, Wetherfield</title>
<style>
body{font-family:Arial,sans-serif;margin:0;color:#222}header,footer{background:#1d2b36;color:#fff;padding:12px 20px}
header a,footer a{color:#fff}main{max-width:860px;margin:0 auto;padding:20px}.row{margin:10px 0}.row label{display:block}
.hp{position:absolute;left:-9999px}.cookie-bar{position:fixed;bottom:0;left:0;right:0;background:#fff8dc;padding:8px 20px}
.error{color:#a40000}.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}
</style>
<!-- widget --></head>
<body>
<header>
<a href="/"><strong>Hollins &amp; Marsh Garage</strong></a> <a href="tel:+441632960417">01632 960417</a>
<nav aria-label="Main"><a href="/services">Services &amp; prices</a> <a href="/book">Book online</a> <a href="/tyres">Tyres</a>
<a href="/breakdown">Breakdown</a> <a href="/ready">Is it ready?</a> <a href="/reviews">Reviews</a> <a href="/contact">Contact</a></nav>
<form action="/search" method="get" role="search" class="site-search">
<label class="sr-only" for="site-q">Search this site</label><input id="site-q" type="search" name="q" placeholder="Clutch, exhaust, MOT…"><button>Search</button>
</form>
</header>
<main>
${main}
</main>
<footer>
<form action="/reminders" method="post" class="reminders">
<h2>Service reminders by e-mail</h2>
<p>We write twice a year: before winter, and a month before your MOT runs out.</p>
<input type="email" name="email" aria-label="Your e-mail address" placeholder="you@example.com" required>
<label>MOT due in <select name="month"><option value="">I don't know</option><option value="01">January</option><option value="02">February</option><option value="03">March</option><option value="04">April</option><option value="05">May</option><option value="06">June</option><option value="07">July</option><option value="08">August</option><option value="09">September</option><option value="10">October</option><option value="11">November</option><option value="12">December</option></select></label>
<button type="submit">Remind me</button>
</form>
<p>Unit 3, Tannery Yard, Wetherfield WF9 4QT. Monday to Friday 8.00–17.30, Saturday 8.30–12.30, Sunday closed.</p>
<p><a href="/privacy">Privacy</a> · <a href="/book/cancel">Cancel a booking</a></p>
</footer>
<div class="cookie-bar" id="cookie-bar"><p>We use cookies to count visits.</p><button type="button" data-cookies="all">Accept all</button> <button type="button" data-cookies="none">Only necessary</button></div>
<script>
document.querySelectorAll('[data-cookies]').forEach(function (b) {
  b.addEventListener('click', function () { document.getElementById('cookie-bar').hidden = true })
})
</script>
</body>
</html>`

const thanks = (title: string, text: string): string =>
  page(title, `<h1>${title}</h1>\n<p class="done">${text}</p>\n<p><a href="/">Back to the home page</a></p>`)

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const refuse = (errors: string[]): FixtureAnswer => ({
  status: 422,
  html: page(
    'Please check your entries',
    `<h1>Please check your entries</h1>\n<ul class="error" role="alert">${errors.map((e) => `<li>${e}</li>`).join('')}</ul>
<p><a href="javascript:history.back()">Back to the form</a></p>`,
  ),
})

const email = (value: string | undefined): boolean => /^\S+@\S+\.\S+$/.test(value ?? '')

const home = page(
  'MOT, servicing and repairs',
  `<h1>Honest repairs in Wetherfield since 1974</h1>
<p>Four ramps, five mechanics and a kettle that is always on. We look after all makes of cars and light vans, and we show you the worn part before we replace it.</p>
<ul><li>MOT test <strong>£49.50</strong></li><li>Interim service from <strong>£139</strong></li><li>Full service from <strong>£219</strong></li></ul>
<p><a href="/book" class="button">Book online</a> <a href="/reviews">Why our customers come back</a></p>
<h2>This month</h2><p>Winter check (battery, lights, wipers, antifreeze) free of charge with every service until 31 January.</p>`,
)

const services = page(
  'Services and prices',
  `<h1>Services &amp; prices</h1>
<table><caption>Prices with VAT, up to 1.6 litres</caption>
<tr><th scope="col">Job</th><th scope="col">Time</th><th scope="col">Price</th></tr>
<tr><td>MOT test</td><td>1 hour</td><td>£49.50</td></tr><tr><td>Interim service</td><td>2 hours</td><td>£139</td></tr>
<tr><td>Full service</td><td>half a day</td><td>£219</td></tr><tr><td>Front brake pads</td><td>1½ hours</td><td>from £118</td></tr>
<tr><td>Air conditioning regas</td><td>1 hour</td><td>£75</td></tr></table>
<p><button type="button" class="print" onclick="window.print()">Print this price list</button></p>
<h2>Not sure what it needs?</h2>
<p>One of the mechanics will ring you and ask the right questions.</p>
<button type="button" id="open-callback" aria-haspopup="dialog">Ring me back</button>
<dialog id="callback" aria-labelledby="callback-title">
<h2 id="callback-title">We ring you back</h2>
<form method="post" action="/call-back" id="callback-form">
<p><label>Name <input name="name" autocomplete="name" required></label></p>
<p><label>Telephone number <input type="tel" name="phone" autocomplete="tel" required></label></p>
<fieldset><legend>When suits you?</legend>
<label><input type="radio" name="when" value="am" checked> This morning</label>
<label><input type="radio" name="when" value="pm"> This afternoon</label>
<label><input type="radio" name="when" value="next"> Tomorrow</label></fieldset>
<button type="submit">Please ring me</button> <button type="button" class="close">Not now</button>
</form>
</dialog>
<script>
(function () {
  var d = document.getElementById('callback')
  document.getElementById('open-callback').onclick = function () { d.showModal() }
  d.querySelector('.close').onclick = function () { d.close() }
})()
</script>`,
)

const book = page(
  'Book online',
  `<h1>Book your car in</h1>
<p>Bring the car between 8.00 and 9.00, or at 12.30 for the afternoon. You pay when you collect; you can change or cancel up to the day before at no cost.</p>
<form method="post" action="/book" id="booking" name="booking">
<fieldset><legend>Your car</legend>
<div class="row"><label for="reg">Registration number <span aria-hidden="true">*</span></label><input id="reg" name="reg" required maxlength="9" placeholder="AB12 CDE"></div>
<div class="row"><label for="make">Make and model <span aria-hidden="true">*</span></label><input id="make" name="make" required></div>
<div class="row"><label for="miles">Mileage</label><input id="miles" name="mileage" type="number" min="0" step="1"></div>
</fieldset>
<div class="row"><label for="job">What shall we do? <span aria-hidden="true">*</span></label><select id="job" name="job" required><option value="">Please choose</option><option value="mot">MOT test (£49.50)</option><option value="interim">Interim service (from £139)</option><option value="full">Full service (from £219)</option><option value="motfull">MOT and full service (from £255)</option><option value="other">Something else</option></select></div>
<div class="row"><label for="day">Day <span aria-hidden="true">*</span></label><input id="day" name="day" type="date" required></div>
<fieldset><legend>Drop-off</legend><label><input type="radio" name="slot" value="morning" required> Morning, 8.00–9.00</label> <label><input type="radio" name="slot" value="afternoon"> Afternoon, 12.30</label></fieldset>
<div class="row"><label><input type="checkbox" name="courtesy" value="yes"> I need a courtesy car (free, please bring your licence)</label></div>
<div class="row"><label for="bname">Your name <span aria-hidden="true">*</span></label><input id="bname" name="name" autocomplete="name" required></div>
<div class="row"><label for="bphone">Mobile <span aria-hidden="true">*</span></label><input id="bphone" name="phone" type="tel" autocomplete="tel" required></div>
<div class="row"><label for="bmail">E-mail</label><input id="bmail" name="email" type="email" autocomplete="email"></div>
<div class="row"><label for="bnote">Anything we should know?</label><textarea id="bnote" name="notes" rows="3"></textarea></div>
<div class="row"><label><input type="checkbox" name="agree" value="1" required> You may use my details to handle this booking</label></div>
<button type="submit">Request this appointment</button>
</form>
<p>Already booked? <a href="/book/cancel">Cancel a booking</a>.</p>`,
)

const cancel = page(
  'Cancel a booking',
  `<h1>Cancel a booking</h1>
<p>The reference is in the text message that we sent you (HM and five digits). A cancelled slot goes to the next customer at once and cannot be restored.</p>
<form method="post" action="/book/cancel" class="cancel-booking">
<p><label for="ref">Booking reference</label><br><input id="ref" name="ref" required></p>
<p><label for="cmobile">Mobile number you booked with</label><br><input id="cmobile" type="tel" name="phone" required></p>
<p><label for="why">Reason (optional)</label><br><select id="why" name="reason"><option value="">No reason</option><option value="sold">I have sold the car</option><option value="time">The time no longer suits</option><option value="else">I go elsewhere</option></select></p>
<button type="submit">Cancel my booking</button>
</form>`,
)

const tyres = page(
  'Tyres',
  `<h1>Tyres, fitted and balanced</h1>
<p>The size is on the side of your tyre, for example <b>205/55 R16</b>. All prices include fitting, new valve, balancing and disposal of the old tyre.</p>
<form method="post" action="/tyres/quote" id="tyre-quote">
<table>
<tr><td><label for="tw">Width</label></td><td><select id="tw" name="width"><option>175</option><option>185</option><option>195</option><option>205</option><option>225</option></select></td></tr>
<tr><td><label for="tp">Profile</label></td><td><select id="tp" name="profile"><option>45</option><option>50</option><option>55</option><option>60</option><option>65</option></select></td></tr>
<tr><td><label for="tr">Rim</label></td><td><select id="tr" name="rim"><option value="15">R15</option><option value="16">R16</option><option value="17">R17</option></select></td></tr>
<tr><td><label for="tn">How many tyres?</label></td><td><input id="tn" name="count" type="number" min="1" max="5" value="2"></td></tr>
</table>
<fieldset><legend>Quality</legend><label><input type="radio" name="range" value="budget" checked> Budget</label><label><input type="radio" name="range" value="mid"> Mid-range</label><label><input type="radio" name="range" value="premium"> Premium</label></fieldset>
<p><label>Send the quote to (e-mail) <input type="email" name="email" required></label></p>
<button>Get my quote</button>
</form>`,
)

const breakdown = page(
  'Breakdown and recovery',
  `<h1>Broken down?</h1>
<p>Our recovery truck is out every day from 6.00 to 23.00 within 25 miles of Wetherfield. The call-out is <strong>£85</strong> plus £2 a mile after the first ten; it is charged even when the car starts again before we arrive. If you stand on a motorway, ring 999 first.</p>
<form method="post" action="/breakdown" id="tow">
<div class="row"><label for="where">Where are you?</label><textarea id="where" name="where" rows="2" placeholder="Street, village, nearest junction" required></textarea></div>
<div class="row"><label for="treg">Registration</label><input id="treg" name="reg" required></div>
<div class="row"><label for="twrong">What is wrong?</label><select id="twrong" name="fault" required><option value="">—</option><option value="nostart">Does not start</option><option value="flat">Flat tyre</option><option value="accident">Accident</option><option value="fuel">Wrong fuel or none</option><option value="unknown">Don't know</option></select></div>
<div class="row"><label for="tphone">Your mobile</label><input id="tphone" name="phone" type="tel" required></div>
<div class="row"><input type="checkbox" id="tsafe" name="safe" value="yes"><label for="tsafe" style="display:inline">The car stands in a safe place</label></div>
<div class="row"><input type="checkbox" id="tcharge" name="charge" value="accepted" required><label for="tcharge" style="display:inline">I accept the call-out charge of £85</label></div>
<button type="submit">Send the truck now</button>
</form>`,
)

const ready = page(
  'Is it ready?',
  `<h1>Is my car ready?</h1>
<form method="get" action="/ready" class="status-check">
<label for="plate">Number plate</label> <input id="plate" name="plate" required autocapitalize="characters"> <button type="submit">Check</button>
</form>
<p>The workshop updates the board at 11.00, 14.00 and 16.30.</p>`,
)

const reviews = page(
  'Reviews',
  `<h1>What customers say</h1>
<article><h2>“They rang before doing anything”</h2><p>Clutch on my van, cheaper than the estimate. ★★★★★</p><p>Gareth P., October 2026</p></article>
<article><h2>“Bit of a wait”</h2><p>Good work but the courtesy car was late. ★★★☆☆</p><p>Mrs Adeyemi, September 2026</p></article>
<button type="button" class="more" onclick="this.nextElementSibling.hidden=!this.nextElementSibling.hidden">Show older reviews</button>
<div hidden><article><h2>“MOT while I waited”</h2><p>★★★★☆</p><p>Lin, May 2026</p></article></div>
<h2>Write a review</h2>
<form method="post" action="/reviews" id="review">
<fieldset><legend>Stars</legend><label><input type="radio" name="stars" value="1"> 1 star</label><label><input type="radio" name="stars" value="2"> 2 stars</label><label><input type="radio" name="stars" value="3"> 3 stars</label><label><input type="radio" name="stars" value="4"> 4 stars</label><label><input type="radio" name="stars" value="5"> 5 stars</label></fieldset>
<p><label for="rtitle">Headline</label> <input id="rtitle" name="headline" maxlength="80"></p>
<p><label for="rtext">Your review</label><br><textarea id="rtext" name="text" required minlength="10"></textarea></p>
<p><label for="rname">Name shown</label> <input id="rname" name="author" required></p>
<button type="submit">Publish review</button>
</form>`,
)

const contact = page(
  'Contact',
  `<h1>Contact</h1>
<address>Hollins &amp; Marsh Garage, Unit 3, Tannery Yard, Wetherfield WF9 4QT<br>workshop@hollinsmarsh.example</address>
<p><a href="https://maps.example/?q=WF9+4QT">Directions</a></p>
<form method="post" action="/contact" class="contact-form">
<div><input name="name" placeholder="Your name" required></div>
<div><input name="email" type="email" placeholder="Your e-mail" required></div>
<div class="hp"><label>Leave this field empty <input name="website" tabindex="-1" autocomplete="off"></label></div>
<div><textarea name="message" placeholder="Your message" required></textarea></div>
<div><button type="submit">Send message</button></div>
</form>`,
)

const answer = (method: string, path: string, f: Record<string, string>): FixtureAnswer | undefined => {
  const errors: string[] = []
  if (method === 'GET' && path === '/search' && 'q' in f) {
    const hit = /tyre|mot|service|brake/i.test(f.q ?? '')
    return {
      status: 200,
      html: page(
        'Search',
        `<h1>Results for “${escapeHtml(f.q ?? '')}”</h1><p>${hit ? '<a href="/services">Services &amp; prices</a>' : 'Nothing found.'}</p>`,
      ),
    }
  }
  if (method === 'GET' && path === '/ready' && 'plate' in f) {
    const plate = (f.plate ?? '').replace(/\s/g, '').toUpperCase()
    if (!plate) return refuse(['Please enter a number plate.'])
    const state =
      plate === 'YK19HMD'
        ? 'Ready. You can collect it until 17.30 today. To pay: £219.00.'
        : 'We have no car with this plate in the workshop.'
    return {
      status: 200,
      html: page(
        'Is it ready?',
        `<h1>${escapeHtml(plate)}</h1><p class="state">${state}</p><p><a href="/ready">Check another</a></p>`,
      ),
    }
  }
  if (method !== 'POST') return undefined
  if (path === '/book') {
    if (!f.reg) errors.push('Registration number is missing.')
    if (!f.make) errors.push('Make and model are missing.')
    if (!['mot', 'interim', 'full', 'motfull', 'other'].includes(f.job ?? '')) errors.push('Please choose a job.')
    if (!/^\d{4}-\d\d-\d\d$/.test(f.day ?? '')) errors.push('Please choose a day.')
    else if (new Date(`${f.day}T12:00:00Z`).getUTCDay() === 0) errors.push('We are closed on Sundays.')
    if (!['morning', 'afternoon'].includes(f.slot ?? '')) errors.push('Please choose morning or afternoon.')
    if (!f.name || !f.phone) errors.push('Please leave your name and mobile number.')
    if (f.email && !email(f.email)) errors.push('This e-mail address does not look right.')
    if (!f.agree) errors.push('We need your consent to keep your details.')
    return errors.length ? refuse(errors) : { status: 303, location: '/book/thanks' }
  }
  if (path === '/book/cancel') {
    if (!/^HM-?\d{5}$/i.test(f.ref ?? '')) errors.push('We do not know this booking reference.')
    if (!f.phone) errors.push('Please enter the mobile number you booked with.')
    return errors.length ? refuse(errors) : { status: 303, location: '/book/cancelled' }
  }
  if (path === '/tyres/quote') {
    const each = { budget: 62, mid: 84, premium: 112 }[f.range ?? '']
    const count = Number(f.count)
    if (!each) errors.push('Please choose a quality.')
    if (!(count >= 1 && count <= 5)) errors.push('Between one and five tyres, please.')
    if (!email(f.email)) errors.push('Where may we send the quote?')
    if (errors.length) return refuse(errors)
    return {
      status: 200,
      html: thanks(
        'Your tyre quote',
        `${count} × ${f.width}/${f.profile} R${f.rim}: <strong>£${(each ?? 0) * count}</strong> fitted. We have sent this quote to ${escapeHtml(f.email ?? '')}; it is good for 14 days.`,
      ),
    }
  }
  if (path === '/breakdown') {
    if (!f.where) errors.push('Please tell us where you are.')
    if (!f.reg || !f.fault || !f.phone) errors.push('Registration, fault and mobile number are needed.')
    if (!f.charge) errors.push('Please accept the call-out charge.')
    return errors.length ? refuse(errors) : { status: 303, location: '/breakdown/on-its-way' }
  }
  if (path === '/reviews') {
    if (!/^[1-5]$/.test(f.stars ?? '')) errors.push('Please give between one and five stars.')
    if ((f.text ?? '').length < 10) errors.push('Please write a little more.')
    if (!f.author) errors.push('Under which name shall we show it?')
    return errors.length ? refuse(errors) : { status: 303, location: '/reviews/thanks' }
  }
  if (path === '/contact') {
    if (f.website) errors.push('Your message could not be sent.')
    if (!f.name || !f.message) errors.push('Name and message are needed.')
    if (!email(f.email)) errors.push('This e-mail address does not look right.')
    return errors.length
      ? refuse(errors)
      : { status: 200, html: thanks('Message sent', 'Thank you. We answer within one working day.') }
  }
  if (path === '/call-back') {
    if (!f.name || !f.phone) errors.push('Name and telephone number are needed.')
    if (!['am', 'pm', 'next'].includes(f.when ?? '')) errors.push('When may we ring?')
    return errors.length
      ? refuse(errors)
      : { status: 200, html: thanks('We will ring you', 'Thank you, a mechanic will ring you at the time you chose.') }
  }
  if (path === '/reminders') {
    if (!email(f.email)) return refuse(['This e-mail address does not look right.'])
    return {
      status: 200,
      html: thanks(
        'Almost done',
        'Please click the link in the e-mail that we have just sent you to confirm your subscription.',
      ),
    }
  }
  return undefined
}

export const site: FixtureSite = {
  name: 'garage',
  lang: 'en',
  spa: false,
  pages: {
    '/': home,
    '/services': services,
    '/book': book,
    '/book/cancel': cancel,
    '/book/thanks': thanks(
      'Appointment requested',
      'Thank you. Your booking reference is <b>HM-20655</b>. We confirm by text message within two working hours.',
    ),
    '/book/cancelled': thanks('Booking cancelled', 'Your booking has been cancelled. There is nothing to pay.'),
    '/tyres': tyres,
    '/breakdown': breakdown,
    '/breakdown/on-its-way': thanks(
      'The truck is on its way',
      'We have your call-out. The driver rings you within ten minutes. Stay clear of the road.',
    ),
    '/ready': ready,
    '/reviews': reviews,
    '/reviews/thanks': thanks('Thank you for your review', 'It appears here as soon as we have read it.'),
    '/contact': contact,
    '/search': page('Search', '<h1>Search</h1><p>Type a word into the box at the top.</p>'),
    '/privacy': page(
      'Privacy',
      '<h1>Privacy</h1><p>We keep booking details for six years because the tax office asks for it. We never sell addresses.</p>',
    ),
  },
  answer,
  tasks: [
    {
      id: 'garage/book-service',
      says: 'Book my Skoda in for a full service on 14 January, in the morning, and I would like a courtesy car.',
      page: '/book',
      selector: '#booking',
      name: [
        'bookAppointment',
        'bookService',
        'requestAppointment',
        'bookCarService',
        'bookCarIn',
        'bookCar',
        'bookOnline',
      ],
      not: ['cancelBooking', 'subscribeNewsletter', 'search'],
      input: {
        'Registration number': 'LM68 TKO',
        'Make and model': 'Skoda Octavia',
        Mileage: 61200,
        'What shall we do?': 'Full service (from £219)',
        Day: '2027-01-14',
        'Drop-off': 'Morning, 8.00–9.00',
        'I need a courtesy car (free, please bring your licence)': true,
        'Your name': 'Priya Nair',
        Mobile: '07700 900142',
        'You may use my details to handle this booking': true,
      },
      received: {
        method: 'POST',
        path: '/book',
        fields: {
          reg: 'LM68 TKO',
          make: 'Skoda Octavia',
          mileage: '61200',
          job: 'full',
          day: '2027-01-14',
          slot: 'morning',
          courtesy: 'yes',
          name: 'Priya Nair',
          phone: '07700 900142',
          agree: '1',
        },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'garage/tyre-quote',
      says: 'How much would four mid-range tyres in 205/55 R16 cost me?',
      page: '/tyres',
      selector: '#tyre-quote',
      name: [
        'requestTyreQuote',
        'getTyreQuote',
        'requestQuote',
        'getQuote',
        'getTyrePrice',
        'requestTireQuote',
        'getTireQuote',
      ],
      not: ['buyTyres', 'orderTyres', 'subscribeNewsletter'],
      input: {
        Width: '205',
        Profile: '55',
        Rim: 'R16',
        'How many tyres?': 4,
        Quality: 'Mid-range',
        'Send the quote to (e-mail)': 'priya.nair@example.com',
      },
      received: {
        method: 'POST',
        path: '/tyres/quote',
        fields: { width: '205', profile: '55', rim: '16', count: '4', range: 'mid', email: 'priya.nair@example.com' },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'garage/request-tow',
      says: 'My car will not start on Mill Lane, please send the recovery truck.',
      page: '/breakdown',
      selector: '#tow',
      name: [
        'requestTow',
        'requestRecovery',
        'requestBreakdownRecovery',
        'callRecoveryTruck',
        'sendTruck',
        'requestTruck',
        'requestBreakdownHelp',
        'requestRoadsideAssistance',
        'requestTowing',
        'requestCallOut',
        'reportBreakdown',
        'sendTruckNow',
      ],
      not: ['contactUs', 'sendMessage', 'bookAppointment'],
      input: {
        'Where are you?': 'Mill Lane, by the chapel, Nether Wetherfield',
        Registration: 'LM68 TKO',
        'What is wrong?': 'Does not start',
        'Your mobile': '07700 900142',
        'The car stands in a safe place': true,
        'I accept the call-out charge of £85': true,
      },
      received: {
        method: 'POST',
        path: '/breakdown',
        fields: {
          where: 'Mill Lane, by the chapel, Nether Wetherfield',
          reg: 'LM68 TKO',
          fault: 'nostart',
          phone: '07700 900142',
          safe: 'yes',
          charge: 'accepted',
        },
      },
      person: true,
      outcome: ['confirmed'],
    },
    {
      id: 'garage/check-ready',
      says: 'Is my car YK19 HMD ready to be picked up?',
      page: '/ready',
      selector: 'form.status-check',
      name: [
        'checkCarReady',
        'checkCarStatus',
        'checkIfCarReady',
        'checkRepairStatus',
        'checkReady',
        'checkStatus',
        'checkVehicleStatus',
        'checkNumberPlate',
        'checkIfReady',
        'checkCar',
        'lookUpCar',
        'trackRepair',
      ],
      not: ['search', 'searchSite', 'bookAppointment'],
      input: { 'Number plate': 'YK19 HMD' },
      received: { method: 'GET', path: '/ready', fields: { plate: 'YK19 HMD' } },
      person: false,
      outcome: ['confirmed', 'submitted_unverified', 'opened'],
    },
    {
      id: 'garage/leave-review',
      says: 'Leave them five stars and say that the brakes were fixed the same day.',
      page: '/reviews',
      selector: '#review',
      name: ['leaveReview', 'writeReview', 'publishReview', 'submitReview', 'postReview', 'addReview', 'sendReview'],
      not: ['contactUs', 'sendMessage', 'showReviews'],
      input: {
        Stars: '5 stars',
        Headline: 'Brakes done the same day',
        'Your review': 'Dropped it off at eight with grinding brakes and had it back by four. Fair price.',
        'Name shown': 'Priya N.',
      },
      received: {
        method: 'POST',
        path: '/reviews',
        fields: {
          stars: '5',
          headline: 'Brakes done the same day',
          text: 'Dropped it off at eight with grinding brakes and had it back by four. Fair price.',
          author: 'Priya N.',
        },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'garage/contact',
      says: 'Write to them and ask if they fit tow bars to a Yaris.',
      page: '/contact',
      selector: 'form.contact-form',
      name: [
        'contactUs',
        'sendMessage',
        'contact',
        'sendContactMessage',
        'contactGarage',
        'submitContactForm',
        'sendContactForm',
      ],
      not: ['subscribeNewsletter', 'requestTow', 'leaveReview'],
      input: {
        'Your name': 'Tom Akehurst',
        'Your e-mail': 'tom.akehurst@example.com',
        'Your message': 'Do you fit tow bars to a 2021 Yaris, and roughly what would it cost?',
      },
      received: {
        method: 'POST',
        path: '/contact',
        fields: {
          name: 'Tom Akehurst',
          email: 'tom.akehurst@example.com',
          message: 'Do you fit tow bars to a 2021 Yaris, and roughly what would it cost?',
          website: '',
        },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'garage/call-back',
      says: 'Have somebody from the workshop ring me this afternoon.',
      page: '/services',
      selector: '#callback-form',
      trigger: '#open-callback',
      name: [
        'requestCallBack',
        'requestCallback',
        'requestCall',
        'requestPhoneCall',
        'askForCallback',
        'ringBack',
        'ringMeBack',
        'callBack',
      ],
      not: ['contactUs', 'printPage', 'bookAppointment'],
      input: { Name: 'Tom Akehurst', 'Telephone number': '01632 960233', 'When suits you?': 'This afternoon' },
      received: {
        method: 'POST',
        path: '/call-back',
        fields: { name: 'Tom Akehurst', phone: '01632 960233', when: 'pm' },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'garage/cancel-booking',
      says: 'Cancel my booking HM-20418, I have sold the car.',
      page: '/book/cancel',
      selector: 'form.cancel-booking',
      name: ['cancelBooking', 'cancelAppointment', 'cancelMyBooking'],
      not: ['bookAppointment', 'book', 'bookService', 'changeBooking', 'contactUs'],
      input: {
        'Booking reference': 'HM-20418',
        'Mobile number you booked with': '07700 900142',
        'Reason (optional)': 'I have sold the car',
      },
      received: {
        method: 'POST',
        path: '/book/cancel',
        fields: { ref: 'HM-20418', phone: '07700 900142', reason: 'sold' },
      },
      person: true,
      outcome: ['confirmed'],
    },
    {
      id: 'garage/newsletter',
      says: 'Sign me up for their service reminders by e-mail.',
      page: '/',
      selector: 'form.reminders',
      name: [
        'subscribeReminders',
        'subscribeToReminders',
        'subscribeNewsletter',
        'subscribeServiceReminders',
        'subscribeToServiceReminders',
        'requestServiceReminders',
        'requestReminders',
        'signUpForReminders',
        'subscribe',
        'subscribeToNewsletter',
        'requestReminder',
        'setReminder',
      ],
      not: ['unsubscribe', 'contactUs', 'bookAppointment'],
      input: { 'Your e-mail address': 'tom.akehurst@example.com', 'MOT due in': 'March' },
      received: { method: 'POST', path: '/reminders', fields: { email: 'tom.akehurst@example.com', month: '03' } },
      person: false,
      outcome: ['confirmed', 'next_step', 'submitted_unverified'],
    },
  ],
}
