import { moveOver, USER_EVENT } from '../act/hand.ts'
import { around, windowOf } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { now, type Run } from '../flow/run.ts'
import { attribute, documentOf, isElement, matches, previousOf, rootOf, select, send } from '../natives.ts'

/** Until then a page may still show it by itself, in milliseconds. */
const PATIENCE_MS = 400
/** Stands for the pointer in the page's own rules: no script can move the real one. */
const MARK = 'data-operable-hover'

/**
 * For menus that open under the pointer: rests on what is around an element that is not shown, and on what stands for its
 * menu, from the outside in. It is so until a person moves the pointer, or the run is undone.
 * @returns to be called with the element at each look that finds it hidden
 */
export function hover(run: Run): (element: Element) => void {
  const start = now()
  const rested = new Set<Element>()
  const back: (() => void)[] = []
  const leave = (): void => {
    for (const undo of back.splice(0).reverse()) undo()
  }
  return (element) => {
    if (now() - start < PATIENCE_MS) return
    if (!rested.size) {
      back.push(...sheetsOf(element).flatMap(({ cssRules }) => markRules(cssRules)))
      run.undo.push(leave)
      const onMove = ({ isTrusted }: Event): void => (isTrusted ? leave() : undefined)
      const ending = new AbortController()
      windowOf(element).addEventListener('pointermove', onMove, { capture: true, signal: ending.signal })
      back.push(() => ending.abort())
    }
    for (const head of headsOf(element)) {
      if (rested.has(head) || !isVisible(head)) continue
      rested.add(head)
      head.setAttribute(MARK, '')
      moveOver(head)
      back.push(() => {
        head.removeAttribute(MARK)
        for (const name of ['out', 'leave'])
          for (const device of ['pointer', 'mouse']) send(head, new MouseEvent(device + name, USER_EVENT))
      })
    }
  }
}

/** What is around an element, what stands before each part of that, and what says that it controls it; from the outside in. */
function headsOf(element: Element): Element[] {
  const heads: Element[] = []
  for (let at: Node | null = element; at; at = around(at)) {
    if (!isElement(at) || matches(at, 'body,html')) continue
    const id = attribute(at, 'id')
    const named = id ? select(rootOf(at), `[aria-controls~="${CSS.escape(id)}"]`) : []
    const before = previousOf(at)
    heads.unshift(...(at === element ? [] : [at]), ...(before && !isVisible(at) ? [before] : []), ...named)
  }
  return heads
}

function sheetsOf(element: Element): CSSStyleSheet[] {
  const sheets = [rootOf(element), documentOf(element)!].flatMap((root) => {
    const { styleSheets = [], adoptedStyleSheets = [] } = root as Document
    return [...styleSheets, ...adoptedStyleSheets]
  })
  return [...new Set(sheets)].filter((sheet) => {
    try {
      return sheet.cssRules
    } catch {
      // Of another site.
      return false
    }
  })
}

/** Lets the rules for what is under the pointer hold for what has the mark too, where they stand and as strong as they are. */
function markRules(rules: CSSRuleList): (() => void)[] {
  return [...rules].flatMap((rule) => {
    const { selectorText, cssRules } = rule as CSSStyleRule
    const inner = cssRules ? markRules(cssRules) : []
    if (!selectorText?.includes(':hover')) return inner
    const style = rule as CSSStyleRule
    style.selectorText = `${selectorText},${selectorText.replaceAll(':hover', `[${MARK}]`)}`
    return [
      ...inner,
      () => {
        style.selectorText = selectorText
      },
    ]
  })
}
