import { boxOf } from '../natives.ts'
import { add } from '../ui/element.ts'
import { type Finding, inWords, toneOf } from './finding.ts'

export interface Outlines {
  show(findings: readonly Finding[]): void
  /** Brings one into view and makes it stand out; false where it is hidden now. */
  point(finding: Finding): boolean
  close(): void
}

/** Boxes over the page, which follow their elements however these move; clicks go through them. */
export function createOutlines(root: ShadowRoot): Outlines {
  const layer = add(root, 'div', '', { class: 'layer', 'aria-hidden': 'true' })
  let boxes: { finding: Finding; box: HTMLElement }[] = []
  let frame = 0

  /** In each frame: scrolling, resizing, animations and scripts all move elements, and only some of them tell. */
  const follow = (): void => {
    for (const { finding, box } of boxes) place(box, finding.element!)
    frame = requestAnimationFrame(follow)
  }
  return {
    show(findings) {
      layer.replaceChildren()
      boxes = findings.flatMap((finding, index) => {
        if (!finding.element) return []
        const box = add(layer, 'div', '', { class: `outline ${toneOf(finding)}`, 'data-index': String(index) })
        add(box, 'span', caption(finding, index))
        return [{ finding, box }]
      })
      cancelAnimationFrame(frame)
      follow()
    },
    point(finding) {
      for (const { box } of boxes) box.classList.remove('pointed')
      const own = boxes.find((each) => each.finding === finding)
      if (!own || !isShown(finding.element!)) return false
      finding.element!.scrollIntoView({ block: 'center', inline: 'nearest' })
      own.box.classList.add('pointed')
      return true
    },
    close: () => cancelAnimationFrame(frame),
  }
}

function caption(finding: Finding, index: number): string {
  const name = finding.draft?.name ?? 'no tool'
  return [`${index + 1} ${name}`, inWords(finding), finding.selector].filter(Boolean).join(' · ')
}

function place(box: HTMLElement, element: Element): void {
  box.hidden = !isShown(element)
  if (box.hidden) return
  const { left, top, width, height } = boxOf(element)
  const { style } = box
  style.transform = `translate(${left}px,${top}px)`
  style.width = `${width}px`
  style.height = `${height}px`
}

function isShown(element: Element): boolean {
  const { width, height } = boxOf(element)
  return element.isConnected && width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}
