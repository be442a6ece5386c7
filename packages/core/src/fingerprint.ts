export { type FormButton, LEAVING_RANK, pressingNeeds, sendingRank } from './page/sending-button.ts'
export {
  compareLooks,
  type FingerprintMatch,
  keyOf,
  type Looks,
  type LooksPart,
  matchFingerprint,
} from './tools/fingerprint-match.ts'
