import type { Report } from '@operable/core'
import { exampleSiteFolder } from '../../package-root.ts'
import { auditFolder } from '../../services/audit-folder.ts'

/** The address that the files of the example site name as their own. */
const ORIGIN = 'https://ferry-lane-cycles.example'

let sample: Promise<Report | undefined> | undefined

/**
 * A report to show to somebody who has none: the example site of this package, audited once, from its files. Undefined where
 * they were left out of an installation.
 */
export function sampleReport(): Promise<Report | undefined> {
  const folder = exampleSiteFolder('small-business')
  sample ??= folder ? auditFolder(folder, { url: ORIGIN }).catch(() => undefined) : Promise.resolve(undefined)
  return sample
}
