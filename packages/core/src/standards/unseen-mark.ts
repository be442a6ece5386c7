/** The attribute by which a browser's copy of a page says what was not in sight in it: style sheets do not travel with the markup. */
export const UNSEEN_MARK = 'operable-unseen'
