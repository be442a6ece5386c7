/** What a visitor may want to do on a site. */
export const intents = ['booking', 'contact', 'pricing', 'support', 'checkout', 'login', 'signup', 'search'] as const
/** What visitors come for. */
export type Intent = (typeof intents)[number]

/** A text that says no more than this. Within others the word is another: "A book about bridges". */
export const wholeTexts: ReadonlyMap<string, Intent> = new Map([['book', 'booking']])
