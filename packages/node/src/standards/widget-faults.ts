/** Something unsafe that pinned versions of the widget do for good. */
export interface WidgetFault {
  id: string
  /** What they do, as the rest of a sentence that begins with "It". */
  does: string
}

/**
 * What the present widget no longer does, newest last. The archive keeps with each version the ids that were here when it
 * was kept: a version has the faults whose ids it lacks. So whoever mends one in the widget adds a line, and never changes
 * an id.
 */
export const widgetFaults: readonly WidgetFault[] = [
  {
    id: 'address-at-click',
    does: 'checks where a form goes before filling it in, but not again before the click. The page can change the address in between.',
  },
  {
    id: 'trigger-unasked',
    does: 'presses the button that opens a tool’s dialog without asking, even if that button deletes something or pays.',
  },
  {
    id: 'moved-tool',
    does: 'runs a tool that was moved to another element as if it had not been: it clicks a form, or leaves fields empty.',
  },
  {
    id: 'success-unproven',
    does: 'reports success because a form was reset or its request returned 2xx, even if the page says otherwise.',
  },
  {
    id: 'spam-traps',
    does: 'fills in hidden spam traps of WordPress plugins, so the site treats people as bots.',
  },
]
