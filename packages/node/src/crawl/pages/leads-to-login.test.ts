import { parsePage } from '@operable/core'
import { expect, test } from 'vitest'
import { leadsToLogin } from './leads-to-login.ts'

const password =
  '<form method="post"><input name="user"><input type="password" name="password"><button>Go</button></form>'

test.each<[string, string, string, string, boolean]>([
  ['an address that names a login', '/', '/login', '', true],
  ['with a way back', '/', '/accounts/login/?next=/', '', true],
  ['in two words', '/', '/users/sign_in', '', true],
  ['of ASP.NET', '/', '/Account/LogOn.aspx?ReturnUrl=%2f', '', true],
  ['in another language', '/', '/de/einloggen', '', true],
  [
    'of a service that logs people in',
    '/',
    'https://id.example.net/realms/shop/protocol/openid-connect/auth',
    '',
    true,
  ],
  ['of a host for logins', '/', 'https://login.example.net/common', '', true],
  ['a password, and a title that says so', '/', '/welcome', `<title>Sign in – Shop</title>${password}`, true],
  ['a password, and a main heading that says so', '/', '/welcome', `<h1>Connexion</h1>${password}`, true],
  ['a password, and the way back', '/orders?page=2', '/who?to=%2Forders%3Fpage%3D2', password, true],
  ['a password on the way to a homepage', '/', '/home', `<title>Shop</title><h1>Bread</h1>${password}`, false],
  ['a heading without a password', '/', '/home', '<h1>Sign in to win</h1>', false],
  [
    'a sign-up',
    '/',
    '/register',
    '<h1>Create an account</h1><input type="password" autocomplete="new-password">',
    false,
  ],
  [
    'a sign-up with one password',
    '/',
    '/account/new',
    '<h1>Create an account</h1><form><input type="email"><input type="password"><button>Create account</button></form>',
    false,
  ],
  ['an article on logins', '/?p=7', '/blog/how-oauth-login-works', '<h1>Login with OAuth</h1>', false],
  ['a login that was asked for', '/login', '/en/account/login', password, false],
  ['no redirect', '/members', '/members', `<h1>Sign in</h1>${password}`, false],
  [
    'another spelling of the address',
    '/members',
    'https://www.shop.example/members/',
    `<h1>Sign in</h1>${password}`,
    false,
  ],
])('%s', (_, asked, landed, html, expected) => {
  const [url, finalUrl] = [asked, landed].map((path) => new URL(path, 'https://shop.example').href) as [string, string]
  expect(leadsToLogin({ url, finalUrl, page: parsePage(html, { url: finalUrl }) })).toBe(expected)
})
