import { type BreakdownEntry, OperableError, type Report } from '@operable/core'
import { reportSchema } from '@operable/core/schema'
import { z } from 'zod'

/** A line of the output: what was asked for of a report, or why there is none. */
export type Row = { address: string } & ({ code: string; detail: string; scannedAt: string } | Record<string, unknown>)

/** What a line may have beside the members of a report, for those who leave most of a report out. */
const derived = {
  /** Primary subtag of the first page that was read. */
  language: languageOf,
  /** Share of the points of each check: null where it does not apply, absent where it was not measured. */
  checks: checkShares,
} satisfies Record<string, (report: Report) => unknown>

/** Reads the value of a report that one name of `--fields` stands for. */
interface Field {
  path: readonly string[]
  read(report: Report): unknown
}

export type Fields = readonly Field[]

/**
 * Reads `--fields`: members of a report, separated by commas; a dot leads into a member that is an object.
 *
 * @throws OperableError `invalid_request` for a name that no report has
 */
export function readFields(text: string): Fields {
  const names = text.split(',').map((name) => name.trim())
  return names.map((name) => {
    const path = name.split('.')
    if (Object.hasOwn(derived, name)) return { path, read: derived[name as keyof typeof derived] }
    requireMember(path, name)
    return { path, read: (report) => valueAt(report, path) }
  })
}

function requireMember(path: readonly string[], name: string): void {
  let schema: unknown = reportSchema
  for (const member of path) {
    const shape: Record<string, unknown> = schema instanceof z.ZodObject ? schema.shape : {}
    if (!Object.hasOwn(shape, member)) {
      const known = [...Object.keys(reportSchema.shape), ...Object.keys(derived)].join(', ')
      throw new OperableError('invalid_request', `--fields: no report has "${name}". Members: ${known}.`)
    }
    schema = shape[member]
  }
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((from, member) => (from as Record<string, unknown> | undefined)?.[member], value)
}

/** @param fields undefined: the whole report */
export function rowOf(address: string, report: Report, fields: Fields | undefined): Row {
  // The address that was asked for: a report may be of the one that it leads to.
  if (fields === undefined) return { address, ...report }
  const row: Record<string, unknown> = {}
  for (const { path, read } of fields) {
    const value = read(report)
    if (value !== undefined) setAt(row, path, value)
  }
  return { address, ...row }
}

function setAt(row: Record<string, unknown>, [member = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    row[member] = value
    return
  }
  const inner = (row[member] ?? {}) as Record<string, unknown>
  row[member] = inner
  setAt(inner, rest, value)
}

/** The code comes second: who resumes reads no further. */
export function failedRow(address: string, failure: { code: string; detail: string; at: Date }): Row {
  const { code, detail, at } = failure
  return { address, code, detail, scannedAt: at.toISOString() }
}

/** ISO 639-2: what the page model says where a page says nothing. */
const UNDETERMINED = 'und'

/** BCP 47 primary language in lower case; undefined if the page does not say, or says something else. */
export function languageOf({
  pages,
}: {
  pages: readonly { outcome: string; language?: string | undefined }[]
}): string | undefined {
  const stated = pages.find(({ outcome }) => outcome === 'read')?.language ?? ''
  const code = /^\s*([a-z]{2,3})(?:[-_]|\s*$)/i.exec(stated)?.[1]?.toLowerCase()
  return code === UNDETERMINED ? undefined : code
}

export function checkShares({
  scoreBreakdown,
}: {
  scoreBreakdown: readonly Pick<BreakdownEntry, 'check' | 'points' | 'maxPoints' | 'applied' | 'measured'>[]
}): Record<string, number | null> {
  const shares: Record<string, number | null> = {}
  for (const { check, points, maxPoints, applied, measured } of scoreBreakdown) {
    if (measured) shares[check] = applied && maxPoints > 0 ? Math.round((points / maxPoints) * 1000) / 1000 : null
  }
  return shares
}
