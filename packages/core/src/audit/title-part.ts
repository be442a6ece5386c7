/** What stands in a title before the first separator: mostly the page, on a start page the site. Empty for no title. */
export function firstTitlePart(title: string): string {
  return title.split(/ [|–—·-] /, 1)[0]?.trim() ?? ''
}
