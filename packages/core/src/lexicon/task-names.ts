import type { Thing, Verb } from './tasks.ts'

/** How a tool is called that has to do with a thing. */
export interface ThingNames {
  /** The whole name, whatever verb stands beside the thing. */
  whole?: string
  /** What is usually done with it: the name begins so where the page gives no verb, or one that means the same there. */
  usual?: string
  /** Verbs that mean the same. */
  same?: readonly Verb[]
}

const booked = { usual: 'book', same: ['request', 'reserve', 'register', 'start', 'order', 'contact'] } as const
const asked = { usual: 'request', same: ['order', 'contact', 'start', 'claim'] } as const
const attended = { usual: 'registerFor', same: ['request', 'join', 'order', 'contact'] } as const

/** `send` means the usual deed of everything: "Send application". */
export const thingNames: Readonly<Record<Thing, ThingNames>> = {
  Account: {},
  Address: {},
  Advanced: {},
  Application: { whole: 'applyForJob' },
  Appointment: booked,
  Availability: { usual: 'check', same: ['search', 'find', 'request'] },
  Booking: { whole: 'booking' },
  Branch: { usual: 'find', same: ['search'] },
  Brochure: asked,
  Callback: { usual: 'request', same: ['order', 'contact', 'book', 'start'] },
  Cart: {},
  Checkout: { whole: 'checkout' },
  Class: booked,
  Comment: { whole: 'comment' },
  Complaint: { usual: 'send', same: ['write', 'contact'] },
  Consultation: booked,
  Contact: { whole: 'contactSales' },
  Course: attended,
  Demo: { usual: 'request', same: ['book', 'start', 'register', 'reserve', 'contact'] },
  Discount: { whole: 'applyDiscount' },
  Donation: { whole: 'donate' },
  Event: attended,
  Feedback: { usual: 'send', same: ['write', 'comment', 'contact'] },
  Invoice: asked,
  Job: {},
  Lesson: booked,
  Loan: { usual: 'calculate', same: ['check', 'compare'] },
  Membership: { whole: 'becomeMember' },
  Mortgage: { usual: 'calculate', same: ['check', 'compare'] },
  Newsletter: { whole: 'subscribe' },
  Order: { usual: 'order', same: ['request', 'start'] },
  Parcel: { usual: 'track', same: ['find', 'search', 'check'] },
  Password: {},
  Petition: { usual: 'sign', same: ['join', 'start'] },
  Prescription: asked,
  Pricing: { whole: 'viewPricing' },
  Quote: { usual: 'request', same: ['order', 'contact', 'start', 'register', 'claim'] },
  Question: { usual: 'ask', same: ['write', 'contact', 'comment'] },
  Refund: asked,
  Repair: booked,
  Return: { usual: 'request', same: ['start', 'register', 'order'] },
  Review: { usual: 'write', same: ['comment', 'start'] },
  Room: booked,
  Sample: asked,
  Store: { usual: 'find', same: ['search'] },
  Subscription: {},
  Survey: { usual: 'take', same: ['start', 'join'] },
  Table: { usual: 'reserve', same: ['request', 'order', 'contact', 'start'] },
  TestDrive: booked,
  Ticket: { usual: 'buy', same: ['order', 'checkout'] },
  Tour: booked,
  Trial: { usual: 'start', same: ['request', 'register', 'claim', 'book'] },
  Valuation: { usual: 'request', same: ['order', 'contact', 'book', 'start'] },
  Viewing: booked,
  Visit: booked,
  Volunteer: { whole: 'volunteer' },
  GiftVoucher: { usual: 'buy', same: ['order', 'checkout'] },
  Waitlist: { usual: 'join', same: ['register', 'request'] },
  Workshop: attended,
}

/** Verbs that are a task whatever they are done with, or with nothing, and the name of it. */
export const wholeVerbs: Readonly<Partial<Record<Verb, string>>> = {
  checkout: 'checkout',
  comment: 'comment',
  donate: 'donate',
  search: 'search',
  subscribe: 'subscribe',
  unsubscribe: 'unsubscribe',
}

/** The name of a verb alone, where the page gives nothing that it is done with. */
export const loneVerbs: Readonly<Partial<Record<Verb, string>>> = {
  apply: 'apply',
  book: 'booking',
  calculate: 'calculate',
  buy: 'order',
  cancel: 'cancel',
  compare: 'compare',
  contact: 'contactSales',
  download: 'download',
  order: 'order',
  recover: 'recoverPassword',
  register: 'register',
  reserve: 'booking',
  track: 'trackOrder',
  upload: 'upload',
  vote: 'vote',
}

/** Names that are made of two words and are usually said otherwise. */
export const pairs: Readonly<Record<string, string>> = {
  'change Account': 'updateProfile',
  'register Account': 'signup',
  'start Account': 'signup',
  'cancel Newsletter': 'unsubscribe',
  'delete Newsletter': 'unsubscribe',
  'cancel Account': 'deleteAccount',
  'claim GiftVoucher': 'redeemGiftVoucher',
  'calculate Quote': 'requestQuote',
  'track Checkout': 'trackParcel',
  'calculate Pricing': 'calculatePrice',
  'request Pricing': 'requestQuote',
  'check Order': 'trackOrder',
  'find Order': 'trackOrder',
  'change Booking': 'changeBooking',
  'cancel Booking': 'cancelBooking',
  'find Booking': 'findBooking',
  'cancel Membership': 'cancelMembership',
  'report Comment': 'reportComment',
  'vote Survey': 'vote',
  'find Job': 'searchJobs',
  'search Job': 'searchJobs',
  'send Job': 'postJob',
  'search Advanced': 'advancedSearch',
  'find Advanced': 'advancedSearch',
  'upload Application': 'applyForJob',
  'search Order': 'trackOrder',
  'upload Prescription': 'uploadPrescription',
  'addTo Cart': 'addToCart',
  'apply GiftVoucher': 'applyDiscount',
  'search Store': 'findStore',
  'search Branch': 'findBranch',
  'buy Cart': 'checkout',
  'order Cart': 'checkout',
  'order Order': 'order',
  'buy Order': 'order',
}
