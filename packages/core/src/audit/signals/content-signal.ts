import { homepageHeaders } from '../homepage-headers.ts'
import { robotsOf } from '../robots-of.ts'
import { listOf } from '../sentence.ts'
import type { SignalRule } from './signal-rule.ts'

/** `Content-Signal` (contentsignals.org) and `Content-Usage` (AIPREF) in robots.txt or on the homepage's response. */
export const contentSignal: SignalRule = {
  id: 'content-signal',
  title: 'Content-Signal',
  look(site) {
    const robots = robotsOf(site.robots)
    const homepage = homepageHeaders(site)
    const observed: string[] = []
    if (robots.state === 'present') {
      for (const { values, line } of [...robots.rules.contentSignals, ...robots.rules.contentUsage].slice(0, 10)) {
        const said = Object.entries(values).map(([name, value]) => `${name}=${value}`)
        if (said.length > 0) observed.push(`Line ${line} of robots.txt says ${listOf(said, 10)}.`)
      }
    }
    const header = 'headers' in homepage ? homepage.headers['content-usage'] : undefined
    if (header) observed.push('The homepage response has a Content-Usage header.')
    if (observed.length > 0) return { state: 'present', observed }
    if (robots.state === 'unknown') return { state: 'not_measured', observed: [robots.detail] }
    return { state: 'absent', observed: ['Neither robots.txt nor the homepage states how content may be used.'] }
  },
}
