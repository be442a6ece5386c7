const list = `
  id class href style name type value title alt src rel role target width height action method for content
  property charset lang tabindex placeholder autocomplete required disabled hidden checked selected onclick
  aria-label aria-labelledby aria-hidden aria-controls aria-expanded aria-haspopup data-id border align valign
  bgcolor cellpadding cellspacing colspan rowspan itemprop itemtype itemscope loading srcset sizes http-equiv
  media size maxlength color face onchange onsubmit data-src data-toggle data-target d viewbox fill xmlns async
  defer
`

/** The attributes that pages use most. */
export const commonAttributes: readonly string[] = list.trim().split(/\s+/)
