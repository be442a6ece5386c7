/** Words that name a login and nothing else, parts joined: `sign-in` as `signin`. */
export const loginWords: readonly string[] = [
  ...['login', 'logon', 'signin', 'signon', 'einloggen', 'inloggen', 'iniciarsesion', 'seconnecter'],
]

/** Words that name a login or what is behind it. */
export const accountWords: readonly string[] = [
  ...['account', 'myaccount', 'anmelden', 'konto', 'connexion', 'moncompte', 'acceso', 'accedi', 'entrar', 'logga'],
]

/** Parts of the addresses at which services that log people in are asked. */
export const signOnWords: readonly string[] = ['sso', 'auth', 'oauth', 'saml', 'openid', 'adfs']
