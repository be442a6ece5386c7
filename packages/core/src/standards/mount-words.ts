/** Words in an id, a class or the name of an attribute that call an element something that a script fills. */
export const mountWords: ReadonlySet<string> = new Set(
  'root app mount island react preact vue svelte angular hydrate component widget form props embed'.split(' '),
)

/** Empty elements that the scripts of networks ask for, where nothing for visitors appears. */
export const vendorMounts: ReadonlySet<string> = new Set(['fb-root'])
