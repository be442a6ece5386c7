import type { Report } from '@operable/core'
import { formTasks } from '@operable/core/report'

/** How many of its forms an agent can use, in words of ours alone: a picture has no letters for those of the site. */
export function usableForms({ operability, coverage }: Pick<Report, 'operability' | 'coverage'>): string {
  if (coverage.pagesRead === 0) return 'No page could be read'
  const forms = formTasks(operability.forms)
  const known = forms.filter(({ verdict }) => verdict !== 'unknown')
  const works = known.filter(({ verdict }) => verdict === 'yes').length
  if (forms.length === 0) return 'No form was found'
  if (known.length === 0) return 'Its forms could not be judged'
  if (forms.length === 1) return `Agents ${works === 1 ? 'can' : 'cannot'} use its form`
  return works === 0
    ? `Agents can use none of ${forms.length} forms`
    : `Agents can use ${works} of ${forms.length} forms`
}
