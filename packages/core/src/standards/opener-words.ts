/** Words in the name of a function that say it opens something: `openModal`, `UIkit.modal`, `Fancybox.show`. */
export const openingWords: ReadonlySet<string> = new Set(
  'open show toggle reveal display launch start popup pop modal dialog lightbox drawer offcanvas overlay expand fancybox trigger'.split(
    ' ',
  ),
)

/** Words in the name of a function, an attribute or a class that say it closes something. */
export const closingWords: ReadonlySet<string> = new Set(
  'close closes hide dismiss cancel remove destroy collapse'.split(' '),
)

/** Words in the name of a function or an attribute that say it counts or measures something. */
export const watchingWords: ReadonlySet<string> = new Set(
  'track tracking analytics gtag ga gtm event events log logger metric metrics measure report push send test testid label category'.split(
    ' ',
  ),
)
