import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBrowser } from '../../node/test/browser.ts'
import { attribute } from '../src/html/node.ts'
import { parseHtml } from '../src/html/parse-html.ts'
import { parsePage } from '../src/index.ts'
import { collect } from '../src/page/collect/collect.ts'
import { openFrozen } from './frozen-page.ts'

const url = 'https://site.example/page'

/** One control or button with `data-t` each; `$` in ids becomes the row's number. */
const rows: readonly [string, string][] = [
  [
    'aria-labelledby',
    '<i id=a$>First</i> <i id=b$>second</i><input data-t aria-labelledby="b$ a$" aria-label=no title=no>',
  ],
  ['aria-labelledby to hidden text', '<p id=a$ hidden>Hidden <b>text</b></p><input data-t aria-labelledby=a$>'],
  [
    'aria-labelledby to text with a hidden part',
    '<p id=a$>Seen <i hidden>unseen</i></p><input data-t aria-labelledby=a$>',
  ],
  [
    'aria-labelledby to text in a hidden parent',
    '<div hidden><p id=a$>Hidden <i>text</i></p></div><input data-t aria-labelledby=a$>',
  ],
  ['aria-labelledby to an aria-label', '<p id=a$ aria-label=Spoken>Written</p><input data-t aria-labelledby=a$>'],
  ['aria-labelledby to nothing falls through', '<label for=t$>Label</label><input data-t id=t$ aria-labelledby=none$>'],
  [
    'aria-labelledby to an empty element falls through',
    '<i id=a$></i><input data-t aria-labelledby=a$ aria-label=Spoken>',
  ],
  [
    'aria-labelledby to itself',
    '<button data-t id=t$ aria-label=Delete aria-labelledby="t$ a$">x</button><i id=a$>file</i>',
  ],
  ['aria-labelledby to an image', '<img id=a$ alt=Picture><input data-t aria-labelledby=a$>'],
  [
    'aria-labelledby to a field gives its value, which is never read',
    '<input id=a$ aria-label=Amount><input data-t aria-labelledby=a$>',
  ],
  ['aria-label', '<label>Label <input data-t aria-label=Spoken></label>'],
  ['a blank aria-label falls through', '<label>Label <input data-t aria-label=" "></label>'],
  ['label for', '<label for=t$>Your <b>name</b></label><input data-t id=t$>'],
  ['two labels', '<label for=t$>One</label><input data-t id=t$><label for=t$>two</label>'],
  ['label around', '<label>Your name <input data-t></label>'],
  ['label around and label for', '<label for=t$>One</label><label>two <input data-t id=t$></label>'],
  ['label around that names another', '<label for=o$>Other <input data-t></label><input id=o$>'],
  ['a hidden label', '<label for=t$ hidden>Hidden label</label><input data-t id=t$>'],
  ['a label with display:none', '<label for=t$ style="display:none">Hidden label</label><input data-t id=t$>'],
  ['a label with a hidden part', '<label for=t$>Seen <i hidden>unseen</i></label><input data-t id=t$>'],
  ['a label with an aria-hidden part', '<label for=t$>Seen <i aria-hidden=true>*</i></label><input data-t id=t$>'],
  ['a label with an image', '<label for=t$><img alt=Mail> address</label><input data-t id=t$>'],
  ['a label with an aria-label', '<label for=t$ aria-label=Spoken>Written</label><input data-t id=t$>'],
  ['a label with blocks', '<label for=t$><div>One</div><div>two</div></label><input data-t id=t$>'],
  ['a label with inline pieces', '<label for=t$>Na<b>me</b><span>*</span></label><input data-t id=t$>'],
  ['a label with a line break', '<label for=t$>One<br>two</label><input data-t id=t$>'],
  ['a label with a link', '<label><input data-t type=checkbox> I accept the <a href=/t>terms</a></label>'],
  ['a label inside the label around', '<label>Your <input data-t id=t$><label for=t$>password</label></label>'],
  ['a label around that names it by id too', '<label for=t$>Name <input data-t id=t$></label>'],
  ['a label that also wraps a button', '<label>Address <input data-t><button>Hide</button></label>'],
  ['a hidden control with its label', '<div hidden><label for=t$>Name</label><input data-t id=t$></div>'],
  ['an empty label falls through to title', '<label for=t$></label><input data-t id=t$ title=Title>'],
  ['a label around a select', '<label>Country <select data-t><option>Peru</select></label>'],
  ['a label around a text area', '<label>Message <textarea data-t>typed</textarea></label>'],
  ['title', '<input data-t title=Title placeholder=Placeholder>'],
  ['placeholder', '<input data-t placeholder=Placeholder name=email>'],
  ['nothing', '<input data-t name=email>'],
  ['a check box with a label for', '<input data-t type=checkbox id=t$><label for=t$>Agree</label>'],
  [
    'a radio button in a fieldset',
    '<fieldset><legend>Size</legend><label><input data-t type=radio>Small</label></fieldset>',
  ],
  ['a custom check box by content', '<span data-t role=checkbox tabindex=0>Agree</span>'],
  ['a custom text box by label', '<div data-t role=textbox contenteditable aria-label=Note>typed</div>'],
  ['a custom text box without', '<div data-t role=textbox contenteditable>typed</div>'],
  ['button: text', '<button data-t>Send <b>it</b></button>'],
  ['button: aria-label before text', '<button data-t aria-label=Close>x</button>'],
  ['button: image', '<button data-t><img src=i.png alt=Search></button>'],
  ['button: image without alt', '<button data-t><img src=i.png></button>'],
  ['button: SVG with a title', '<button data-t><svg role=img><title>Search</title><path/></svg></button>'],
  ['button: icon font hidden, text for readers', '<button data-t><i aria-hidden=true>x</i><span>Close</span></button>'],
  ['button: title when empty', '<button data-t title=Close></button>'],
  ['button: nothing', '<button data-t></button>'],
  ['button: wrapped by a label', '<label>Label <button data-t>Text</button></label>'],
  ['button: label for', '<label for=t$>Label</label><button data-t id=t$>Text</button>'],
  ['button: blocks inside', '<button data-t><div>One</div><div>two</div></button>'],
  ['button: nested aria-label', '<button data-t>Add <span aria-label="to cart">+</span></button>'],
  ['submit: value', '<input data-t type=submit value="Send now" title=no>'],
  ['submit: no value', '<input data-t type=submit>'],
  ['submit: empty value', '<input data-t type=submit value="">'],
  ['submit: empty value and title', '<input data-t type=submit value="" title=Send>'],
  ['submit: no value and title', '<input data-t type=submit title=Send>'],
  ['reset: no value', '<input data-t type=reset>'],
  ['button input: value', '<input data-t type=button value=Go>'],
  ['button input: nothing', '<input data-t type=button>'],
  ['image: alt', '<input data-t type=image alt=Search>'],
  ['image: title', '<input data-t type=image title=Search>'],
  ['image: nothing', '<input data-t type=image>'],
  ['image: value', '<input data-t type=image value=Go>'],
  ['image: empty alt', '<input data-t type=image alt="">'],
  ['role button: text', '<div data-t role=button tabindex=0>Open <i>menu</i></div>'],
  ['summary', '<details><summary data-t>More</summary>x</details>'],
  ['link', '<a data-t href=/x>Read <b>more</b></a>'],
  ['link: image', '<a data-t href=/x><img src=i.png alt=Home></a>'],
  ['link: aria-label', '<a data-t href=/x aria-label=Home>x</a>'],
  ['link: title', '<a data-t href=/x title=Home></a>'],
]

