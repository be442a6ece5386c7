import { quote } from '../html/clean-text.ts'
import type { Report } from '../schema/report-types.ts'
import { type TaskVerdict, taskVerdicts } from './task-verdicts.ts'

/**
 * What an agent can and cannot do on the site, in a few sentences for the top of a report. The band says less, and misleads
 * for a site whose points come from elsewhere.
 */
export function headlineOf(report: Pick<Report, 'operability' | 'scoreBreakdown' | 'proofs'>): string {
  const tasks = taskVerdicts(report)
  const forms = tasks.filter(({ kind }) => kind === 'form')
  const read = tasks.find(({ kind }) => kind === 'read')
  return [readWords(read), formWords(forms, read?.verdict === 'yes' ? 'They' : 'Agents')].filter(Boolean).join(' ')
}

function readWords(read: TaskVerdict | undefined): string {
  if (read === undefined || read.verdict === 'unknown') return ''
  return read.verdict === 'yes'
    ? 'Agents can read this site.'
    : `Not every agent can read this site. ${read.blockedBy ?? ''}`.trim()
}

function formWords(forms: readonly TaskVerdict[], agents: string): string {
  const all = forms.length
  if (all === 0) return 'No form was found on the pages read.'
  const known = forms.filter(({ verdict }) => verdict !== 'unknown')
  const works = known.filter(({ verdict }) => verdict === 'yes').length
  const stopped = known.find(({ verdict }) => verdict === 'no')
  if (known.length === 0) return `It is not known whether agents can send ${all === 1 ? 'its form' : 'its forms'}.`
  if (stopped === undefined) return `${agents} can fill in and send ${all === 1 ? 'its form' : share(works, all)}.`
  const form = `${quote(stopped.name, 60)}. ${stopped.blockedBy ?? ''}`.trim()
  if (all === 1) return `${agents} cannot complete its form ${form}`
  return works === 0
    ? `${agents} cannot complete any of its ${all} forms. The first is ${form}`
    : `${agents} can fill in and send ${share(works, all)}, but not ${form}`
}

function share(works: number, all: number): string {
  if (works === all) return all === 2 ? 'both forms' : `all ${all} forms`
  return `${works} of ${all} forms`
}
