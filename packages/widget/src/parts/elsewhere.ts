import { goThere } from '../run/go-there.ts'
import { navigator } from '../site/navigate.ts'
import { wayTo } from '../target/way-to.ts'

/** What takes a run to a form that is not in sight here: further down, behind its trigger, on another page of the site. */
export const elsewhere = { wayTo, goThere, navigator }
