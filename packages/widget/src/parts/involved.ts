import { calledAlone, calledSo } from '../fields/called-so.ts'
import { carrierOf, drawnFor, isCarried, isTagField, keeperOf } from '../fields/carrier.ts'
import type { Involved } from '../fields/involved.ts'
import { kindOf, refusalBy } from '../fields/kind-of.ts'
import { followFrame } from '../outcome/target-frame.ts'
import { leaveToPerson, paymentFrames } from '../run/left-to-person.ts'
import { leadsOn, likeliestButton } from '../run/likeliest-button.ts'

/** Lists and boxes, several buttons, secrets, captchas, answers in frames: what more than a plain form takes. */
export const involved: Involved = {
  kindOf,
  refusalBy,
  carrierOf,
  isCarried,
  isTagField,
  drawnFor,
  keeperOf,
  calledSo,
  calledAlone,
  likeliestButton,
  leadsOn,
  leaveToPerson,
  paymentFrames,
  followFrame,
}
