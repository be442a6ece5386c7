// As they were at load: a page may replace them.
const { addEventListener, removeEventListener, Event } = globalThis

/** What a person does in what we draw is nobody else's: pages close their dialogs at clicks outside of them. */
export const OWN_EVENTS =
  'pointerdown,pointerup,mousedown,mouseup,touchstart,touchend,click,dblclick,keydown,keypress,keyup,focusin,focusout,focus,blur'.split(
    ',',
  )

/**
 * Keeps from the page what a person does in an open tree of ours, before any listener of its document: its shortcuts
 * would take the keys, its dialogs close at clicks outside of them, its traps pull the focus back. The listeners in the
 * tree hear an event of the same type, with its key. What a browser does at a key or a click, it does for the event of
 * the person alone: that no event but a mouse event activates (https://dom.spec.whatwg.org/#concept-event-dispatch) does
 * not hold in WebKit.
 * @returns ends it
 */
export function keepEvents(host: HTMLElement): () => void {
  const keep = (event: Event): void => {
    const isOurs = event.target === host
    if (!isOurs && (event as FocusEvent).relatedTarget !== host) return
    event.stopImmediatePropagation()
    if (!isOurs) return
    const { key } = event as KeyboardEvent
    const own = Object.assign(new Event(event.type, { bubbles: true, cancelable: true }), { key })
    const atEnd = (): void => {
      if (own.defaultPrevented) event.preventDefault()
      own.preventDefault()
    }
    host.shadowRoot!.addEventListener(event.type, atEnd, { once: true })
    event.composedPath()[0]!.dispatchEvent(own)
  }
  for (const event of OWN_EVENTS) addEventListener(event, keep, true)
  return () => {
    for (const event of OWN_EVENTS) removeEventListener(event, keep, true)
  }
}
