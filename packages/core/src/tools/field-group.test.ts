import { describe, expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import type { ToolDraft } from '../schema/tool.ts'
import { inferTools } from './infer-tools.ts'

const only = (html: string): ToolDraft => {
  const drafts = inferTools(parsePage(`<!doctype html><html lang=en>${html}`, { url: 'https://shop.example/start' }))
  expect(drafts).toHaveLength(1)
  return drafts[0]!
}

test.each([
  ['a list', '<label>City <input type=search id=city role=combobox autocomplete=new-password></label>', 'city'],
  ['an address', '<label>Street <input name=street autocomplete=new-password></label>', 'street'],
])('`new-password` on %s makes no sign-up and needs no person', (_, html, key) => {
  const { name, metadata } = only(`<form><input type=email name=email>${html}<button>Save</button></form>`)
  expect(name).not.toBe('signup')
  expect(metadata.safety?.needsPerson).toBe(false)
  expect(Object.keys(metadata.inputSchema?.properties ?? {})).toEqual(['email', key])
})

describe('what libraries draw has the key of the input that sends it', () => {
  test.each([
    [
      'a list over an input out of reach',
      '<label id=l>Age</label><div><div role=combobox aria-haspopup=listbox aria-labelledby=l id=_r_1_></div><input aria-hidden=true tabindex=-1 id=_r_3_ value="" name=age></div>',
      ['age div[role="combobox"]'],
    ],
    [
      'a button over a hidden input',
      '<input hidden readonly type=hidden name=person><button type=button aria-haspopup=listbox aria-label=Person id=headlessui-listbox-button-_r_2_>Choose</button>',
      ['person button[aria-label="Person"]'],
    ],
    [
      'a filter over a hidden input',
      '<input hidden readonly type=hidden name=city><input aria-label=City role=combobox id=headlessui-combobox-input-_r_8_>',
      ['city input[aria-label="City"]'],
    ],
    [
      'a switch over a hidden box',
      '<input hidden type=checkbox name=notify><button type=button role=switch id=headlessui-switch-_r_c_ aria-label=Notify>.</button>',
      ['notify'],
    ],
    ['a list that is not typed into', '<input id=city readonly role=combobox aria-haspopup=listbox>', ['city #city']],
    ['no id that is made anew', '<label for=_r_0_>Company size</label><input id=_r_0_>', ['company_size input']],
    ['such an id where nothing else is', '<input id=mui-123>', ['mui-123 input']],
    ['no hidden input of another kind', '<input type=hidden name=back><input role=combobox id=town>', ['town #town']],
    ['no list that sends nothing', '<input name=a><button type=button aria-haspopup=listbox>Sort</button>', ['a']],
  ])('%s', (_, html, expected) => {
    const { fields = [] } = only(`<form>${html}<button>Go</button></form>`).metadata
    expect(fields).toHaveLength(expected.length)
    expect(fields.map(({ key, selector }, at) => (expected[at]!.includes(' ') ? `${key} ${selector}` : key))).toEqual(
      expected,
    )
  })
})
