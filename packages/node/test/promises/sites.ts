/** A site as a folder of files: 44 kinds, each with faults that recommendations are about. */
export interface PromiseSite {
  kind: string
  /** HTML by path. */
  pages: Record<string, string>
  /** What a browser shows of a page that scripts draw, by path. */
  rendered?: Record<string, string>
  /** Text by path. */
  files?: Record<string, string>
  headers?: Record<string, string>
  /** Status of pages that answer with another one than 200, by path. */
  status?: Record<string, number>
}

interface Head {
  lang?: string
  head?: string
}

function doc(title: string, body: string, { lang = 'en', head = '' }: Head = {}): string {
  return `<!doctype html>\n<html lang="${lang}">\n<head>\n<meta charset="utf-8">\n<title>${title}</title>\n${head}</head>\n<body>\n${body}\n</body>\n</html>\n`
}

const p = (amount: number, text = 'We bake bread by hand every day of the week, and deliver it to your door') =>
  Array.from({ length: amount }, (_, index) => `<p>${text}, part ${index + 1}.</p>`).join('\n')
const div = (
  amount: number,
  text = 'We repair bicycles of all makes in our workshop behind the station, without an appointment',
) => Array.from({ length: amount }, (_, index) => `<div>${text}, number ${index + 1}. Come in.</div>`).join('\n')
const repeat = (amount: number, of: (index: number) => string) =>
  Array.from({ length: amount }, (_, index) => of(index)).join('\n')
