import { expect, test } from 'vitest'
import { isShown } from '../element/shown.ts'
import { parsePage } from '../parse-page.ts'

const opener = '<button popovertarget=d>Open</button>'

test.each([
  ['shown', '<input id=x>', true],
  ['hidden', '<input id=x hidden>', false],
  ['kept from screen readers only', '<div aria-hidden=true><input id=x></div>', true],
  [
    'in a dialog with a trigger',
    '<button commandfor=d command=show-modal>Open</button><dialog id=d><input id=x></dialog>',
    true,
  ],
  ['in a dialog that nothing opens', '<dialog id=d><input id=x></dialog>', false],
  ['hidden within the dialog', `${opener}<div popover id=d><div hidden><input id=x></div></div>`, false],
  [
    'a dialog within a hidden curtain',
    '<a href="#d">Open</a><div style="display:none"><div role=dialog id=d><input id=x></div></div>',
    true,
  ],
  ['in closed details', '<details><summary>More</summary><input id=x></details>', true],
  ['not seen in a browser', '<div operable-unseen><select id=x></select></div>', false],
])('%s', (_, html, is) => {
  const { looseFields } = parsePage(html, { url: 'https://shop.example/' })
  expect(isShown(looseFields.find(({ id }) => id === 'x')!)).toBe(is)
})
