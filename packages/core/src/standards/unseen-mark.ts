/** The attribute by which a browser's copy of a page says what was not in sight in it: style sheets do not travel with the markup. */
export const UNSEEN_MARK = 'operable-unseen'

/** Its value where a style sheet shows the element while the pointer is over it or what is around it, as menus have it. */
export const UNDER_POINTER = 'hover'
