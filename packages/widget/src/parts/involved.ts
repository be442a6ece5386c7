import { calledAlone, calledSo } from '../fields/called-so.ts'
import { carrierOf, isCarried } from '../fields/carrier.ts'
import { choice } from '../fields/choice.ts'
import type { Involved } from '../fields/involved.ts'
import { missingOption, select } from '../fields/select.ts'
import { drawnFor, isTagField, keeperOf } from '../fields/tag-field.ts'
import { leadsOn } from '../run/leads-on.ts'
import { leaveToPerson } from '../run/left-to-person.ts'
import { likeliestButton } from '../run/likeliest-button.ts'
import { paymentFrames } from '../run/payment-frames.ts'

/** Lists and boxes, several buttons, secrets, captchas: what more than a plain form takes. */
export const involved: Involved = {
  select,
  choice,
  missingOption,
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
}
