import type { Look } from '../../analysis/look.ts'
import type { PageView } from '../../analysis/page-view.ts'
import type { WidgetReading } from '../../contracts/widget-archive.ts'

/** The address of a pinned script. */
const PINNED = /\/w\/([\w-]{12})\/operable\.js/

/** Asks a page for the script tag of a website. */
export function tagLook(websiteId: string): NonNullable<Look['attributes']> {
  return { widgetTag: `script[data-website="${websiteId}"]` }
}

/** The widget that a page has, as its markup says. @param view of a page that was asked for it */
export function widgetTagOf({ url, seen }: PageView): WidgetReading {
  const tags = seen.attributes?.['widgetTag'] ?? []
  const version = tags.map(({ src }) => PINNED.exec(src ?? '')?.[1]).find((found) => found !== undefined)
  return { page: url, ...(version === undefined ? {} : { version }) }
}
