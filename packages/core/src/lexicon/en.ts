import { common } from './en-common.ts'
import { deeds } from './en-deeds.ts'
import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  ...common,
  ...deeds,
  deletes: `${common.deletes}|${deeds.deletes}`,
  pays: `${common.pays}|${deeds.pays}`,
  asks: `${common.asks}|${deeds.asks}`,
}

/** What fields are called, by their purpose. */
const fields = {
  'new-password':
    'new password|confirm password|password confirm|password confirmation|repeat password|password repeat|retype password|password again|verify password|create password|choose password|create a password|choose a password|password 2|pass 2|newpassword|confirmpassword',
  password: 'password|passwd|pwd|pass',
  'one-time-code': 'one time code|otp|verification code|authcode',
  captcha: 'captcha|recaptcha|not a robot',
  email: 'mail|email address|mail address|password email',
  username:
    'username|user name|user|login|userid|user id|login name|nickname|nick|screen name|handle|account name|member id|uname|log',
  'given-name': 'first name|firstname|fname|given name',
  'family-name': 'last name|lastname|lname|surname|family name',
  name: 'name|fullname',
  organization: 'company|company name|organization|organisation|business|business name',
  'job-title': 'job title|position|job|role',
  phone: 'phone|tel|mobile|cell|fax|contact number',
  subject: 'subject|topic|reason for contact',
  message: 'your message|comment|comments|question|questions|enquiry|feedback|description|details|notes|body|msg',
  'street-address': 'address|street|addr',
  city: 'city|town|locality|suburb',
  region: 'state|province|county|region',
  'postal-code': 'zip|zipcode|postcode|post code|postal',
  country: 'country|nation',
  'card-number': 'card number|credit card|debit card|card no',
  'card-name': 'name on card|cardholder|ccname|card holder',
  'card-expiry': 'expiry|expiration|exp date|exp month|exp year|cc exp|mm yy|expiry date|expiration date',
  'card-security-code': 'cvv|cvc|csc|security code',
  iban: 'iban|account number|bank account|swift|sepa|routing number|bic|sort code',
  amount: 'amount|price|budget',
  quantity: 'quantity|qty|adults|children',
  coupon: 'coupon|promo code|voucher|gift card',
  'birth-date': 'birthday|birth date|birthdate|date of birth|dob|birth year|birth month|birth day|age|bday',
  date: 'date|day|arrival|departure|check in|check out',
  time: 'time',
  url: 'url|website|site',
  search: 'search|query|keyword|keywords|find',
  consent: 'terms|agree|accept|consent|privacy|opt in|marketing',
  file: 'file|attachment|upload|cv|photo',
  unknown:
    'forgot password|password strength|forgot pass|boarding pass|library card number|loyalty card number|member card number',
}

/** What forms and buttons speak of. */
const topics = {
  signup:
    'create password|create a password|choose a password|choose password|create your password|sign up|signup|sign me up|register|registration|registering|create account|create an account|create your account|create my account|create free account|create profile|join now|join us|join free|join for free|become a member|new account|new user|new customer|open an account|get started|free trial|try for free|enroll',
  login:
    'log in|login|log on|logon|logging in|sign in|signin|sign on|signing in|sign into|log into|returning customer|returning customers|existing customer|existing customers|already registered|enter your password|authentication|authenticate|remember me|keep me logged in|keep me signed in|stay signed in|stay logged in',
  recovery:
    'forgotten password|forgotten your password|forget password|lost password|lost your password|reset password|reset your password|reset my password|password reset|recover password|password recovery|retrieve password|password reminder|send password|get password|password help|request new password|account recovery|resend confirmation|forgot|forgotpassword|lostpassword|resetpassword',
  'password-change':
    'change password|change your password|change my password|password change|update password|update your password|new password|changepassword|save password',
  search: 'search|find|searching|lookup|keyword|keywords|filter',
  comment:
    'comment|comments|reply|review|reviews|rate this|rating|tell a friend|email a friend|send to a friend|share this|guestbook|ask a question|report abuse',
  order:
    'add to cart|add to basket|add to bag|add to wishlist|buy|checkout|check out|purchase|payment|pay|donate|donation|shipping|billing|coupon|order|redeem',
  contact:
    'callback|call back|contact|get in touch|talk to us|email us|message us|send us a message|send a message|send message|send us an email|enquiry|enquiries|inquiry|inquiries|inquire|feedback|request information|request info|request more information|request a quote|get a quote|free quote|request a demo|book a demo|schedule a demo|call me back|send email|questions or comments|how can we help|talk to sales|request demo',
  subscribe:
    'subscribe|subscription|newsletter|newsletters|mailing list|email list|email updates|email alerts|email signup|email sign up|get updates|stay informed|stay in touch|stay connected|keep me posted|notify me|special offers|exclusive offers|sign up for emails|sign up for email|get the latest|enews',
  pricing: 'pricing|see prices|price list|see plans|view plans|compare plans',
  booking:
    'book now|book online|book a|book an|book your|booking|request an appointment|request appointment|schedule a|reservation|reservations|check availability',
}

