import { uniqueSelector } from '../page/page-document.ts'
import type { PageModel } from '../page/page-model.ts'
import type { Fingerprint } from '../schema/tool.ts'
import { clickableLooks, fieldLooks, formLooks } from './fingerprint.ts'
import { type FingerprintMatch, matchFingerprint } from './fingerprint-match.ts'

export interface FoundElement extends Omit<FingerprintMatch, 'index'> {
  /** Position in the document; absent when nothing was found. */
  node?: number
  /** Its selector today; absent when nothing was found. */
  selector?: string
}

const kinds = { form: formLooks, field: fieldLooks, button: clickableLooks, link: clickableLooks }

/**
 * Finds the element that a fingerprint was taken of on a page as it is today. Nothing is found when no element is
 * similar enough, or several are. Its selector counts as a hit where it is still the one that the page's model gives.
 * @param page as `parsePage` returned it, not a copy
 */
export function findByFingerprint(fingerprint: Fingerprint, page: PageModel): FoundElement {
  const located = kinds[fingerprint.role](page)
  const looks = located.map((each) => each.looks)
  const hit = located.findIndex((each) => uniqueSelector(each, page) === fingerprint.selector)
  const { index, ...match } = matchFingerprint(fingerprint, looks, hit)
  const found = located[index]
  return found ? { ...match, node: found.node, selector: uniqueSelector(found, page) } : match
}
