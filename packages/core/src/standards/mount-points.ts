/** Ids that client frameworks mount into by default (React, Vue, Next, Nuxt, Gatsby, Svelte, Quasar, Docusaurus). */
export const mountIds: readonly string[] = [
  'root',
  'app',
  '__next',
  '__nuxt',
  '___gatsby',
  'svelte',
  'main-app',
  'react-root',
  'app-root',
  'q-app',
  '__docusaurus',
]

/** Elements that they mount into (Angular, Ionic, Flutter). */
export const mountTags: ReadonlySet<string> = new Set(['app-root', 'ion-app', 'flutter-view'])

/** Words in an id, a class or the name of an attribute that call an element something that a script fills. */
export const mountWords: ReadonlySet<string> = new Set(
  'root app mount island react preact vue svelte angular hydrate component widget form props embed'.split(' '),
)

/** Empty elements that the scripts of networks ask for, where nothing for visitors appears. */
export const vendorMounts: ReadonlySet<string> = new Set(['fb-root'])