/** What links, buttons and headings offer. */
const intents = {
  booking:
    'book online|book this|book my|book the|book now|book a|book an|book your|booking|bookings|appointment|appointments|schedule|reserve|reservation|reservations|availability|book table|book room|book rooms|book ticket|book tickets|book appointment|book class|book course|book tour|book trip|book visit|book session|book stay|book flight|book hotel|book service|book here|book today|book with',
  contact:
    'get a quote|request a quote|free quote|instant quote|contact|contact us|contacts|get in touch|reach us|talk to us|email us|call us|enquiry|inquiry|request a demo|book a demo|schedule a demo',
  pricing:
    'get a quote|request a quote|free quote|instant quote|pricing|prices|price|plans|rates|fees|cost|costs|quote|estimate',
  support: 'support|help|customer service|faq|faqs|frequently asked questions|knowledge base|live chat',
  checkout: 'checkout|check out|cart|basket|add to bag|buy|order now|purchase',
  login: 'log in|login|sign in|signin|my account',
  signup:
    'sign up|signup|register|registration|create account|create an account|join now|get started|free trial|try for free',
}

/** The same in the last part of an address. */
const paths = {
  booking: 'book|booking|schedule|reservation',
  contact: 'contact|contactus|contacts',
  pricing: 'pricing|prices|price|plans|rates|quote',
  support: 'support|help|faq|faqs|customer service',
  checkout: 'checkout|cart|basket|bag',
  login: 'login|log in|sign in',
  signup: 'signup|sign up|register|registration|join',
}

/** What links to what makes a site believable are called. */
const trust = {
  'privacy policy': 'privacy|privacy policy',
  terms: 'terms|terms of use|terms and conditions|conditions of use',
  imprint: 'imprint|legal notice',
  about: 'about|our story|our team',
  reviews: 'reviews|testimonials|case studies|what our customers say',
  returns: 'returns|refund policy|refunds|guarantee|warranty',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'next|continue|proceed',
  otherMeanings:
    'contact lens|contact lenses|contact sheet|contact tracing|contact sport|contact sports|eye contact|first contact|human contact|in contact with|address book|guest book|comic book|cook book|story book|audio book|e book|year book|picture book|phone book|my book|our book|the book|this book|new book|book of|book by|we support|they support|support local|support our|support us|support the|supported by|check out our|check out the|check out these|check out this|check out my|check out some|check out what|check out how|check out more|check out all|help us|help wanted|we help|help others|help the|help save|price of|price winner|price winners|at any price|cost of living|low cost|no cost|plans for|meal plans|lesson plans|floor plans|quote of the|schedule of events|cash register|interest rates|exchange rates|success rates|crime rates|birth rates|bus schedule|train schedule|game schedule|match schedule|conference schedule',
  sends:
    'submit|send|send message|continue|confirm|next|sign up|sign in|log in|login|register|subscribe|search|go|join|book|book now|order|request|get started|apply|save|pay|donate',
  vague:
    'submit|click|click here|click me|here|tap|tap here|press|press here|ok|okay|go|yes|no|more|read more|learn more|see more|show more|view|view more|text for this button|find out more|discover more|more info|more information|details|info|button|link|do it|this|enter',
  calls: 'call|phone|telephone|tel|mobile|cell|text us|hotline|toll free',
  faxes: 'fax',
  passwordInUse: 'current password|old password|existing password',
  payees: 'recipient|beneficiary|payee|pay to|send to',
}

