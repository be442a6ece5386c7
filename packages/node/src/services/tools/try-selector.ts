import { OperableError } from '@operable/core'
import { checkSelector } from '@operable/core/page'
import type { SelectorTrial } from '../../contracts/tools.ts'
import type { PageReading } from './named-pages.ts'
import { visitToolPage } from './visit-tool-page.ts'

/** Elements that are outlined. */
const SHOWN = 5

/**
 * Reads a page as the making of tools does and says what a selector matches there.
 *
 * @throws OperableError `invalid_selector`, and what `visitToolPage` throws
 */
export async function trySelector(
  { pageUrl, selector }: { pageUrl: string; selector: string },
  reading: PageReading,
): Promise<SelectorTrial> {
  const checked = checkSelector(selector)
  if (!checked.ok) throw new OperableError('invalid_selector', checked.reason)
  const { result: found, evidence } = await visitToolPage(pageUrl, reading, {
    look: { matches: { selector, limit: SHOWN } },
    judge: ({ seen }) => seen.matches,
  })
  if (!found) throw new OperableError('invalid_selector', 'Only a page in a live browser can answer this selector.')
  const [first] = found.first
  return {
    count: found.count,
    outlines: found.first.map(({ outline }) => outline),
    ...(first?.name === undefined ? {} : { name: first.name }),
    rendered: evidence.rendering.mode === 'browser',
  }
}
