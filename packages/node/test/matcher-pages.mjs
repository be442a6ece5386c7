// The same pages for every runner: what each matcher has to say of them.

/** @param {string} body */
const page = (body) =>
  `<!doctype html><html lang="en"><title>Mill Bakery</title><h1>Mill Bakery</h1><p>Fresh rolls.</p>${body}</html>`

const newsletter = page(
  '<form id="news" method="post" action="/subscribe" aria-label="Newsletter"><label>Email <input name="email" type="email" required></label><button>Subscribe</button></form>',
)
const unlabeled = page(
  '<form id="news" method="post" action="/subscribe" aria-label="Newsletter"><input name="q7" required><button>Subscribe</button></form>',
)
const vague = page(`<button type="button" id="more">OK</button>${newsletter}`)
const login = page(
  '<form method="post" action="/login" aria-label="Log in"><label>Email <input name="email" type="email"></label><label>Password <input type="password" name="password"></label><button>Log in</button></form>',
)
const elsewhere = page(
  '<form id="pay" method="post" action="https://pay.example/"><label>Amount <input name="amount"></label><button>Pay now</button></form>',
)
const idle = page('<form id="news"><label>Email <input name="email" type="email"></label></form>')

/**
 * Of each: what it is, the page, the matcher with its arguments, whether it holds, and what its message has. `unknown` fails
 * with `.not` as well.
 * @type {[string, string, string, unknown[], 'yes' | 'no' | 'unknown', string[]][]}
 */
export const rows = [
  ['a page that agents can use', newsletter, 'toBeAgentOperable', [], 'yes', ['Nothing keeps agents', 'Newsletter']],
  ['its form by its label', newsletter, 'toHaveCallableForm', ['newsletter'], 'yes', ['#news']],
  ['its form by its tool', newsletter, 'toHaveCallableForm', ['subscribe'], 'yes', ['#news']],
  ['its form by its id', newsletter, 'toHaveCallableForm', ['news'], 'yes', ['#news']],
  [
    'a form that is not there',
    newsletter,
    'toHaveCallableForm',
    ['contact'],
    'no',
    ['There is no form “contact”', 'subscribe (“Newsletter”'],
  ],
  ['no form at all', page(''), 'toHaveCallableForm', ['contact'], 'no', ['It has no form.']],
  ['as many forms as it must have', newsletter, 'toBeAgentOperable', [{ callableForms: 1 }], 'yes', []],
  ['fewer forms', newsletter, 'toBeAgentOperable', [{ callableForms: 2 }], 'no', ['1 form, not 2']],
  [
    'a field without a label',
    unlabeled,
    'toBeAgentOperable',
    [],
    'no',
    ['1 thing keeps', 'input[name="q7"]', 'fillable', '<label for='],
  ],
  ['its form', unlabeled, 'toHaveCallableForm', ['newsletter'], 'no', ['input[name="q7"]', '<label for=']],
  ['a button without a telling name', vague, 'toBeAgentOperable', [], 'no', ['#more', '“OK”', 'button-text']],
  ['a rule that is switched off', vague, 'toBeAgentOperable', [{ rules: { 'button-text': 'off' } }], 'yes', []],
  ['a rule that only notes', vague, 'toBeAgentOperable', [{ rules: { 'button-text': 'note' } }], 'yes', []],
  ['a password', login, 'toBeAgentOperable', [], 'no', ['safe', 'data-approval']],
  ['a form that does not send', idle, 'toHaveCallableForm', ['news'], 'no', ['submit']],
  ['a form that leads elsewhere', elsewhere, 'toHaveCallableForm', ['pay'], 'unknown', ['pay.example']],
  [
    'a rule about the whole page',
    newsletter,
    'toBeAgentOperable',
    [{ rules: { 'text-depth': 'error' } }],
    'no',
    ['text-depth'],
  ],
  [
    'a rule about the site',
    newsletter,
    'toBeAgentOperable',
    [{ rules: { 'robots-txt': 'error' } }],
    'unknown',
    ['operable ci'],
  ],
  [
    'a rule that is none',
    newsletter,
    'toBeAgentOperable',
    [{ rules: { labels: 'error' } }],
    'unknown',
    ['operable rules'],
  ],
  [
    'an app that has not started',
    '<!doctype html><html lang="en"><title>App</title><div id="root"></div><script src="/app.js"></script></html>',
    'toBeAgentOperable',
    [],
    'unknown',
    ['empty'],
  ],
]
