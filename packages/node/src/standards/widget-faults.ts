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
    does: 'checks where a form sends before it fills the form in, and not again at the click. The page can change the address in between.',
  },
  {
    id: 'trigger-unasked',
    does: 'presses the button that opens the dialog of a tool without asking, also when that button deletes or pays.',
  },
  {
    id: 'moved-tool',
    does: 'runs a tool that was moved to another element as what it was before: it clicks a form, or leaves out what was to be filled in.',
  },
  {
    id: 'success-unproven',
    does: 'reports success because a form was reset, or because its address answered 2xx, when the page says something else.',
  },
  {
    id: 'spam-traps',
    does: 'fills in hidden spam traps of WordPress plugins, so that the site takes people for bots.',
  },
]
