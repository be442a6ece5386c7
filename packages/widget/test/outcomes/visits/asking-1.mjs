// @ts-nocheck: plain data and pages
/** English: 22 rows with something to lose, 28 harmless. */
import { maker, products, sum, table } from '../errands/base.mjs'

const L = maker('loss', 'visits')
const C = maker('calm', 'visits')

// ------------------------------------------------------------- something to lose
L.form(
  'en',
  'pay/tea-checkout',
  'dawn',
  'Marlow & Finch Tea',
  'Checkout',
  [
    'email|email|Email|ada@example.org',
    'name|text|Full name|Ada Cole',
    'street|text|Street address|4 Mill Lane',
    'post|text|Postcode|BS1 4QA',
  ],
  'Place order',
  {
    before:
      table('Item|Qty|Price', 'Assam Second Flush, 250 g|1|£11.50', 'Darjeeling, 100 g|2|£18.00') +
      sum('Total', '£32.45'),
    why: 'an order with its total above the fields',
  },
)
L.form(
  'en',
  'pay/cottage-deposit',
  'blocks',
  'Heron Barn Cottages',
  'Reserve Heron Barn, 12 to 19 September',
  ['name|text|Lead guest|Ada Cole', 'email|email|Email|ada@example.org', 'guests|number|Guests|4'],
  'Confirm reservation',
  {
    top: '<p>A deposit of £140 is charged today. The balance of £420 is due six weeks before you arrive.</p>',
    why: 'the deposit stands in a sentence under the heading',
  },
)
L.press('en', 'pay/board-upgrade', 'app', 'Plankboard', 'Plans', 'Upgrade to Team', {
  top: '<section class="box"><h2>Team</h2><p><b>$18</b> per member and month, billed yearly</p><ul><li>Unlimited boards</li><li>Guest access</li></ul></section>',
  below: '<p class="small">Your saved Visa ending in 42 will be used.</p>',
  why: 'a paid upgrade with a saved card',
})
L.form(
  'en',
  'pay/shelter-donation',
  'wix',
  'Fernhill Animal Shelter',
  'Help us feed 60 dogs',
  ['amount|radio|Your gift|25|10=$10;25=$25;50=$50', 'name|text|Name|Ada Cole', 'email|email|Email|ada@example.org'],
  'Give now',
  {
    top: '<p>Every dollar goes to food and vet bills. We are a registered charity.</p>',
    why: 'a donation, the amount is a radio',
  },
)
L.form(
  'en',
  'pay/permit-express',
  'govuk',
  'Millbrook Council',
  'Apply for a resident parking permit',
  ['name|text|Full name|Ada Cole', 'plate|text|Registration number|MK21 ADA', 'street|text|Street|Bell Street'],
  'Submit application',
  {
    top: '<p>Resident permits are free and take ten working days.</p>',
    after:
      '<p><label><input type="checkbox" name="express" value="1" checked> Same-day processing, £25.00, added to your council account</label></p>',
    why: 'a paid extra at a checked box',
  },
)
L.form(
  'en',
  'pay/clock-bid',
  'boot',
  'Harrow Auctions',
  'Lot 118: Brass carriage clock, c. 1890',
  ['bid|number|Your maximum bid|260'],
  'Place bid',
  {
    top: '<dl><dt>Current bid</dt><dd>£240</dd><dt>Ends</dt><dd>Sunday 20:00</dd></dl><p>A bid is binding. Buyer’s premium 20 %.</p>',
    how: 'fetch',
    why: 'a bid in an auction',
  },
)
L.form(
  'en',
  'pay/flatmate-transfer',
  'tail',
  'Pebble Money',
  'Send money',
  ['to|text|To|Jonas Reed', 'amount|number|Amount in GBP|85', 'note?|text|Reference|Gas bill'],
  'Send',
  { top: '<p>Available balance: £612.08</p>', why: 'a transfer to a person' },
)
L.form(
  'en',
  'pay/courier-tip',
  'app',
  'Dishrunner',
  'Your order has arrived',
  ['tip|radio|Tip for Malik|3|2=$2;3=$3;5=$5'],
  'Add tip',
  {
    top: '<p>Malik delivered from Green Bowl at 19:42. All of the tip goes to the courier.</p>',
    how: 'fetch',
    why: 'a tip after a delivery',
  },
)
L.form(
  'en',
  'pay/letter-subscription',
  'blog',
  'The Slow Almanac',
  'Become a paying reader',
  ['email|email|Email|ada@example.org'],
  'Subscribe for $8 a month',
  {
    top: '<p>Two long letters a week, the archive, and the yearly print edition.</p>',
    why: 'the price stands in the button',
  },
)
L.press('en', 'pay/notes-trial', 'flow', 'Quillnote', 'Write without distraction', 'Start free trial', {
  top: '<p>Sync, version history and offline work on all of your devices.</p>',
  beside: '<span class="small">14 days free, then $9.99 per month until you cancel</span>',
  how: 'post',
  why: 'a trial that turns into a paid plan',
})
L.form(
  'en',
  'bind/tenancy-signature',
  'typo3',
  'Oakridge Lettings',
  'Tenancy agreement: Flat 3, 18 Bell Street',
  ['name|text|Type your full name as your signature|Ada Cole', 'day|date|Date|2026-08-01'],
  'Sign agreement',
  {
    top: '<p>Fixed term of twelve months from 1 September 2026. Please read all nine clauses before you sign.</p><p><a href="#">Read the agreement (PDF)</a></p>',
    why: 'a signature under a tenancy',
  },
)
L.press('en', 'bind/job-offer', 'boot', 'Northpier Careers', 'Your offer: Junior Cartographer', 'Accept offer', {
  top: '<p>Start on 5 October 2026, 37 hours a week, Leeds office. Please answer by Friday.</p>',
  beside: '<a href="#">I have a question</a>',
  how: 'post',
  why: 'a job offer is accepted',
})
L.form(
  'en',
  'bind/roof-quote',
  'joomla',
  'Slate & Sons Roofing',
  'Quote 2026-0417',
  ['name|text|Name|Ada Cole', 'start|date|Earliest start|2026-09-14'],
  'Accept quote',
  {
    top: table('Work|Amount', 'Scaffolding|£900.00', 'Replace 40 slates|£1,350.00', 'Total with VAT|£2,700.00'),
    why: 'a quote of a roofer is accepted',
  },
)
L.form(
  'en',
  'bind/gym-notice',
  'odoo',
  'Ironworks Gym',
  'End your membership',
  [
    'member|text|Membership number|IW-2291',
    'last|date|Last day|2026-10-31',
    'reason?|textarea|Why are you leaving us?|I am moving away.',
  ],
  'Send notice',
  {
    top: '<p>Your notice takes effect at the end of the following month. A joining discount cannot be restored.</p>',
    why: 'notice to a gym',
  },
)
L.form(
  'en',
  'bind/staff-resignation',
  'root',
  'Peoplebase',
  'Resignation',
  ['last|date|Last working day|2026-11-30', 'message|textarea|Message to your manager|Thank you for four good years.'],
  'Submit resignation',
  { top: '<p>Your manager and the people team are informed at once.</p>', how: 'fetch', why: 'an employee resigns' },
)
L.form(
  'en',
  'bind/loan-agreement',
  'usa',
  'Prairie Credit Union',
  'Review your loan',
  ['initials|text|Your initials|AC'],
  'Agree and take out loan',
  {
    top: '<dl><dt>You borrow</dt><dd>$6,000</dd><dt>You repay</dt><dd>36 × $189.40</dd><dt>APR</dt><dd>8.4 %</dd></dl>',
    why: 'the terms of a loan are accepted',
  },
)
L.form(
  'en',
  'give-up/photo-account',
  'tail',
  'Snaproll',
  'Account settings',
  ['reason|select|Reason|other|other=Other;privacy=Privacy;unused=I no longer use it'],
  'Continue',
  {
    dialog: 'Delete my account',
    dialogTitle: 'We are sorry to see you go',
    top: '<p>Signed in as ada@example.org since 2019.</p>',
    why: 'the trigger tells that an account is deleted',
  },
)
L.form(
  'en',
  'give-up/project-wipe',
  'app',
  'Forgehub',
  'Danger zone',
  ['confirm|text|Type tidewater to go on|tidewater'],
  'Delete this project',
  {
    top: '<p>All branches, issues and releases of <b>tidewater</b> go with it. There is no way back.</p>',
    why: 'a project is deleted',
  },
)
L.press('en', 'give-up/api-key', 'root', 'Mailspoke', 'API keys', 'Revoke', {
  top: table('Name|Created|Last used', 'Production server|2024-03-02|2 minutes ago'),
  how: 'post',
  why: 'a key that is in use is revoked',
})
L.press('en', 'give-up/mail-trash', 'app', 'Owlpost Mail', 'Trash (214)', 'Empty trash now', {
  below: table('From|Subject', 'County Library|Your loans', 'M. Osei|Photos from Sunday'),
  effect: `b.parentNode.outerHTML='<p role="status">The folder is empty.</p>'`,
  why: 'deleted mail is gone for good',
})
L.press('en', 'give-up/hotel-booking', 'wix', 'Seaview Guest House', 'Your stay: 3 to 5 July', 'Cancel booking', {
  top: '<p>Double room with breakfast, two guests. Reference SV-8812.</p>',
  below: '<p><a href="#">Change dates</a></p>',
  how: 'post',
  why: 'a booking is cancelled',
})
L.form(
  'en',
  'give-up/course-place',
  'moodle',
  'Weston Adult College',
  'Pottery for beginners, autumn term',
  ['ref|text|Enrolment number|WP-311', 'email|email|Email|ada@example.org'],
  'Give up my place',
  { top: '<p>Your place goes to the next person on the waiting list.</p>', why: 'a course place is given up' },
)