/** What stands before a price, and what says that money is none. */
const prices = {
  before:
    'from|only|just|for|at|starts? at|starting at|starting from|as low as|price[sd]?|costs?|pay|fees?|rates?|is|are',
  none: 'rais(?:ed|ing)|donat|donor|funding|fund|grant|prize|win|won|award|winner|salary|wage|revenue|turnover|invest|budget|bonus|reward|refund|fined?|damages|loss|lost|worth|valued|savings?|save[sd]?|bail|debt|stole|stolen|scam|giveaway|scholarship',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  isVerbFirst: true,
  verbs: {
    addTo: 'add ?(?:\\w+ ){0,2}(?:to|in)(?= |cart|basket|bag)',
    apply: 'apply|appl(?:ying|ication)(?= |$)|(?:send|submit|start) (?:\\w+ )?application',
    ask: 'ask(?= |$)',
    book: 'book(?:ing)?(?= |$)|schedule|arrange|set up|make an? (?=appointment|booking|reservation)',
    buy: 'buy|purchase',
    calculate: 'calculat|estimate|work (?:\\w+ )?out',
    cancel: 'cancel|call off|withdraw',
    change: 'change|update|edit|modify|(?:choose|create|enter|set) (?:a |your )?new',
    check: 'check(?! ?out)(?= |$)',
    checkout:
      'check ?out|place (?:\\w+ )?order|complete (?:\\w+ )?(?:order|purchase)|pay(?= |$)|proceed to (?:payment|shipping)',
    claim: 'claim|redeem',
    comment: 'comment(?= |$)|(?:post|leave|add) (?:\\w+ )?(?:comment|reply)|reply',
    compare: 'compare',
    contact:
      'contact(?= (?:us|me|the|our|sales|support|form|\\w+$)|$)|get in touch|(?:write|talk|speak) to|(?:message|reach) us|drop us',
    delete: 'delete|close (?=\\w* ?account)|remove|erase',
    donate: 'donate|give (?:now|today|once|monthly)',
    download: 'download|get (?=\\w+ (?:guide|pdf|e ?book|whitepaper|checklist))',
    find: 'find|locate|look up',
    join: 'join',
    order: 'order(?= |$)|pre ?order',
    recover: 'forgot(?:ten)?|recover|reset|lost|send (?:\\w+ )?(?:reset|recovery)',
    register: 'regist|sign (?:me |us )?up(?: for)?|take part|enrol|rsvp|attend|save (?:my|your) (?:place|seat|spot)',
    report: 'report',
    request:
      'request|(?:send|e ?mail|mail) me(?= |$)|get(?! (?:started|in|going|directions|help|involved|the|your))|ask for|enquire about|inquire about|receive',
    reserve: 'reserv',
    search: '(?:advanced )?search',
    send: 'send|submit|share|post|go(?= |$)|ok(?= |$)|continue|next|proceed|confirm|finish|done',
    start: 'start|begin|try',
    subscribe: 'subscrib|keep me (?:posted|updated)|stay (?:in touch|up to date|informed)',
    track: 'track|trace|follow (?=\\w+ (?:order|parcel))|where is',
    unsubscribe: deeds.unsubscribes!,
    upload: 'upload',
    vote: 'vote(?= |$)|cast',
    write: 'write|leave|rate(?= |$)|review(?= )|add(?= \\w+ ?review)',
  },
  things: {
    Account: 'account|profile',
    Address: 'address',
    Advanced: 'advanced',
    Application: 'cv(?= |$)|resume|cover letter|(?:job )?application',
    Appointment: 'appointment|check ?up|time slot',
    Availability: 'availability',
    Booking: 'bookings?(?= |$)|reservations?(?= |$)',
    Branch: 'branch',
    Brochure: 'brochure|catalogue?|prospectus|e ?book|whitepaper',
    Callback: 'call ?back|call you back|call me(?: back)?',
    Cart: '(?:addto)?cart(?= |$)|basket|(?:shopping )?bag(?= |$)',
    Checkout: 'checkout|(?:shipping|delivery|billing) (?:address|details|method)|to (?:shipping|payment|delivery)',
    Class: 'class(?:es)?(?= |$)',
    Comment: 'comment|repl(?:y|ies)(?= |$)',
    Complaint: 'complaint',
    Consultation: 'consultation|initial meeting|case (?:review|evaluation)',
    Contact: 'contact(?: us| form)?$|get in touch|message(?= |$)|enquir|inquir',
    Course: 'course',
    Demo: 'demo(?= |$)',
    Discount: 'discount|promo(?:tion)?(?:al)? code|coupon',
    Donation: 'donation|gift amount',
    Event: 'event|webinar|concert|open day|exhibition',
    Feedback: 'feedback',
    Invoice: 'invoice|receipt(?= |$)',
    Job: 'job|position|vacanc|career|opening',
    Lesson: 'lesson',
    Loan: 'loan|financing|repayment',
    Membership: 'member',
    Mortgage: 'mortgage',
    // Not all `mailings`: beside "Unsubscribe" a letter is one, and elsewhere a thing of its own.
    Newsletter: 'newsletter|mailing list|our (?:emails|news|updates)',
    Order: 'orders?(?= |$)',
    Parcel: 'parcel|shipment|package|delivery(?! (?:address|details|method))|consignment',
    Password: 'password|passcode',
    Petition: 'petition',
    Prescription: 'prescription',
    Pricing: 'pricing|prices?(?= |$)|plans?(?= |$)',
    Quote: 'quot|estimate(?= |$)',
    Question: 'question',
    Refund: 'refund',
    Repair: 'repair',
    Return: 'returns?(?= |$)',
    Review: 'reviews?(?= |$)|rating|testimonial',
    Room: 'room|stay(?= |$)',
    Sample: 'sample',
    Store: 'stores?(?= |$)|shops?(?= |$)|dealer|location',
    Subscription: 'subscription',
    Survey: 'survey|questionnaire',
    Table: 'table(?= |$)',
    TestDrive: 'test (?:drive|ride)',
    Ticket: 'tickets?(?= |$)',
    Tour: 'tour(?= |$)',
    Trial: '(?:free )?trial',
    Valuation: 'valuation|apprais',
    Viewing: 'viewing',
    Visit: 'visit(?= |$)',
    Volunteer: 'volunteer',
    GiftVoucher: '(?:gift )?(?:voucher|certificate)|gift card',
    Waitlist: 'wait(?:ing)? ?list',
    Workshop: 'workshop|seminar',
  },
  filler:
    'a|an|the|your|our|my|this|that|these|mail|email|free|new|now|today|online|here|please|us|me|you|it|its|for|of|to|in|on|at|and|or|with|by|from|form|forms|info|information|details|quick|easy|instant|copy|step|is|are|we|i|do|be|up|out|page|website|site|next|continue|more|submit|button|box|field|results?|save|started|let|lets|click|yes|no|agree|accept|all|get|well|will|can|have|has',
}

/** Texts of which a topic is the whole. */
const wholes = {
  signup: 'join|start now|try free|try it|create',
  login: 'enter|account|my account|connect|access',
  recovery: 'recover|retrieve|reset',
  contact: 'message|get quote',
  pricing: 'prices|price|plans|rates|fees|cost|costs',
  booking: 'book|schedule|reserve|appointment|appointments',
}

/** English */
export const en: Language = { buttons, fields, topics, wholes, intents, paths, trust, texts, prices }
