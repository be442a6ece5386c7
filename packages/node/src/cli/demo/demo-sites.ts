import { exampleSiteFolder } from '../../package-root.ts'

type SiteName = 'small-business' | 'ready-business'

/** One of the two example sites that `operable demo` serves. */
export interface DemoSite {
  name: SiteName
  title: string
  /** The site that has the files this one lacks. */
  over?: SiteName
}

export const demoSites: readonly DemoSite[] = [
  { name: 'small-business', title: 'the example site as delivered' },
  { name: 'ready-business', title: 'the same site, improved as its report suggests', over: 'small-business' },
]

/** The address that both sites have in their files. */
export const DEMO_ORIGIN = 'https://ferry-lane-cycles.example'

/** Folders with the files of an example site; files in the first one hide those in the next. */
export function demoFolders({ name, over }: DemoSite): readonly string[] {
  return [name, ...(over ? [over] : [])].map((each) => {
    const folder = exampleSiteFolder(each)
    if (!folder) throw new Error(`The example site "${each}" is missing from this installation.`)
    return folder
  })
}
