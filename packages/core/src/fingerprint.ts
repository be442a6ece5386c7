export { placesIn, type Standing } from './page/button/button-place.ts'
export { type FormButton, pressingNeeds, sendingButton } from './page/button/sending-button.ts'
export { reasonNamed } from './page/field/reason-named.ts'
export { captchaAnswers } from './standards/unfilled-controls.ts'
export { isBoundedPattern } from './tools/bounded-pattern.ts'
export {
  compareLooks,
  type FingerprintMatch,
  keyOf,
  type Looks,
  type LooksPart,
  matchFingerprint,
} from './tools/fingerprint-match.ts'
