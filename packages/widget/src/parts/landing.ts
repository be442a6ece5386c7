import { expectedBefore, expectedNow, signsOfPage } from '../outcome/next-page.ts'
import { judged } from '../site/judged.ts'

/** What judges a run by the page that its form led to, and by what its tool expects. */
export const landing = { judged, signsOfPage, expectedBefore, expectedNow }
