import { boxOf, checkVisibility, isConnected } from '../natives.ts'
import { add } from '../ui/element.ts'
import { type Finding, inWords, toneOf } from './finding.ts'
import { follow } from './follow.ts'

interface Outlines {
  /** Where they are drawn. */
  layer: HTMLElement
  show(findings: readonly Finding[]): void
  /** Makes one stand out, or none. */
  mark(finding: Finding | undefined): void
  /** Brings one into view and makes it stand out; false where it is hidden now. */
  point(finding: Finding): boolean
  close(): void
}

interface Outline {
  finding: Finding
  element: Element
  box: HTMLElement
  caption: HTMLElement
  /** As it was drawn last: only what has moved is written. */
  drawn: string
}

// As it was at load: a page may replace it.
const { IntersectionObserver } = globalThis

/** Outlines over the page, which follow their elements however these move; clicks go through them. */
export function createOutlines(root: ShadowRoot): Outlines {
  const layer = add(root, 'div', '', { class: 'layer', 'aria-hidden': 'true' })
  let outlines: Outline[] = []
  /** In the window or near it, and not cut off by a box around it: only these are followed. */
  const near = new Set<Outline>()

  const following = follow(() => {
    // All is read before anything is written: a page would be laid out anew for each outline.
    const places = [...near].map((outline) => [outline, placeOf(outline.element)] as const)
    return places.filter(([outline, place]) => draw(outline, place)).length > 0
  })
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        for (const outline of outlines) {
          if (outline.element !== target) continue
          if (isIntersecting) near.add(outline)
          else if (near.delete(outline)) draw(outline, undefined)
        }
      following.wake()
    },
    { rootMargin: '100%' },
  )
  const mark = (finding: Finding | undefined): Outline | undefined => {
    const own = outlines.find((each) => each.finding === finding)
    for (const { box } of outlines) box.classList.toggle('pointed', box === own?.box)
    return own
  }
  return {
    layer,
    mark,
    show(findings) {
      observer.disconnect()
      near.clear()
      layer.replaceChildren()
      outlines = findings.flatMap((finding, index) => outlineOf(layer, finding, index))
      for (const { element } of outlines) observer.observe(element)
    },
    point(finding) {
      const own = mark(finding)
      if (!own || !placeOf(own.element)) return false
      // At once, whatever the page has for its own scrolling: where it ends up is looked at next.
      own.element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      return true
    },
    close() {
      observer.disconnect()
      following.close()
    },
  }
}

function outlineOf(layer: Node, finding: Finding, index: number): Outline[] {
  const { element } = finding
  if (!element) return []
  const box = add(layer, 'div', '', { class: `outline ${finding.kind} ${toneOf(finding)}`, hidden: '' })
  return [{ finding, element, box, caption: add(box, 'span', captionOf(finding, index)), drawn: '' }]
}

/** Where it is shown; undefined while it is not. */
function placeOf(element: Element): DOMRect | undefined {
  if (!isConnected(element) || !checkVisibility(element, { visibilityProperty: true })) return undefined
  const place = boxOf(element)
  return place.width > 0 && place.height > 0 ? place : undefined
}

/** Whether it differs from what was drawn before. */
function draw(outline: Outline, place: DOMRect | undefined): boolean {
  const { box, caption } = outline
  const { sides, x, y, room } = place ? captionPlace(place) : ({} as Partial<ReturnType<typeof captionPlace>>)
  const drawn = place ? [place.left, place.top, place.width, place.height, sides, room].join() : ''
  if (drawn === outline.drawn) return false
  outline.drawn = drawn
  box.hidden = !place
  if (!place) return true
  box.style.transform = `translate(${place.left}px,${place.top}px)`
  box.style.width = `${place.width}px`
  box.style.height = `${place.height}px`
  box.style.setProperty('--room', `${room}px`)
  caption.className = sides!
  caption.style.transform = `translate(${x}px,${y}px)`
  return true
}

/** Height of a caption, in pixels; as in the style sheet. */
const HEIGHT = 24
/** Between a caption and the edge of the window. */
const MARGIN = 8

/** Where the caption of an outline stands, so that it is in the window wherever the outline is. */
interface CaptionPlace {
  /** Beside which edges of the outline. */
  sides: string
  /** From there, in pixels. */
  x: number
  y: number
  /** Its greatest width, in pixels. */
  room: number
}

/** Number, name, verdicts and selector. */
function captionOf(finding: Finding, index: number): string {
  const name = finding.draft?.name ?? 'no tool'
  return [`${index + 1} ${name}`, inWords(finding), finding.selector].filter(Boolean).join(' · ')
}

/** Above the outline; below it where the window ends above it; inside, where it ends on both sides. */
function captionPlace({ left, top, right, bottom }: DOMRect): CaptionPlace {
  const side = top >= HEIGHT ? 'above' : bottom + HEIGHT <= innerHeight ? 'below' : 'inside'
  const y = side === 'inside' ? Math.max(0, -top) : 0
  if (left < innerWidth / 2)
    return { sides: side, x: Math.max(0, -left), y, room: innerWidth - Math.max(0, left) - MARGIN }
  const end = Math.min(right, innerWidth)
  return { sides: `${side} end`, x: end - right, y, room: end - MARGIN }
}
