/** Attributes that authors give for others to find an element by, best first. */
export const handleAttributes: readonly string[] = [
  'data-testid',
  'data-test',
  'data-test-id',
  'data-cy',
  'data-qa',
  'data-tool',
  'data-action',
]
/** What a trigger opens: it says more than the trigger's type. */
const targetAttributes = [
  'data-bs-target',
  'data-target',
  'data-modal-target',
  'data-modal',
  'data-micromodal-trigger',
  'data-open',
  'data-popup',
  'data-dialog',
]
/** What an author writes into an element and seldom changes, by element. */
export const authoredAttributes: Readonly<Record<string, readonly string[]>> = {
  form: ['name', 'action', 'aria-label', 'role', 'toolname'],
  a: ['href', 'aria-label', 'title'],
  button: [
    'name',
    'value',
    'aria-label',
    'commandfor',
    'popovertarget',
    'aria-controls',
    ...targetAttributes,
    'title',
    'type',
  ],
  input: ['name', 'aria-label', 'autocomplete', 'placeholder', 'title', 'type'],
}
export const otherAuthoredAttributes: readonly string[] = ['name', 'aria-label', 'placeholder', 'href', 'role', 'title']
