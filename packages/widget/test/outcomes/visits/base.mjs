// @ts-nocheck: plain data and pages
/** What the rows of `visits` share. */
import { family } from '../trades/base.mjs'

export * from '../kit.mjs'
export * from '../trades/base.mjs'

export const fam = (name) => family(name, 'visits')
