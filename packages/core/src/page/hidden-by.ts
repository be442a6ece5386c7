/** Why markup says that an element is not shown. */
export type HiddenBy =
  | 'type-hidden'
  | 'hidden-attribute'
  | 'inline-style'
  | 'closed-dialog'
  | 'closed-popover'
  | 'aria-hidden'
  | 'inert'
  | 'closed-details'
