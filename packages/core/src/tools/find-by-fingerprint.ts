import { uniqueSelector } from '../page/model/page-document.ts'
import type { PageModel } from '../page/model/page-model.ts'
import { queryPage } from '../page/model/query-page.ts'
import type { Fingerprint } from '../schema/tool.ts'
import { clickableLooks, fieldLooks, formLooks, type Located } from './fingerprint.ts'
import { type Comparison, type FingerprintMatch, matchFingerprint } from './fingerprint-match.ts'
import { looseForms } from './loose-forms.ts'

/** The element that a fingerprint finds on a page as it is today, how similar it is, and why. */
export interface FoundElement extends Omit<FingerprintMatch, 'index' | 'best' | 'second'> {
  /** Position in the document; absent when nothing was found. */
  node?: number
  /** Its selector today; absent when nothing was found. */
  selector?: string
  /** The most similar element; only when nothing was found. */
  nearest?: NearElement
  /** The most similar of all others. */
  second?: NearElement
}

/** An element that was not taken, and how similar it is. */
export interface NearElement extends Comparison {
  node: number
  selector: string
}

const kinds = { form: formsAndLoose, field: fieldLooks, button: clickableLooks, link: clickableLooks }

/**
 * Finds the element that a fingerprint was taken of on a page as it is today. Nothing is found when no element is
 * similar enough, or several are.
 * @param page as `parsePage` returned it, not a copy
 */
export function findByFingerprint(fingerprint: Fingerprint, page: PageModel): FoundElement {
  const located = kinds[fingerprint.role](page)
  const looks = located.map((each) => each.looks)
  const matches = queryPage(page, fingerprint.selector, 1)
  const hit = matches?.count === 1 ? located.findIndex(({ node }) => node === matches.first[0]?.node) : -1
  const { index, best, second, ...match } = matchFingerprint(fingerprint, looks, hit)
  const at = (index: number): { node: number; selector: string } => {
    const { node } = located[index]!
    return { node, selector: uniqueSelector({ node }, page) }
  }
  const near = ({ index, ...comparison }: Comparison & { index: number }): NearElement => ({
    ...at(index),
    ...comparison,
  })
  const { reason: _, ...comparison } = match
  return {
    ...match,
    ...(index >= 0 && at(index)),
    ...(index < 0 && best >= 0 && { nearest: near({ index: best, ...comparison }) }),
    ...(second && { second: near(second) }),
  }
}

function formsAndLoose(page: PageModel): Located[] {
  return [...formLooks(page), ...formLooks(page, looseForms(page))]
}
