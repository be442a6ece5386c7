/**
 * Attributes in which builds and their plugins write down where the markup of an element comes from. `at`: file, line and
 * column in one value, `src/Form.tsx:12:5`; `file` with `loc`, `12:5`, or with `line` and `column`. The first that an
 * element has counts.
 */
export const sourceAttributes: readonly SourceAttributes[] = [
  { at: 'data-source' },
  { at: 'data-source-loc' },
  // vite-plugin-vue-inspector
  { at: 'data-v-inspector' },
  // Astro, with its toolbar
  { file: 'data-astro-source-file', loc: 'data-astro-source-loc' },
  // react-dev-inspector
  {
    file: 'data-inspector-relative-path',
    line: 'data-inspector-line',
    column: 'data-inspector-column',
  },
]

/** The names of attributes that together hold a place. */
export interface SourceAttributes {
  at?: string
  file?: string
  loc?: string
  line?: string
  column?: string
}
