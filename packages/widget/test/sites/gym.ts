import type { FixtureAnswer, FixtureSite } from './fixture-site.ts'

const token = '<input type="hidden" name="_token" value="c8f1e07b42">'

const page = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} – Ironbridge Fitness</title>
<style>
*{box-sizing:border-box}body{margin:0;font-family:Verdana,sans-serif;background:#fafafa}.bar{display:flex;gap:16px;align-items:center;background:#111;color:#fff;padding:10px 16px}
.bar a{color:#fff}.menu[hidden]{display:none}.wrap{max-width:900px;margin:auto;padding:16px}.fg{margin-bottom:12px}.fg label{display:block;font-weight:bold}
.visually-hidden{position:absolute!important;clip:rect(0,0,0,0);width:1px;height:1px;overflow:hidden}.nope{position:absolute;left:-5000px;top:-5000px}.alert-danger{color:#b00020}.alert-success{color:#14662a}
</style>
<!-- widget --></head>
<body>
<div class="bar">
<a class="logo" href="/">Ironbridge Fitness</a>
<button type="button" class="burger" aria-expanded="false" aria-controls="menu" onclick="var m=document.getElementById('menu');m.hidden=!m.hidden;this.setAttribute('aria-expanded',String(!m.hidden))">Menu</button>
<nav id="menu" class="menu"><a href="/classes">Classes</a> <a href="/membership">Membership</a> <a href="/trainers">Trainers</a> <a href="/vouchers">Gift vouchers</a> <a href="/why-join">Why join us</a> <a href="/contact">Contact</a></nav>
<form class="search" action="/search"><input name="q" aria-label="Search" placeholder="Search"><button type="submit" aria-label="Search the site">🔍</button></form>
</div>
<div class="wrap">
${body}
</div>
<footer class="wrap">
<p>Old Foundry, 40 Canal Side, Ironbridge. Open Mon–Fri 6.00–22.00, Sat–Sun 8.00–20.00. <a href="/report">Report a fault</a> · <a href="/terms">Terms</a></p>
<form id="mailing-list" action="/mailing-list" method="post">${token}
<strong>Offers and new classes, once a month</strong>
<label for="ml-email">Email</label> <input type="email" id="ml-email" name="email" required>
<label><input type="checkbox" name="ok" value="1" required> Yes, you may e-mail me</label>
<button type="submit">Join the mailing list</button></form>
</footer>
</body>
</html>`

const done = (title: string, text: string): string =>
  page(
    title,
    `<div class="alert alert-success" role="status"><h1>${title}</h1><p>${text}</p></div><p><a href="/">Home</a></p>`,
  )

const refuse = (errors: string[]): FixtureAnswer => ({
  status: 422,
  html: page(
    'Not sent',
    `<div class="alert alert-danger" role="alert"><h1>Sorry, that did not work</h1>${errors.map((e) => `<p>${e}</p>`).join('')}</div><p>Please go back and try again.</p>`,
  ),
})

const email = (value: string | undefined): boolean => /^\S+@\S+\.\S+$/.test(value ?? '')
const date = (value: string | undefined): boolean => /^\d{4}-\d\d-\d\d$/.test(value ?? '')

const home = page(
  'Strong in all weathers',
  `<h1>Strong in all weathers</h1>
<p>A gym in an old foundry: 600 m² of free weights, 42 classes a week, a sauna, and no mirrors in the stretching room.</p>
<button type="button" class="cta" id="trial-open" onclick="document.getElementById('trial').showModal()">Try 7 days free</button> <a href="/why-join">Why join us?</a>
<h2>Memberships</h2><ul><li>Off-peak £24 a month</li><li>Anytime £36 a month</li><li>Anytime for two £62 a month</li></ul>
<dialog id="trial"><h2>Your free week</h2><p>No card, no contract. Bring trainers and a towel.</p>
<form method="post" action="/trial" id="trial-form">${token}
<div class="fg"><label for="t-name">Full name</label><input id="t-name" name="name" required></div>
<div class="fg"><label for="t-email">Email</label><input id="t-email" name="email" type="email" required></div>
<div class="fg"><label for="t-phone">Phone</label><input id="t-phone" name="phone" type="tel"></div>
<div class="fg"><label for="t-start">First day</label><input id="t-start" name="start" type="date" required></div>
<div class="fg"><label for="t-goal">What is your goal?</label><select id="t-goal" name="goal"><option value="">Prefer not to say</option><option value="strength">Get stronger</option><option value="weight">Lose weight</option><option value="back">A healthy back</option><option value="race">Train for a race</option></select></div>
<div class="nope" aria-hidden="true"><label for="t-fax">Fax</label><input id="t-fax" name="fax" tabindex="-1" autocomplete="off"></div>
<div class="fg"><label><input type="checkbox" name="health" value="1" required> I have no medical condition that speaks against training</label></div>
<button type="submit">Start my free week</button> <button type="button" onclick="this.closest('dialog').close()">Cancel</button>
</form></dialog>`,
)

const slot = (id: string, day: string, name: string, coach: string, left: string): string =>
  `<tr><td>${day}</td><td>${name}</td><td>${coach}</td><td>${left}</td><td>${left === 'full' ? 'Full' : `<button type="button" class="book" data-class="${id}" data-title="${name}, ${day}">Book a spot</button>`}</td></tr>`

const classes = page(
  'Classes',
  `<h1>This week's classes</h1>
<p><button type="button" class="filter" data-filter="morning">Morning</button> <button type="button" class="filter" data-filter="evening">Evening</button> <a href="/timetable.pdf" download>Timetable (PDF)</a></p>
<table><thead><tr><th>When</th><th>Class</th><th>Coach</th><th>Places left</th><th></th></tr></thead><tbody>
${slot('spin-mon', 'Mon 6.30', 'Spin', 'Kasia', 'full')}
${slot('pump-tue', 'Tue 18.00', 'Body Pump', 'Dele', '4')}
${slot('vinyasa-thu', 'Thu 19.15', 'Vinyasa yoga', 'Meera', '7')}
${slot('box-sat', 'Sat 10.00', 'Boxing basics', 'Dele', '2')}
</tbody></table>
<p>Classes are free for members; guests pay £9 at the desk.</p>
<dialog id="class-dialog" aria-labelledby="class-title"><h2 id="class-title">Book a spot</h2>
<form method="post" action="/classes/book" class="class-form">${token}<input type="hidden" name="class" value="">
<div class="fg"><label for="c-name">Your name</label><input id="c-name" name="name" required></div>
<div class="fg"><label for="c-mail">Email</label><input id="c-mail" name="email" type="email" required></div>
<fieldset><legend>I am</legend><label><input type="radio" name="who" value="member" required> a member</label> <label><input type="radio" name="who" value="guest"> a guest (£9 at the desk)</label></fieldset>
<div class="fg"><label><input type="checkbox" name="mat" value="1"> Lend me a mat</label></div>
<button>Book my spot</button> <button type="button" class="x">Close</button>
</form></dialog>
<script>
var dlg = document.getElementById('class-dialog')
document.querySelectorAll('button.book').forEach(function (b) {
  b.addEventListener('click', function () {
    dlg.querySelector('[name="class"]').value = b.dataset['class']
    document.getElementById('class-title').textContent = b.dataset.title
    dlg.showModal()
  })
})
dlg.querySelector('.x').addEventListener('click', function () { dlg.close() })
document.querySelectorAll('.filter').forEach(function (b) {
  b.addEventListener('click', function () {
    document.querySelectorAll('tbody tr').forEach(function (r) {
      var h = parseInt(r.cells[0].textContent.split(' ')[1], 10)
      r.hidden = b.dataset.filter === 'morning' ? h >= 12 : h < 12
    })
  })
})
</script>`,
)

const membership = page(
  'Membership',
  `<h1>Membership</h1>
<table><tr><th>Off-peak</th><td>£24 a month</td><td>weekdays 9–16, weekends all day</td></tr><tr><th>Anytime</th><td>£36 a month</td><td>whenever we are open</td></tr></table>
<h2>Members</h2>
<p><button type="button" id="freeze-open">Freeze my membership</button> <a href="/membership/cancel">Leave us</a></p>
<dialog id="freeze"><h2>Freeze my membership</h2><p>While your membership is frozen we charge £5 a month instead of the full price. Your contract is longer by the frozen months.</p>
<form method="post" action="/membership/freeze" id="freeze-form">${token}
<div class="fg"><label for="z-no">Membership number</label><input id="z-no" name="member" placeholder="IB-00000" required></div>
<div class="fg"><label for="z-from">Frozen from</label><input id="z-from" name="from" type="month" required></div>
<div class="fg"><label for="z-len">For how long?</label><select id="z-len" name="months" required><option value="1">1 month</option><option value="2">2 months</option><option value="3">3 months</option><option value="6">6 months</option></select></div>
<div class="fg"><label for="z-why">Reason</label><input id="z-why" name="reason" list="z-reasons"><datalist id="z-reasons"><option value="Injury"></option><option value="Pregnancy"></option><option value="Travel"></option></datalist></div>
<div class="fg"><label><input type="checkbox" name="fee" value="1" required> I agree to pay £5 for each frozen month</label></div>
<button type="submit">Freeze it</button> <button type="button" onclick="document.getElementById('freeze').close()">Close</button>
</form></dialog>
<script>document.getElementById('freeze-open').onclick = function () { document.getElementById('freeze').showModal() }</script>`,
)

const leave = page(
  'Leave us',
  `<h1>Cancel your membership</h1>
<p>Your membership ends at the end of next month. It cannot be brought back at the old price.</p>
<form method="post" action="/membership/cancel" name="leave" id="leave">${token}
<div class="fg"><label for="l-no">Membership number</label><input id="l-no" name="member" required></div>
<div class="fg"><label for="l-mail">Email on your account</label><input id="l-mail" name="email" type="email" required></div>
<div class="fg"><label for="l-why">Why are you leaving?</label><select id="l-why" name="why" required><option value="">Choose one</option><option value="move">I am moving away</option><option value="money">It is too expensive</option><option value="time">No time</option><option value="other">Another reason</option></select></div>
<div class="fg"><label for="l-more">What could we have done better?</label><textarea id="l-more" name="feedback"></textarea></div>
<button type="submit" class="danger">End my membership</button> <a href="/membership">Keep my membership</a>
</form>`,
)

const vouchers = page(
  'Gift vouchers',
  `<h1>Gift vouchers</h1><p>Valid for three years, for classes, training and towels with our name on them.</p>
<form method="post" action="/vouchers" class="voucher">${token}
<fieldset><legend>Value</legend><label><input type="radio" name="value" value="20"> £20</label> <label><input type="radio" name="value" value="50"> £50</label> <label><input type="radio" name="value" value="100"> £100</label></fieldset>
<div class="fg"><label for="v-to">For (name on the voucher)</label><input id="v-to" name="to" required></div>
<div class="fg"><label for="v-text">A few words</label><textarea id="v-text" name="text" maxlength="140"></textarea></div>
<div class="fg"><label for="v-mail">Send the voucher to this e-mail</label><input id="v-mail" name="email" type="email" required></div>
<div class="fg"><label for="v-pay">Pay with</label><select id="v-pay" name="pay"><option value="account">My membership account (next debit)</option><option value="invoice">Invoice</option></select></div>
<div class="fg"><label for="v-no">Membership number or invoice address</label><input id="v-no" name="payer" required></div>
<button type="submit">Buy voucher</button></form>`,
)

const trainers = page(
  'Trainers',
  `<h1>Personal trainers</h1>
<article><h2>Dele Ogun</h2><p>Strength and boxing. £38 an hour.</p><button type="button" class="ask" data-trainer="dele" onclick="askTrainer('dele', 'Dele')">Ask Dele</button></article>
<article><h2>Kasia Nowak</h2><p>Endurance, races, rehabilitation. £42 an hour.</p><button type="button" class="ask" data-trainer="kasia" onclick="askTrainer('kasia', 'Kasia')">Ask Kasia</button></article>
<div id="ask-layer" role="dialog" aria-modal="true" aria-labelledby="ask-title" style="display:none">
<h2 id="ask-title">A first talk about personal training</h2><p>Twenty minutes, free of charge.</p>
<form method="post" action="/trainers/ask" id="ask-form">${token}<input type="hidden" name="trainer">
<div class="fg"><label for="k-name">Name</label><input id="k-name" name="name" required></div>
<div class="fg"><label for="k-phone">Phone or email</label><input id="k-phone" name="reach" required></div>
<div class="fg"><label for="k-time">Good times for a talk</label><input id="k-time" name="times" placeholder="e.g. weekdays after 5"></div>
<div class="fg"><label for="k-goal">What would you like to reach?</label><textarea id="k-goal" name="goal" required></textarea></div>
<button type="submit">Request a first talk</button> <button type="button" onclick="document.getElementById('ask-layer').style.display='none'">Close</button></form></div>
<script>
function askTrainer(id, name) {
  var layer = document.getElementById('ask-layer')
  layer.querySelector('[name=trainer]').value = id
  document.getElementById('ask-title').textContent = 'A first talk with ' + name
  layer.style.display = 'block'
}
</script>`,
)

const report = page(
  'Report a fault',
  `<h1>Something broken?</h1>
<form method="post" action="/report" id="fault">${token}
<div class="fg"><label for="p-where">Area</label><select id="p-where" name="area"><option>Free weights</option><option>Cardio</option><option>Studio</option><option>Changing rooms</option><option>Sauna</option></select></div>
<div class="fg"><label for="p-what">Machine or place (the number is on the frame)</label><input id="p-what" name="machine" required></div>
<div class="fg"><label for="p-text">What is wrong with it?</label><textarea id="p-text" name="text" required></textarea></div>
<div class="fg"><span>Can somebody get hurt?</span><label><input type="radio" name="danger" value="no" checked> No</label><label><input type="radio" name="danger" value="yes"> Yes</label></div>
<button>Report it</button></form>`,
)

const contact = page(
  'Contact',
  `<h1>Contact</h1><p>Desk: 01952 555 0148</p>
<form method="post" action="/contact" id="contact">${token}
<div class="fg"><label for="n-name">Name</label><input id="n-name" name="name" required></div>
<div class="fg"><label for="n-mail">Email</label><input id="n-mail" name="email" type="email" required></div>
<div class="fg"><label for="n-topic">Subject</label><select id="n-topic" name="topic"><option value="general">General question</option><option value="invoice">Invoices</option><option value="jobs">Jobs</option></select></div>
<div class="fg"><label for="n-text">Message</label><textarea id="n-text" name="text" required></textarea></div>
<button type="submit">Send</button> <button type="reset">Clear</button></form>`,
)

const answer = (method: string, path: string, f: Record<string, string>): FixtureAnswer | undefined => {
  const errors: string[] = []
  if (method === 'GET' && path === '/search' && 'q' in f) {
    return {
      status: 200,
      html: page(
        'Search',
        '<h1>Search</h1><p>2 pages found.</p><ul><li><a href="/classes">Classes</a></li><li><a href="/membership">Membership</a></li></ul>',
      ),
    }
  }
  if (method !== 'POST') return undefined
  if (f._token !== 'c8f1e07b42')
    return {
      status: 419,
      html: page('Page expired', '<h1>Page expired</h1><p>Please reload the page and try again.</p>'),
    }
  if (path === '/trial') {
    if (f.fax) errors.push('Your request could not be sent.')
    if (!f.name) errors.push('Please enter your name.')
    if (!email(f.email)) errors.push('Please enter a valid email.')
    if (!date(f.start)) errors.push('Please choose your first day.')
    if (!f.health) errors.push('Please confirm the note on health.')
    return errors.length ? refuse(errors) : { status: 302, location: '/trial/welcome' }
  }
  if (path === '/classes/book') {
    if (!['pump-tue', 'vinyasa-thu', 'box-sat'].includes(f.class ?? '')) errors.push('This class cannot be booked.')
    if (!f.name || !email(f.email)) errors.push('Name and email are needed.')
    if (!['member', 'guest'].includes(f.who ?? '')) errors.push('Are you a member or a guest?')
    return errors.length ? refuse(errors) : { status: 302, location: '/classes/booked' }
  }
  if (path === '/membership/freeze') {
    if (!/^IB-\d{5}$/.test(f.member ?? '')) errors.push('The membership number looks like IB-12345.')
    if (!/^\d{4}-\d\d$/.test(f.from ?? '')) errors.push('From which month?')
    if (!['1', '2', '3', '6'].includes(f.months ?? '')) errors.push('For how long?')
    if (!f.fee) errors.push('Please agree to the fee.')
    return errors.length
      ? refuse(errors)
      : { status: 200, html: done('Membership frozen', 'Done. We have sent you an email with the dates.') }
  }
  if (path === '/membership/cancel') {
    if (!/^IB-\d{5}$/.test(f.member ?? '')) errors.push('The membership number looks like IB-12345.')
    if (!email(f.email)) errors.push('Please enter the email on your account.')
    if (!f.why) errors.push('Please tell us why.')
    return errors.length
      ? refuse(errors)
      : {
          status: 200,
          html: done(
            'Your membership has been cancelled',
            'It ends on the last day of next month. We are sorry to see you go.',
          ),
        }
  }
  if (path === '/vouchers') {
    if (!['20', '50', '100'].includes(f.value ?? '')) errors.push('Please choose a value.')
    if (!f.to || !f.payer) errors.push('Please tell us for whom it is and who pays.')
    if (!email(f.email)) errors.push('Please enter a valid email.')
    return errors.length ? refuse(errors) : { status: 302, location: '/vouchers/thanks' }
  }
  if (path === '/trainers/ask') {
    if (!['dele', 'kasia'].includes(f.trainer ?? '')) errors.push('Which trainer?')
    if (!f.name || !f.reach || !f.goal) errors.push('Name, phone or email and goal are needed.')
    return errors.length
      ? refuse(errors)
      : { status: 200, html: done('Request sent', 'Your trainer will get in touch within two days.') }
  }
  if (path === '/report') {
    if (!f.machine || !f.text) errors.push('Which machine, and what is wrong?')
    return errors.length
      ? refuse(errors)
      : { status: 200, html: done('Thank you', 'Your report has been received; our caretaker has a look today.') }
  }
  if (path === '/contact') {
    if (!f.name || !email(f.email) || !f.text) errors.push('Name, email and message are needed.')
    return errors.length ? refuse(errors) : { status: 302, location: '/contact/sent' }
  }
  if (path === '/mailing-list') {
    if (!email(f.email)) errors.push('Please enter a valid email.')
    if (!f.ok) errors.push('Please tick the box.')
    return errors.length
      ? refuse(errors)
      : { status: 200, html: done('You are on the list', 'Thank you for subscribing.') }
  }
  return undefined
}

export const site: FixtureSite = {
  name: 'gym',
  lang: 'en',
  spa: false,
  pages: {
    '/': home,
    '/classes': classes,
    '/classes/booked': done('Your spot is booked', 'See you there. Please come five minutes early.'),
    '/membership': membership,
    '/membership/cancel': leave,
    '/vouchers': vouchers,
    '/vouchers/thanks': done(
      'Thank you for your order',
      'The voucher is on its way to the email you gave. Order number V-3391.',
    ),
    '/trainers': trainers,
    '/report': report,
    '/contact': contact,
    '/contact/sent': done('Message sent', 'Thank you, we have received your message and answer within two days.'),
    '/trial/welcome': done('Your free week is booked', 'Show the email that we have just sent you at the desk.'),
    '/why-join': page(
      'Why join us',
      '<h1>Why join us?</h1><p>Because the coaches know your name after a week, and because nobody films themselves here.</p><p><a href="/">Try 7 days free</a></p>',
    ),
    '/terms': page(
      'Terms',
      '<h1>Terms</h1><p>Contracts run for one month and renew until cancelled with a month of notice.</p>',
    ),
    '/search': page('Search', '<h1>Search</h1><p>Please type something.</p>'),
  },
  answer,
  tasks: [
    {
      id: 'gym/free-trial',
      says: 'I would like to try the gym for free from Monday the 4th of January.',
      page: '/',
      selector: '#trial-form',
      trigger: '#trial-open',
      name: [
        'startFreeTrial',
        'startTrial',
        'startFreeWeek',
        'requestTrial',
        'requestFreeTrial',
        'bookFreeTrial',
        'bookTrial',
        'tryFree',
        'startMyFreeWeek',
        'tryForFree',
        'bookFreeWeek',
        'tryGymFree',
      ],
      not: ['joinGym', 'buyMembership', 'subscribeNewsletter'],
      input: {
        'Full name': 'Ruth Calder',
        Email: 'ruth.calder@example.com',
        Phone: '07700 900518',
        'First day': '2027-01-04',
        'What is your goal?': 'A healthy back',
        'I have no medical condition that speaks against training': true,
      },
      received: {
        method: 'POST',
        path: '/trial',
        fields: {
          name: 'Ruth Calder',
          email: 'ruth.calder@example.com',
          phone: '07700 900518',
          start: '2027-01-04',
          goal: 'back',
          health: '1',
          fax: '',
        },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'gym/join-class',
      says: 'Book me into the Thursday evening yoga class, I am a member and need a mat.',
      page: '/classes',
      selector: 'form.class-form',
      trigger: 'button[data-class="vinyasa-thu"]',
      name: [
        'bookClass',
        'joinClass',
        'bookClassSpot',
        'bookSpot',
        'reserveClass',
        'bookVinyasaYoga',
        'reserveSpot',
        'bookASpot',
        'bookMySpot',
        'registerForClass',
      ],
      not: ['filterClasses', 'downloadTimetable', 'bookTrainer'],
      input: {
        'Your name': 'Ruth Calder',
        Email: 'ruth.calder@example.com',
        'I am': 'a member',
        'Lend me a mat': true,
      },
      received: {
        method: 'POST',
        path: '/classes/book',
        fields: {
          class: 'vinyasa-thu',
          name: 'Ruth Calder',
          email: 'ruth.calder@example.com',
          who: 'member',
          mat: '1',
        },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'gym/freeze-membership',
      says: 'Freeze my membership for two months from January, I have hurt my knee; five pounds a month is fine.',
      page: '/membership',
      selector: '#freeze-form',
      trigger: '#freeze-open',
      name: ['freezeMembership', 'pauseMembership', 'freezeMyMembership', 'suspendMembership'],
      not: ['cancelMembership', 'endMembership', 'buyMembership', 'joinGym'],
      input: {
        'Membership number': 'IB-20731',
        'Frozen from': '2027-01',
        'For how long?': '2 months',
        Reason: 'Injury',
        'I agree to pay £5 for each frozen month': true,
      },
      received: {
        method: 'POST',
        path: '/membership/freeze',
        fields: { member: 'IB-20731', from: '2027-01', months: '2', reason: 'Injury', fee: '1' },
      },
      person: true,
      outcome: ['confirmed'],
    },
    {
      id: 'gym/cancel-membership',
      says: 'Cancel my membership, I am moving to Leeds.',
      page: '/membership/cancel',
      selector: '#leave',
      name: ['cancelMembership', 'endMembership', 'cancelMyMembership', 'terminateMembership', 'endMyMembership'],
      not: ['freezeMembership', 'keepMembership', 'joinGym', 'sendFeedback'],
      input: {
        'Membership number': 'IB-20731',
        'Email on your account': 'ruth.calder@example.com',
        'Why are you leaving?': 'I am moving away',
      },
      received: {
        method: 'POST',
        path: '/membership/cancel',
        fields: { member: 'IB-20731', email: 'ruth.calder@example.com', why: 'move' },
      },
      person: true,
      outcome: ['confirmed'],
    },
    {
      id: 'gym/buy-voucher',
      says: 'Buy a 50 pound gift voucher for my sister Hannah and put it on my membership account.',
      page: '/vouchers',
      selector: 'form.voucher',
      name: [
        'buyVoucher',
        'buyGiftVoucher',
        'orderVoucher',
        'orderGiftVoucher',
        'purchaseVoucher',
        'purchaseGiftVoucher',
      ],
      not: ['redeemVoucher', 'addToCart', 'contactUs'],
      input: {
        Value: '£50',
        'For (name on the voucher)': 'Hannah Calder',
        'A few words': 'Happy birthday, see you on the mat!',
        'Send the voucher to this e-mail': 'ruth.calder@example.com',
        'Pay with': 'My membership account (next debit)',
        'Membership number or invoice address': 'IB-20731',
      },
      received: {
        method: 'POST',
        path: '/vouchers',
        fields: {
          value: '50',
          to: 'Hannah Calder',
          text: 'Happy birthday, see you on the mat!',
          email: 'ruth.calder@example.com',
          pay: 'account',
          payer: 'IB-20731',
        },
      },
      person: true,
      outcome: ['confirmed'],
    },
    {
      id: 'gym/ask-trainer',
      says: 'Ask Dele for a first talk about personal training.',
      page: '/trainers',
      selector: '#ask-form',
      trigger: 'button[data-trainer="dele"]',
      name: [
        'askTrainer',
        'requestFirstTalk',
        'contactTrainer',
        'requestConsultation',
        'requestTrainer',
        'bookTrainer',
        'requestPersonalTraining',
        'requestTrainerTalk',
        'askDele',
        'bookConsultation',
        'requestTalk',
        'bookPersonalTraining',
      ],
      not: ['bookClass', 'startFreeTrial'],
      input: {
        Name: 'Ruth Calder',
        'Phone or email': 'ruth.calder@example.com',
        'Good times for a talk': 'weekdays after 5',
        'What would you like to reach?': 'Ten clean pull-ups by summer.',
      },
      received: {
        method: 'POST',
        path: '/trainers/ask',
        fields: {
          trainer: 'dele',
          name: 'Ruth Calder',
          reach: 'ruth.calder@example.com',
          times: 'weekdays after 5',
          goal: 'Ten clean pull-ups by summer.',
        },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'gym/report-fault',
      says: 'Tell them that the rowing machine number 4 is broken.',
      page: '/report',
      selector: '#fault',
      name: [
        'reportFault',
        'reportProblem',
        'reportIssue',
        'reportIt',
        'reportEquipmentFault',
        'reportBrokenEquipment',
        'sendReport',
        'submitFaultReport',
      ],
      not: ['contactUs', 'search'],
      input: {
        Area: 'Cardio',
        'Machine or place (the number is on the frame)': 'Rowing machine 4',
        'What is wrong with it?': 'The chain jumps and the display stays dark.',
        'Can somebody get hurt?': 'No',
      },
      received: {
        method: 'POST',
        path: '/report',
        fields: {
          area: 'Cardio',
          machine: 'Rowing machine 4',
          text: 'The chain jumps and the display stays dark.',
          danger: 'no',
        },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'gym/contact',
      says: 'Ask them if there is parking for bicycles.',
      page: '/contact',
      selector: '#contact',
      name: [
        'contactUs',
        'sendMessage',
        'contact',
        'contactGym',
        'sendContactMessage',
        'submitContactForm',
        'sendContactForm',
      ],
      not: ['clearForm', 'subscribeNewsletter', 'reportFault'],
      input: {
        Name: 'Ben Ashdown',
        Email: 'ben.ashdown@example.com',
        Subject: 'General question',
        Message: 'Is there covered parking for bicycles near the entrance?',
      },
      received: {
        method: 'POST',
        path: '/contact',
        fields: {
          name: 'Ben Ashdown',
          email: 'ben.ashdown@example.com',
          topic: 'general',
          text: 'Is there covered parking for bicycles near the entrance?',
        },
      },
      person: false,
      outcome: ['confirmed'],
    },
    {
      id: 'gym/newsletter',
      says: 'Put me on their mailing list.',
      page: '/',
      selector: '#mailing-list',
      name: [
        'joinMailingList',
        'subscribeNewsletter',
        'subscribeToNewsletter',
        'subscribe',
        'subscribeMailingList',
        'subscribeToMailingList',
      ],
      not: ['joinGym', 'unsubscribe', 'startFreeTrial', 'joinClass'],
      input: { Email: 'ben.ashdown@example.com', 'Yes, you may e-mail me': true },
      received: { method: 'POST', path: '/mailing-list', fields: { email: 'ben.ashdown@example.com', ok: '1' } },
      person: false,
      outcome: ['confirmed'],
    },
  ],
}
