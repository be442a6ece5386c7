/** What keeps an element out of sight, as the end of "hidden by"; keys are the `HiddenBy` of the page model. */
export const hiddenWords = {
  'type-hidden': 'its type',
  'hidden-attribute': 'the hidden attribute',
  'inline-style': 'an inline style',
  'closed-dialog': 'a closed dialog',
  'closed-popover': 'a closed popover',
  'aria-hidden': 'aria-hidden',
  inert: 'the inert attribute',
  'closed-details': 'a closed details element',
  unseen: 'a style sheet or a script',
} as const
