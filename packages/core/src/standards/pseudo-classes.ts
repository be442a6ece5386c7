/**
 * Pseudo-classes that every current browser accepts in `querySelector`, by how they are written
 * (https://drafts.csswg.org/selectors-4/ as far as it is implemented everywhere).
 */
export const plainPseudoClasses: ReadonlySet<string> = new Set([
  'active',
  'any-link',
  'checked',
  'default',
  'defined',
  'disabled',
  'empty',
  'enabled',
  'first-child',
  'first-of-type',
  'focus',
  'focus-visible',
  'focus-within',
  'fullscreen',
  'hover',
  'in-range',
  'indeterminate',
  'invalid',
  'last-child',
  'last-of-type',
  'link',
  'only-child',
  'only-of-type',
  'optional',
  'out-of-range',
  'placeholder-shown',
  'read-only',
  'read-write',
  'required',
  'root',
  'target',
  'valid',
  'visited',
])

/** What stands in the parentheses of the others. */
export const functionalPseudoClasses: ReadonlyMap<string, 'selectors' | 'relative' | 'nth-of' | 'nth' | 'word'> =
  new Map([
    ['is', 'selectors'],
    ['where', 'selectors'],
    ['not', 'selectors'],
    ['has', 'relative'],
    ['nth-child', 'nth-of'],
    ['nth-last-child', 'nth-of'],
    ['nth-of-type', 'nth'],
    ['nth-last-of-type', 'nth'],
    ['lang', 'word'],
  ])
