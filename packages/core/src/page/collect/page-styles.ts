import type { ShadowTrees } from '../../html/shadow-trees.ts'
import type { SightByRules } from '../element/out-of-sight.ts'
import { sightByRules } from '../element/sight-by-rules.ts'
import { readStyleRules } from '../element/style-rules.ts'
import type { Collected } from './collected.ts'
import type { PageStyles } from './context.ts'

/** The rules of a page with something to fill in; on another page they are not worth reading. */
export function readStyles(
  { forms, controls, styles }: Collected,
  shadows: ShadowTrees | undefined,
): PageStyles | undefined {
  if (styles.length === 0 || (forms.length === 0 && controls.length === 0)) return undefined
  const rules = readStyleRules(styles, shadows)
  let sight: SightByRules | undefined
  return {
    rules,
    sightOf(node) {
      sight ??= sightByRules(rules, () => readStyleRules(styles, shadows, true))
      return sight(node)
    },
  }
}
