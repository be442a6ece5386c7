import type { Keys } from '../../contracts/keys.ts'
import type { Runs } from '../../contracts/runs.ts'
import type { Tools } from '../../contracts/tools.ts'
import type { Websites } from '../../contracts/websites.ts'
import type { WidgetPages, WidgetSightings } from '../../contracts/widget-archive.ts'

/** What the commands that manage websites need: the services themselves, or a client of a service that runs. */
export interface ManagedService {
  websites: Pick<Websites, 'list' | 'patch' | 'remove'> & {
    /** The new website's id and normalised address, and its key, which is shown here only. */
    add(url: string): Promise<{ id: string; url: string; key: string }>
  }
  keys: Pick<Keys, 'create' | 'list' | 'revoke'>
  widget: Pick<WidgetSightings, 'sightings'> & Pick<WidgetPages, 'pages'>
  runs: Pick<Runs, 'list'>
  tools: Pick<
    Tools,
    'list' | 'patch' | 'remove' | 'addFromUrls' | 'checkTag' | 'discover' | 'proposals' | 'applyProposals'
  >
}
