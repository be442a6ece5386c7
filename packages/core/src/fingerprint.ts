export { common as en } from './lexicon/en-common.ts'
export { deeds as enDeeds } from './lexicon/en-deeds.ts'
export { type Lexicon, lexiconOf } from './lexicon/lexicon.ts'
export { plain } from './lexicon/plain.ts'
export type { Words } from './lexicon/words.ts'
export { placesIn, type Standing } from './page/button/button-place.ts'
export { type Deed, deedNeeds, questionsIn } from './page/button/deed.ts'
export { isHarmlessByName, pressingNeeds } from './page/button/pressing-needs.ts'
export { type FormButton, sendingButton } from './page/button/sending-button.ts'
export { calledTrap } from './page/element/called-trap.ts'
export { reasonNamed } from './page/field/reason-named.ts'
export { captchaAnswers } from './standards/unfilled-controls.ts'
export { isBoundedPattern } from './tools/bounded-pattern.ts'
export {
  type Comparison,
  compareLooks,
  type FingerprintMatch,
  type LooksPart,
  matchFingerprint,
} from './tools/fingerprint-match.ts'
export { keyOf, type Looks, lasting } from './tools/looks.ts'
