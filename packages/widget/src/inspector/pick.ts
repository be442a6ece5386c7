import { around } from '../dom/tree.ts'
import { elementsAt, matches, shadowOf } from '../natives.ts'
import { OWN } from '../ui/element.ts'
import type { Finding } from './finding.ts'

interface PickingParts {
  /** Covers the page, below the panel. */
  layer: HTMLElement
  /** Turns it on and off. */
  button: HTMLElement
  tell(text: string): void
  /** The page is needed now. */
  begin(): void
  /** Shows what lies under the pointer. */
  mark(finding: Finding | undefined): void
  picked(finding: Finding): void
}

/** A person picks a form or button by a click on it. While that is on, no click reaches the page. */
export interface Picking {
  isOn(): boolean
  turn(on: boolean): void
  /** From now on these can be picked. */
  among(findings: readonly Finding[]): void
}

export const HOW_TO_PICK = 'Click a form or button on the page. Press Escape to stop.'

export function createPicking({ layer, button, tell, begin, mark, picked }: PickingParts): Picking {
  let known = new Map<Node | undefined, Finding>()
  let under: Finding | undefined
  const isOn = (): boolean => layer.classList.contains('picking')
  const turn = (on: boolean): void => {
    layer.classList.toggle('picking', on)
    button.setAttribute('aria-pressed', String(on))
    under = undefined
    if (!on) return mark(undefined)
    tell(HOW_TO_PICK)
    begin()
  }
  const look = ({ clientX, clientY }: PointerEvent): void => {
    if (!isOn()) return
    let node: Node | null | undefined = uppermost(document, clientX, clientY)
    while (node && !known.has(node)) node = around(node)
    under = known.get(node ?? undefined)
    mark(under)
  }
  // Of a click we are told without its place; a finger comes over the layer before it presses.
  for (const type of ['pointerover', 'pointermove'] as const) layer.addEventListener(type, look)
  layer.addEventListener('click', () => {
    if (!isOn()) return
    if (!under) return tell('There is no form or button here. Click one that is outlined, or press Escape.')
    const finding = under
    turn(false)
    mark(finding)
    picked(finding)
  })
  button.addEventListener('click', () => turn(!isOn()))
  return {
    isOn,
    turn,
    among(findings) {
      known = new Map(findings.map((finding) => [finding.element, finding]))
      known.delete(undefined)
    },
  }
}

/** What of the page is drawn at a point, in its open shadow trees too. */
function uppermost(root: Document | ShadowRoot, x: number, y: number): Element | undefined {
  const element = elementsAt(root, x, y).find((each) => !matches(each, OWN))
  const shadow = element && shadowOf(element)
  return (shadow && uppermost(shadow, x, y)) || element
}
