import { boxOf } from '../natives.ts'
import { add } from '../ui/element.ts'

/** The list beside the page, which makes room for the page when it is folded. */
export interface InspectorPanel {
  list: HTMLElement
  again: HTMLButtonElement
  pick: HTMLButtonElement
  closer: HTMLButtonElement
  /** What is the matter now; read aloud. */
  tell(text: string): void
  /** Shows the whole list again, and then what is in it. */
  unfold(then: () => void): void
  /** Leaves no more than its header, with a text, where it hides what stands there. */
  makeRoom(place: DOMRect, text: string): void
}

/** Draws it. */
export function drawPanel(root: ShadowRoot): InspectorPanel {
  const panel = add(root, 'section', '', { 'aria-labelledby': 'title' })
  const header = add(panel, 'header')
  const heading = add(header, 'div')
  add(heading, 'h2', 'Operable inspector', { id: 'title' })
  const status = add(heading, 'p', '', { role: 'status' })
  const folder = add(header, 'button', 'Fold')
  const closer = add(header, 'button', 'Close')
  const body = add(panel, 'div', '', { class: 'body' })
  const tools = add(body, 'div', '', { class: 'actions' })
  const pick = add(tools, 'button', 'Pick on the page', { 'aria-pressed': 'false' })
  const again = add(tools, 'button', 'Look again')
  const list = add(body, 'ol')

  let told = ''
  let focused: Element | null = null
  const fold = (isFolded: boolean, text = told): void => {
    if (isFolded) focused = root.activeElement
    body.hidden = isFolded
    folder.textContent = isFolded ? 'Unfold' : 'Fold'
    status.textContent = text
    // What is hidden loses the focus; it gets it back.
    const next = isFolded || !focused?.isConnected ? folder : focused
    if (root.activeElement !== closer) (next as HTMLElement).focus({ preventScroll: true })
  }
  folder.addEventListener('click', () => fold(!body.hidden))
  return {
    list,
    again,
    pick,
    closer,
    tell(text) {
      if (text === told) return
      told = status.textContent = text
    },
    unfold(then) {
      if (body.hidden) fold(false)
      then()
    },
    makeRoom(place, text) {
      const box = boxOf(panel)
      // Beside the page it hides the end of many forms; below it, what a person wants to see.
      if (hiddenShare(place, box) > (box.left > 0 ? 0.5 : 0)) fold(true, text)
    },
  }
}

/** How much of what is in the window lies below a box, from 0 to 1. */
function hiddenShare(place: DOMRect, box: DOMRect): number {
  const shared = ({ left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>): number =>
    Math.max(0, Math.min(place.right, right) - Math.max(place.left, left)) *
    Math.max(0, Math.min(place.bottom, bottom) - Math.max(place.top, top))
  const seen = shared({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  return seen > 0 ? shared(box) / seen : 0
}
