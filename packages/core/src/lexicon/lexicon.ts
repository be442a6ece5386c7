import type { Words } from './words.ts'

type Meaning = Exclude<keyof Words, 'isUnspaced' | 'sends' | 'accounts' | 'cancels' | 'negates'>

/**
 * One expression for each meaning, for texts that are folded by `plain`; `frequent` and `known` are for any text, `thanks`,
 * `done` and `neutral` for single words, and `filler` finds all of them within a word of a language that does not part its words.
 */
export type Lexicon = Readonly<Record<Meaning | 'known' | 'filler', RegExp>>

/** Meanings that buttons tell. */
const TOLD = [
  'sends',
  'reads',
  'asks',
  'signsIn',
  'signsUp',
  'subscribes',
  'beside',
  'fillsCart',
  'deletes',
  'pays',
  'minor',
] as const

/** Meanings whose words begin where a word of the text does. */
const BEGINNING = [
  'deletes',
  'pays',
  'final',
  'binds',
  'wealth',
  'beside',
  'fillsCart',
  'otherWay',
  'signsIn',
  'signsUp',
  'subscribes',
  'unsubscribes',
  'mailings',
] as const
/** Meanings whose words may begin anywhere. */
const ANYWHERE = ['captcha', 'code', 'password', 'card', 'beings'] as const

/** Combines what languages say into one expression for each meaning. */
export function lexiconOf(languages: readonly Words[]): Lexicon {
  const spaced = languages.filter(({ isUnspaced }) => !isUnspaced)
  const unspaced = languages.filter(({ isUnspaced }) => isUnspaced)
  /** What they say for a meaning; what never matches where they say nothing. */
  const said = (meaning: keyof Words, by = languages): string =>
    by.flatMap((words) => words[meaning] || []).join('|') || '(?!)'
  // Arabic and Hebrew write "and" as the first letter of the word that follows.
  const beginning = (meaning: keyof Words): RegExp =>
    new RegExp(`(?:^| )[وו]?(?:${said(meaning, spaced)})|${said(meaning, unspaced)}`)
  const toldBy = (meaning: 'thanks' | 'done'): RegExp =>
    new RegExp(`^(?:${said(meaning, spaced)})(?:$|(?<=.{5}))|${said(meaning, unspaced)}`)
  const known = TOLD.map((meaning) => said(meaning, spaced)).join('|')
  const given = `(?:${said('cancels')})$|(?:${said('leaves')})(?: |$)(?!.*(?:${said('accounts')}))`
  const views = said('views', spaced)
  return {
    frequent: new RegExp(`(?<![\\p{L}\\p{M}])(?:${said('frequent')})(?![\\p{L}\\p{M}])`, 'giu'),
    // Whole words: "absenden" of "absend", and not "Seehotel" of "see".
    known: new RegExp(`(?:^| )(?:${known})(?:\\p{L}{0,2}|ing)(?= |$)`, 'u'),
    ...each(BEGINNING, beginning),
    ...each(ANYWHERE, (meaning) => new RegExp(said(meaning))),
    asks: new RegExp(`${beginning('reads').source}|${beginning('asks').source}`),
    reads: new RegExp(`^(?:${said('reads', spaced)})`),
    joins: new RegExp(` (?:${said('joins')}) `),
    views: new RegExp(
      `^(?:\\S+ ){1,2}(?:${views})$|^(?:\\S+ )?(?:${views}) (?:${said('deletes', spaced)})\\S*$|${said('views', unspaced)}`,
    ),
    minor: new RegExp(`^(?:${said('minor')})(?: |$)`),
    leaves: new RegExp(`^(?:go )?(?:${given})|^[×✕✖]$`),
    // "Do not leave it empty" asks for the opposite.
    trap: new RegExp(`(?<!(?:^| )(?:${said('negates')}) (?:\\S+ )?)(?:${said('trap')})`),
    condition: new RegExp(`(?:^| )(?:${said('condition', spaced)})(?= )|${said('condition', unspaced)}`),
    thanks: toldBy('thanks'),
    done: toldBy('done'),
    neutral: new RegExp(`^(?:${said('neutral', spaced)})$`),
    // The longest come first in each language.
    filler: new RegExp(
      (['thanks', 'done', 'neutral'] as const).map((meaning) => said(meaning, unspaced)).join('|'),
      'g',
    ),
  }
}

function each<Each extends Meaning>(meanings: readonly Each[], by: (meaning: Each) => RegExp): Record<Each, RegExp> {
  return Object.fromEntries(meanings.map((meaning) => [meaning, by(meaning)])) as Record<Each, RegExp>
}
