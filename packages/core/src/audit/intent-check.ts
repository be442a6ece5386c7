import type { Intent } from '../standards/intents.ts'
import type { Check } from './check.ts'
import { NOT_IN_EVIDENCE, tells } from './older-evidence.ts'
import { noPageRead, notMeasured } from './outcome.ts'
import { readPages } from './read-pages.ts'
import { sectionHtml } from './snippets/html.ts'
import {
  describeGone,
  describeSurfaces,
  goneFaults,
  goneSurfaces,
  hasSurfaces,
  SURFACE_GATE,
  surfacesFor,
} from './surfaces.ts'

export interface IntentRule extends Pick<Check, 'id' | 'maxPoints' | 'title' | 'action' | 'why' | 'rule' | 'reading'> {
  /** Any of them will do. */
  intents: readonly Intent[]
  says: {
    /** What older evidence leaves open. */
    unknown: string
    /** Where nothing was found. */
    none: string
    fault: string
  }
  advise: {
    change: string
    /** A section that names it: its id, its heading, and what to write in it. */
    section: Parameters<typeof sectionHtml>
  }
}

/** The check that a page offers something that visitors ask for: all points, or none. */
export function intentCheck({ intents, says, advise, ...texts }: IntentRule): Check {
  return {
    ...texts,
    bucket: 'recommended',
    gate: SURFACE_GATE,
    effort: 'edit',
    applies: hasSurfaces,
    earn(site) {
      if (readPages(site).length === 0) return noPageRead(site)
      const found = surfacesFor(site, intents)
      if (found.length > 0) return { points: texts.maxPoints, observed: [`Found: ${describeSurfaces(found)}.`] }
      if (!tells(site, 'what texts offer')) return notMeasured(says.unknown, NOT_IN_EVIDENCE)
      const code = sectionHtml(...advise.section)
      return {
        points: 0,
        observed: [says.none, ...describeGone(goneSurfaces(site, intents))],
        faults: () => goneFaults(goneSurfaces(site, intents), says.fault),
        advise: () => ({
          change: advise.change,
          pages: [site.finalUrl],
          snippets: [{ page: site.finalUrl, target: 'at the end of the main content', language: 'html', code }],
        }),
      }
    },
  }
}
