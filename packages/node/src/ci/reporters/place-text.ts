import type { Place } from '@operable/core'

/** Where a finding is, as editors and terminals make a link of it; on a page without a file its address and selector. */
export function placeText({ file, line, column, page, selector }: Place): string {
  if (file !== undefined) return line === undefined ? file : `${file}:${line}:${column ?? 1}`
  return selector === undefined ? page : `${page} ${selector}`
}

/** A file as the root of the repository names it. @param prefix folder of the configuration in it, with a final slash */
export function repositoryPath(file: string, prefix: string): string {
  return `${prefix}${file}`
}
