/** Words in a class that make an element a modal by convention (Bootstrap, Foundation, Micromodal, Webflow, theme builders). */
export const dialogClassWords = [
  'modal',
  'dialog',
  'popup',
  'lightbox',
  'offcanvas',
  'drawer',
  'modaal',
  'remodal',
  'micromodal',
]

/** Parts of a modal that carry its class as a prefix and are not the modal itself. */
export const dialogPartWords = [
  'content',
  'body',
  'header',
  'footer',
  'title',
  'backdrop',
  'overlay',
  'close',
  'open',
  'trigger',
  'toggle',
  'button',
  'btn',
  'link',
  'inner',
  'box',
  'container',
  'wrapper',
]

/** Attributes that name the dialog which a click opens, with the pattern that they belong to. */
export const triggerAttributes: readonly {
  name: string
  pattern: 'commandfor' | 'popovertarget' | 'aria-controls' | 'data-bs-target' | 'data-modal-target' | 'data-attribute'
}[] = [
  { name: 'commandfor', pattern: 'commandfor' },
  { name: 'popovertarget', pattern: 'popovertarget' },
  { name: 'aria-controls', pattern: 'aria-controls' },
  { name: 'data-bs-target', pattern: 'data-bs-target' },
  { name: 'data-modal-target', pattern: 'data-modal-target' },
  { name: 'data-modal-toggle', pattern: 'data-modal-target' },
  { name: 'data-modal-show', pattern: 'data-modal-target' },
  { name: 'data-modal', pattern: 'data-attribute' },
  { name: 'data-micromodal-trigger', pattern: 'data-attribute' },
  { name: 'data-remodal-target', pattern: 'data-attribute' },
  { name: 'data-fancybox-src', pattern: 'data-attribute' },
  { name: 'data-mfp-src', pattern: 'data-attribute' },
  { name: 'data-reveal-id', pattern: 'data-attribute' },
  { name: 'data-open', pattern: 'data-attribute' },
  { name: 'data-popup', pattern: 'data-attribute' },
  { name: 'data-dialog', pattern: 'data-attribute' },
  { name: 'data-drawer-target', pattern: 'data-attribute' },
]

/** `command` values that close or do not open. */
export const closingCommands = ['close', 'request-close', 'hide-popover']
