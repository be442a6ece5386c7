/**
 * Shapes of ids and classes that a build or a framework makes anew, so that a selector on them breaks with the next
 * release. Each is anchored or literal: no pattern backtracks.
 */
export const generatedNamePatterns: readonly RegExp[] = [
  /^:r[0-9a-z]+:$/, // React useId
  /^«r[0-9a-z]+»$/, // React 19 useId
  /^_r_[0-9a-z]+_$/,
  /^(?:radix|headlessui|mui|mantine|ember|react-aria|chakra|cdk|mat|ng-tns|reach|downshift|svelte|ext-gen|yui_|gwt-uid|uid)[-_:]?.*\d/,
  /^(?:css|sc|jsx|emotion|makestyles|styled|jss|tss)-[0-9a-z]/i,
  /-\d+-\d+$/, // counters of a library and of its parts
  /^(?=[a-z\d]{8,}$)[a-z]*\d+[a-z]+\d+[a-z]/, // letters and digits in turn
  /\d{5,}/, // counters, timestamps, database ids
  /[0-9a-f]{8}-[0-9a-f]{4}-/i, // UUID
  /(?:^|[-_])(?=[a-z]*\d)(?=\d*[a-z])[0-9a-f]{6,}$/i, // hash at the end
  /__[A-Za-z0-9+]{5,}$/, // CSS modules
  /^_[A-Za-z0-9]{5,}(?:_\d+)?$/,
]

/** What every pattern above needs: most names have none of it and are done with one test. */
export const maybeGenerated = /[\d:«]|^_|__|^(?:css|sc|jsx|emotion|makestyles|styled|jss|tss)-/i

/** Classes that say how something looks right now, not what it is. */
export const stateClassWords = [
  'active',
  'open',
  'show',
  'hidden',
  'visible',
  'focus',
  'hover',
  'selected',
  'disabled',
  'current',
  'loading',
  'loaded',
  'collapsed',
  'expanded',
  'in',
  'fade',
  'animated',
  'ng-untouched',
  'ng-pristine',
  'ng-valid',
  'ng-invalid',
  'is-active',
  'is-open',
  'has-error',
]
