import { makeChoice, takeChoice } from '../run/choice.ts'
import { goThere } from '../run/go-there.ts'
import { navigator } from '../site/navigate.ts'
import { heal } from '../target/heal.ts'
import { homeOf } from '../target/home-of.ts'
import { wayTo } from '../target/way-to.ts'

/**
 * What takes a run to a form that is not where its tool says: in a frame, further down, behind its trigger, changed
 * since, one of several, on another page of the site.
 */
export const elsewhere = { takeChoice, makeChoice, homeOf, wayTo, heal, goThere, navigator }