const html = `<!doctype html><title>t</title>${rows.map(([, row], index) => `<div>${row.replaceAll('$', String(index))}</div>`).join('')}`

/** Names of the marked elements as the page model gives them, in document order. */
function ourNames(): string[] {
  const page = parsePage(html, { url })
  const names = new Map<number, string>()
  for (const { node, accessibleName, placeholder } of page.looseFields)
    names.set(node, accessibleName || (placeholder ?? ''))
  for (const { node, text } of [...page.buttons, ...page.links]) names.set(node, text)
  return collect(parseHtml(html))
    .elements.filter((element) => attribute(element, 'data-t') !== undefined)
    .map(({ order }) => names.get(order) ?? 'not in the model')
}

let browser: Browser
let chromiumNames: string[]

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await testBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--lang=en-US'],
  })
  const page = await openFrozen(browser, url, html)
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-t]' })
  chromiumNames = []
  for (const nodeId of nodeIds) {
    const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })
    chromiumNames.push(String(nodes[0]?.name?.value ?? ''))
  }
})
afterAll(() => browser.close())

/**
 * What is hidden together with its control (a closed dialog) is named as if both were shown, since it is used once it is
 * open. In the others Chromium stops although the standard (HTML-AAM 1.0 §4.1) goes on to the title, as Firefox and Safari do.
 */
const knownDifferences: Record<string, [ours: string, chromium: string]> = {
  'an empty label falls through to title': ['Title', ''],
  'submit: empty value and title': ['Send', ''],
  'a hidden control with its label': ['Name', ''],
}

test.each(rows.map(([label], index) => [label, index] as const))(
  'accessible name as in Chromium: %s',
  (label, index) => {
    expect(chromiumNames).toHaveLength(rows.length)
    const tidy = (name: string | undefined) => name?.replace(/\s+/g, ' ').trim()
    const [ours, theirs] = [tidy(ourNames()[index]), tidy(chromiumNames[index])]
    expect([ours, theirs]).toEqual(knownDifferences[label] ?? [theirs, theirs])
  },
)
