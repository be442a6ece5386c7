import { expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { formTitle } from './form-title.ts'

const titleOf = (body: string, head = ''): string | undefined => {
  const html = `<!doctype html><html lang=en><head>${head}</head><body>${body}</body></html>`
  const page = parsePage(html, { url: 'https://shop.example/' })
  return formTitle(page.forms.at(-1)!, page)
}
const fields = '<label>Name <input name=a></label><label>Day <input type=date name=d></label>'

test.each<[label: string, html: string, title: string | undefined]>([
  ['its heading', `<form><h2>Book an appointment</h2>${fields}<button>Send</button></form>`, 'Book an appointment'],
  [
    'the heading over it',
    `<h2>Book an appointment</h2><form>${fields}<button>OK</button></form>`,
    'Book an appointment',
  ],
  [
    'not one of its parts',
    `<h1>Register as a patient</h1><form><h3>About you</h3>${fields}<h3>Your health</h3><input name=b><button>Send</button></form>`,
    'Register as a patient',
  ],
  ['not what the site is called', `<h1>Shop</h1><form>${fields}<button>Send</button></form>`, undefined],
  [
    'the legend of all its fields',
    `<form><fieldset><legend>Request a call back</legend>${fields}</fieldset><button>Send</button></form>`,
    'Request a call back',
  ],
  [
    'not the legend of one choice',
    '<h2>Book a visit</h2><form><fieldset><legend>Have you been here before?</legend><label><input type=radio name=b value=y>Yes</label><label><input type=radio name=b value=n>No</label></fieldset><button>Send</button></form>',
    'Book a visit',
  ],
  [
    'not the legend of its first choice',
    `<form><fieldset><legend>Have you been here before?</legend><label><input type=radio name=b value=y>Yes</label><label><input type=radio name=b value=n>No</label></fieldset>${fields}<button>Book an appointment</button></form>`,
    'Book an appointment',
  ],
  [
    'a heading before the label that a builder writes on every form',
    `<h2>Send us a message</h2><form aria-label="Contact form">${fields}<button>Send</button></form>`,
    'Send us a message',
  ],
  [
    'its label, where nothing else tells',
    `<form aria-label="Contact form">${fields}<button>Send</button></form>`,
    'Contact form',
  ],
  [
    'the button that tells the task, before a heading that does not',
    `<h2>Healthy smiles</h2><form>${fields}<button>Request a quote</button></form>`,
    'Request a quote',
  ],
  [
    'a statement before a question',
    `<h2>Where is my parcel?</h2><form>${fields}<button>Track my parcel</button></form>`,
    'Track my parcel',
  ],
  [
    'no heading of another form',
    `<h2>Cancel my appointment</h2><form>${fields}<button>Send</button></form><form><input type=email name=e><button>Subscribe</button></form>`,
    'Subscribe',
  ],
  [
    'the label of its dialog',
    `<dialog aria-label="Ask a question"><form>${fields}<button>Go</button></form></dialog>`,
    'Ask a question',
  ],
  ['nothing that only sends', `<form>${fields}<button>Submit</button></form>`, undefined],
  ['nothing of a single short word', `<form>${fields}<button>Go</button></form>`, undefined],
  [
    'no sentence',
    `<h2>${'Very long '.repeat(20)}</h2><form>${fields}<button>Book a table</button></form>`,
    'Book a table',
  ],
])('a form is called by %s', (_, html, title) => expect(titleOf(html)).toBe(title))

test('a page of one form says by its title what that is for', () => {
  expect(titleOf(`<form>${fields}<button>Send</button></form>`, '<title>Book a table | The Inn</title>')).toBe(
    'Book a table',
  )
})
