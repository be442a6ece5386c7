import { committed, enter, focused, key, leave, press, typed, USER_EVENT } from '../act/hand.ts'
import { describe, nameOf, shownText } from '../dom/text.ts'
import { closestAround, isWithin, selectDeep, windowOf } from '../dom/tree.ts'
import { CONTROLS, isVisible } from '../dom/visible.ts'
import { check, failure, frame, now, until } from '../flow/run.ts'
import {
  attribute,
  closest,
  documentOf,
  isElement,
  matches,
  parentOf,
  rootOf,
  select,
  send,
  tagOf,
} from '../natives.ts'
import { keyOf } from './key-of.ts'
import { isMadeOf, sameText, toldAs } from './same.ts'
import { keeperOf } from './tag-field.ts'
import { replace, text } from './text.ts'

/**
 * What the part for drawn controls has of the executor: each file of the script is whole in itself, and what a run knows of
 * its failures and of the page is in one of them. The build checks that nothing is missing: see rollup.config.mjs.
 */
export const shared = {
  attribute,
  check,
  closest,
  closestAround,
  committed,
  CONTROLS,
  describe,
  documentOf,
  enter,
  failure,
  focused,
  frame,
  isElement,
  isMadeOf,
  isVisible,
  isWithin,
  keeperOf,
  key,
  keyOf,
  leave,
  matches,
  nameOf,
  now,
  parentOf,
  press,
  replace,
  rootOf,
  sameText,
  select,
  selectDeep,
  send,
  shownText,
  tagOf,
  text,
  toldAs,
  typed,
  until,
  USER_EVENT,
  windowOf,
}

/** What the file of such a part exports. */
export type WithShared<Part> = { part(given: typeof shared): Part }
