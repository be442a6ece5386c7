/** What the words around a form or on a button speak of. */
export const toolTopics = [
  'signup',
  'login',
  'recovery',
  'password-change',
  'search',
  'comment',
  'order',
  'contact',
  'subscribe',
  'pricing',
  'booking',
] as const

export type ToolTopic = (typeof toolTopics)[number]

/** Parts of squashed identifiers and paths (`frmLoginBox`, `/user/forgotpw`); each long enough not to be an accident. */
export const toolNameParts: Readonly<Partial<Record<ToolTopic, readonly string[]>>> = {
  signup: [
    'signup',
    'register',
    'registration',
    'createaccount',
    'newaccount',
    'newuser',
    'createuser',
    'regform',
    'enroll',
    'inscription',
    'anmeldung',
    'registrier',
    'accountcreate',
    'usercreate',
    'newmember',
  ],
  login: ['login', 'logon', 'signin', 'signon', 'authenticate', 'connexion', 'sessions'],
  recovery: [
    'forgot',
    'lostpass',
    'resetpass',
    'passwordreset',
    'recover',
    'sendpass',
    'passwordrequest',

    'remindpass',
    'newpassword',
  ],
  'password-change': ['changepass', 'passwordchange', 'updatepass', 'editpassword'],
  search: ['search', 'suche', 'recherche', 'buscar', 'busca', 'zoek', 'finder'],
  comment: ['comment', 'tofriend'],
  order: ['addtocart', 'cartadd', 'checkout', 'productform', 'addproduct', 'donat', 'payment', 'ordertrack'],
  contact: ['contact', 'kontakt', 'feedback', 'mailform', 'formmail', 'sendmessage', 'wpcf'],
  subscribe: [
    'newsletter',
    'subscri',
    'mailinglist',
    'maillist',
    'emailsignup',
    'constantcontact',
    'feedburner',
    'nieuwsbrief',
  ],
}
