/**
 * What names and classes say of spam traps, in texts that are folded by `plain`. A person never sees such a field, so nothing may
 * fill it. What labels say is in the lexicon.
 */

/** Nothing else is called so: the names that plugins and documentation give. Several are told apart by a plus sign. */
export const trapNames =
  /honey ?pot|\w hp(?= \+|$)|spam ?trap|(?:bot|form) ?trap|gotcha|avia username|gform validation container/

/** What other fields are called as well: it tells where people cannot see the field, or are kept from it. */
export const perhapsTrapNames =
  /honey(?!moon)|(?:^| )(?:hp|bots?|trap|dummy|fake|ignore)(?: |$)|bot(?:field|check)|spam|human/
