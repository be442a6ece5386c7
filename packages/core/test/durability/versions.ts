/** One page before and after its site was worked on, written by hand. */
export interface Versions {
  what: string
  before: string
  after: string
  /**
   * Selector of an element before, and what is right after: the selector of the same element, or that it is `gone`, or
   * that it is `ambiguous` which of several is meant. The two answers are one for a run: nothing is touched.
   */
  elements: Record<string, string>
}

const nav = '<nav><a href="/">Home</a> <a href="/prices">Prices</a> <a href="/help">Help</a></nav>'

export const versions: readonly Versions[] = [
  {
    what: 'newsletter: from the footer to the end of the article, with new ids and a first name',
    before: `${nav}<main><h1>News</h1><p>Text</p></main><footer><form id="nl" action="/subscribe" method="post">
      <label for="nl-mail">Email</label><input id="nl-mail" type="email" name="email"><button class="b1">Subscribe</button></form></footer>`,
    after: `${nav}<main><h1>News</h1><p>Text</p><section><h2>Stay in touch</h2><form class="card" action="/subscribe" method="post">
      <label>First name <input name="first_name"></label><label>Your email <input id="f2" type="email" name="email"></label>
      <button class="btn btn-primary">Sign me up</button></form></section></main><footer>© We</footer>`,
    elements: {
      'form#nl': 'form.card',
      '#nl-mail': '#f2',
      'button.b1': 'button.btn-primary',
    },
  },
  {
    what: 'newsletter: replaced by the form of another service with other fields',
    before: `${nav}<footer><h2>Newsletter</h2><form id="nl" action="/subscribe"><input type="email" name="email" aria-label="Email"><button>Subscribe</button></form></footer>`,
    after: `${nav}<footer><h2>Feedback</h2><form id="fb" action="/feedback"><textarea name="message" aria-label="Message"></textarea><button>Send</button></form></footer>`,
    elements: {
      'form#nl': 'gone',
      '#nl input': 'gone',
      '#nl button': 'gone',
    },
  },
  {
    what: 'newsletter: a second one on top of the page beside the first one',
    before: `<h1>Shop</h1><footer><h2>Newsletter</h2><form id="a1" action="/news"><input type="email" name="mail" aria-label="Email"><button>Subscribe</button></form></footer>`,
    after: `<h1>Shop</h1><div><h2>Newsletter</h2><form action="/news"><input type="email" name="mail" aria-label="Email"><button>Subscribe</button></form></div>
      <p>Text</p><footer><h2>Newsletter</h2><form action="/news"><input type="email" name="mail" aria-label="Email"><button>Subscribe</button></form></footer>`,
    elements: {
      'form#a1': 'ambiguous',
      '#a1 input': 'ambiguous',
      '#a1 button': 'ambiguous',
    },
  },
  {
    what: 'contact: a new look, its button says something else, one field is new',
    before: `${nav}<h1>Contact us</h1><form id="contact-form" action="/contact" method="post"><p>Name <input name="name" aria-label="Name"></p>
      <p>Email <input type="email" name="email" aria-label="Email"></p><p><textarea name="message" aria-label="Message"></textarea></p>
      <input type="submit" id="go" value="Submit"></form>`,
    after: `${nav}<div class="hero"><h1>Contact us</h1></div><section><form class="form" action="/contact" method="post">
      <div class="row"><label for="n">Name</label><input id="n" name="name"></div><div class="row"><label for="e">Email address</label><input id="e" type="email" name="email"></div>
      <div class="row"><label for="p">Phone</label><input id="p" type="tel" name="phone"></div><div class="row"><label for="m">Message</label><textarea id="m" name="message"></textarea></div>
      <button class="send" type="submit">Send message</button></form></section>`,
    elements: {
      '#contact-form': 'form.form',
      '#contact-form [name=name]': '#n',
      '#contact-form [name=email]': '#e',
      '#contact-form [name=message]': '#m',
      '#go': 'button.send',
    },
  },
  {
    what: 'contact: the form is gone, its address is named instead',
    before: `${nav}<h1>Contact us</h1><form action="/contact"><input name="name" aria-label="Name"><textarea name="message" aria-label="Message"></textarea><button>Send</button></form>
      <form role="search" action="/search"><input type="search" name="q" aria-label="Search"><button>Search</button></form>`,
    after: `${nav}<h1>Contact us</h1><p><a href="mailto:we@site.example">we@site.example</a></p>
      <form role="search" action="/search"><input type="search" name="q" aria-label="Search"><button>Search</button></form>`,
    elements: {
      'form[action="/contact"]': 'gone',
      textarea: 'gone',
      'form[action="/contact"] button': 'gone',
      'form[role=search]': 'form[role=search]',
      'form[role=search] button': 'form[role=search] button',
    },
  },
  {
    what: 'login: new ids of a build, wrapped in a card, a button for another way beside it',
    before: `<h1>Log in</h1><form id="f-83a1" action="/session"><input id="u-1" type="email" name="user" aria-label="Email"><input id="p-1" type="password" name="pass" aria-label="Password">
      <button id="b-1">Log in</button></form><a class="l" href="/forgot">Forgot password?</a>`,
    after: `<div class="card"><div class="card-body"><h1>Log in</h1><button class="sso">Continue with a passkey</button><form id="f-99cc" action="/session">
      <input id="u-9" type="email" name="user" aria-label="Email"><input id="p-9" type="password" name="pass" aria-label="Password"><button id="b-9">Log in</button></form>
      <a class="x" href="/forgot">I forgot my password</a></div></div>`,
    elements: {
      form: '#f-99cc',
      '#u-1': '#u-9',
      '#p-1': '#p-9',
      '#b-1': '#b-9',
      'a.l': 'a.x',
    },
  },
  {
    what: 'login: it became the form to register on the same page',
    before: `<h1>Welcome</h1><form id="login" action="/login"><input type="email" name="email" aria-label="Email"><input type="password" name="password" aria-label="Password"><button>Log in</button></form>`,
    after: `<h1>Welcome</h1><form id="join" action="/register"><input name="first" aria-label="First name"><input name="last" aria-label="Last name"><input type="email" name="email" aria-label="Email">
      <input type="password" name="password" aria-label="Password"><input type="password" name="again" aria-label="Password again"><button>Create account</button></form>`,
    elements: {
      '#login': 'gone',
      '#login button': 'gone',
    },
  },
  {
    what: 'login: its button was renamed, in its own form beside the search',
    before: `<form action="/find"><input name="q" aria-label="Search"><button class="s">Search</button></form><main><h2>Your account</h2><form action="/login"><input type="email" name="mail" aria-label="Email">
      <input type="password" name="pw" aria-label="Password"><button class="s">Log in</button></form></main>`,
    after: `<p>We are open on Sunday. <a href="/hours">Hours</a></p><form action="/find"><input name="q" aria-label="Search"><button class="s">Search</button></form><main><h2>Your account</h2><form action="/login">
      <input type="email" name="mail" aria-label="Email"><input type="password" name="pw" aria-label="Password"><button class="s">Sign in</button></form></main>`,
    elements: {
      'form[action="/find"]': 'form[action="/find"]',
      'form[action="/login"]': 'form[action="/login"]',
      'form[action="/find"] button': 'form[action="/find"] button',
      'form[action="/login"] button': 'form[action="/login"] button',
    },
  },
  {
    what: 'booking: fields in another order, two steps more, the button renamed',
    before: `<h1>Book a table</h1><form id="book" action="/book" method="post"><select name="people" aria-label="People"><option>2</option></select><input type="date" name="day" aria-label="Day">
      <input type="time" name="time" aria-label="Time"><input name="name" aria-label="Name"><input type="tel" name="phone" aria-label="Phone"><button>Book</button></form>`,
    after: `<div><h1>Book a table</h1><ol><li>Choose</li><li>Confirm</li></ol><form class="reserve" action="/book" method="post"><input type="date" name="day" aria-label="Date"><input type="time" name="time" aria-label="Time">
      <select name="people" aria-label="Guests"><option>2</option></select><input name="name" aria-label="Name"><input type="tel" name="phone" aria-label="Phone"><input type="email" name="mail" aria-label="Email"><button class="ok">Reserve a table</button></form></div>`,
    elements: {
      '#book': 'form.reserve',
      '#book select': 'form.reserve select',
      '#book [name=day]': 'form.reserve [name=day]',
      '#book button': 'button.ok',
    },
  },
  {
    what: 'booking: the day buttons of a calendar move on by a day',
    before: `<h2>Choose a day</h2><div class="days"><button>Mon 3</button><button>Tue 4</button><button>Wed 5</button></div><button id="next">Next week</button>`,
    after: `<h2>Choose a day</h2><div class="days"><button>Tue 4</button><button>Wed 5</button><button>Thu 6</button></div><button id="forward">Next week</button>`,
    elements: {
      '.days button:nth-child(1)': 'gone',
      '.days button:nth-child(2)': '.days button:nth-child(1)',
      '.days button:nth-child(3)': '.days button:nth-child(2)',
      '#next': '#forward',
    },
  },
  {
    what: 'booking: "Cancel booking" stands where "Book now" stood',
    before: `<h1>Yoga on Monday</h1><p>60 minutes</p><button class="cta">Book now</button><a href="/classes">All classes</a>`,
    after: `<h1>Yoga on Monday</h1><p>60 minutes</p><button class="danger">Cancel booking</button><a href="/classes">All classes</a>`,
    elements: {
      'button.cta': 'gone',
      a: 'a',
    },
  },
  {
    what: 'search: from the body to the header, in a landmark, with a placeholder in place of a label',
    before: `<h1>Library</h1><form name="s" action="/search"><label for="q1">Search</label><input id="q1" name="q"><input type="submit" value="Go"></form><h2>New books</h2>`,
    after: `<header><a href="/">Library</a><form role="search" action="/search"><input type="search" name="q" placeholder="Search the library"><button aria-label="Search"></button></form></header><h1>Library</h1><h2>New books</h2>`,
    elements: {
      'form[name=s]': 'form[role=search]',
      '#q1': 'form[role=search] input',
      'form[name=s] [type=submit]': 'form[role=search] button',
    },
  },
  {
    what: 'search: one for phones and one for desks, both new',
    before: `<header><form class="one" action="/search"><input name="q" aria-label="Search"><button>Search</button></form></header><h1>Shop</h1>`,
    after: `<header><form class="m" action="/search"><input name="q" aria-label="Search"><button>Search</button></form></header><div><form class="d" action="/search"><input name="q" aria-label="Search"><button>Search</button></form></div><h1>Shop</h1>`,
    elements: {
      'form.one': 'ambiguous',
      'form.one button': 'ambiguous',
    },
  },
  {
    what: 'search: advanced search with other fields is not the simple one',
    before: `<h1>Flights</h1><form action="/q"><input name="q" aria-label="Search the site"><button>Search</button></form><form action="/flights"><input name="from" aria-label="From"><input name="to" aria-label="To"><button>Find flights</button></form>`,
    after: `<h1>Flights</h1><div class="box"><form action="/flights"><input name="from" aria-label="From"><input name="to" aria-label="To"><input type="date" name="on" aria-label="Date"><button>Show flights</button></form></div>`,
    elements: {
      'form[action="/q"]': 'gone',
      'form[action="/q"] input': 'gone',
      'form[action="/q"] button': 'gone',
      'form[action="/flights"]': 'form[action="/flights"]',
      'form[action="/flights"] [name=to]': 'form[action="/flights"] [name=to]',
      'form[action="/flights"] button': 'form[action="/flights"] button',
    },
  },
  {
    what: 'checkout: cart, address and payment become one page',
    before: `<h1>Checkout</h1><h2>Delivery</h2><form id="address" action="/checkout/address"><input name="street" aria-label="Street"><input name="zip" aria-label="Postcode"><button>Continue</button></form>
      <h2>Voucher</h2><form id="voucher" action="/checkout/voucher"><input name="code" aria-label="Code"><button>Apply</button></form>`,
    after: `<div class="grid"><h1>Checkout</h1><aside><h2>Voucher</h2><form class="v" action="/checkout/voucher"><input name="code" aria-label="Voucher code"><button>Apply</button></form></aside>
      <div><h2>Delivery</h2><form class="a" action="/checkout/address"><input name="street" aria-label="Street"><input name="zip" aria-label="Postcode"><input name="city" aria-label="City"><button>Continue to payment</button></form></div></div>`,
    elements: {
      '#address': 'form.a',
      '#address [name=zip]': 'form.a [name=zip]',
      '#address button': 'form.a button',
      '#voucher': 'form.v',
      '#voucher button': 'form.v button',
    },
  },
  {
    what: 'checkout: the voucher is gone, the order button remains',
    before: `<h1>Your order</h1><form action="/voucher"><input name="code" aria-label="Voucher"><button>Apply</button></form><form action="/order"><input type="checkbox" name="terms" aria-label="I accept the terms"><button>Place order</button></form>`,
    after: `<div><h1>Your order</h1><form action="/order"><input type="checkbox" name="terms" aria-label="I accept the terms and conditions"><button>Buy now</button></form></div>`,
    elements: {
      'form[action="/voucher"]': 'gone',
      'form[action="/voucher"] input': 'gone',
      'form[action="/voucher"] button': 'gone',
      'form[action="/order"]': 'form[action="/order"]',
      'form[action="/order"] input': 'form[action="/order"] input',
      'form[action="/order"] button': 'form[action="/order"] button',
    },
  },
  {
    what: 'cards: one more product first, each has a heading',
    before: `<h1>Lamps</h1><div class="c"><h3>Desk lamp</h3><button>Add to cart</button></div><div class="c"><h3>Floor lamp</h3><button>Add to cart</button></div>`,
    after: `<h1>Lamps</h1><div class="c"><h3>Ceiling lamp</h3><button>Add to cart</button></div><div class="c"><h3>Desk lamp</h3><button>Add to cart</button></div><div class="c"><h3>Floor lamp</h3><button>Add to cart</button></div>`,
    elements: {
      '.c:nth-of-type(1) button': '.c:nth-of-type(2) button',
      '.c:nth-of-type(2) button': '.c:nth-of-type(3) button',
    },
  },
  {
    what: 'cards: one product is sold out, its button is gone',
    before: `<h1>Lamps</h1><div class="c"><h3>Desk lamp</h3><button>Add to cart</button></div><div class="c"><h3>Floor lamp</h3><button>Add to cart</button></div><div class="c"><h3>Night lamp</h3><button>Add to cart</button></div>`,
    after: `<h1>Lamps</h1><div class="c"><h3>Desk lamp</h3><button>Add to cart</button></div><div class="c"><h3>Floor lamp</h3><p>Sold out</p></div><div class="c"><h3>Night lamp</h3><button>Add to cart</button></div>`,
    elements: {
      '.c:nth-of-type(2) button': 'gone',
      '.c:nth-of-type(3) button': '.c:nth-of-type(3) button',
    },
  },
  {
    what: 'cards: all buttons are renamed',
    before: `<h1>Courses</h1><article><h3>Knitting</h3><button class="b">Book</button></article><article><h3>Pottery</h3><button class="b">Book</button></article>`,
    after: `<h1>Courses</h1><div><article><h3>Knitting</h3><button class="k">Reserve</button></article><article><h3>Pottery</h3><button class="k">Reserve</button></article></div>`,
    elements: {
      'article:nth-of-type(1) button': 'article:nth-of-type(1) button',
      'article:nth-of-type(2) button': 'article:nth-of-type(2) button',
    },
  },
  {
    what: 'cards without headings: one of several equal buttons is gone',
    before: `<h1>Open seats</h1><ul><li>A1 <button>Take</button></li><li>A2 <button>Take</button></li><li>A3 <button>Take</button></li></ul>`,
    after: `<h1>Open seats</h1><ul><li>A1 <button>Take</button></li><li>A3 <button>Take</button></li></ul>`,
    elements: {
      'li:nth-child(2) button': 'ambiguous',
    },
  },
  {
    what: 'buttons: a data attribute stays, text and class change',
    before: `<h1>Map</h1><div><button class="a" data-action="locate">Find me</button><button class="a" data-action="share">Share</button></div>`,
    after: `<h1>Map</h1><section><div><button class="icon" data-action="share">Send to a friend</button></div><div><button class="icon" data-action="locate">Use my position</button></div></section>`,
    elements: {
      '[data-action=locate]': '[data-action=locate]',
      '[data-action=share]': '[data-action=share]',
    },
  },
  {
    what: 'buttons: what a script calls and what it controls stay, the texts change',
    before: `<h1>Tickets</h1><button id="x1" onclick="openSale()">Buy tickets</button><button id="x2" aria-controls="plan" aria-expanded="false">Seats</button><div id="plan"></div>`,
    after: `<h1>Tickets</h1><p>Only today</p><button class="big" onclick="openSale()">Get yours</button><button class="small" aria-controls="plan" aria-expanded="false">Plan of the hall</button><div id="plan"></div>`,
    elements: {
      '#x1': 'button.big',
      '#x2': 'button.small',
    },
  },
  {
    what: 'buttons: two swapped places and one of them was renamed',
    before: `<h1>Account</h1><button class="p">Save</button><button class="q">Delete account</button>`,
    after: `<h1>Account</h1><button class="z">Delete account</button><button class="y">Save changes</button>`,
    elements: {
      'button.q': 'button.z',
      'button.p': 'button.y',
    },
  },
  {
    what: 'buttons: pages of a list, the one that is meant is gone',
    before: `<h1>Results</h1><a href="?p=1">1</a><a href="?p=2">2</a><a href="?p=3">3</a><button id="all">Show all</button>`,
    after: `<h1>Results</h1><a href="?p=1">1</a><a href="?p=2">2</a><button id="some">Show fewer</button>`,
    elements: {
      'a:nth-of-type(3)': 'gone',
      'a:nth-of-type(2)': 'a:nth-of-type(2)',
      '#all': 'gone',
    },
  },
  {
    what: 'login: its button is gone, and the one beside it is the only one that could send the form',
    before: `<form action=/login><input name=email aria-label=Email><a href=/help>Help me sign in</a>
      <button type=submit class=go>Sign in</button><button type=button class=other>Sign in with Another</button></form>`,
    after: `<form action=/login><input name=email aria-label=Email><a href=/help>Help me sign in</a>
      <button type=button class=other>Sign in with Another</button></form>`,
    elements: {
      'button.go': 'gone',
      'button.other': 'button.other',
    },
  },
  {
    what: 'contact: two copies of one form with the same ids, a field of the first is gone and its label names the second one now',
    before: `<h1>Contact</h1><form class=a action=/contact><label for=f1>Name</label><input id=f1 name=f_1><label for=f2>Title</label><input id=f2 name=f_2>
      <label for=f3>Company</label><input id=f3 name=f_3></form><form class=b action=/contact><input id=f1 name=f_1><input id=f2 name=f_2><input id=f3 name=f_3></form>`,
    after: `<h1>Contact</h1><form class=a action=/contact><label for=f1>Name</label><input id=f1 name=f_1><label for=f2>Title</label>
      <label for=f3>Company</label><input id=f3 name=f_3></form><form class=b action=/contact><input id=f1 name=f_1><input id=f2 name=f_2><input id=f3 name=f_3></form>`,
    elements: {
      '.a [name=f_2]': 'gone',
      '.a [name=f_3]': '.a [name=f_3]',
    },
  },
]
