import type { ButtonWord } from './button-words.ts'

/**
 * What a button without a telling text is usually for, by the names that authors give it and its icon (id, class, data
 * attributes, file names), in the order of trust: a "menu-close" closes.
 */
export const iconWords: readonly (readonly [pattern: RegExp, word: ButtonWord])[] = [
  [/close|dismiss|\bfa-(?:times|xmark)\b|cross\b/i, 'close'],
  [/cookie|consent/i, 'cookies'],
  [/search|magnif|loupe|suche|recherche|buscar|cerca\b|zoek/i, 'search'],
  [/add-?to-?(?:cart|basket|bag)|buy-?now/i, 'addToCart'],
  [/cart|basket|\bbag\b|warenkorb|panier|carrito|carrello|winkelwagen/i, 'cart'],
  [/menu|hamburger|navbar|nav-?toggle|\bnav\b|navigation|offcanvas/i, 'menu'],
  [/lang(?:uage)?-?(?:switch|select|toggle|picker)|locale/i, 'language'],
  [/theme-?(?:switch|toggle)|dark-?mode|color-?(?:mode|scheme)/i, 'theme'],
  [/wish-?list|favou?rite|\bfa-heart\b|\bheart\b/i, 'favourite'],
  [/(?:toggle|show|reveal)-?pass(?:word)?|pass(?:word)?-?(?:toggle|show|eye)|\bfa-eye\b/i, 'password'],
  [/quantity-?(?:up|plus|inc)|(?:qty|quantity)[^ ]{0,20}plus|increase|increment/i, 'increase'],
  [/quantity-?(?:down|minus|dec)|(?:qty|quantity)[^ ]{0,20}minus|decrease|decrement/i, 'decrease'],
  [/prev/i, 'previous'],
  [/next/i, 'next'],
  [/\bpause/i, 'pause'],
  [/\bplay|video-?(?:trigger|button)/i, 'play'],
  [/\bmute|volume/i, 'mute'],
  [/share/i, 'share'],
  [/scroll-?(?:to-?)?top|back-?(?:to-?)?top|to-?top\b|go-?top/i, 'top'],
  [/chat|messenger/i, 'chat'],
  [/\bhelp\b|question-?mark/i, 'help'],
  [/filter/i, 'filter'],
  [/\bedit\b|pencil/i, 'edit'],
  [/delete|trash|\bremove\b/i, 'delete'],
  [/settings|\bgear\b|\bcog\b/i, 'settings'],
  [/clipboard|\bcopy\b/i, 'copy'],
  [/download/i, 'download'],
  [/\bphone\b|\bcall\b/i, 'call'],
  [/user|account|profile/i, 'account'],
  [/ellipsis|kebab|\bdots\b/i, 'more'],
  [/sidebar|drawer|toggler/i, 'menu'],
]

/** The number of a slide that a button leads to, in the attributes that carousels use. */
export const slideNumber = /data-(?:bs-)?slide-(?:to|index)=(\d{1,3})/i

/** Names around the numbered buttons of a carousel. */
export const slideMarkup = /slick|slide|carousel|swiper|\bdots?\b/i

/** Names of a button that unfolds what is called by the text beside it. */
export const unfoldingMarkup = /toggle|drop-?down|expand|collapse|caret|chevron|accordion|sub-?menu/i

/** Names of a button that unfolds one entry of a menu, not the menu itself. */
export const submenuMarkup = /sub-?menu|drop-?down/i

/** What a button that shows only a symbol is for. */
export const symbolWords: Readonly<Record<string, ButtonWord>> = {
  '×': 'close',
  '✕': 'close',
  '✖': 'close',
  '✗': 'close',
  '❌': 'close',
  '⨯': 'close',
  '╳': 'close',
  x: 'close',
  X: 'close',
  '☰': 'menu',
  '≡': 'menu',
  '‹': 'previous',
  '«': 'previous',
  '←': 'previous',
  '❮': 'previous',
  '◀': 'previous',
  '<': 'previous',
  '›': 'next',
  '»': 'next',
  '→': 'next',
  '❯': 'next',
  '>': 'next',
  '▶': 'play',
  '►': 'play',
  '⏸': 'pause',
  '🔇': 'mute',
  '🔊': 'mute',
  '🔍': 'search',
  '🔎': 'search',
  '⌕': 'search',
  '🛒': 'cart',
  '🛍': 'cart',
  '♡': 'favourite',
  '♥': 'favourite',
  '❤': 'favourite',
  '☆': 'favourite',
  '↑': 'top',
  '⇧': 'top',
  '⬆': 'top',
  '⋮': 'more',
  '⋯': 'more',
  '…': 'more',
  '...': 'more',
  '?': 'help',
  '✎': 'edit',
  '✏': 'edit',
  '🗑': 'delete',
  '⚙': 'settings',
  '🌐': 'language',
  '👤': 'account',
  '📞': 'call',
  '☎': 'call',
  '💬': 'chat',
}

/** Symbols that change a quantity, where the names in the markup speak of one. */
export const quantitySymbols: Readonly<Record<string, ButtonWord>> = {
  '+': 'increase',
  '-': 'decrease',
  '−': 'decrease',
  '–': 'decrease',
}
