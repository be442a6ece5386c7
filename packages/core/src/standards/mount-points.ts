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
