import { windowOf } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { boxOf, select } from '../natives.ts'
import { watchDialogs } from './dialogs.ts'
import { withDistance } from './distance.ts'
import { fieldErrors } from './field-errors.ts'
import type { Messages } from './messages.ts'
import { placeOf, routeOf } from './place.ts'
import type { Responses } from './responses.ts'
import { neutral, type Sign, success, unthanked, untold } from './sign.ts'
import { statesOf } from './states.ts'
import { isUntouched } from './untouched.ts'
import type { Watched } from './watched.ts'
import { watchWay } from './way.ts'

/** Everything that the page shows now and that may be a sign once it is new. */
export function factsOf(watched: Watched, messages: Messages, { hasAsked }: Responses): () => Sign[] {
  const { target, button, kind, current } = watched
  const isForm = kind === 'form'
  const dialogs = watchDialogs(isForm)
  const wayNow = watchWay(watched, hasAsked)
  const { location } = windowOf(target)
  const route = routeOf(location.href)
  return () => {
    const element = current()
    const way = wayNow()
    const said = messages.look()
    const stands = isForm && (!way || way.kind === 'form_reset')
    const isStill = !way && isUntouched(watched, hasAsked)
    const signs = stands ? said.map(withDistance(element, isStill)) : said
    if (way) signs.push(way)
    const isStep = way && !way.speaksFor && way.kind !== 'form_reset'
    const isMoved = routeOf(location.href) !== route
    if (isForm ? isMoved && !isVisible(element) : isMoved || isAtFragment(location.hash)) {
      const moved = success('url', 0, placeOf(location.href))
      signs.push(isStep ? neutral(moved) : moved)
    }
    signs.push(...fieldErrors(target), ...dialogs.opened())
    if (!isForm) signs.push(...statesOf(element === target ? button : element))
    if (isStep) return signs.map(hasAsked() ? untold : unthanked)
    const choices = isStill ? dialogs.choices() : 0
    return choices ? signs.map(choices > 1 ? unthanked : untold) : signs
  }
}

/** Whether the page stands where the fragment of its address points to. */
function isAtFragment(hash: string): boolean {
  // As browsers do, first as it is written; a fragment may hold anything.
  const [place] = select(document, `#${CSS.escape(hash.slice(1))}`)
  const { top = -1, bottom = -1 } = place && isVisible(place) ? boxOf(place) : {}
  return bottom > 0 && top < window.innerHeight
}
