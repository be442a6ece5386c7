import { type PageModel, queryPage } from '@operable/core'
import type { WidgetReading } from '../../contracts/widget-archive.ts'

/** The address of a pinned script, in the outline of its tag. */
const PINNED = / src="[^"]*\/w\/([\w-]{12})\/operable\.js/

/** The widget that a page has, as its markup says. @param page as `parsePage` returned it */
export function widgetTagOf(page: PageModel, websiteId: string): WidgetReading {
  const tags = queryPage(page, `script[data-website="${websiteId}"]`)
  const version = tags?.first.map(({ outline }) => PINNED.exec(outline)?.[1]).find((found) => found !== undefined)
  return { page: page.url, ...(version === undefined ? {} : { version }) }
}
