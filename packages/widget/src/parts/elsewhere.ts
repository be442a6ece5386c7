import { makeChoice, takeChoice } from '../run/choice.ts'
import { goThere } from '../run/go-there.ts'
import { navigator } from '../site/navigate.ts'
import { wayTo } from '../target/way-to.ts'

/** What takes a run to a form that is not in sight here: further down, behind its trigger, one of several, on another page of the site. */
export const elsewhere = { takeChoice, makeChoice, wayTo, goThere, navigator }
