/** Schemes of links that reach a person; whom they reach stands behind the colon. */
export const contactSchemes: ReadonlySet<string> = new Set(
  'mailto: tel: sms: callto: skype: sip: facetime: whatsapp: viber: tg: weixin: xmpp: signal: imessage:'.split(' '),
)

/**
 * Messengers, by host, with how an address names the one who is written to: by its path, or by a parameter. Without a name it is a
 * link to share the page.
 */
export const messengers: readonly { host: string; path?: RegExp; parameter?: string }[] = [
  { host: 'wa.me', path: /^\/(?:message\/|qr\/)?\+?\w{5,}/ },
  { host: 'api.whatsapp.com', parameter: 'phone' },
  { host: 'web.whatsapp.com', parameter: 'phone' },
  { host: 'm.me', path: /^\/[\w.-]{2,}/ },
  { host: 'messenger.com', path: /^\/t\/./ },
  { host: 'signal.me', path: /^\// },
  { host: 't.me', path: /^\/(?!share\b|s\/|joinchat\b|proxy\b|addstickers\b)\+?\w{4,}/ },
  { host: 'line.me', path: /^\/(?:R\/)?(?:ti\/)?(?:p|oaMessage)\// },
  { host: 'lin.ee', path: /^\/\w/ },
  { host: 'zalo.me', path: /^\/\w{5,}/ },
  { host: 'pf.kakao.com', path: /^\/\w/ },
]
