import { expect, test } from 'vitest'
import { parsePage } from '../parse-page.ts'

const lead = '<label>Name<input name=name></label><label>Work email<input type=email name=email></label>'

test.each([
  ['a quote is asked for, and a price', '<a href=/q>Get a quote</a>', 'contact pricing'],
  ['one word inside of another meaning', '<a href=/d>Book a demo</a>', 'contact'],
  ['two things in one text', '<a href=/x>Pricing & support</a>', 'pricing support'],
  ['a number for support', '<a href="tel:+15550100">Support</a>', 'contact support'],
  ['WhatsApp', '<a href="https://wa.me/4915112345678">Chat</a>', 'contact'],
  ['WhatsApp, to share', '<a href="https://wa.me/?text=Look">Share</a>', ''],
  ['Messenger', '<a href="https://m.me/bakery">Chat</a>', 'contact'],
  ['a mail to nobody', '<a href="mailto:?subject=Look">Share</a>', ''],
  ['a number as text', '<p>Call us: 020 7946 0018</p>', 'contact'],
  ['a price as text', '<p>From €29</p>', 'pricing'],
  ['a price in pieces', '<div><span>$</span><span>49</span><span>/mo</span></div>', 'pricing'],
  ['a hidden price', '<p hidden>From €29</p>', ''],
  [
    'an offer',
    '<script type="application/ld+json">{"@type":"Product","offers":{"@type":"Offer","price":12.5,"priceCurrency":"EUR"}}</script>',
    'pricing',
  ],
  [
    'an offer in microdata',
    '<div itemscope itemtype="https://schema.org/Offer"><meta itemprop=price content=12></div>',
    'pricing',
  ],
  ['a lead form', `<form><h2>Get the guide</h2>${lead}<button>Download the guide</button></form>`, 'contact'],
  ['a newsletter', `<form>${lead}<button>Subscribe</button></form>`, ''],
  ['an account', `<form>${lead}<button>Create account</button></form>`, ''],
  ['a form for a quote', `<form>${lead}<button>Request a quote</button></form>`, 'contact pricing'],
  ['a book', '<h2>A book about bridges</h2><h2>Book boxes</h2><a href=/a>Book reviews</a>', ''],
  ['to book', '<a href=/b>Book</a>', 'booking'],
  ['to book something', '<a href=/b>Book tickets</a>', 'booking'],
  [
    'German, a quote',
    '<form><label>E-Mail<input type=email></label><textarea name=nachricht></textarea><button>Angebot anfordern</button></form>',
    'contact pricing',
  ],
  ['Swedish', '<a href=/o>Begär offert</a>', 'contact pricing'],
  ['Arabic', '<a href=/o>اتصل بنا</a><a href=/p>الأسعار</a>', 'contact pricing'],
  ['Hebrew', '<a href=/o>צור קשר</a>', 'contact'],
  ['Hindi', '<a href=/o>संपर्क करें</a>', 'contact'],
  ['Vietnamese', '<a href=/o>Liên hệ</a><a href=/p>Bảng giá</a>', 'contact pricing'],
  ['Thai', '<a href=/o>ติดต่อเรา</a><a href=/p>ราคา</a>', 'contact pricing'],
  ['Greek', '<a href=/o>Επικοινωνία</a><a href=/p>Τιμές</a>', 'contact pricing'],
  ['a hidden button', '<button hidden>Pricing</button>', ''],
  [
    'a button in a closed popover',
    '<button popovertarget=m>Menu</button><div popover id=m><button>Pricing</button></div>',
    'pricing',
  ],
  ['a hidden heading', '<h2 style="display:none">Pricing</h2>', ''],
])('%s', (_, html, expected) => {
  const { intents } = parsePage(html, { url: 'https://shop.example/' })
  expect([...new Set(intents.map(({ intent }) => intent))].sort().join(' ')).toBe(expected)
})
