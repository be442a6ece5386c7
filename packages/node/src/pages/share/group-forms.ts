import type { FormOperability } from '@operable/core'

/** Forms that many pages repeat, such as a newsletter in the footer, with all their pages. */
export function groupForms(forms: readonly FormOperability[]): { form: FormOperability; pages: string[] }[] {
  const groups = new Map<string, { form: FormOperability; pages: string[] }>()
  for (const form of forms) {
    const { page, index: _, ...rest } = form
    const key = JSON.stringify(rest)
    const group = groups.get(key) ?? { form, pages: [] }
    group.pages.push(page)
    groups.set(key, group)
  }
  return [...groups.values()]
}
