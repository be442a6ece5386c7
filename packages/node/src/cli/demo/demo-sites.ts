import { exampleSiteFolder } from '../../package-root.ts'

/** One of the two example sites that `operable demo` serves. */
export interface DemoSite {
  name: 'small-business' | 'ready-business'
  title: string
}

export const demoSites: readonly DemoSite[] = [
  { name: 'small-business', title: 'The example site as delivered' },
  { name: 'ready-business', title: 'The same site after its report' },
]

/** The address that the files of both sites name as their own. */
export const DEMO_ORIGIN = 'https://ferry-lane-cycles.example'

/** Folder with the files of an example site. */
export function demoFolder(site: DemoSite): string {
  const folder = exampleSiteFolder(site.name)
  if (!folder) throw new Error(`The example site "${site.name}" is missing from this installation.`)
  return folder
}
