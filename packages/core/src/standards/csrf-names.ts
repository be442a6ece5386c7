/** Names of anti-forgery tokens: set by the server, sent back unread. */
export const csrfNames = [
  'csrf',
  'csrftoken',
  'csrf token',
  'csrf param',
  'csrfmiddlewaretoken',
  'xsrf',
  'xsrf token',
  'authenticity token',
  'requestverificationtoken',
  'request verification token',
  'anti forgery',
  'antiforgery',
  'form build id',
  'form token',
  'form key',
  'nonce',
  'wpnonce',
  'wp http referer',
  'token',
  'viewstate',
  'viewstategenerator',
  'eventvalidation',
  'formhash',
  'security token',
  'state token',
  'utf 8',
  'logintoken',
  'login token',
  'lt',
  'execution',
]

/** Parts that make any name one of them; written together, in lower case. */
export const csrfNameParts = [
  'csrf',
  'xsrf',
  'authenticity',
  'antiforgery',
  'requestverification',
  'nonce',
  'viewstate',
]

/** What every one of these names has a part of. */
export const maybeCsrfName =
  /csrf|xsrf|token|nonce|forgery|authenticity|verification|form|referer|state|valid|utf|^lt$|^execution$/i
