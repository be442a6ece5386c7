import type { Deed, Row } from './row.ts'

/**
 * What became of a tool: `sent` once with every value right; `pressed` once, with every value held, the button that only
 * a script listens to; left to a `person`, where one is needed; or neither.
 */
export type End = 'sent' | 'pressed' | 'person' | 'failed'

export function endOf(row: Row): End {
  const { ours, person, isPersonSeen } = row
  if (ours.status === 'needs_person') return person || isPersonSeen ? 'person' : 'failed'
  return isPersonSeen ? 'failed' : (deedEnd(row, ours) ?? 'failed')
}

/** The same of the library, which knows no person. */
export function libraryEndOf(row: Row): End {
  return (row.library && !row.library.stop && deedEnd(row, row.library)) || 'failed'
}

/** It needs no person, and one of the two ways could operate it as it stands here, its scripts off. */
export function isOperable(row: Row): boolean {
  return !row.isPersonSeen && (isDone(endOf(row)) || isDone(libraryEndOf(row)))
}

export function isDone(end: End): boolean {
  return end === 'sent' || end === 'pressed'
}

/** The page was told to be silent or to refuse, or nothing was sent, and the run says that it was taken all the same. */
export function isFalselyConfirmed({ ours, answer }: Row): boolean {
  return ours.status === 'confirmed' && (ours.submits === 0 || answer.kind !== 'thanks')
}

/** The page had thanked, and the run says that it refused. */
export function isFalselyRejected({ ours, answer }: Row): boolean {
  return ours.status === 'rejected' && ours.submits > 0 && answer.kind === 'thanks'
}

function deedEnd({ sends }: Row, { submits, strays, clicks, fields, touched }: Deed): End | undefined {
  const isRight = Object.values(fields).every((arrived) => arrived === 'form' || arrived === 'control')
  if (!isRight || strays > 0 || touched.length > 0) return undefined
  if (submits === 1) return 'sent'
  return sends === 'script' && submits === 0 && clicks === 1 ? 'pressed' : undefined
}
