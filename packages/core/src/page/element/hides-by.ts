/** Whether a value of a property hides; undefined if it says nothing. */
const READERS: Readonly<Record<string, (value: string) => boolean | undefined>> = {
  display: (value) => value === 'none',
  visibility: (value) => value === 'hidden' || value === 'collapse',
  opacity: (value) => Number.parseFloat(value) === 0,
  'max-height': (value) => isZero(value),
  height: (value) => (isZero(value) ? true : undefined),
  'clip-path': (value) => /inset\((?:[5-9]\d|100)%|circle\(0/.test(value),
  transform: (value) => /scale[xy]?\(0(?:[,)]|\.0)|translate\w*\([^)]*1\d\d(?:%|v[wh])/.test(value),
  right: (value) => isFarAway(value),
  left: (value) => isFarAway(value),
  top: (value) => isFarAway(value),
  bottom: (value) => isFarAway(value),
}

/** Whether a property with this value hides an element; undefined if it says nothing. */
export function hidesBy(property: string, value: string): boolean | undefined {
  const text = value.replace('!important', '').trim().toLowerCase()
  return Object.hasOwn(READERS, property) && text !== '' ? READERS[property]?.(text) : undefined
}

function isZero(value: string): boolean {
  return /^0(?:px|em|rem|vh|%)?$/.test(value)
}

/** Moved out of view by its own size or the window's. */
function isFarAway(value: string): boolean | undefined {
  return /^-(?:\d{3,}px|1\d\d(?:%|v[wh]))$/.test(value)
}