// ------------------------------------------------------------- harmless
C.form(
  'en',
  'contact/salon-message',
  'blocks',
  'Willow Hair Studio',
  'Prices and contact',
  [
    'name|text|Name|Ada Cole',
    'email|email|Email|ada@example.org',
    'message|textarea|Message|Do you also cut very short hair?',
  ],
  'Send message',
  {
    top: `${table('Service|Price', 'Cut and finish|£42', 'Colour|from £65', 'Fringe trim|£10')}<h2>Ask us anything</h2>`,
    why: 'a contact form under a price list',
  },
)
C.form(
  'en',
  'contact/garden-quote',
  'flow',
  'Bramble Landscapes',
  'Get a free, no-obligation quote',
  [
    'name|text|Name|Ada Cole',
    'phone|tel|Phone|01632 960011',
    'message|textarea|About your garden|About 80 square metres, a patio and a hedge.',
  ],
  'Request quote',
  { top: '<p>Garden design from £350. Turfing from £18 per square metre.</p>', why: 'a quote is asked for' },
)
C.form(
  'en',
  'contact/newsletter-shop',
  'shop',
  'Copper Kettle Goods',
  'New this week',
  ['email|email|Email address|ada@example.org'],
  'Sign up',
  {
    top:
      products('Enamel jug|£24.00', 'Linen apron|£38.50', 'Oak board|£29.00') +
      '<h2>News from our shop, once a month</h2>',
    how: 'fetch',
    why: 'a newsletter under products with prices',
  },
)
C.form(
  'en',
  'find/tent-search',
  'dawn',
  'Highfell Outdoor',
  'Find your tent',
  ['q|search|Search|two person tent', 'max|number|Maximum price (£)|250'],
  'Search',
  {
    how: 'get',
    below: products('Ridge 2|£219.00', 'Fell Lite|£249.00', 'Base 3|£310.00'),
    why: 'a search with a price limit',
  },
)
C.form(
  'en',
  'find/sort-lamps',
  'shop',
  'Lumen House',
  'Table lamps',
  ['order|select|Sort by|price-asc|rel=Relevance;price-asc=Price: low to high;price-desc=Price: high to low'],
  'Apply',
  { how: 'get', below: products('Arc|£79.00', 'Globe|£45.00', 'Stilt|£120.00'), why: 'sorting by price' },
)
C.press('en', 'shop/favourite-chair', 'dawn', 'Pine & Plain', 'Windsor chair', '♡ Save to favourites', {
  top: '<p class="price">£189.00</p><p>Solid ash, oiled by hand.</p>',
  pressed: '♥ Saved',
  why: 'a favourite on a product page',
})
C.press('en', 'shop/compare-washer', 'boot', 'Appliance Yard', 'Whirl 7 kg washing machine', 'Add to comparison', {
  top: '<p><b>£349</b> or 12 × £29.08</p><p>Energy class A, 1400 rpm</p>',
  pressed: 'In your comparison',
  why: 'comparing a product with a price',
})
C.press('en', 'shop/uncompare-phone', 'root', 'Fonefinder', 'Compare phones', 'Remove from comparison', {
  top: table('|Nova 6|Pixelette', 'Price|£299|£329', 'Weight|168 g|181 g'),
  effect: `b.textContent='Removed'`,
  why: 'removing from a comparison loses nothing',
})
C.press('en', 'find/clear-filters', 'tail', 'Flatscout', '24 flats to rent in Leeds', 'Clear all filters', {
  top: '<p>Active: 2 bedrooms, up to £950 a month, pets allowed</p>',
  below: products('Kirkstall Road|£895 pcm', 'Park Row|£940 pcm'),
  effect: `document.querySelector('h1').textContent='311 flats to rent in Leeds'`,
  why: 'filters are cleared',
})
C.press('en', 'dialog/edit-cancel', 'app', 'Plankboard', 'Board: Autumn campaign', 'Cancel', {
  own: '<dialog open aria-labelledby="rn"><h2 id="rn">Rename board</h2><p><label for="bn">Name</label> <input id="bn" value="Autumn campaign"></p><button type="button" id="btn">Cancel</button> <button type="button">Save</button></dialog>',
  effect: `b.closest('dialog').close()`,
  why: 'cancel only closes the dialog and frees the board for others',
})
C.form(
  'en',
  'settings/language-switch',
  'usa',
  'Lakeshore County',
  'Language',
  ['lang|select|Show this site in|es|en=English;es=Español;vi=Tiếng Việt'],
  'Change language',
  { why: 'a language switch' },
)
C.form(
  'en',
  'reckon/mortgage',
  'blocks',
  'Harbour Building Society',
  'Mortgage calculator',
  ['price|number|Property price (£)|240000', 'deposit|number|Deposit (£)|40000', 'years|number|Term in years|25'],
  'Calculate',
  { how: 'get', top: '<p>Rates from 4.19 %. See what you might pay each month.</p>', why: 'a calculator with amounts' },
)
C.form(
  'en',
  'reckon/parcel-cost',
  'boot',
  'Quickcarry',
  'How much is my parcel?',
  ['from|text|From postcode|LS1 4AP', 'to|text|To postcode|EH1 1YZ', 'kg|number|Weight in kg|3'],
  'Show prices',
  { how: 'get', below: table('Size|From', 'Small|£3.19', 'Medium|£4.49'), why: 'a shipping cost calculator' },
)
C.form(
  'en',
  'reckon/plan-savings',
  'flow',
  'Invoicely',
  'What would you save?',
  [
    'invoices|number|Invoices per month|120',
    'tool|select|What do you use now?|sheet|sheet=Spreadsheets;paper=Paper;other=Another app',
  ],
  'Show my savings',
  {
    how: 'fetch',
    top: '<p>Customers save $210 a month on average. Plans start at $12.</p>',
    done: 'You would save about 11 hours a month.',
    why: 'a savings calculator',
  },
)
C.form(
  'en',
  'find/order-tracking',
  'shop',
  'Copper Kettle Goods',
  'Where is my order?',
  ['ref|text|Order number|CK-40771', 'email|email|Email used for the order|ada@example.org'],
  'Track order',
  { how: 'get', why: 'tracking of an order' },
)
C.form(
  'en',
  'find/room-availability',
  'wix',
  'Seaview Guest House',
  'Rooms',
  ['in|date|Arrival|2026-07-03', 'out|date|Departure|2026-07-05', 'guests|select|Guests|2|1=1;2=2;3=3'],
  'Check availability',
  {
    how: 'get',
    below: products('Single|from £68 a night', 'Double|from £94 a night'),
    why: 'rooms are looked for, none is booked',
  },
)
C.form(
  'en',
  'find/voucher-balance',
  'dawn',
  'Fig Tree Books',
  'Check your gift voucher',
  ['code|text|Voucher code|FIG-77K2-QP'],
  'Check balance',
  {
    how: 'fetch',
    done: 'Balance: £15.00',
    top: '<p>Vouchers from £10 to £100 are sold at the till and online.</p>',
    why: 'the balance of a voucher',
  },
)
C.press('en', 'find/price-list', 'joomla', 'Dale Timber Merchants', 'Trade prices 2026', 'Download price list', {
  top: '<p>Planed softwood from £1.85 per metre, oak from £9.40.</p>',
  how: 'link',
  why: 'a price list is fetched',
})
C.press('en', 'tools/test-webhook', 'app', 'Mailspoke', 'Notifications for #orders', 'Send test message', {
  top: '<p>We post to your channel whenever an order is paid or cancelled.</p>',
  pressed: 'Test message sent',
  why: 'a test message',
})
C.press('en', 'tools/mark-read', 'root', 'Forgehub', 'Notifications', 'Mark all as read', {
  below:
    '<ul><li>Invoice for May is available</li><li>ben deleted branch old-docs</li><li>Your payment was received</li></ul>',
  effect: `b.textContent='All caught up'`,
  why: 'notifications are marked as read',
})
C.form(
  'en',
  'shop/cart-mug',
  'dawn',
  'Claybird Pottery',
  'Speckled mug',
  ['colour|select|Glaze|moss|moss=Moss;sand=Sand', 'qty|number|Quantity|1'],
  'Add to cart',
  {
    top: '<p class="price">£22.00</p><p>Holds 300 ml. Dishwasher safe.</p>',
    how: 'fetch',
    done: 'Added to your cart.',
    why: 'a cart buys nothing',
  },
)
C.form(
  'en',
  'tools/draft-post',
  'blog',
  'The Slow Almanac',
  'New post',
  ['title|text|Title|Hedges in March', 'body|textarea|Text|The hawthorn is early this year.'],
  'Save draft',
  { beside: '<a href="#">Preview</a>', how: 'fetch', done: 'Draft saved.', why: 'a draft' },
)
C.form(
  'en',
  'social/party-rsvp',
  'flow',
  'June & Tom',
  'Garden party, 20 June, from 3 pm',
  [
    'name|text|Your name|Ada Cole',
    'coming|radio|Will you come?|yes|yes=Yes, gladly;no=Sadly not',
    'diet?|text|Anything you do not eat?|Nuts',
  ],
  'Send reply',
  { why: 'an answer to a private invitation' },
)
C.form(
  'en',
  'contact/street-problem',
  'govuk',
  'Millbrook Council',
  'Report a broken street light',
  [
    'place|text|Where is it?|Corner of Bell Street and Park Row',
    'message|textarea|What is wrong?|It flickers all night.',
  ],
  'Submit report',
  { why: 'a problem is reported' },
)
C.form(
  'en',
  'contact/job-application',
  'typo3',
  'Northpier Careers',
  'Apply: Weekend Bookseller',
  [
    'name|text|Name|Ada Cole',
    'email|email|Email|ada@example.org',
    'message|textarea|Why would you like to work with us?|I have read all of your window displays.',
  ],
  'Send application',
  { top: '<p>£12.60 an hour, Saturdays and Sundays.</p>', why: 'an application binds nobody' },
)
C.form(
  'en',
  'contact/insurer-callback',
  'drupal',
  'Beacon Pet Insurance',
  'Cover for dogs and cats',
  ['name|text|Name|Ada Cole', 'phone|tel|Phone|01632 960044', 'when|select|Best time|am|am=Morning;pm=Afternoon'],
  'Call me back',
  { top: '<p>From £9.20 a month. Talk to a person before you decide.</p>', why: 'a call is asked for' },
)
C.form(
  'en',
  'settings/email-preferences',
  'app',
  'Dishrunner',
  'What should we write to you about?',
  ['offers|checkbox|Offers and discounts up to $10|1', 'tips|checkbox|Recipes of the week|1'],
  'Save preferences',
  { how: 'fetch', done: 'Preferences saved.', why: 'preferences for e-mails' },
)
C.form(
  'en',
  'settings/display-name',
  'phpbb',
  'Narrowboat Forum',
  'Your profile',
  ['name|text|Display name|Lockkeeper Ada', 'place?|text|Location|Hebden Bridge'],
  'Save changes',
  { why: 'a display name' },
)

export const rows = [...L.rows, ...C.rows]
