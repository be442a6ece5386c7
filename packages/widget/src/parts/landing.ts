import { signsOfPage } from '../outcome/next-page.ts'
import { judged } from '../site/judged.ts'

/** What judges a run by the page that its form led to. */
export const landing = { judged, signsOfPage }
