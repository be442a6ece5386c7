import { exampleSiteFolder } from '../../package-root.ts'

type SiteName = 'small-business' | 'ready-business'

/** One of the two example sites that `operable demo` serves. */
export interface DemoSite {
  name: SiteName
  title: string
  /** The site that has the files which this one has not. */
  over?: SiteName
}

export const demoSites: readonly DemoSite[] = [
  { name: 'small-business', title: 'The example site as delivered' },
  { name: 'ready-business', title: 'The same site after its report', over: 'small-business' },
]

/** The address that the files of both sites name as their own. */
export const DEMO_ORIGIN = 'https://ferry-lane-cycles.example'

/** Folders with the files of an example site: what is in the first one hides what is in the next. */
export function demoFolders({ name, over }: DemoSite): readonly string[] {
  return [name, ...(over ? [over] : [])].map((each) => {
    const folder = exampleSiteFolder(each)
    if (!folder) throw new Error(`The example site "${each}" is missing from this installation.`)
    return folder
  })
}
