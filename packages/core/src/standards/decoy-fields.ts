/** Names that spam traps use: a person never sees the field, so nothing may fill it. */
export const honeypotNames = [
  'honeypot',
  'honey',
  'hp',
  'hpot',
  'hny',
  'beehive',
  'bot',
  'botcheck',
  'bot field',
  'bot trap',
  'nospam',
  'no spam',
  'spamtrap',
  'spam trap',
  'trap',
  'antibot',
  'anti bot',
  'b name',
  'leave blank',
  'leave empty',
  'do not fill',
  'dont fill',
  'not fill',
  'fax only',
  'contact me by fax',
  'contact me by fax only',
  'gotcha',
  'winnie',
  'wpcf7 honeypot',
  'ohnohoney',
  'phone2 confirm',
  'url2',
  'website url hp',
]

/** Parts that make any name one of them. */
export const honeypotNameParts = ['honeypot', 'avia username']

/** What every one of these names has a part of: other names are done with one test. */
export const maybeHoneypotName =
  /hp|hn|honey|hive|bot|spam|trap|b.?name|leave|fill|fax|gotcha|winnie|phone.?2|url.?2|avia/i

/** What a label tells a person who happens to see a trap. */
export const honeypotLabels = [
  'leave this field blank',
  'leave this field empty',
  'leave this blank',
  'leave blank',
  'leave empty',
  'do not fill',
  "don't fill",
  'if you are human',
  "if you're human",
  'should be left blank',
  'should be left unchanged',
  'bitte leer lassen',
  'nicht ausfüllen',
  'dieses feld leer',
  'laissez ce champ vide',
  'ne pas remplir',
  'dejar en blanco',
  'deje este campo',
  'deixe este campo',
  'deixe em branco',
  'lascia vuoto',
  'lasciare vuoto',
  'laat dit veld leeg',
  'pozostaw puste',
  'nie wypełniaj',
  'оставьте это поле пустым',
  'boş bırakın',
]

/** Classes and styles that take a field out of sight without hiding it from programs. */
export const offscreenClassWords = [
  'honeypot',
  'hp-field',
  'hpfield',
  'ohnohoney',
  'visually-hidden-trap',
  'nohuman',
  'hide-robot',
  'wpforms-field-hp',
  'gform_validation_container',
  'mc-field-hp',
  'ak-hp',
  'form-hp',
  'hp',
]

/** Classes that leave an element to screen readers alone. */
export const visuallyHiddenClassWords = [
  'sr-only',
  'sr_only',
  'visually-hidden',
  'visuallyhidden',
  'u-visually-hidden',
  'is-visually-hidden',
  'cdk-visually-hidden',
  'hidden-visually',
  'screen-reader-text',
  'screen-reader-only',
  'screenreader-only',
  'show-for-sr',
  'element-invisible',
  'a11y-hidden',
  'offscreen',
  'off-screen',
]

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
