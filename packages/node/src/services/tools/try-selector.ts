import { checkSelector, OperableError, queryPage } from '@operable/core'
import type { SelectorTrial } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import type { SiteReader } from './site-reader.ts'
import { visitToolPage } from './visit-tool-page.ts'

const SHOWN = 5

/**
 * Reads a page as the making of tools does and says what a selector matches there.
 *
 * @throws OperableError `invalid_selector`, and what `visitToolPage` throws
 */
export async function trySelector(
  website: Website,
  { pageUrl, selector }: { pageUrl: string; selector: string },
  reader: SiteReader,
  signal: AbortSignal,
): Promise<SelectorTrial> {
  const checked = checkSelector(selector)
  if (!checked.ok) throw new OperableError('invalid_selector', checked.reason)
  const look = (page: Parameters<typeof queryPage>[0]) => queryPage(page, selector, SHOWN)
  const { result: found, evidence } = await visitToolPage(website, pageUrl, reader, signal, look)
  if (!found) throw new OperableError('invalid_selector', 'Only a page in a live browser can answer this selector.')
  const [first] = found.first
  return {
    count: found.count,
    outlines: found.first.map(({ outline }) => outline),
    ...(first?.name === undefined ? {} : { name: first.name }),
    rendered: evidence.rendering.mode === 'browser',
  }
}