const ld = (value: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...value })}</script>\n`
const newsletter =
  '<form action="/news" method="post"><input type="email" name="email" placeholder="Your email"><button>OK</button></form>'
const nav = '<nav><a href="/">Home</a> <a href="/about">About us</a> <a href="/work">Our work</a></nav>'
const shell =
  '<!doctype html><html><head><title>App</title></head><body><div id="root"></div><script src="/main.js"></script></body></html>'

/** Each is of another kind; what they have wrong is what real ones have wrong. */
export const promiseSites: readonly PromiseSite[] = [
  {
    kind: 'a baker with one page and nothing else',
    pages: { '/': doc('Corner Bakery', `<h1>Corner Bakery</h1>${p(2)}`) },
  },
  {
    kind: 'a plumber whose form has placeholders only',
    pages: {
      '/': doc(
        'Pipe and Sons',
        `<main><h1>Pipe and Sons</h1>${p(1)}<form action="/send" method="post"><input name="name" placeholder="Your name"><input name="phone" placeholder="Phone"><textarea name="message" placeholder="What is broken?"></textarea><button type="submit">Submit</button></form></main>`,
      ),
    },
  },
  {
    kind: 'a dentist whose labels are loose text',
    pages: {
      '/': doc('Dr Okafor', `<h1>Dr Okafor</h1>${nav}${p(3)}`),
      '/about': doc(
        'About Dr Okafor',
        `<h2>Our practice</h2>${p(1)}<form method="post" action="/book">Name <input name="n"><br>Day <input type="date" name="d"><br>Reason <textarea name="f3"></textarea><input type="submit" value="Go"></form>`,
      ),
      '/work': doc('Treatments', `<h1>Treatments</h1><h2>Fillings</h2><h2>Crowns</h2>${p(6)}`),
    },
  },
  {
    kind: 'a German restaurant',
    pages: {
      '/': doc(
        'Gasthaus Krone',
        `<h1>Gasthaus Krone</h1>${p(2, 'Wir kochen jeden Tag frisch mit Gemüse aus der Region')}<form action="/anfrage" method="post"><input name="vorname" placeholder="Vorname"><input name="personen" type="number"><input type="date" name="datum"><button>Absenden</button></form><footer><a href="/impressum">Impressum</a></footer>`,
        { lang: 'de' },
      ),
      '/impressum': doc('Impressum', '<h1>Impressum</h1><p>Anna Kron, Gasse 1, Aalen.</p>', { lang: 'de' }),
    },
    files: { '/robots.txt': 'User-agent: *\nDisallow:\n' },
  },
  {
    kind: 'a French hotel',
    pages: {
      '/': doc(
        'Hôtel du Lac',
        `<h2>Nos chambres</h2>${p(4, 'Vue sur le lac et petit déjeuner compris')}<form><label>Arrivée <input type="date" name="a"></label><input type="date" name="depart"><button>Envoyer</button></form>`,
        { lang: 'fr' },
      ),
    },
    headers: { 'x-frame-options': 'DENY', 'strict-transport-security': 'max-age=0' },
  },
  {
    kind: 'a Spanish shop with a list of goods',
    pages: {
      '/': doc(
        'Tienda Sol',
        `<h1>Tienda Sol</h1>${repeat(6, (i) => `<article><h3>Taza ${i}</h3><p>Hecha a mano.</p><button>Ver más</button></article>`)}`,
        { lang: 'es' },
      ),
    },
  },
  {
    kind: 'a Japanese clinic',
    pages: {
      '/': doc(
        'さくら医院',
        `<h1>さくら医院</h1>${p(2, '毎日診療しています')}<form method="post"><input name="name" placeholder="お名前"><input type="tel" name="tel"><button>送信</button></form>`,
        { lang: 'ja' },
      ),
    },
  },
  {
    kind: 'an Arabic school',
    pages: {
      '/': doc(
        'مدرسة',
        `<h1>مدرسة</h1>${p(3, 'نعلم الأطفال القراءة والكتابة')}<form><input name="email" type="email"><button>إرسال</button></form>`,
        { lang: 'ar' },
      ),
    },
  },
  {
    kind: 'docs with a search box and icon buttons',
    pages: Object.fromEntries(
      ['/', '/install', '/usage', '/api'].map((path) => [
        path,
        doc(
          `Kit ${path}`,
          `<header><form action="/search"><input type="search" name="q"><button class="icon-search"></button></form><button class="menu-toggle" aria-expanded="false"></button></header><nav><a href="/install">Install</a><a href="/usage">Usage</a><a href="/api">API</a></nav><main><h1>Kit ${path}</h1><h2>First</h2><h2>Second</h2><pre>npm i kit</pre>${p(1)}</main>`,
        ),
      ]),
    ),
    files: { '/llms.txt': '# Kit\n\n- [Install](/install)\n', '/robots.txt': 'User-agent: *\nAllow: /\n' },
  },
  {
    kind: 'API docs without a heading on the second page',
    pages: {
      '/': doc('Ledger API', `<h1>Ledger API</h1><h2>Calls</h2><h2>Errors</h2><a href="/calls">Calls</a>${p(5)}`, {
        head: ld({ '@type': 'WebSite', name: 'Ledger' }),
      }),
      '/calls': doc('Calls', `<p>GET /accounts</p><p>POST /accounts</p>`),
    },
    files: {
      '/openapi.json':
        '{"openapi":"3.1.0","info":{"title":"Ledger","version":"1"},"paths":{"/a":{"get":{"responses":{"200":{"description":"ok"}}}}}}',
    },
  },
  {
    kind: 'a blog with one newsletter form on every page',
    pages: Object.fromEntries(
      ['/', '/one', '/two', '/three'].map((path) => [
        path,
        doc(
          `Notes ${path}`,
          `<h1>Notes ${path}</h1><a href="/one">One</a><a href="/two">Two</a><a href="/three">Three</a>${p(3)}<div class="foot">${newsletter}</div>`,
        ),
      ]),
    ),
  },
  {
    kind: 'a blog whose text stands in div elements',
    pages: {
      '/': doc('Rust & Oxide', `<h1>Rust &amp; Oxide</h1>${div(4)}<a href="/post">A post</a>`),
      '/post': doc(
        'A post',
        `<h1>A post</h1>${div(2, 'Steel rusts where water and air meet, and salt makes it faster')}<form method="post" action="/comment"><textarea name="comment"></textarea><input name="author" placeholder="Name"><button>Send</button></form>`,
      ),
    },
  },
  {
    kind: 'a shop with structured data and no action',
    pages: {
      '/': doc(
        'Mug Shop',
        `<h1>Mug Shop</h1><a href="/mug">Blue mug</a><form action="/find" method="get"><input type="search" name="s" aria-label="Find a mug"><button>Search</button></form>${p(3)}`,
        { head: ld({ '@type': 'Store', name: 'Mug Shop' }) },
      ),
      '/mug': doc('Blue mug', `<h1>Blue mug</h1><p>Holds 300 ml.</p><button>Add to cart</button>`, {
        head: ld({ '@type': 'Product', name: 'Blue mug' }),
      }),
    },
  },
  {
    kind: 'a product page with a quantity',
    pages: {
      '/': doc(
        'Chair',
        `<h1>Oak chair</h1>${p(2)}<form action="/cart/add" method="post"><select name="size"><option value="">Choose a size</option><option>S</option></select><button type="button" class="qty-minus">-</button><input name="quantity" type="number" value="1"><button type="button" class="qty-plus">+</button><button>Add to basket</button></form>`,
      ),
    },
  },
  {
    kind: 'a checkout',
    pages: {
      '/': doc(
        'Pay',
        `<h1>Pay</h1><form action="/pay" method="post"><input name="cc-number" autocomplete="cc-number" placeholder="Card number"><input name="exp" autocomplete="cc-exp" placeholder="MM/YY"><input name="cvc" autocomplete="cc-csc"><button>Continue</button></form>`,
      ),
    },
  },
  { kind: 'an app that only scripts draw', pages: { '/': shell } },
  {
    kind: 'an app that a browser shows',
    pages: { '/': shell },
    rendered: {
      '/': doc(
        'App',
        `<h1>App</h1>${p(3)}<form action="/login" method="post"><input name="user" placeholder="User name"><input type="password" name="pw"><button>Go</button></form>`,
      ),
    },
  },
  {
    kind: 'one page of three that only a browser shows',
    pages: {
      '/': doc('Studio', `<h1>Studio</h1><a href="/app">App</a><a href="/old">Archive</a>${p(5)}`),
      '/app': shell,
      '/old': doc('Archive', `<h1>Archive</h1>${p(2)}`),
    },
    rendered: { '/app': doc('App', `<h1>Classes</h1><h2>Today</h2>${p(2)}<button>More</button>`) },
  },
  {
    kind: 'a paper that keeps one AI crawler out',
    pages: { '/': doc('The Paper', `<h1>The Paper</h1><h2>World</h2><h2>Sport</h2>${p(6)}${newsletter}`) },
    files: {
      '/robots.txt': 'User-agent: *\nDisallow: /admin\n\nUser-agent: GPTBot\nDisallow: /\n',
      '/sitemap.xml':
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://site.example/</loc></url></urlset>',
    },
  },
  {
    kind: 'a paper that keeps a list of AI crawlers out',
    pages: { '/': doc('The Daily', `<h1>The Daily</h1>${p(5)}`) },
    files: {
      '/robots.txt':
        'User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: Google-Extended\nDisallow: /\nAllow: /free\n\nUser-agent: *\nDisallow:\nSitemap: https://site.example/map.xml\n',
    },
  },
  {
    kind: 'a robots.txt that is a page',
    pages: {
      '/': doc('Florist', `<h1>Florist</h1>${p(2)}<a href="mailto:flo@site.example">Write to us</a>`),
      '/robots.txt': doc('Not found', '<h1>Not found</h1>'),
    },
  },
  {
    kind: 'a robots.txt that names a sitemap which is gone',
    pages: { '/': doc('Garage', `<h1>Garage</h1>${p(3)}<p>Call us: +1 555 010 0200</p>`) },
    files: { '/robots.txt': 'User-agent: *\nAllow: /\nSitemap: https://site.example/sitemap_index.xml\n' },
  },
  {
    kind: 'a folder that robots.txt closes',
    pages: {
      '/': doc('Archive', `<h1>Archive</h1><a href="/open">Open</a><a href="/closed/a">Closed</a>${p(4)}`),
      '/open': doc('Open', `<h1>Open</h1>${p(1)}`),
      '/closed/a': doc('Closed', '<h1>Closed</h1>'),
    },
    files: { '/robots.txt': 'User-agent: *\nDisallow: /closed/\n' },
  },
  {
    kind: 'markup that is never closed',
    pages: {
      '/': '<!doctype html><html lang=en><title>Kiosk</title><body><h1>Kiosk<p>Open daily<p>Papers and sweets<div><form action=/s><input name=email placeholder=Email><button>Send',
    },
  },
  {
    kind: 'markup whose last part is hidden and never closed',
    pages: {
      '/': '<!doctype html><html lang=en><head><title>Zoo</title></head><body><main><h1>Zoo</h1><p>Lions and bears.</p></main><div hidden><p>Not shown<button>OK</button>',
    },
  },
  {
    kind: 'upper-case markup of the nineties',
    pages: {
      '/': `<HTML><HEAD><TITLE>Model Railways</TITLE></HEAD><BODY BGCOLOR=white><CENTER><FONT SIZE=5>Model Railways</FONT></CENTER><TABLE><TR><TD>${'We have collected model railways since 1962, and show them on every first Sunday of the month.'}</TD></TR><TR><TD>Our hall stands at 5 Station Road, and the doors open at ten o'clock in the morning. Children come in free.</TD></TR></TABLE><FORM ACTION=/guest METHOD=POST>Name: <INPUT NAME=realname><BR>Text: <TEXTAREA NAME=body></TEXTAREA><INPUT TYPE=SUBMIT></FORM></BODY></HTML>`,
    },
  },
  {
    kind: 'a form inside a table inside a form',
    pages: {
      '/': doc(
        'Clinic',
        `<h1>Clinic</h1><form action="/a" method="post"><table><tr><td>First name</td><td><input name="fname"></td></tr><tr><td>Date of birth</td><td><input name="dob"></td></tr><form action="/b"><tr><td>Phone</td><td><input name="tel" type="tel"></td></tr></form></table><button>Next</button></form>${p(2)}`,
      ),
    },
  },
  {
    kind: 'XHTML with empty elements',
    pages: {
      '/': '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>Choir</title></head><body><h2>Choir</h2><p>We sing.</p><form action="/join" method="post"><p><input type="text" name="voice" /><input type="checkbox" name="new" value="newcomer" /><input type="submit" value="OK" /></p></form></body></html>',
    },
  },
  {
    kind: 'a login and nothing else',
    pages: {
      '/': doc(
        'Portal',
        '<form method="post" action="/login"><input name="username" placeholder="User name"><input type="password" name="password" placeholder="Password"><button>Enter</button></form>',
      ),
    },
  },
  {
    kind: 'a registration with terms',
    pages: {
      '/': doc(
        'Join',
        `<h1>Join</h1><form method="post" action="/register"><input type="email" name="email"><input type="password" name="new_password" autocomplete="new-password"><input type="checkbox" name="terms" value="terms"><button>Submit</button></form><a href="/terms">Terms</a>`,
      ),
      '/terms': doc('Terms', `<h1>Terms</h1>${p(9)}`),
    },
  },
  {
    kind: 'a charity',
    pages: {
      '/': doc(
        'Clean Rivers',
        `<h1>Clean Rivers</h1>${p(5)}<form action="/donate" method="post"><label><input type="radio" name="sum" value="10"> 10</label><input type="radio" name="sum" value="monthly"><input name="other"><button>Donate now</button></form>`,
        { head: ld({ '@type': 'NGO', name: 'Clean Rivers' }) },
      ),
    },
  },
  {
    kind: 'a festival with dates',
    pages: {
      '/': doc(
        'Summer Fest',
        `<h1>Summer Fest</h1><h3>Friday</h3><h3>Saturday</h3>${p(3)}<a class="btn" href="/tickets">Tickets</a><button onclick="go()">Learn more</button>`,
      ),
      '/tickets': doc('Tickets', `<h1>Tickets</h1><p>From 20 euros a day.</p><button>Buy tickets</button>`),
    },
  },
  {
    kind: 'an application for a job',
    pages: {
      '/': doc(
        'Jobs',
        `<h1>Bakers wanted</h1>${p(2)}<form action="/apply" method="post" enctype="multipart/form-data"><input name="full_name"><input type="email" name="mail"><input type="file" name="cv"><button>Send it</button></form>`,
      ),
    },
  },
  {
    kind: 'a portfolio of pictures',
    pages: { '/': doc('Lena Frei', '<img src="1.jpg" alt="A bridge"><img src="2.jpg" alt="A tower">') },
  },
  {
    kind: 'a landing page with one field',
    pages: {
      '/': doc('Coming soon', `<h1>Coming soon</h1><p>Leave your address.</p>${newsletter}`, {
        head: '<meta name="description" content="A calmer way to keep the books of a small business, from spring.">\n',
      }),
    },
  },
  {
    kind: 'twelve thin pages',
    pages: Object.fromEntries([
      ['/', doc('Parts', `<h1>Parts</h1>${repeat(11, (i) => `<a href="/p${i}">Part ${i}</a>`)}`)],
      ...Array.from({ length: 11 }, (_, i) => [
        `/p${i}`,
        doc(`Part ${i}`, `<div>Part ${i}</div><button>Details</button>`),
      ]),
    ]),
  },
  {
    kind: 'a survey with thirty fields',
    pages: {
      '/': doc(
        'Survey',
        `<h1>Survey</h1><form action="/s" method="post">${repeat(30, (i) => `<input name="q${i}">`)}<button>Send answers</button></form>${p(5)}`,
      ),
    },
  },
  {
    kind: 'cards with thirty vague buttons',
    pages: {
      '/': doc(
        'Tours',
        `<h1>Tours</h1>${repeat(30, (i) => `<section><h3>Tour ${i} of the lake</h3><p>A day out.</p><button>More</button></section>`)}`,
      ),
    },
  },
  {
    kind: 'a site with some protocol files',
    pages: {
      '/': doc('Weather', `<h1>Weather</h1>${p(4)}<a href="/contact">Contact</a>`),
      '/contact': doc('Contact', `<h1>Contact</h1><p>Write to us.</p>`),
    },
    files: {
      '/.well-known/ai-plugin.json':
        '{"schema_version":"v1","name_for_model":"weather","api":{"type":"openapi","url":"https://site.example/openapi.json"}}',
      '/agents.json': '{ broken',
    },
  },
  {
    kind: 'a company named MCP',
    pages: { '/': doc('MCP Realty', `<h1>MCP Realty</h1>${p(3, 'We sell houses')}<button>View</button>`) },
  },
  {
    kind: 'pages that answer with errors',
    pages: {
      '/': doc(
        'Club',
        `<h1>Club</h1><a href="/gone">Gone</a><a href="/members">Members</a><a href="/news">News</a>${p(5)}`,
      ),
      '/members': doc('No', '<p>No</p>'),
      '/news': doc('News', `<h1>News</h1>${p(2)}`),
    },
    status: { '/members': 403 },
  },
  {
    kind: 'a town hall with radio buttons',
    pages: {
      '/': doc(
        'Town hall',
        `<h1>Town hall</h1><form action="/permit" method="post"><fieldset><legend>Kind of permit</legend><input type="radio" name="kind" value="parking"><input type="radio" name="kind" value="building"></fieldset><input type="checkbox" name="agree"> I agree<br><select name="district"><option>North</option></select><button>Next step</button></form>${p(4)}`,
      ),
    },
  },
  {
    kind: 'fields and buttons whose names say nothing',
    pages: {
      '/': doc(
        'Forms',
        `<h1>Forms</h1><form action="/f" method="post"><input name="town" aria-label="*"><input name="street" aria-labelledby="nowhere"><input name="zip" title="*"><button aria-label="x" class="submit">x</button><button aria-labelledby="gone">Click here</button></form>${p(5)}`,
      ),
    },
  },
  {
    kind: 'controls that scripts make',
    pages: {
      '/': doc(
        'Planner',
        `<h1>Planner</h1><div role="textbox" tabindex="0" id="note"></div><div role="button" tabindex="0" class="close"></div><details><summary>More</summary><p>Hidden text</p></details><a role="button" href="#">Click here</a>${p(4)}`,
      ),
    },
  },
  {
    kind: 'a form in a dialog',
    pages: {
      '/': doc(
        'Salon',
        `<h1>Salon</h1><button commandfor="book" command="show-modal">Open</button><dialog id="book"><form action="/b" method="post"><input name="name" placeholder="Name"><input type="tel" name="phone" id="phone"><button>OK</button></form></dialog>${p(3)}`,
      ),
    },
  },
  {
    kind: 'pictures as buttons, ids twice',
    pages: {
      '/': doc(
        'Maps',
        `<h1>Maps</h1><form action="/find"><input name="from" id="a"><input name="to" id="a"><input type="image" src="go.png"></form><form action="/near"><input name="town" id="b"><input type="submit" value="Go!"></form>${p(2)}`,
      ),
    },
  },
]
