import { expect, test } from 'vitest'
import { parsePage } from '../parse-page.ts'

const password = '<input type="password" name="pin">'

test.each<[string, string, string | undefined]>([
  ['none', `<form>${password}<button>Log in</button></form>`, undefined],
  ['ours, bare', `<form data-approval>${password}<button>Log in</button></form>`, 'data-approval'],
  ['ours, turned off', `<form data-approval="false">${password}<button>Log in</button></form>`, undefined],
  ['a question', `<form data-confirm="Log in now?">${password}<button>Log in</button></form>`, 'data-confirm'],
  ['turned off', `<form data-confirm="false">${password}<button>Log in</button></form>`, undefined],
  ['no question', `<form hx-confirm="">${password}<button>Log in</button></form>`, undefined],
  ['unset', `<form hx-confirm="unset">${password}<button>Log in</button></form>`, undefined],
  ['on the button', `<form>${password}<button data-turbo-confirm="Sure?">Go</button></form>`, 'data-turbo-confirm'],
  [
    'on one of two buttons that send',
    `<form>${password}<button data-confirm="Sure?">Delete</button><button>Log in</button></form>`,
    undefined,
  ],
  [
    'on a button that does not send',
    `<form>${password}<button type="button" data-confirm="Sure?">Cancel</button><button>Log in</button></form>`,
    undefined,
  ],
])('approval gate: %s', (_label, html, expected) => {
  const page = parsePage(html, { url: 'https://shop.example/' })
  expect(page.forms[0]?.approval).toBe(expected)
})
