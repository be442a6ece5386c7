import type { SitePage } from './loopback-site.ts'

// Three sites as people build them, with what goes wrong on such sites: a small shop, a service with documentation, and a
// restaurant. Reports are looked at, and measured, on them.

type Pages = Record<string, SitePage>

interface Frame {
  name: string
  lang?: string
  links: Readonly<Record<string, string>>
  /** Repeated on every page, as headers and footers are. */
  head?: string
  foot?: string
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#222}header,footer{background:#f4efe8;padding:16px 32px}
main{padding:24px 32px;max-width:880px}nav a{margin-right:16px}label{display:block;margin:8px 0 2px}input,select,textarea{padding:6px;min-width:240px}
button{padding:8px 16px;margin-top:10px}table{border-collapse:collapse}td,th{padding:4px 12px;border:1px solid #ccc}`

function frame({ name, lang = 'en', links, head = '', foot = '' }: Frame): (title: string, main: string) => string {
  const nav = Object.entries(links)
    .map(([href, text]) => `<a href="${href}">${text}</a>`)
    .join('')
  return (
    title,
    main,
  ) => `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title} – ${name}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>
<header><a href="/"><b>${name}</b></a> <nav>${nav}</nav>${head}</header><main><h1>${title}</h1>${main}</main><footer>${foot}<p>© 2026 ${name}</p></footer></body></html>`
}

const text = (...sentences: string[]): string => sentences.map((sentence) => `<p>${sentence}</p>`).join('')

const plain =
  (type: string, body: string): SitePage =>
  (_incoming, outgoing) =>
    void outgoing.writeHead(200, { 'content-type': type }).end(body)

const newsletter = (name: string): string =>
  `<form class="newsletter" action="/newsletter" method="post"><input type="email" name="EMAIL" placeholder="Your email"><input type="text" name="b_39f1" tabindex="-1" style="position:absolute;left:-5000px"><button>${name}</button></form>`

function shop(): Pages {
  const page = frame({
    name: 'Northbank Coffee',
    links: {
      '/shop/': 'Shop',
      '/brewing/': 'Brewing',
      '/wholesale/': 'Wholesale',
      '/delivery/': 'Delivery',
      '/contact/': 'Contact',
      '/basket/': 'Basket',
    },
    head: '<form role="search" action="/search"><input name="q" placeholder="Search"><button aria-label="Search">🔍</button></form>',
    foot: newsletter('Join'),
  })
  const coffees = {
    'house-blend': [
      'House blend',
      '£9.50',
      'Chocolate, hazelnut and a little orange peel. Our everyday coffee for every machine.',
    ],
    'kenya-gichathaini': [
      'Kenya Gichathaini',
      '£13.00',
      'Blackcurrant and brown sugar, washed, from a cooperative of six hundred farmers.',
    ],
    'decaf-huila': [
      'Decaf Huila',
      '£11.00',
      'Decaffeinated with sugar cane. Caramel and red apple, and you will sleep.',
    ],
    'ethiopia-guji': [
      'Ethiopia Guji',
      '£12.50',
      'Natural process. Strawberry, jasmine and a finish of milk chocolate.',
    ],
  }
  const products = Object.entries(coffees).map(([slug, [name, price, about]]): [string, string] => [
    `/shop/${slug}/`,
    page(
      name ?? '',
      `${text(about ?? '', 'Roasted on Tuesday and Friday, posted the same day.', 'Each bag is 250 g.')}<p><b>${price}</b></p>
<form class="cart" method="post" action="/basket/add/${slug}"><label for="grind">Grind</label><select id="grind" name="attribute_pa_grind"><option>Whole beans</option><option>Filter</option><option>Espresso</option></select><input type="number" name="quantity" value="1" min="1" title="Quantity"><button name="add-to-cart" value="${slug}">Add to basket</button></form>
<form class="reviews" method="post" action="/reviews/${slug}"><h2>Write a review</h2><label for="r">Your review</label><textarea id="r" name="comment" required></textarea><label for="a">Name</label><input id="a" name="author" required><input name="rating" required><button>Submit</button></form>`,
    ),
  ])
  const list = Object.entries(coffees)
    .map(([slug, [name, price]]) => `<li><a href="/shop/${slug}/">${name}</a> ${price}</li>`)
    .join('')
  return {
    '/': page(
      'Coffee roasted by the river',
      `${text('We roast small batches in an old boat shed in Newcastle.', 'Order before noon and we post it today.', 'Wholesale for cafés within thirty miles.')}<ul>${list}</ul><a href="/subscribe/"><div class="btn">Start a subscription</div></a>`,
    ),
    '/shop/': page(
      'Shop',
      `${text('Four coffees, all year.')}<ul>${list}</ul><div class="filter"><select onchange="location=this.value"><option>Sort by price</option></select></div>`,
    ),
    ...Object.fromEntries(products),
    '/subscribe/': page(
      'Coffee every two weeks',
      `${text('Pause or stop whenever you like.', 'The first bag ships on Friday.')}<form method="post" action="/subscribe/start"><label>Coffee<select name="coffee" required><option>House blend</option></select></label><label>Bags<input type="number" name="bags" required></label><label>Email<input type="email" name="email" autocomplete="email" required></label><button>Start subscription</button></form>`,
    ),
    '/basket/': page(
      'Basket',
      `${text('Your basket is empty.')}<form method="post" action="/basket/coupon"><input name="coupon_code" placeholder="Coupon code"><button>Apply coupon</button></form>`,
    ),
    '/checkout/': page(
      'Checkout',
      `<form method="post" action="/checkout/pay"><label for="n">Name</label><input id="n" name="billing_name" autocomplete="name" required><label for="ad">Address</label><input id="ad" name="billing_address" autocomplete="street-address" required><label for="p">Postcode</label><input id="p" name="billing_postcode" autocomplete="postal-code" required><label for="cc">Card number</label><input id="cc" name="card" autocomplete="cc-number" required><input name="exp" required placeholder="MM/YY"><button>Place order</button></form>`,
    ),
    '/wholesale/': page(
      'Wholesale',
      `${text('We supply twenty cafés.', 'Tell us what you pour in a week.')}<form method="post" action="/wholesale/send"><div><span>Business name</span><input name="wpforms[fields][1]" required></div><div><span>Email</span><input type="email" name="wpforms[fields][2]" required></div><div><span>Kilos a week</span><input name="wpforms[fields][3]" required></div><button type="submit">Request a quote</button></form>`,
    ),
    '/brewing/': page(
      'How to brew',
      text(
        'Sixteen grams to two hundred and fifty of water.',
        'Pour for forty seconds, wait, pour again.',
        'It should take three minutes.',
        'Grind finer if it runs faster.',
        'Write to us if it is sour.',
      ),
    ),
    '/delivery/': page(
      'Delivery and returns',
      text('Royal Mail, two days.', 'Free above £30.', 'Unopened bags come back within fourteen days.'),
    ),
    '/contact/': page(
      'Contact',
      `${text('Call 0191 555 0142 between nine and five.')}<form method="post" action="/contact/send"><label for="cn">Your name</label><input id="cn" name="your-name" required><label for="ce">Your email</label><input id="ce" type="email" name="your-email" required><label for="cm">Message</label><textarea id="cm" name="your-message" required></textarea><div class="g-recaptcha" data-sitekey="x"></div><button>Send</button></form>`,
    ),
    '/robots.txt': plain('text/plain', 'User-agent: *\nDisallow: /checkout/\n\nUser-agent: GPTBot\nDisallow: /\n'),
  }
}

function software(): Pages {
  const page = frame({
    name: 'Tallyboard',
    links: {
      '/product/': 'Product',
      '/pricing/': 'Pricing',
      '/docs/': 'Docs',
      '/changelog/': 'Changelog',
      '/login/': 'Log in',
      '/signup/': 'Start free',
    },
    foot: newsletter('Subscribe to the changelog'),
  })
  const topics = ['quick-start', 'import', 'dashboards', 'alerts', 'api', 'webhooks', 'permissions', 'limits']
  const docs = topics.map((topic): [string, string] => [
    `/docs/${topic}/`,
    page(
      `${topic[0]?.toUpperCase()}${topic.slice(1).replace('-', ' ')}`,
      `${text('Tallyboard reads your numbers where they are.', 'Every account has a key. Keep it secret.', 'Requests are counted by the minute.')}<h2>Example</h2><pre>curl https://api.tallyboard.example/v1/${topic}</pre><form action="/docs/search"><input type="search" name="q" aria-label="Search the docs"><button>Search</button></form><form method="post" action="/docs/feedback"><p>Was this page helpful?</p><button name="helpful" value="yes">👍</button><button name="helpful" value="no">👎</button></form>`,
    ),
  ])
  return {
    '/': page(
      'Numbers that everybody in the company can read',
      `${text('Tallyboard puts revenue, support and stock on one page.', 'Connect a spreadsheet in two minutes.', 'Free for three people.')}<a href="/signup/">Start free</a> <a href="/demo/">Book a demo</a><h2>What customers say</h2><blockquote>We stopped our Monday meeting.</blockquote>`,
    ),
    '/product/': page(
      'Product',
      text('Boards, alerts and reports by email.', 'Forty connectors.', 'Your data stays in Frankfurt.'),
    ),
    '/pricing/': page(
      'Pricing',
      `<table><tr><th>Free</th><th>Team</th><th>Company</th></tr><tr><td>$0</td><td>$29 a month</td><td>Ask us</td></tr></table><a href="/contact-sales/">Contact sales</a>`,
    ),
    '/docs/': page(
      'Documentation',
      `<ul>${topics.map((topic) => `<li><a href="/docs/${topic}/">${topic}</a></li>`).join('')}</ul>`,
    ),
    ...Object.fromEntries(docs),
    '/changelog/': page(
      'Changelog',
      text('12 November: alerts by SMS.', '3 November: boards open twice as fast.', '20 October: roles.'),
    ),
    '/signup/': page(
      'Start free',
      '<form id="signup" method="post" action="/signup/create"><label>Work email<input type="email" name="email" autocomplete="email" required></label><label>Password<input type="password" name="password" autocomplete="new-password" required></label><label><input type="checkbox" name="terms" required>I agree to the terms</label><button>Create account</button></form>',
    ),
    '/login/': page(
      'Log in',
      '<form method="post" action="/login"><label>Email<input type="email" name="email" autocomplete="username" required></label><label>Password<input type="password" name="password" autocomplete="current-password" required></label><button>Log in</button></form><a href="/reset/">Forgot your password?</a>',
    ),
    '/reset/': page(
      'Reset your password',
      '<form method="post" action="/reset"><input name="email" type="email" required placeholder="Email"><button>Send link</button></form>',
    ),
    '/demo/': page(
      'Book a demo',
      `${text('Thirty minutes with an engineer.')}<form method="post" action="/demo/book"><label for="de">Email</label><input id="de" type="email" name="email" required><label for="dd">Day</label><input id="dd" type="date" name="day" required><div><div class="lbl">Team size</div><div role="combobox" tabindex="0">Choose</div><input type="hidden" name="size"></div><button>Book demo</button></form>`,
    ),
    '/contact-sales/': page(
      'Contact sales',
      `<form method="post" action="https://forms.crm.example/submit"><label for="se">Work email</label><input id="se" type="email" name="email" required><label for="sm">What do you need?</label><textarea id="sm" name="message"></textarea><button>Send to sales</button></form>`,
    ),
    '/robots.txt': plain('text/plain', 'User-agent: *\nAllow: /\nSitemap: /sitemap.xml\n'),
    '/llms.txt': plain('text/plain', '# Tallyboard\n\n> Numbers for the whole company.\n\n- [Docs](/docs/)\n'),
  }
}

function restaurant(): Pages {
  const page = frame({
    name: 'Osteria del Molo',
    links: {
      '/menu/': 'Menu',
      '/reservations/': 'Reservations',
      '/private-dining/': 'Private dining',
      '/vouchers/': 'Gift vouchers',
      '/find-us/': 'Find us',
    },
    foot: `<p>Closed on Mondays. <a href="tel:+44117555019">0117 555 019</a></p>${newsletter('Keep me posted')}`,
  })
  return {
    '/': page(
      'Ligurian cooking by the harbour',
      `${text('Fish from the morning market, pasta by hand.', 'Dinner from six, lunch on Sundays.')}<a href="/reservations/">Book a table</a>`,
    ),
    '/menu/': page('Menu', `<img src="/menu.jpg"><p>Our menu changes every day.</p>`),
    '/reservations/': page(
      'Book a table',
      `<form id="booking" method="post" action="/reservations/book"><input type="date" name="d" required><input name="t" required placeholder="19:30"><select name="p" required><option>2</option><option>4</option></select><label for="bn">Name</label><input id="bn" name="name" autocomplete="name" required><label for="bp">Phone</label><input id="bp" type="tel" name="phone" autocomplete="tel" required><div class="button" onclick="booking.submit()">Find a table</div></form>`,
    ),
    '/private-dining/': page(
      'Private dining',
      `${text('Up to thirty guests upstairs.')}<form method="post" action="/private-dining/ask"><label>Your name<input name="name" required></label><label>Email<input type="email" name="email" required></label><label>Guests<input type="number" name="guests" required></label><label>Tell us about the evening<textarea name="about"></textarea></label><button>Ask for a date</button></form>`,
    ),
    '/vouchers/': page(
      'Gift vouchers',
      `${text('Sent by email or by post.')}<form method="post" action="/vouchers/buy"><label>Amount<select name="amount"><option>£25</option><option>£50</option></select></label><label>Recipient’s email<input type="email" name="to" required></label><label>Card number<input name="cc" autocomplete="cc-number" required></label><button>Buy voucher</button></form>`,
    ),
    '/find-us/': page(
      'Find us',
      text('14 Quay Street, Bristol.', 'Two minutes from the bridge.', 'Car park on Narrow Lane.'),
    ),
    '/sitemap.xml': plain(
      'application/xml',
      '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>/menu/</loc></url></urlset>',
    ),
  }
}

/** By what each of them is. */
export const realSites: Readonly<Record<'shop' | 'software' | 'restaurant', Pages>> = {
  shop: shop(),
  software: software(),
  restaurant: restaurant(),
}
